import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site, text } from '../../test/view-data.js'
import { ColorModeSwitch } from './ColorModeSwitch.js'

describe('ColorModeSwitch', () => {
  it('names the mode that the page starts in, and waits for the script', () => {
    const html = renderToString(<ColorModeSwitch site={site} text={text} />)
    expect(html).toContain(' aria-label="Switch between dark and light mode (currently light mode)"')
    expect(html).toContain('data-label-dark="Switch between dark and light mode (currently dark mode)"')
    expect(html).toContain(' hidden=""')
    expect(html).not.toContain('system')
  })

  it('knows a third mode where the system may decide', () => {
    const html = renderToString(<ColorModeSwitch site={{ ...site, followsSystemColorMode: true }} text={text} />)
    expect(html).toContain(' aria-label="Switch between dark and light mode (currently system mode)"')
    expect(html).toContain('icon-system')
  })
})
