import type { FastifyPluginAsync } from 'fastify'
import type { SignInDependencies } from '../../sessions/server/sign-in.ts'
import { type AddressRoutesOptions, addressRoutes } from './address-routes.ts'
import { type AuthRoutesOptions, authRoutes } from './auth-routes.ts'
import { type PasswordRoutesOptions, passwordRoutes } from './password-routes.ts'
import { secondStepRoutes } from './second-step-routes.ts'

type AccountDependencies = AuthRoutesOptions & PasswordRoutesOptions & AddressRoutesOptions & SignInDependencies

/** Logging in and out, passwords and addresses. */
export const registerAccount: FastifyPluginAsync<AccountDependencies> = async (app, dependencies) => {
  await app.register(authRoutes, dependencies)
  await app.register(passwordRoutes, dependencies)
  await app.register(secondStepRoutes, dependencies)
  await app.register(addressRoutes, dependencies)
}
