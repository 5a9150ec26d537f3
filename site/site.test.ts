import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../packages/cli/src/config/load-config.js'
import { buildGraph } from '../packages/cli/src/graph/build-graph.js'
import type { SidebarItem } from '../packages/cli/src/graph/sidebar/sidebar.js'
import { readSite } from '../packages/cli/src/read/read-site.js'
import { openBuiltFolder } from '../packages/cli/src/session/search/built-files.js'
import { copySite, readTree } from '../packages/cli/test/build-copy.js'
import { listMarkdownDifferences } from '../packages/cli/test/compare-words.js'
import { connectMcp, listResultPaths } from '../packages/cli/test/connect-mcp.js'
import { readWords } from './read-words.js'

const SITE = fileURLToPath(new URL('.', import.meta.url))
// The prices of Memberlatch itself: only these pages may name them, so that a change of price is a change of two files.
const PRICE = /\b(?:19|49|149|190|490|1,?490)(?:\.00)? ?(?:USD|dollars)\b|\$ ?(?:19|49|149|190|490|1,?490)\b/
const PRICE_PAGES = ['docs/first-steps/billing.md', 'docs/first-steps/how-to-change-your-plan.md']
const EMPTY_LINK_TEXT = /^(?:here|click here|this|this page|this link|link|page|more|read more|see more)$/i
const GUIDE_WORDS = { least: 250, most: 900 }
// The signatures in three languages, the table of events and the rules for retries belong on one page.
const LONG_PAGES = ['docs/advanced/webhooks.md']

const copy = copySite(SITE)
afterAll(copy.remove)
const { graph, files } = await readCopy()
const { report } = await copy.build()
const output = listOutput()
// The pages of the API are made from its description: they have words of their own, but no Markdown file.
const written = graph.docs.filter(({ source }) => source.endsWith('.md'))
const pages = written.map((doc) => ({ doc, words: readWords(textOfFile(doc.source)) }))
const texts = [
  ...pages.map(({ doc, words }) => ({ file: doc.source, words })),
  ...[...files.partials.values()].map(({ path, text }) => ({ file: path, words: readWords(text) })),
]

describe('the routes', () => {
  it('are those of routes.txt, no more and no fewer', () => {
    expect(output.map(({ route }) => route).sort()).toEqual(linesOf('routes.txt'))
  })

  it('can all be reached from a sidebar, but for the search', () => {
    const listed = new Set(graph.sidebars.flatMap(({ items }) => items.flatMap(hrefsOf)))
    const lost = output.filter(({ route }) => route !== '/search' && !listed.has(route))
    expect(lost.map(({ route }) => route)).toEqual([])
  })
})

describe('the build', () => {
  it('has no diagnostics', () => {
    const lines = report.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)
    expect(lines).toEqual([])
  })
})

describe('the Markdown of the pages', () => {
  it('has all of their words', () => {
    expect(listMarkdownDifferences(readTree(copy.outDir))).toEqual([])
  })
})

// Written before the first try.
const QUESTIONS: readonly (readonly [question: string, page: string])[] = [
  ['How do I refund a member?', '/basics/cancel-subscription'],
  [
    'Which permissions does the bot need as an administrator of a channel?',
    '/basics/create-a-paid-telegram-channel-or-group',
  ],
  ['How long can a trial last?', '/basics/adding-trial-memberships'],
  ['What happens to test memberships when I go live?', '/basics/understanding-test-mode'],
  ['Which placeholders can I use in a broadcast?', '/basics/placeholders'],
  ['How do I verify the signature of a webhook?', '/advanced/webhooks'],
  ['How do I limit a coupon to one plan?', '/advanced/coupons'],
  ['How long is the grace period after a failed renewal?', '/advanced/recurring-subscriptions'],
  ['Where do I find my Telegram user ID?', '/basics/find-telegram-user-id'],
  ['How do I remove people without a membership from my group?', '/advanced/strict-access-control'],
  ['Can buyers of a bundle join all chats with one tap?', '/advanced/chat-folders'],
  ['How much do affiliates earn and when are they paid?', '/advanced/affiliate-program'],
  ['How do I put my VAT number on invoices?', '/advanced/invoice'],
  ['What can each admin level do?', '/advanced/admin-levels'],
  ['How do I translate plan names?', '/basics/languages'],
  ['How do I show my own terms of service before the purchase?', '/advanced/set-your-own-terms-of-service'],
  ['How do I create an order with the API?', '/api/create-order'],
  ['List the payment gateways connected to a bot with the API', '/api/get-payment-gateways'],
  ['Why does my bot not answer in groups?', '/troubleshooting/bot-not-responding-in-groups'],
  ['How is MRR computed?', '/advanced/analytics'],
]

it('finds 18 of 20 questions of agents on one of the first three pages', async () => {
  const { call, close } = await connectMcp(openBuiltFolder(copy.outDir))
  try {
    const missed: string[] = []
    for (const [question, page] of QUESTIONS) {
      const paths = listResultPaths(await call('search', { query: question, limit: 3 }))
      const path = paths.find((each) => each === page)
      const text = path === undefined ? '' : await call('get_page', { page: path })
      if (!text.includes(`\nurl: "https://docs.memberlatch.example${page}"\n`)) missed.push(question)
    }
    expect(QUESTIONS.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(18)
  } finally {
    await close()
  }
})

describe('the pages of the API', () => {
  const htmls = output.filter(({ route }) => route.startsWith('/api/')).map(({ file }) => readOutput(file))

  it('are one for each operation and an overview, and weigh at most 12 KB gzip in the median', () => {
    expect(htmls).toHaveLength(33)
    const weights = htmls.map((html) => gzipSync(html, { level: 9 }).length).sort((a, b) => a - b)
    expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(12_288)
  })

  it("load no script but the site's own", () => {
    const addresses = htmls.flatMap((html) => [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src]) => src))
    expect([...new Set(addresses)]).toEqual([
      expect.stringMatching(/^\/assets\/bootstrap\.[0-9a-f]+\.js$/),
      '/support.js',
    ])
  })
})

describe('titles and descriptions', () => {
  const indexed = output.filter(({ route }) => route !== '/search')

  it('are unique', () => {
    expect(findRepeated(graph.docs.map(({ title }) => title))).toEqual([])
    expect(findRepeated(indexed.map(descriptionOf))).toEqual([])
  })

  it('exist on every page, with descriptions of 120 to 160 characters', () => {
    expect(graph.docs.filter(({ title }) => title === '').map(({ source }) => source)).toEqual([])
    const lengths = indexed.map((page) => ({ route: page.route, length: descriptionOf(page).length }))
    expect(lengths.filter(({ length }) => length < 120 || length > 160)).toEqual([])
  })
})

describe('the words', () => {
  it('of links describe their targets', () => {
    const empty = texts.flatMap(({ file, words }) =>
      words.links.filter(({ text }) => text.trim() === '' || isVague(text)).map(() => file),
    )
    expect(empty).toEqual([])
    const vague = output.flatMap(({ file, route }) =>
      linkTextsOf(file)
        .filter(isVague)
        .map(() => route),
    )
    expect(vague).toEqual([])
  })

  it(`of guides are ${GUIDE_WORDS.least} to ${GUIDE_WORDS.most}`, () => {
    const guides = pages.filter(({ doc }) => !doc.route.startsWith('/version-history/'))
    const wrong = guides.filter(({ doc, words }) => {
      const isTooLong = words.count > GUIDE_WORDS.most && !LONG_PAGES.includes(doc.source)
      return words.count < GUIDE_WORDS.least || isTooLong
    })
    expect(wrong.map(({ doc, words }) => `${doc.source}: ${words.count}`)).toEqual([])
  })

  it('of a paragraph are on one page only', () => {
    const perPage = texts.map(({ words }) => new Set(words.paragraphs.filter((text) => text.split(' ').length >= 12)))
    expect(findRepeated(perPage.flatMap((paragraphs) => [...paragraphs]))).toEqual([])
  })

  it('name the prices of Memberlatch on the two billing pages only', () => {
    const naming = [...files.sources, ...files.partials.values()].filter(({ text }) => PRICE.test(text))
    expect(naming.map(({ path }) => path).filter((path) => !PRICE_PAGES.includes(path))).toEqual([])
    expect(naming.map(({ path }) => path)).toContain(PRICE_PAGES[0])
  })

  it('of menu paths are those of menu-paths.txt, and each of them is used', () => {
    const used = texts.flatMap(({ words }) => words.bold.filter((text) => text.includes(' → ')))
    expect([...new Set(used)].sort()).toEqual(linesOf('menu-paths.txt').sort())
  })
})

describe('the images', () => {
  const used = texts.flatMap(({ file, words }) => words.pictures.map((picture) => ({ file, ...picture })))
  const assets = new Set(files.assets.map(({ path }) => path))

  it('have a variant for dark mode', () => {
    const lonely = used.filter(({ file, address }) => {
      const path = posix.join(posix.dirname(file), address)
      return !assets.has(path) || !assets.has(path.replace(/\.svg$/, '.dark.svg'))
    })
    expect(lonely).toEqual([])
    expect(new Set(used.map(({ address }) => posix.basename(address))).size).toBeGreaterThanOrEqual(10)
  })

  it('have a sentence as alternative text', () => {
    expect(used.filter(({ alt }) => alt.split(' ').length < 8)).toEqual([])
  })

  it('are all used', () => {
    const paths = new Set(used.map(({ file, address }) => posix.join(posix.dirname(file), address)))
    const pictures = [...assets].filter((path) => path.endsWith('.svg') && !path.endsWith('.dark.svg'))
    expect(pictures.filter((path) => !paths.has(path))).toEqual([])
  })
})

async function readCopy() {
  const loaded = await loadConfig(copy.siteDir)
  if (!loaded.value) throw new Error(`the site's config: ${loaded.diagnostics[0]?.message}`)
  const { config } = loaded.value
  const files = (await readSite({ siteDir: copy.siteDir, config })).value
  return { files, graph: buildGraph(files, config).value }
}

function linesOf(file: string): string[] {
  return readFileSync(join(SITE, file), 'utf8').trim().split('\n')
}

function textOfFile(path: string): string {
  const source = files.sources.find((candidate) => candidate.path === path)
  if (!source) throw new Error(`no source ${path}`)
  return source.text
}

interface OutputPage {
  readonly file: string
  readonly route: string
}

/** The pages that were written, by the output's own account, without the one for addresses that are not found. */
function listOutput(): readonly OutputPage[] {
  if (!report.ok) return []
  const manifest: { files: Record<string, { route?: string }> } = JSON.parse(readOutput('docgen-manifest.json'))
  const pages = Object.entries(manifest.files).flatMap(([file, { route }]) => (route ? [{ file, route }] : []))
  return pages.filter(({ route }) => route !== '/404')
}

function descriptionOf({ file }: OutputPage): string {
  const content = /<meta name="description" content="([^"]*)"/.exec(readOutput(file))?.[1] ?? ''
  return content.replace(/&#?\w+;/g, '"')
}

/** Plain text of the links of a page that was written, the API's and the frame's included; names of properties, which link to themselves, are left out. */
function linkTextsOf(file: string): string[] {
  const links = readOutput(file).matchAll(/<a\b(?![^>]*href="#[^"]*\.)[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([, inside = '']) => inside.replace(/<[^>]+>/g, ''))
}

function isVague(text: string): boolean {
  return EMPTY_LINK_TEXT.test(text.trim())
}

function readOutput(file: string): string {
  return readFileSync(join(copy.outDir, file), 'utf8')
}

/** Every page that an item of the sidebar leads to, itself and all below it; unlisted ones are not shown and left out. */
function hrefsOf(item: SidebarItem): string[] {
  if (item.kind === 'html' || ('isUnlisted' in item && item.isUnlisted)) return []
  if (item.kind !== 'category') return [item.href]
  return [...(item.link ? [item.link.href] : []), ...item.items.flatMap(hrefsOf)]
}

function findRepeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
}
