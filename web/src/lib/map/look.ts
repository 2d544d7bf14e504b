/** Asks whatever map is shown to come close to some places. */
export const LOOK_AT = 'look-at';

export const lookAt = (targets: string[]): boolean => dispatchEvent(new CustomEvent(LOOK_AT, { detail: targets }));
