const attribute = /(<[a-z][^<>]*?) style="([^"]*)"/g

/**
 * The content policy refuses style attributes, so those of rendered HTML become rules of a style element that carries the nonce. The web app
 * turns them back when it takes over.
 */
export function styleAttributesToRules(html: string): { html: string; rules: string } {
  const styles = new Map<string, number>()
  const changed = html.replace(attribute, (_tag, before: string, value: string) => {
    // Nothing that could end a rule or the style element.
    if (/[{}<>\\]|&(?!quot;|#x27;)/.test(value)) return before
    const index = styles.get(value) ?? styles.size
    styles.set(value, index)
    return `${before} data-style="${index}"`
  })
  const rules = [...styles].map(([value, index]) => `[data-style="${index}"]{${value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")}}`)
  return { html: changed, rules: rules.join('') }
}
