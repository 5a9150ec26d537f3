import type { SocialCardProps } from '@docgen/renderer/contract'
import type { CSSProperties } from 'react'

/** Titles with more characters than this have a smaller font. */
const LONG_TITLE = 48

/** The image of link previews: site on top, section and title in the middle, host and version below. */
export function SocialCard({ card, accent, logo }: SocialCardProps) {
  const { title, section, siteTitle, footer, direction } = card
  const isLong = [...title].length > LONG_TITLE
  const write = (text: string, style: CSSProperties) => (
    <div style={{ ...style, overflow: 'hidden', textOverflow: 'ellipsis' }}>{text}</div>
  )
  return (
    <div style={{ ...FRAME, direction, borderTop: `16px solid ${accent}` }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20 }}>
        {logo !== undefined && <img src={logo} alt="" style={{ height: 48, maxWidth: 320 }} />}
        {write(siteTitle, { fontSize: 32, fontWeight: 600, lineClamp: 1 })}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
        {section !== '' && write(section, { fontSize: 32, color: accent, lineClamp: 1 })}
        {write(withBreaks(title), {
          fontSize: isLong ? 56 : 72,
          fontWeight: 700,
          lineHeight: 1.2,
          // Letters with marks below them are taller than a line, and the box would cut off the marks.
          paddingBottom: '0.25em',
          lineClamp: isLong ? 4 : 3,
          textWrap: 'balance',
          overflowWrap: 'anywhere',
        })}
      </div>
      {write(footer === '' ? siteTitle : footer, { fontSize: 28, color: '#4b5563', lineClamp: 1 })}
    </div>
  )
}

/** Allows line breaks after the punctuation of a long path or name, so that lines rarely end within a word. */
function withBreaks(title: string): string {
  return title.replace(/\S{20,}/g, (word) => word.replace(/[/:._-](?=[^/:._-])/g, '$&\u200b'))
}

const FRAME: CSSProperties = {
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '56px 72px 64px',
  background: '#ffffff',
  color: '#111827',
}
