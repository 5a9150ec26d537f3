import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import config from './site.config.js'

// Facts that several pages of the example state, and that once contradicted each other.

const DOCS = fileURLToPath(new URL('docs', import.meta.url))
const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
const pages = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(DOCS, file), 'utf8')]))
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function read(file: string): string {
  const text = pages.get(file)
  if (text === undefined) throw new Error(`no page ${file}`)
  return text
}

/** The text between a heading and the next one. */
function sectionOf(file: string, heading: string): string {
  const [, section = ''] = read(file).split(`\n## ${heading}\n`)
  return section.split('\n## ')[0] ?? ''
}

function commandsIn(text: string): readonly string[] {
  return [...text.matchAll(/`(\/[a-z]+)`/g)].map(([, command = '']) => command)
}

it.each([
  ['index.md', 'steps from an empty account', read('first-steps/set-up-your-bot.md'), /^## \d+\. /gm],
  [
    'payments/payment-methods/stripe.md',
    'steps without',
    sectionOf('payments/payment-methods/stripe.md', 'Connect'),
    /^\d+\. /gm,
  ],
])('%s names the number of %s', (file, words, steps, step) => {
  const count = NUMBERS[steps.match(step)?.length ?? 0]
  expect(new RegExp(`(\\w+) ${words}`).exec(read(file))?.[1]?.toLowerCase()).toBe(count)
})

it('lists the same commands of the bot on every page', () => {
  const [builtIn = ''] = /You cannot replace the built-in commands:.*/.exec(read('advanced/custom-commands.md')) ?? []
  const [forMembers = '', forAdmins = ''] = builtIn.split('for admins')
  expect(commandsIn(forAdmins)).toEqual(['/admin', '/broadcast', '/find'])
  const [withoutJoining = ''] = /.*answer without joining/.exec(read('basics/force-join.md')) ?? []
  const selling = ['/start', '/plans']
  expect([...selling, ...commandsIn(withoutJoining)].sort()).toEqual([...commandsIn(forMembers)].sort())
})

it('lists every text in which placeholders work', () => {
  const table = sectionOf('basics/placeholders.md', 'Where each one works')
  for (const row of ['Follow-up to non-members', 'Saved answers', 'Custom commands', 'Broadcast to any other audience'])
    expect(table).toContain(`| ${row}`)
  expect([...pages.values()].filter((text) => /Broadcast to everybody/i.test(text))).toEqual([])
})

it('explains how to add a member, and links to the explanation', () => {
  expect(read('advanced/extending-memberships.md')).toContain('\n## Add a member by hand\n')
  const mentions = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/.?\*\*Members → Add member\*\*.{0,80}/g)].map(([mention]) => `${file}: ${mention}`),
  )
  expect(mentions.length).toBeGreaterThan(3)
  expect(mentions.filter((mention) => !/\[\*\*.*\]\(\S*#add-a-member-by-hand\)/.test(mention))).toEqual([])
})

it('adds admins by user ID or e-mail address on every page', () => {
  expect(sectionOf('advanced/admin-levels.md', 'Add an admin')).toMatch(/user ID\]\(.*\) or e-mail address/)
})

it('ends memberships at one time of day', () => {
  expect(read('basics/creating-subscription-plans.md')).toContain('at the same time of day')
  expect([...pages].filter(([, text]) => /exactly 24 hours/i.test(text)).map(([file]) => file)).toEqual([])
})

it('shows the state of the waiting list to people without a membership', () => {
  expect(read('advanced/waiting-list.md')).toMatch(/position with `\/status`, also people without a membership/)
})

it('stores no card, as the privacy policy promises', () => {
  expect([...pages].filter(([, text]) => /forgets? the (?:saved )?card/i.test(text)).map(([file]) => file)).toEqual([])
})

it('has different names for the columns and links of the footer, and a home title other than the product', () => {
  const columns = (config.footer?.links ?? []).flatMap((column) => ('items' in column ? [column] : []))
  const labels = columns.flatMap(({ items = [] }) => items.map((item) => ('label' in item ? item.label : '')))
  expect(columns.length).toBeGreaterThan(1)
  expect(columns.map(({ title }) => title).filter((title) => labels.includes(title ?? ''))).toEqual([])
  expect(read('index.md')).not.toContain(`title: ${config.title}\n`)
})

it('has no page before the newest version', () => {
  const versions = files.filter((file) => /^version-history.*\d\.\d+\.md$/.test(file.replaceAll('\\', '/'))).sort()
  expect(read((versions.at(-1) ?? '').replaceAll('\\', '/'))).toContain('\npagination_prev: null\n')
})
