/** What can be touched next may lie outside a small screen: it is brought into sight. */
const GOLDEN = 'main [data-lit], main .btn.lit';
const SMALL = '(max-width: 860px)';

const inSight = (thing: Element): boolean => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
};
const scrollTo = (thing: Element | undefined | null): void => thing?.scrollIntoView({ block: 'center' });

/** After somebody has touched something: nothing moves while something golden is in sight. */
export function keepInSight(): void {
  const golden = [...document.querySelectorAll(GOLDEN)];
  if (matchMedia(SMALL).matches && !golden.some(inSight)) scrollTo(golden[0]);
}

/** What a task points at; else the first golden thing outside the card. */
export function showMe(): void {
  scrollTo(document.querySelector('main .hot[data-target]') ?? document.querySelector('main [data-lit]'));
}
