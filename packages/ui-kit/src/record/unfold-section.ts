/** Opens the section if it is folded: whoever goes to it wants to read it. */
export function unfoldSection(section: HTMLElement): void {
  section.querySelector('details[data-section-fold]')?.setAttribute('open', '')
}
