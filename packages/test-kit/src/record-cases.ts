import { type KindName, kindNames } from '@rosette/kinds/registry/contract.ts'

export type RecordCase = { name: KindName; fixture: string; record: Record<string, unknown> }

const modules = import.meta.glob<Record<string, Record<string, unknown>>>('../../kinds/*/fixtures/*.ts', { eager: true })

/** Every record in a `fixtures` folder of a kind, for rules of all pages: a kind is covered on the day it is registered. */
export const recordCases: readonly RecordCase[] = Object.entries(modules).flatMap(([path, exports]) =>
  kindNames
    .filter((name) => path.startsWith(`../../kinds/${name}/`))
    .flatMap((name) => Object.entries(exports).map(([fixture, record]) => ({ name, fixture, record }))),
)
