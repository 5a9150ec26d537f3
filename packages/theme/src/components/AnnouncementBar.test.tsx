import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { AnnouncementBar } from './AnnouncementBar.js'

describe('AnnouncementBar', () => {
  it('shows its HTML and can be closed by the script', () => {
    const html = renderToString(
      <AnnouncementBar
        site={site}
        text={text}
        announcement={{
          id: 'a',
          content: '<b>News</b>',
          isCloseable: true,
        }}
      />,
    )
    expect(html).toContain('<b>News</b>')
    expect(html).toContain('data-action="close-announcement" aria-label="Close" hidden=""')
  })

  it("has no close button when it can't be dismissed", () => {
    const announcement = { id: 'a', content: 'News', isCloseable: false }
    expect(renderToString(<AnnouncementBar site={site} text={text} announcement={announcement} />)).not.toContain(
      'button',
    )
  })
})
