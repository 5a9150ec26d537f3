import { describe, expect, it } from 'vitest'
import { createTestConfig } from '../graph/create-test-graph.js'
import { type CardPage, isCardFile, planCard } from './plan-card.js'

const config = createTestConfig({ title: 'Kit', tagline: 'For builders', i18n: { locales: ['en', 'ar'] } })
const page: CardPage = { title: 'Setup', locale: 'en', breadcrumbs: [], version: undefined }
const plan = (changes: Partial<CardPage> = {}, key = 'style') => planCard({ ...page, ...changes }, key, config)

describe('planCard', () => {
  it('shows the folders above the page, and its version', () => {
    const breadcrumbs = ['Docs', 'Guides', 'Payments', 'Setup'].map((label) => ({ label }))
    expect(plan({ breadcrumbs, version: '2.0' })).toMatchObject({
      title: 'Setup',
      section: 'Guides \u203a Payments',
      siteTitle: 'Kit',
      footer: 'docs.example \u00b7 2.0',
    })
  })

  it('shows the tagline on the start page', () => expect(plan({ title: 'Kit' }).section).toBe('For builders'))

  it('shows code in titles without its marks, and no title twice', () => {
    const breadcrumbs = ['Use `npm`', '`npm i` fails'].map((label) => ({ label }))
    expect(plan({ title: '`npm i` fails', breadcrumbs })).toMatchObject({ title: 'npm i fails', section: 'Use npm' })
  })

  it('knows the direction of the language', () => {
    expect(plan({ locale: 'ar' })).toMatchObject({ direction: 'rtl', language: 'ar' })
    expect(plan().direction).toBe('ltr')
  })

  it('names the file after everything that the image depends on', () => {
    const files = [plan(), plan({}, 'other'), plan({ title: 'B' }), plan({ locale: 'ar' }), plan({ version: '1' })]
    expect(new Set(files.map(({ file }) => file)).size).toBe(5)
    expect(plan().file).toBe(plan().file)
    expect(files.every(({ file }) => isCardFile(file))).toBe(true)
  })
})
