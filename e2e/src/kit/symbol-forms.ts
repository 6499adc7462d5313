import type { Page } from '@playwright/test'
import { newAccount, signIn } from './people.ts'
import { as } from './visitor.ts'

export const infoPath = '/submit/gene_class_symbol_registration'
export const formPath = `${infoPath}/form`

export function detailPath(symbol: string, type = 'Gene Product Symbol'): string {
  return `/submit/gene_class_symbol_detail_registration/form?${new URLSearchParams({ geneClassSymbol: symbol, symbolType: type })}`
}

export const notEnabled = 'Your account is not enabled for gene class symbol registration.'
export const success = 'Form submitted successfully and a curator will review it shortly!'

/** Five letters that no other test takes. */
export function freshSymbol(): string {
  const letters = Array.from({ length: 4 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26)))
  return `Q${letters.join('')}`
}

/** Opens a page as somebody who has just registered. */
export async function openAsNew(page: Page, path: string, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await signIn(page, await newAccount(given))
  await as('anonymous').open(page, path)
}

export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
export const symbolBox = (page: Page) => page.getByRole('textbox', { name: 'Symbol', exact: true })
export const chooseType = (page: Page, type: string) => page.getByRole('radio', { name: type }).check()
export const continueButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' })
export const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit', exact: true })
export const goOn = (page: Page) => continueButton(page).click()
export const submit = (page: Page) => submitButton(page).click()

export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('EXAMPLE CLASS')
  await page.getByRole('radio', { name: 'More than one gene' }).check()
}
