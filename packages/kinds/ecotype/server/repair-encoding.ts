/**
 * A text whose UTF-8 bytes were once read as Latin-1 and written again ('BrÃ¶sarp') becomes what it was ('Brösarp').
 * A text that can't have gone that way stays as it is.
 */
export function repairEncoding(text: string): string {
  if (!/[\u0080-\u00FF]/.test(text) || /[\u0100-\uFFFF]/.test(text)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}
