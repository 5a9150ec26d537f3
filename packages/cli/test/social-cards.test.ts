import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { imageSize } from 'image-size'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CARD_PACKAGE } from '../src/session/cards/prepare-cards.js'
import { copySite, type SiteCopy } from './build-copy.js'

let copy: SiteCopy

beforeEach(() => {
  copy = copySite(fileURLToPath(new URL('components', import.meta.url)))
  const link = join(copy.siteDir, 'node_modules', CARD_PACKAGE)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(dirname(dirname(createRequire(import.meta.url).resolve(CARD_PACKAGE))), link, 'junction')
  writeFileSync(
    join(copy.siteDir, 'package.json'),
    JSON.stringify({ private: true, devDependencies: { [CARD_PACKAGE]: '*' } }),
  )
})

afterEach(() => copy.remove())

/** Replaces the component of the cards. */
function replaceCard(code: string): void {
  writeFileSync(join(copy.siteDir, 'components/SocialCard.tsx'), code)
  const config = join(copy.siteDir, 'site.config.ts')
  const text = readFileSync(config, 'utf8')
  if (text.includes('SocialCard')) return
  writeFileSync(config, text.replace('components: {', "components: { SocialCard: './components/SocialCard.tsx',"))
}

const findErrors = async (): Promise<readonly string[]> =>
  (await copy.build()).report.diagnostics.map(
    ({ code, file, line, message }) => `${code} ${file ?? ''}:${line ?? ''} ${message}`,
  )

/** The names of the cards, and the image of the start page as its head names it. */
function readCards() {
  const assets = join(copy.outDir, 'assets')
  const cards = readdirSync(assets).filter((file) => /^card-.*\.png$/.test(file))
  const page = readFileSync(join(copy.outDir, 'index.html'), 'utf8')
  const [, image = ''] = /property="og:image" content="https:\/\/docs\.example\.com\/assets\/([^"]+)"/.exec(page) ?? []
  return { cards, image, bytes: cards.includes(image) ? readFileSync(join(assets, image)) : undefined }
}

describe('social cards', () => {
  it('are created for a small site that lists the package, and named in the head', async () => {
    expect(await findErrors()).toEqual([])
    const { bytes } = readCards()
    expect(bytes && imageSize(bytes)).toMatchObject({ type: 'png', width: 1200, height: 630 })
  })

  it('can be disabled', async () => {
    const config = join(copy.siteDir, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    writeFileSync(config, text.replace('export default {', 'export default {\n  socialCards: { enabled: false },'))
    expect(await findErrors()).toEqual([])
    expect(readCards()).toEqual({ cards: [], image: '', bytes: undefined })
  })

  it('show a component of the site, and change with it', async () => {
    await copy.build()
    const original = readCards()
    const write = (color: string) =>
      replaceCard(`import type { PropsOf } from '@docgen/cli/theme'
import logo from './logo.svg'
const Title = ({ children }) => <strong style={{ fontSize: 80, color: '${color}' }}>{children}</strong>
export const SocialCard = ({ card }: PropsOf<'SocialCard'>) => (
  <div style={{ width: '100%', height: '100%', display: 'flex', background: '#000' }}>
    <img src={logo} alt="" width={80} height={80} />
    <Title>{card.title}</Title>
  </div>
)
`)
    writeFileSync(
      join(copy.siteDir, 'components/logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z" fill="#fff"/></svg>',
    )
    write('#ffffff')
    expect(await findErrors()).toEqual([])
    const own = readCards()
    write('#ff0000')
    expect(await findErrors()).toEqual([])
    const changed = readCards()
    expect(new Set([original.image, own.image, changed.image]).size).toBe(3)
    expect(own.bytes).not.toEqual(original.bytes)
    expect(changed.bytes).not.toEqual(own.bytes)
    expect(changed.cards).toHaveLength(original.cards.length)
  })

  it('report a component that throws at its position, and what a card cannot show', async () => {
    replaceCard("export const SocialCard = ({ card }) => {\n  throw new Error('no card for ' + card.siteTitle)\n}\n")
    expect(await findErrors()).toEqual([
      'render-failed components/SocialCard.tsx:2 a component threw: no card for Wrapped',
    ])
    replaceCard('export const SocialCard = () => <img src="/missing.png" alt="" />\n')
    expect(await findErrors()).toContain(
      'render-failed : a component threw: a card cannot show the image /missing.png: import an SVG, PNG, JPEG or WebP file',
    )
  })
})
