/** One rule of a style sheet. A group (`@media`, `@layer`, …) has rules, a style rule has selectors. */
export type StyleRule = { text: string } | { head: string; rules: StyleRule[] } | { selectors: Selector[]; body: string }

type Selector = { text: string; classes: readonly string[] }

/** Reads a built style sheet, without comments, into rules. Only what is needed to choose among them is understood. */
export function parseStyle(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  for (let at = 0; at < css.length; ) {
    const open = endOf(css, at, '{;')
    if (open >= css.length || css[open] === ';') {
      rules.push({ text: css.slice(at, open + 1) })
      at = open + 1
      continue
    }
    const close = endOf(css, open + 1, '}')
    rules.push(ruleOf(css.slice(at, open).trim(), css.slice(open + 1, close)))
    at = close + 1
  }
  return rules
}

const group = /^@(media|layer|supports|container)\b/

function ruleOf(head: string, body: string): StyleRule {
  if (group.test(head)) return { head, rules: parseStyle(body) }
  if (head.startsWith('@')) return { text: `${head}{${body}}` }
  return { selectors: splitSelectors(head).map((text) => ({ text, classes: classesOf(text) })), body }
}

/** The place of the first of these characters outside of strings and inner brackets. */
function endOf(css: string, from: number, wanted: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const character = css[at] ?? ''
    if (character === '"' || character === "'") at = css.indexOf(character, at + 1)
    else if (depth === 0 && wanted.includes(character)) return at
    else if ('{(['.includes(character)) depth++
    else if ('})]'.includes(character)) depth--
  }
  return css.length
}

function splitSelectors(head: string): string[] {
  const found: string[] = []
  for (let at = 0; at < head.length; ) {
    const end = endOf(head, at, ',')
    found.push(head.slice(at, end))
    at = end + 1
  }
  return found
}

/** The classes that an element must have; those in brackets are alternatives or exceptions. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, '')
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
}

/** The rules that can matter to this HTML, so that it is painted right before any style sheet arrives. */
export function criticalStyle(rules: readonly StyleRule[], html: string): string {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return formatRules(rules, used)
}

function formatRules(rules: readonly StyleRule[], used: ReadonlySet<string>): string {
  return rules.map((rule) => formatRule(rule, used)).join('')
}

function formatRule(rule: StyleRule, used: ReadonlySet<string>): string {
  if ('text' in rule) return rule.text
  if ('rules' in rule) {
    const inner = formatRules(rule.rules, used)
    return inner === '' ? '' : `${rule.head}{${inner}}`
  }
  const stored = rule.selectors.filter(({ classes }) => classes.every((name) => used.has(name)))
  return stored.length === 0 ? '' : `${stored.map(({ text }) => text).join(',')}{${rule.body}}`
}
