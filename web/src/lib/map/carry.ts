/** Pieces that can be dragged: taken up when the pointer moves, put down on the target under it, or back where they were. */
import type { Stage } from '$lib/table/stage.svelte';

export interface Carried {
  stage: Stage;
  /** Can it be taken up now? */
  ready: boolean;
  take: () => void;
  art: string;
  colour: string;
  count: number;
}

/** A press that moves less is a click. */
const CLICK = 7;
/** So long may the server think about where it can go; then it is put back. */
const PATIENCE = 1200;
const AGAIN = 60;
const SIZE = 44;

function ghostOf({ art, colour, count }: Carried): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'carried';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `position:fixed;z-index:30;pointer-events:none;left:0;top:0;color:${colour}`;
  const number = count > 1 ? `<b>${count}</b>` : '';
  ghost.innerHTML = `<svg width="${SIZE}" height="${SIZE}"><use href="#${art}" width="${SIZE}" height="${SIZE}"/></svg>${number}`;
  return ghost;
}

const targetAt = (x: number, y: number): string | null => {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-target], [data-thing]');
  return found?.dataset['target'] ?? found?.dataset['thing'] ?? null;
};

/** Put it down there as soon as that can be chosen. */
function put(stage: Stage, target: string | null, from: string | null, until: number): void {
  if (target !== null && target !== from && stage.choice.lit.has(target)) stage.choose(target);
  else if (target === null || target === from || performance.now() > until) stage.putBack();
  else setTimeout(() => put(stage, target, from, until), AGAIN);
}

const swallow = (event: Event): void => event.stopPropagation();
/** The click that follows a drag is none. */
function swallowClick(): void {
  addEventListener('click', swallow, true);
  setTimeout(() => removeEventListener('click', swallow, true), 0);
}

export function carriable(node: SVGElement, given: Carried): { update(next: Carried): void; destroy(): void } {
  let now = given;
  let drag: { x: number; y: number; id: number; from: string | null; ghost: HTMLElement | null } | null = null;
  const mark = (): void => {
    node.toggleAttribute('data-carry', now.ready);
  };
  function stop(): void {
    drag?.ghost?.remove();
    drag = null;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', stop);
  }
  function move(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.id) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) <= CLICK) return;
      drag.ghost = document.body.appendChild(ghostOf(now));
      now.take();
    }
    drag.ghost.style.transform = `translate(${event.clientX - SIZE / 2}px, ${event.clientY - SIZE / 2}px)`;
  }
  function up(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.id) return;
    const { ghost, from } = drag;
    stop();
    if (!ghost) return;
    swallowClick();
    put(now.stage, targetAt(event.clientX, event.clientY), from, performance.now() + PATIENCE);
  }
  function down(event: PointerEvent): void {
    if (!now.ready || event.button !== 0 || drag) return;
    drag = {
      x: event.clientX,
      y: event.clientY,
      id: event.pointerId,
      from: targetAt(event.clientX, event.clientY),
      ghost: null,
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
  }
  node.addEventListener('pointerdown', down);
  mark();
  return {
    update: (next) => {
      now = next;
      mark();
    },
    destroy: () => {
      stop();
      node.removeEventListener('pointerdown', down);
    },
  };
}
