/** Things in a drawing that act like buttons: click, Enter, Space, and being pointed at. */
export interface Press {
  press: () => void;
  aim?: (on: boolean) => void;
}

export function pressable(node: SVGElement | HTMLElement, given: Press): { update(p: Press): void; destroy(): void } {
  let now = given;
  const click = (event: Event): void => {
    event.stopPropagation();
    now.press();
  };
  const key = (event: Event): void => {
    const { key: name } = event as KeyboardEvent;
    if (name !== 'Enter' && name !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    now.press();
  };
  const on = (): void => now.aim?.(true);
  const off = (): void => now.aim?.(false);
  const pairs: [string, (event: Event) => void][] = [
    ['click', click],
    ['keydown', key],
    ['pointerenter', on],
    ['focus', on],
    ['pointerleave', off],
    ['blur', off],
  ];
  for (const [name, run] of pairs) node.addEventListener(name, run);
  return {
    update: (p) => void (now = p),
    destroy: () => pairs.forEach(([name, run]) => node.removeEventListener(name, run)),
  };
}
