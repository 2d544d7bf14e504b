/** Strong and stressed words in a line of prose: `**so**` and `*so*`. */
export interface Piece {
  kind: 'plain' | 'strong' | 'stressed';
  text: string;
}

export function inlinePieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { kind: 'stressed', text: part.slice(1, -1) };
      return { kind: 'plain', text: part };
    });
}

/** The same without marks, for searching. */
export const plainText = (text: string): string =>
  inlinePieces(text)
    .map((piece) => piece.text)
    .join('');
