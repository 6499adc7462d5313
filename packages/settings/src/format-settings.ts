import type { Setting } from './define-setting.ts'
import { fileNameOf } from './read-setting-text.ts'
import { settingTable } from './setting-table.ts'

/** The table of settings as a Markdown page, for `docs/settings.md`. */
export function formatSettings(): string {
  const settings = Object.values<Setting>(settingTable)
  const files = settings.filter(({ isSecret }) => isSecret).map((setting) => `\`${fileNameOf(setting)}\``)
  const rows = settings.map((setting) => `| \`${setting.name}\` | ${standardOf(setting)} | ${setting.doc} |`)
  return [
    '# Settings',
    '',
    'Every process reads its settings from the environment, once, when it starts.',
    'A wrong value stops it with a message that names the setting.',
    '',
    `A secret can be in a file instead, which one of these names: ${files.join(', ')}.`,
    'One line break at the end of the file is not part of the value. That is how systemd (`LoadCredential`) and containers hand over secrets.',
    '',
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
