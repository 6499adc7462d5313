import { type Attack, asInstalled, type Finding, onSite } from './attack.ts'
import { call, cookiesOf, type Reply, untilRefused } from './call.ts'
import { makeMember } from './make-member.ts'

// Nothing takes the mails from the queue, so none is sent.
const mail = 'smtp://127.0.0.1:9'
const owner = { username: 'attacked', password: 'kx9Qf2' }
const networks = Array.from({ length: 10 }, (_, index) => `127.0.1.${index + 1}`)

/** Wrong passwords from many networks, and changes of the address: both until they are refused, while the owner is not kept out. */
export const accountsAttack: Attack = (stage) =>
  onSite(stage, { ...asInstalled, MAIL_URL: mail }, async ({ url, env }) => {
    const communityId = await makeMember(env.DATABASE_URL ?? '', owner)
    const logIn = (body: object, from: string, cookies: Record<string, string> = {}) =>
      call(`${url}/api/auth/login`, { method: 'POST', body, from, cookies })
    const first = await logIn(owner, '127.0.0.2')
    const tries = await untilRefused(200, (index) =>
      logIn({ ...owner, password: `wrong${index}` }, networks[index % networks.length] ?? ''),
    )
    // All networks are used up, not only the one that was refused first.
    for (const from of networks) for (let index = 0; index < 10; index++) await logIn({ ...owner, password: 'wrong' }, from)
    const stranger = await logIn(owner, '127.0.0.3')
    const back = await logIn(owner, '127.0.0.2', cookiesOf(first))
    const changes = await untilRefused(40, (index) => changeAddress(url, communityId, index, cookiesOf(back)))
    return [
      {
        what: `Wrong passwords for one account from ${networks.length} networks`,
        figure: `${formatRefusal(tries)}; then the right one elsewhere ${stranger.status}, in the owner's browser ${back.status}`,
        goal: 'refused; 429 elsewhere, 200 for the owner',
        isHeld: isRefused(tries) && stranger.status === 429 && back.status === 200,
      },
      {
        what: 'Changes of the e-mail address',
        figure: formatRefusal(changes),
        goal: 'refused after ≤ 3',
        isHeld: isRefused(changes) && changes.answered <= 3,
      },
    ] satisfies Finding[]
  })

function changeAddress(url: string, communityId: number, index: number, cookies: Record<string, string>): Promise<Reply> {
  const body = { communityId, email: `new-${index}@example.org`, userName: owner.username, password: '', currentPassword: owner.password }
  return call(`${url}/api/user/update-credentials`, { method: 'PUT', body, cookies, from: '127.0.0.2' })
}

type Tried = Awaited<ReturnType<typeof untilRefused>>

function isRefused({ refusal }: Tried): boolean {
  return Number(refusal?.headers['retry-after']) > 0
}

function formatRefusal({ answered, others, refusal }: Tried): string {
  const tried = `${answered + others} answered`
  return refusal ? `${tried}, then 429 with Retry-After ${refusal.headers['retry-after']}` : `${tried}, none refused`
}
