import { formatSettings } from '@rosette/settings/format-settings.ts'
import type { Generator } from './generator.ts'

export const settingsPage: Generator = {
  title: 'page of settings',
  make: async () => ({ 'docs/settings.md': formatSettings() }),
}
