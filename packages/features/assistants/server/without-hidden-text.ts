// Control and format characters (zero-width, direction, tags) and private use: what people do not see, and a model reads.
const hidden = /[^\P{Cc}\n\t]|\p{Cf}|\p{Co}/gu

export function withoutHiddenText(text: string): string {
  return text.replaceAll(hidden, '')
}
