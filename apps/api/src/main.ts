import { readSettings } from '@rosette/settings/settings.ts'
import { serveSite } from './serve-site.ts'

await serveSite(readSettings(process.env))
