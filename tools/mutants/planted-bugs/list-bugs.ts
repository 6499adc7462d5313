import type { PlantedBug } from '../planted-bug.ts'

/** Lists: who reads and changes them, what is kept, and what stays out of logs and caches. */
export const listBugs: readonly PlantedBug[] = [
  {
    rule: 'LIST-001',
    bug: 'one record stands in a list under two spellings',
    file: 'packages/features/list-contents/server/name-items.ts',
    right: 'return [...new Set(renamed)]',
    wrong: 'return renamed',
    caughtBy: 'packages/features/lists/server/content-routes.live.test.ts',
  },
  {
    rule: 'LIST-002',
    bug: 'people have lists',
    file: 'packages/features/list-contents/contract/list-kinds.ts',
    right: `'kind' in source && !kinds[source.kind].isOfPeople ?`,
    wrong: `'kind' in source ?`,
    caughtBy: 'packages/features/lists/server/content-routes.live.test.ts',
  },
  {
    rule: 'LIST-004',
    bug: 'the items of a content may be changed',
    file: 'packages/database/src/migrations/0021-lists.sql',
    right: 'before update of id, kind, natural_keys on',
    wrong: 'before update of id, kind on',
    caughtBy: 'packages/features/lists/server/list-changes.live.test.ts',
    rebuilds: true,
  },
  {
    rule: 'LIST-014',
    bug: 'an unknown content has items',
    file: 'packages/features/list-contents/server/list-content-store.ts',
    right: 'if (row === undefined) throw noSuchContent()',
    wrong: `if (row === undefined) return { kind: 'locus', items: ['AT1G01010'] }`,
    caughtBy: 'packages/features/lists/server/content-routes.live.test.ts',
  },
  {
    rule: 'LIST-015',
    bug: 'search engines may index lists',
    file: 'packages/features/lists/server/content-routes.ts',
    right: `, 'x-robots-tag': 'noindex'`,
    wrong: '',
    caughtBy: 'packages/features/lists/server/content-routes.live.test.ts',
  },
  {
    rule: 'LIST-016',
    bug: 'names of lists are logged',
    file: 'packages/features/lists/server/record-list-routes.ts',
    right: '      const listId = await makeList(',
    wrong: `      request.log.info({ name: request.body.name }, 'made')
      const listId = await makeList(`,
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-016',
    bug: 'genes in addresses are logged',
    file: 'apps/api/src/plugins/request-context.ts',
    right: '|secretKey|items)=)',
    wrong: '|secretKey)=)',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-018',
    bug: 'a file within a list has all records',
    file: 'packages/features/results/server/within-lists.ts',
    right: '...(include.length > 0 && { filter: [valueClause(key, wantedKeys)] }),',
    wrong: '',
    caughtBy: 'packages/features/lists/server/within-lists.live.test.ts',
  },
  {
    rule: 'LIST-023',
    bug: 'a change overwrites another one',
    file: 'packages/features/lists/server/record-list-store.ts',
    right: `    expectVersion(list.version, version)
    if (list.deletedAt !== null && isDeleted`,
    wrong: '    if (list.deletedAt !== null && isDeleted',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-026',
    bug: 'private lists are open',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: 'return communityId === reader || (isShared && deletedAt === null)',
    wrong: 'return communityId === reader || deletedAt === null',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-026',
    bug: 'strangers learn that a private list is there',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: `if (!row || !isReadable(row, reader.communityId) || !isShown(row, reader.communityId)) throw noSuchList()
  return toRecordList`,
    wrong: `if (!row) throw noSuchList()
  if (!isReadable(row, reader.communityId)) throw new Problem('not_found', 'This list is not shared.')
  return toRecordList`,
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-027',
    bug: 'a deleted list stays shared',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: '(isShared && deletedAt === null)',
    wrong: 'isShared',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-027',
    bug: 'anybody changes a shared list',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: 'if (!row || row.communityId !== communityId) throw noSuchList()',
    wrong: 'if (!row || (row.communityId !== communityId && !row.isShared)) throw noSuchList()',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-027',
    bug: 'the lists of all members are listed',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: `    .where('list.communityId', '=', communityId)
    .orderBy('list.changedAt'`,
    wrong: `    .orderBy('list.changedAt'`,
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-027',
    bug: 'strangers learn from the version that a list is there',
    file: 'packages/features/lists/server/record-list-store.ts',
    right: `    const list = await lockOwnList(tx, listId, communityId)
    expectVersion(list.version, version)
    if (list.deletedAt !== null && isDeleted`,
    wrong: `    const { version: current } = await tx.selectFrom('recordList').select('version').where('listId', '=', listId).executeTakeFirstOrThrow()
    expectVersion(current, version)
    const list = await lockOwnList(tx, listId, communityId)
    if (list.deletedAt !== null && isDeleted`,
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-028',
    bug: 'the owner of a shared list is always named',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: 'owner: !isOwn && showsOwner ?',
    wrong: 'owner: !isOwn ?',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-029',
    bug: 'half of an id can be guessed',
    file: 'packages/features/lists/server/record-list-rows.ts',
    right: `randomBytes(16).toString('base64url')`,
    wrong: `Buffer.concat([randomBytes(8), Buffer.alloc(8)]).toString('base64url')`,
    caughtBy: 'packages/features/lists/server/record-list-rows.test.ts',
  },
  {
    rule: 'LIST-030',
    bug: 'the bin is emptied a day late',
    file: 'packages/features/list-contents/server/list-content-store.ts',
    right: 'const binMs = 30 * dayMs',
    wrong: 'const binMs = 31 * dayMs',
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-031',
    bug: 'contents of earlier versions are deleted',
    file: 'packages/features/list-contents/server/list-content-store.ts',
    right: `not(exists(selectFrom('recordListVersion')`,
    wrong: `not(exists(selectFrom('recordListVersion').where(({ eb, selectFrom: from }) => eb('recordListVersion.version', '=', from('recordList').select('recordList.version').whereRef('recordList.listId', '=', 'recordListVersion.listId')))`,
    caughtBy: 'packages/features/lists/server/record-list-routes.live.test.ts',
  },
  {
    rule: 'LIST-032',
    bug: 'the export of personal data has no earlier versions',
    file: 'packages/features/personal-data/server/load-personal-data.ts',
    right: `where each.list_id = list.list_id
`,
    wrong: `where each.list_id = list.list_id and each.version = list.version
`,
    caughtBy: 'packages/features/personal-data/server/personal-data-routes.live.test.ts',
  },
  {
    rule: 'LIST-054',
    bug: 'sequences within a list are of all genes',
    file: 'packages/features/results/server/within-lists.ts',
    right: '...(include.length > 0 && { filter: [valueClause(key, wantedKeys)] }),',
    wrong: '',
    caughtBy: 'packages/features/sequences/server/sequence-routes.live.test.ts',
  },
  {
    rule: 'MUTANT-018',
    bug: 'a list is cited by an address that may change',
    file: 'packages/features/lists/web/list/list-reuse.ts',
    right: 'contentPath(contentId)',
    wrong: `\`/lists/\${contentId}\``,
    caughtBy: 'packages/features/lists/web/list/list-actions.test.tsx',
  },
  {
    rule: 'USE-008',
    bug: 'a keyword page offers fewer formats',
    file: 'packages/ui-kit/src/results/download-menu.tsx',
    right: '{downloadFormats.map(',
    wrong: '{downloadFormats.slice(1).map(',
    caughtBy: 'packages/kinds/keyword/web/keyword-page.test.tsx',
  },
]
