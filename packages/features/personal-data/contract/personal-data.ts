import { CommunityPhone, CommunityWebsite } from '@rosette/contract-kit/records/community-parts.ts'
import { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { z } from 'zod'
import { PaperDraft } from '../../paper-annotations/contract/paper-line.ts'
import { SymbolSubmission } from '../../symbol-registration/contract/symbol-submission.ts'

const text = z.string().nullable()
const time = z.iso.datetime()

/** GET user/personal-data: all that is stored about a member, except for hashes of what they know or hold (GDPR, article 15). */
export const PersonalData = z
  .object({
    createdAt: time.describe('When this file was made.'),
    person: z.object({
      communityId: z.int(),
      firstName: text,
      lastName: z.string(),
      primaryJobTitle: text,
      researchInterest: text,
      institutionName: text,
      labName: text,
      email: text,
      contactAudience: ContactAudience.describe('Who sees how to reach you, besides you and curators.'),
      dateLastUpdated: z.iso.date(),
      address: text,
      city: text,
      region: text,
      postalCode: text,
      country: text,
      phones: z.array(CommunityPhone),
      websites: z.array(CommunityWebsite),
      words: z.array(z.object({ wordType: z.string(), word: z.string() })).describe('Author names, other names, organisms, keywords.'),
      referenceIds: z.array(z.int()).describe('Publications.'),
    }),
    account: z.object({
      userName: z.string(),
      credentialId: z.int(),
      email: z.string(),
      emailConfirmedAt: time.nullable(),
      hasPassword: z.boolean(),
      isCurator: z.boolean(),
      mayRegisterSymbols: z.boolean(),
      wantsMail: z.boolean(),
      createdAt: time,
    }),
    orcid: z.object({ orcidId: z.string(), linkedAt: time }).nullable(),
    secondFactor: z.object({ createdAt: time, confirmedAt: time.nullable() }).nullable(),
    affiliations: z.array(
      z.object({
        organization: z.string(),
        communityId: z.int(),
        isPi: z.boolean(),
        jobTitle: text,
        isConfirmed: z.boolean(),
        isManager: z.boolean(),
      }),
    ),
    sessions: z.array(z.object({ createdAt: time, lastSeenAt: time, expiresAt: time })),
    accessTokens: z.array(z.object({ name: z.string(), scope: z.string(), createdAt: time, lastUsedAt: time.nullable(), expiresAt: time })),
    browsers: z.array(z.object({ lastUsedAt: time })).describe('Browsers in which the account was opened before.'),
    mailedLinks: z.array(z.object({ purpose: z.string(), email: z.string(), createdAt: time, expiresAt: time, usedAt: time.nullable() })),
    addressChanges: z.array(
      z.object({ oldEmail: z.string(), newEmail: z.string(), askedAt: time, confirmedAt: time.nullable(), closedAt: time.nullable() }),
    ),
    subscriptions: z.array(z.object({ startsOn: z.iso.date(), endsOn: z.iso.date() })),
    units: z.array(z.object({ enteredAt: time, entryType: z.string(), units: z.int(), origin: z.string(), expiresOn: z.iso.date() })),
    symbolSubmissions: z.array(SymbolSubmission.omit({ submitterId: true, submitterName: true, decidedBy: true })),
    symbolDecisions: z
      .array(z.object({ symbol: z.string(), status: z.string(), decidedAt: time.nullable() }))
      .describe('What you decided as a curator.'),
    corrections: z
      .array(
        z.object({
          number: z.int(),
          record: z.string(),
          section: z.string(),
          concern: z.string(),
          text: z.string(),
          evidence: text,
          shownText: text,
          isCredited: z.boolean(),
          state: z.string(),
          sentAt: time,
        }),
      )
      .describe('Corrections of records that you suggested.'),
    correctionMessages: z
      .array(z.object({ number: z.int(), action: z.string(), text: z.string(), writtenAt: time }))
      .describe('What you wrote about corrections, as their sender or as a curator.'),
    correctionDecisions: z
      .array(z.object({ number: z.int(), state: z.string(), decidedAt: time.nullable() }))
      .describe('Corrections that you took or decided about as a curator.'),
    paperSubmissions: z
      .array(
        z.object({
          pubmedId: z.int(),
          state: z.string(),
          isCredited: z.boolean(),
          draft: PaperDraft.nullable(),
          startedAt: time,
          savedAt: time,
          sentAt: time.nullable(),
          decidedAt: time.nullable(),
          decisionNote: text,
          lines: z.array(
            z.object({
              kind: z.string(),
              locus: z.string(),
              termId: text,
              evidenceCode: text,
              partners: z.array(z.string()),
              germplasm: text,
              phenotype: text,
              relation: text,
              method: text,
              reason: text,
              state: z.string(),
              declineReason: text,
              note: text,
              releaseId: text,
            }),
          ),
        }),
      )
      .describe('Papers that you annotated, with what happened to each line.'),
    paperDecisions: z
      .array(z.object({ pubmedId: z.int(), locus: z.string(), role: z.enum(['approved', 'checked', 'answered']), state: z.string() }))
      .describe('Lines of others that you decided about as a curator.'),
    comments: z.array(z.object({ record: z.string(), text: z.string(), enteredAt: time, state: z.string() })),
    runs: z
      .array(
        z.object({
          tool: z.string(),
          options: z.record(z.string(), z.unknown()),
          state: z.string(),
          mailTo: text,
          createdAt: time,
          finishedAt: time.nullable(),
        }),
      )
      .describe('Analyses that you started in the last 30 days, with their options.'),
    recordLists: z
      .array(
        z.object({
          name: z.string(),
          kind: z.string(),
          note: text,
          tags: z.array(z.string()),
          colour: z.int().nullable(),
          isShared: z.boolean(),
          showsOwner: z.boolean(),
          createdAt: time,
          changedAt: time,
          deletedAt: time.nullable(),
          items: z.array(z.string()),
          versions: z.array(
            z.object({
              version: z.int(),
              contentId: z.string(),
              leftover: z.array(z.string()),
              report: z.array(z.unknown()).nullable().describe('What each line that was given became.'),
              releaseId: z.string(),
              madeAt: time,
            }),
          ),
        }),
      )
      .describe('Your lists with their current items; GET list-contents/{contentId} has the items of every version.'),
    listContents: z
      .array(z.object({ kind: z.string(), items: z.array(z.string()), createdAt: time }))
      .describe('Items that you had looked at together, without a list of them.'),
    audit: z
      .array(
        z.object({
          madeAt: time,
          by: z.enum(['you', 'another member', 'a visitor', 'an operator']),
          network: text.describe('Where you did it from.'),
          action: z.string(),
        }),
      )
      .describe('What was noted about your account in the last 90 days, newest first; at most 10,000 lines.'),
  })
  .meta({ id: 'PersonalData' })
export type PersonalData = z.infer<typeof PersonalData>

/** POST user/delete-account. */
export const DeleteAccountBody = z
  .object({
    confirmation: z.string().max(200).describe('Your user name.'),
    acceptedLines: z
      .enum(['keep', 'remove'])
      .default('keep')
      .describe('What happens to accepted annotations: kept without your name, or removed.'),
  })
  .meta({ id: 'DeleteAccountBody' })
export type DeleteAccountBody = z.infer<typeof DeleteAccountBody>

export const confirmationWrong = 'Please enter your user name exactly as it is.'
