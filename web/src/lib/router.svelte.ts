/** Addresses: / · /new/GAME · /t/TABLE · /t/TABLE/PLY · /about · /about/GAME */
export interface Route {
  page: 'lobby' | 'new' | 'table' | 'replay' | 'about' | 'lost';
  id: string;
  ply: number;
}

export function read(path: string): Route {
  const [head = '', a = '', b = '', more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const route = (page: Route['page'], id = '', ply = 0): Route => ({ page, id, ply });
  if (head === '') return route('lobby');
  if (head === 'new' && !b) return route('new', a);
  if (head === 'about' && !b) return route('about', a);
  if (head === 't' && a && b === '') return route('table', a);
  if (head === 't' && a && /^\d+$/.test(b) && more === undefined) return route('replay', a, Number(b));
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
