import { describe, expect, it } from 'vitest'
import { openWrittenIndex } from '../../test/search/open-written-index.js'
import { searchPage as page } from '../../test/search/search-page.js'
import { findLanguage } from './language/find-language.js'
import type { SearchRequest } from './query/find-hits.js'
import { MAX_QUESTION_LENGTH } from './query/parse-question.js'
import { searchIndex } from './search-index.js'

const documents = [
  page('Coupons', { '': 'A coupon makes a plan cheaper.', 'Limit a coupon': 'By plan, count and date.' }),
  page('Refunds', {
    '': 'Money goes back to the buyer.',
    'Refund an order': 'Open the order and choose refund. The invite link stops working.',
  }),
  page(
    'Count users',
    { '': 'Call `getUserCount` for /orders/{order_id} with a key such as ml_live_abc.' },
    { keywords: ['statistics'] },
  ),
  page(
    'Invite links',
    { '': 'Every invite link is for one person. A link that was invited by hand is not.' },
    { breadcrumbs: ['Guides', 'Chats'], description: 'Links for members.' },
  ),
]
const index = await openWrittenIndex(documents, findLanguage('en'), [{ path: '/api', range: [2, 3] }])

async function search(text: string, more: Partial<SearchRequest> = {}): Promise<string[]> {
  const hits = await searchIndex(index, { text, limit: 8, snippetLength: 50, ...more })
  return hits.map(({ type, href }) => `${type} ${href.replace(/\?[^#]*/, '')}`)
}

describe('a search', () => {
  it('of a sentence prefers the page of its rare words to a page that mentions every word', async () => {
    const everything = Object.fromEntries(
      ['member', 'buyer', 'channel', 'password', 'changes'].map((word) => [`About each ${word}`, `The ${word} of it.`]),
    )
    const others = Array.from({ length: 30 }, (_, count) =>
      page(`Chapter ${count}`, { '': 'A member changes the channel of a buyer.' }),
    )
    const password = page('Reset a password', { '': 'A buyer opens the account and resets the password there.' })
    const sentences = await openWrittenIndex([page('Everything', everything), ...others, password], findLanguage('en'))
    const find = async (text: string): Promise<string | undefined> =>
      (await searchIndex(sentences, { text, limit: 3, snippetLength: 50 }))[0]?.pageHref
    expect(await find('How does a member or buyer of my channel reset the password?')).toBe('/reset-a-password')
    expect(await find('How does a member or buyer of my channel reset the pasword?')).toBe('/reset-a-password')
  })

  it('finds a phrase in the text of one section, however many pages contain its words separately', async () => {
    const apart = Array.from({ length: 60 }, (_, count) =>
      page(`Plan ${count}`, { '': 'What a plan is.', [`When it is full ${count}`]: 'Nobody buys it.' }),
    )
    const problems = page('Problems', {
      '': 'What an answer says.',
      Plan: 'One of many.',
      Types: 'not-found, plan-full, too-many-requests',
    })
    const many = await openWrittenIndex([...apart, problems], findLanguage('en'), [])
    const find = async (text: string): Promise<string[]> =>
      (await searchIndex(many, { text, limit: 8, snippetLength: 50 })).map(({ href }) => href.replace(/\?[^#]*/, ''))
    expect(await find('"plan-full"')).toEqual(['/problems#types'])
    // A whole hyphenated name comes first, then what contains its words.
    const named = await find('plan-full')
    expect(named[0]).toBe('/problems#types')
    expect(named).toHaveLength(8)
    expect((await find('plan-fu'))[0]).toBe('/problems#types')
    expect((await find('what is plan-full'))[0]).toBe('/problems#types')
    expect(await find('--plan-full')).toEqual(named)
  })

  it('finds a word written without spaces by its prefix, wherever that would be segmented', async () => {
    const text = { '': '検索エンジンをインストールする必要があります。' }
    const own = await openWrittenIndex([page('Ja', text)], findLanguage('ja'))
    for (const beginning of ['イ', 'インス', 'インスト', 'インストー', 'エンジ', '検索エンジン']) {
      const hits = await searchIndex(own, { text: beginning, limit: 8, snippetLength: 50 })
      expect(
        hits.map(({ pageHref }) => pageHref),
        beginning,
      ).toEqual(['/ja'])
    }
  })

  it('finds a title with the words of a hyphenated name before texts, and one that has them separately after these', async () => {
    const own = await openWrittenIndex(
      [
        page('How you sign the papers that came in', { '': 'Nothing.' }),
        ...Array.from({ length: 12 }, (_, count) => page(`Reset ${count}`, { '': 'A sign-in page that forgot you.' })),
        page('Sign up', { '': 'Before you sign in.', 'Sign in': 'With Google.' }),
      ],
      // A language without stop words.
      findLanguage('eo'),
    )
    const hits = await searchIndex(own, { text: 'sign-in', limit: 8, snippetLength: 50 })
    const hrefs = hits.map(({ href }) => href.replace(/\?[^#]*/, ''))
    expect(hrefs[0]).toBe('/sign-up#sign-in')
    expect(hrefs.slice(1, 7).every((href) => href.startsWith('/reset'))).toBe(true)
    expect(hrefs[7]).toBe('/how-you-sign-the-papers-that-came-in')
  })

  it.each([
    ['1.2.3', ['/old', '/new']],
    ['v1.2.3', ['/old', '/new']],
    ['1.2', ['/old', '/new', '/later']],
    ['v1.2', ['/old', '/new', '/later']],
    ['1.2 fixed', ['/old', '/new']],
    ['1.2 ', ['/old', '/new']],
    ['19.1', ['/react']],
    ['19.1.0 ', ['/react']],
    ['1.20', ['/later']],
  ])('finds version %s with and without its v, by its prefix too', async (text, expected) => {
    const own = await openWrittenIndex(
      [
        page('Old', { '': 'Fixed in 1.2.3.' }),
        page('New', { '': 'Fixed in v1.2.3, at last.' }),
        page('Later', { '': 'Broken again in 1.20.' }),
        page('React', { '': 'Needs `react@19.1.0`.' }),
      ],
      findLanguage('en'),
    )
    const hits = await searchIndex(own, { text, limit: 8, snippetLength: 50 })
    expect(hits.map(({ pageHref }) => pageHref)).toEqual(expected)
  })

  it('ranks titles before headings and headings before texts', async () => {
    expect(await search('coupon')).toEqual(['Title /coupons', 'Heading /coupons#limit-a-coupon'])
    expect(await search('order')).toEqual(['Heading /refunds#refund-an-order', 'Content /count-users'])
  })
  it('finds words by their stems, and the last one by its prefix', async () => {
    expect(await search('refunding')).toContain('Title /refunds')
    expect(await search('cou')).toContain('Title /coupons')
  })
  it.each(['getUserCount', 'getUserCount()', 'order_id', '/orders/{order_id}', 'ml_live_', 'ML_LIVE_abc'])(
    'finds identifier %s',
    async (name) => expect(await search(name)).toContain('Content /count-users'),
  )
  it('treats the parts of an unknown identifier as words, or else as prefixes', async () => {
    const text = { '': 'How to create one.' }
    const pages = [page('Memberships', text), page('Members of a large club', text)]
    const own = await openWrittenIndex(pages, findLanguage('en'))
    const query = async (text: string): Promise<string[]> =>
      (await searchIndex(own, { text, limit: 8, snippetLength: 50 })).map(({ pageHref }) => pageHref)
    expect((await query('createMember'))[0]).toBe('/members-of-a-large-club')
    expect((await query('createMembersh'))[0]).toBe('/memberships')
  })
  it.each(['cuopon', 'coupn', 'couppon', 'xoupon', 'coupos'])('finds a coupon by the input %s', async (word) =>
    expect(await search(word)).toContain('Title /coupons'),
  )
  it('ignores punctuation', async () => {
    expect(await search('“coupon”, (plan)?')).toEqual(await search('coupon plan'))
    expect(await search('?!')).toEqual([])
    expect(await search('')).toEqual([])
  })
  it('finds a page that has the words in different sections', async () => {
    expect((await search('refund buyer order'))[0]).toMatch(/refunds/)
  })
  it('matches quoted words literally', async () => {
    expect(await search('"invite link"')).toEqual(['Title /invite-links', 'Content /refunds#refund-an-order'])
    expect(await search('"link invite"')).toEqual([])
  })
  it.each([
    ['invite link', 'Invite', 'link'],
    ['the link', 'Link', 'a link'],
  ])('finds the words “%s” after any number of pages that have them separately', async (phrase, title, text) => {
    const others = Array.from({ length: 60 }, (_, count) => page(`${title} ${count}`, { '': text, Another: text }))
    const own = await openWrittenIndex(
      [...others, page('Zoo', { '': `This is ${phrase} among many other words that nobody looks for.` })],
      findLanguage('en'),
    )
    const hits = await searchIndex(own, { text: `"${phrase}"`, limit: 8, snippetLength: 50 })
    expect(hits.map(({ pageHref }) => pageHref)).toEqual(['/zoo'])
  })
  it('searches within a context, or outside of it', async () => {
    expect(await search('order', { context: '/api' })).toEqual(['Content /count-users'])
    expect(await search('order', { context: '/api', isOutside: true })).toEqual(['Heading /refunds#refund-an-order'])
  })
  it('finds nothing in a context without pages, and everything outside of it', async () => {
    expect(await search('order', { context: '/guides' })).toEqual([])
    expect(await search('order', { context: '/guides', isOutside: true })).toEqual(await search('order'))
  })
  it('reads no more of a pasted page than fits into a URL', async () => {
    expect(await search('coupon '.repeat(20_000))).toEqual(await search('coupon '))
    expect(await search(`${'x '.repeat(MAX_QUESTION_LENGTH)}coupon`)).toEqual([])
  })
})

describe('a hit', () => {
  it('links to its section and names the words to mark there', async () => {
    const [hit] = await searchIndex(index, { text: 'refund the order', limit: 8, snippetLength: 40 })
    expect(hit?.href).toBe('/refunds?highlight=refund&highlight=order#refund-an-order')
    expect(hit?.pageHref).toBe('/refunds')
    expect(hit?.heading).toEqual([
      { text: 'Refund', isMatch: true },
      { text: ' an ', isMatch: false },
      { text: 'order', isMatch: true },
    ])
    expect(hit?.snippet.map(({ text }) => text).join('')).toBe('Open the order and choose refund. The…')
  })
  it.each([
    ['coupn', 'coupn', 'coupon'],
    ['refunding', 'refunding', 'refunds'],
    ['getUsersCount', 'getuserscount', 'count', 'users'],
    ['a cheaper xoupon', 'cheaper', 'xoupon', 'coupon'],
  ])('names the marked words that were found instead of %s', async (text, ...marked) => {
    const [hit] = await searchIndex(index, { text, limit: 8, snippetLength: 40 })
    expect(new URLSearchParams(hit?.href.replace(/^[^?]*|#.*$/g, '')).getAll('highlight')).toEqual(marked)
  })
  it('names a whole hyphenated name if present, and shows it as one', async () => {
    const own = await openWrittenIndex(
      [
        page('Trials', { '': 'It says run what is dry, and then plan-full, run-dry, too-many.' }),
        page('Dry', { '': 'They run.' }),
      ],
      findLanguage('en'),
    )
    const [named, apart] = await searchIndex(own, { text: 'run-dry', limit: 8, snippetLength: 30 })
    expect(named?.href).toBe('/trials?highlight=run-dry')
    expect(named?.snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'run-dry', isMatch: true }])
    expect(apart?.href).toBe('/dry?highlight=run&highlight=dry')
  })
  it('shows the text instead of a description that has fewer of the words', async () => {
    const text = { '': 'Every dry run is free.' }
    const own = await openWrittenIndex(
      [page('Trials', text, { description: 'How to run a trial.' })],
      findLanguage('en'),
    )
    const show = async (text: string): Promise<string | undefined> =>
      (await searchIndex(own, { text, limit: 1, snippetLength: 50 }))[0]?.snippet.map((part) => part.text).join('')
    expect(await show('dry run')).toBe('Every dry run is free.')
    expect(await show('run')).toBe('How to run a trial.')
  })
  it('has the breadcrumbs of its page', async () => {
    const [hit] = await searchIndex(index, { text: 'invite links', limit: 1, snippetLength: 50 })
    expect(hit).toMatchObject({ type: 'Title', breadcrumbs: ['Guides', 'Chats'] })
  })
})
