/** What a list is made of: its items, and what was given and matched nothing. */
export type ListedItems = { items: readonly string[]; leftover: readonly string[] }

/** New items come after those that are there, each once. */
export function addItems(listed: ListedItems, added: ListedItems): ListedItems {
  return { items: [...new Set([...listed.items, ...added.items])], leftover: [...new Set([...listed.leftover, ...added.leftover])] }
}

/** What is left over stays. */
export function takeOutItems({ items, leftover }: ListedItems, out: ReadonlySet<string>): ListedItems {
  return { items: items.filter((item) => !out.has(item)), leftover }
}
