import type { PlantedBug } from '../planted-bug.ts'

const ofRecords = 'packages/features/permanent-links/server/record-links.live.test.ts'
const ofReleases = 'packages/features/permanent-links/server/release-doi.live.test.ts'

/** Links for machines, digests of chromosomes and DOIs of releases. */
export const linkBugs: readonly PlantedBug[] = [
  {
    rule: 'SIGN-001',
    bug: 'a DOI may stand for two releases',
    file: 'packages/release-kit/src/publish/name-release.ts',
    right: 'if (other !== undefined && other.id !== releaseId)',
    wrong: "if (other !== undefined && other.id === '')",
    caughtBy: ofReleases,
  },
  {
    rule: 'SIGN-004',
    bug: 'files lead back as if they were the other sort',
    file: 'packages/features/permanent-links/server/record-links.ts',
    right: "relations[format] === 'item' ? { rel: 'collection'",
    wrong: "relations[format] !== 'item' ? { rel: 'collection'",
    caughtBy: ofRecords,
  },
  {
    rule: 'SIGN-005',
    bug: 'a long name makes a header that a proxy refuses',
    file: 'packages/features/site/server/machine-links.ts',
    right: 'if (Buffer.byteLength(longer) > maxHeaderBytes) break',
    wrong: '',
    caughtBy: 'packages/features/site/server/machine-links.test.ts',
  },
  {
    rule: 'SIGN-007',
    bug: 'the linkset of the release lists files for subscribers',
    file: 'packages/features/downloads/server/release-links.ts',
    right: "type === 'file' && !isPremium",
    wrong: "type === 'file'",
    caughtBy: ofReleases,
  },
  {
    rule: 'SIGN-010',
    bug: 'a chromosome of which the release has parts gets a digest',
    file: 'packages/sequence-store/src/digests/digest-chromosomes.ts',
    right: 'genome?.covers(name, 1, length)',
    wrong: 'genome?.touches(name, [1, length])',
    caughtBy: 'packages/sequence-store/src/digests/digest-chromosomes.test.ts',
  },
]
