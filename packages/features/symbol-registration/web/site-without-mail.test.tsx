import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { LoginPage } from '../../account/web/login-page.tsx'
import { ConfirmEmailPage, ForgottenPasswordPage } from '../../account/web/mailed-link-pages.tsx'
import type { EditablePerson } from '../../members/contract/person-details.ts'
import { RegisterPage } from '../../members/web/register-page.tsx'
import { ResetLinkForm } from '../../members/web/reset-link-form.tsx'
import { defaultPeople, type SiteConfig } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { SymbolInfoPage } from './symbol-info-page.tsx'

const person: EditablePerson = {
  communityId: 7,
  userName: 'flora',
  pendingEmail: null,
  email: 'flora@example.org',
  firstName: 'Flora',
  lastName: 'Example',
  institutionName: null,
  primaryJobTitle: null,
  phones: [],
  address: null,
  country: null,
  region: null,
  city: null,
  postalCode: null,
  sendEmail: 'F',
  contactAudience: 'members',
  affiliations: [],
}

async function textOf(page: ReactNode, hasMail: boolean): Promise<string> {
  const people = { ...defaultPeople, hasMail }
  const site: SiteConfig = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-11-01', externalLinks: {}, people }
  const { container, unmount } = await renderInSite(<SiteProvider site={site}>{page}</SiteProvider>)
  const text = container.textContent ?? ''
  unmount()
  return text
}

test.for([
  ['registration', <RegisterPage key="1" />, 'We will e-mail you a link', 'This site does not send e-mail: you can log in at once.'],
  ['forgotten password', <ForgottenPasswordPage key="2" />, 'We will e-mail you a link', 'Please write to curator@example.org.'],
  ['a new link', <ConfirmEmailPage key="3" />, 'The address you registered with.', 'it cannot send you a new link'],
  ['symbols', <SymbolInfoPage key="4" />, 'You are notified by e-mail', 'Your profile shows its status.'],
  ['a reset link', <ResetLinkForm key="5" person={person} userName="flora" />, 'Send Reset Link', 'so a link cannot be sent'],
] as const)('[REG-018] %s promises mail only on a site that sends it', async ([, page, promise, instead]) => {
  const [withMail, without] = [await textOf(page, true), await textOf(page, false)]
  expect([withMail.includes(promise), withMail.includes(instead)]).toEqual([true, false])
  expect([without.includes(promise), without.includes(instead)]).toEqual([false, true])
})

test('[REG-019] the rule for passwords is beside its field', async () => {
  const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-11-01', externalLinks: {}, people: defaultPeople }
  await renderInSite(
    <SiteProvider site={site}>
      <RegisterPage />
    </SiteProvider>,
  )
  const field = screen.getByLabelText(/^Password/)
  const described = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  expect(described?.textContent).toMatch(/^6 to 10 characters\. Not a common password or word, nor your name/)
})

test('[REG-020] the login page says what the page before had to say, and nothing if there is nothing', async () => {
  const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-11-01', externalLinks: {}, people: defaultPeople }
  const page = (
    <SiteProvider site={site}>
      <LoginPage />
    </SiteProvider>
  )
  const { router } = await renderInSite(page, '/login')
  expect(screen.queryByText(/registered successfully/)).toBeNull()
  router.history.push('/login', { arrival: 'Person registered successfully. You can log in now.' })
  expect(await screen.findByText('Person registered successfully. You can log in now.')).toBeTruthy()
})
