import { LoginPage } from '@rosette/features/account/web/login-page.tsx'
import { DemoLogins } from '@rosette/features/demo-people/web/demo-logins.tsx'
import { useSite } from '@rosette/features/site/web/site-context.tsx'

/** The login page, with the demo accounts if the operator offers them. */
export function LoginRoute() {
  const { people } = useSite()
  return <LoginPage>{people.isDemoLogin ? <DemoLogins /> : null}</LoginPage>
}
