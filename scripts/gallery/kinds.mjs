// The kinds of pages in the manual's gallery, and the copies of the example site that show those which the site lacks.

/** Changes of the example site's config, by the name of the copy. */
export const COPIES = {
  more: [
    [/webhooks: 'overview',\s+/, "schemas: 'pages', tryIt: true, changelog: { since: ['./earlier.yaml'] },"],
    ['{ href: HOME,', "{ to: '/blog', label: 'News' },\n      { href: HOME,"],
    ['llms:', "blog: { title: 'News', description: 'What is new, and how we build it.' },\n  llms:"],
  ],
  paper: [
    [
      /theme: \{.*\},/,
      "theme: { package: '@docgen/theme-paper', fonts: { text: '@fontsource-variable/newsreader' } },",
    ],
  ],
}

/** Changes of the example site's API description that make it an earlier version, for the changelog. */
export const EARLIER_API = [
  ["version: '1.58'", "version: '1.57'"],
  [/ {2}\/bots\/\{bot_id\}\/coupons:\n[\s\S]*?\n(?= {2}\/)/, ''],
  ['minimum: 1, maximum: 100, default: 20', 'minimum: 1, maximum: 200, default: 20'],
]

/** Color in the example site's images → color that an image has on a site with Paper. */
export const PAPER_COLORS = {
  '#ffffff': '#fffdf8',
  '#0067df': '#9a2f1f',
  '#eff5fe': '#f6e7dd',
  '#f7f7f9': '#f3eee2',
  '#e1e4ea': '#e0d8c6',
  '#5c6370': '#665d4e',
  '#16181d': '#1f1b16',
  '#74acfe': '#f0a088',
  '#142a4a': '#3a2119',
  '#0d0f14': '#171410',
  '#15171b': '#201c17',
  '#1d2026': '#262119',
  '#2b2f37': '#352e25',
  '#989ea9': '#a89d8a',
  '#eceef2': '#efe8da',
}

/** A page of each kind. `prepare` brings it into the state to show; `isShownAlone` adds an image of one size. */
export const KINDS = {
  home: { path: '/' },
  landing: { path: '/developers', copy: 'more' },
  guide: { path: '/advanced/coupons', isShownAlone: true },
  category: { path: '/web-portal' },
  'generated-category': { path: '/category/advanced', copy: 'more' },
  table: { path: '/payments/supported-currencies' },
  policy: { path: '/policies/privacy-policy' },
  api: { path: '/api/memberlatch-api' },
  operation: { path: '/api/create-plan', isShownAlone: true },
  release: { path: '/version-history/1.58' },
  timeline: { path: '/category/version-history', copy: 'more' },
  console: { path: '/api/create-order', copy: 'more', prepare: openConsole },
  schema: { path: '/api/schemas/new-plan', copy: 'more' },
  'api-changelog': { path: '/api/changelog', copy: 'more' },
  webhook: { path: '/api/webhooks/order-paid', copy: 'more' },
  blog: { path: '/blog', copy: 'more' },
  post: { path: '/blog/2026/07/13/send-again', copy: 'more' },
  archive: { path: '/blog/archive', copy: 'more' },
  tag: { path: '/blog/tags/release', copy: 'more' },
  author: { path: '/blog/authors/jo', copy: 'more' },
  search: { path: '/search?q=refund', prepare: (page) => page.waitForSelector('.search-results li') },
  'not-found': { path: '/advanced/coupon-codes', isMissing: true },
  offline: { path: '/advanced/plans', prepare: goOffline },
  'paper-home': { path: '/', copy: 'paper' },
  'paper-guide': { path: '/advanced/coupons', copy: 'paper' },
  'paper-operation': { path: '/api/create-plan', copy: 'paper' },
}

/** Points at a link, and follows another one without a connection. */
async function goOffline(page) {
  const link = page.locator('.pagination-next')
  await Promise.all([page.waitForResponse(/show-page-/), page.waitForResponse(/recurring/), link.focus()])
  for (const path of ['/advanced/coupons', '/advanced/invoice', '/advanced/waiting-list']) {
    const other = page.locator(`.menu a[href="${path}"]`).first()
    const point = (element) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    await Promise.all([page.waitForResponse(new RegExp(path)), other.evaluate(point)])
  }
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.route('**/*', (route) => route.abort())
  await link.evaluate((element) => {
    element.href = '/advanced/webhooks'
    element.click()
  })
  await page.waitForSelector('.problem')
}

async function openConsole(page) {
  await page.click('.try-it')
  await page.waitForSelector('.console-send')
}
