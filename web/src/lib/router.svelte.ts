/** Addresses: / · /new/GAME · /t/TABLE · /t/TABLE/PLY · /review/TABLE · /about · /about/GAME · /learn/GAME · /learn/GAME/CHAPTER · /aid/GAME · /lesson/GAME/LESSON · /account · /signin · /people/PERSON · /at/TABLE · /stop/TOKEN */
export interface Route {
  page:
    | 'lobby'
    | 'new'
    | 'table'
    | 'replay'
    | 'review'
    | 'about'
    | 'learn'
    | 'aid'
    | 'lesson'
    | 'account'
    | 'signin'
    | 'person'
    | 'at'
    | 'stop'
    | 'lost';
  id: string;
  /** A chapter or a lesson. */
  part: string;
  ply: number;
}

export function read(path: string): Route {
  const [head = '', a = '', b = '', more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const route = (page: Route['page'], id = '', ply = 0, part = ''): Route => ({ page, id, ply, part });
  if (head === '') return route('lobby');
  if (head === 'new' && !b) return route('new', a);
  if (head === 'about' && !b) return route('about', a);
  if (head === 'learn' && a && more === undefined) return route('learn', a, 0, b);
  if (head === 'aid' && a && !b) return route('aid', a);
  if (head === 'lesson' && a && b && more === undefined) return route('lesson', a, 0, b);
  if (head === 't' && a && b === '') return route('table', a);
  if (head === 't' && a && /^\d+$/.test(b) && more === undefined) return route('replay', a, Number(b));
  if (head === 'review' && a && !b) return route('review', a);
  if (head === 'account' && !a) return route('account');
  if (head === 'signin' && !a) return route('signin');
  if (head === 'people' && a && !b) return route('person', a);
  if (head === 'stop' && a && !b) return route('stop', a);
  if (head === 'at' && a && !b) return route('at', a);
  return route('lost');
}

class Router {
  route = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = read(location.pathname)));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.route = read(location.pathname);
    if (!replace && !path.includes('#')) scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
