import type { Card } from '../../plan/plan-card.js'

/** An element of a card, as the package that draws it expects it. */
export type CardNode =
  | { readonly type: 'text'; readonly text: string; readonly style: CardStyles }
  | { readonly type: 'image'; readonly src: string; readonly style: CardStyles }
  | { readonly type: 'container'; readonly style: CardStyles; readonly children: readonly CardNode[] }

type CardStyles = Readonly<Record<string, string | number>>

/** Size of a card in pixels: what link previews show uncropped. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Name of the logo among the images of a card. */
export const LOGO = 'logo'

const LONG_TITLE = 48

/** The layout of a card: site on top, section and title in the middle, host and version below. */
export function createCardNode(card: Card, { accent, hasLogo }: { accent: string; hasLogo: boolean }): CardNode {
  const { title, section, siteTitle, footer, direction } = card
  const isLong = [...title].length > LONG_TITLE
  const write = (value: string, style: CardStyles): CardNode => text(value, direction, style)
  return box({ ...FRAME, direction, borderTop: `16px solid ${accent}` }, [
    box({ display: 'flex', alignItems: 'center', gap: 20 }, [
      ...(hasLogo ? [{ type: 'image' as const, src: LOGO, style: { height: 48, maxWidth: 320 } }] : []),
      write(siteTitle, { fontSize: 32, fontWeight: 600, ...oneLine }),
    ]),
    box({ display: 'flex', flexDirection: 'column', gap: 20 }, [
      ...(section === '' ? [] : [write(section, { fontSize: 32, color: accent, ...oneLine })]),
      write(title, {
        fontSize: isLong ? 56 : 72,
        fontWeight: 700,
        lineHeight: 1.2,
        lineClamp: isLong ? 4 : 3,
        textOverflow: 'ellipsis',
        overflow: 'hidden',
        textWrap: 'balance',
        overflowWrap: 'anywhere',
      }),
    ]),
    write(footer === '' ? siteTitle : footer, { fontSize: 28, color: '#4b5563', ...oneLine }),
  ])
}

const FRAME = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '56px 72px 64px',
  background: '#ffffff',
  color: '#111827',
}

const oneLine = { lineClamp: 1, textOverflow: 'ellipsis', overflow: 'hidden' }

function box(style: CardStyles, children: readonly CardNode[]): CardNode {
  return { type: 'container', style, children }
}

// The blocks of scripts that are written from right to left.
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u

/**
 * A text at the start side of the card, in its own direction: in the other one, the spaces of a line that wraps are
 * drawn at the wrong places.
 */
function text(value: string, side: Card['direction'], style: CardStyles): CardNode {
  const [letter = ''] = /\p{L}/u.exec(value) ?? []
  const direction = letter === '' ? side : RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
  return { type: 'text', text: value, style: { ...style, direction, textAlign: side === 'rtl' ? 'right' : 'left' } }
}
