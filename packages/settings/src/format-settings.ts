import { type Setting, settingTable } from './setting-table.ts'

/** The table of settings as a Markdown page, for `docs/settings.md`. */
export function formatSettings(): string {
  const rows = Object.values<Setting>(settingTable).map((setting) => `| \`${setting.name}\` | ${standardOf(setting)} | ${setting.doc} |`)
  return [
    '# Settings',
    '',
    'Every process reads its settings from the environment, once, when it starts.',
    'A wrong value stops it with a message that names the setting.',
    'This page is generated from `packages/settings/src/setting-table.ts` by `npm run gen`.',
    '',
    '| Name | Default | Meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function standardOf(setting: Setting): string {
  if (setting.standard === null) return 'must be set'
  return setting.standard === '' ? 'unset' : `\`${setting.standard}\``
}
