import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { navbar, text } from '../../../test/view-data.js'
import { Drawer } from './Drawer.js'

describe('Drawer', () => {
  it('opens on the sidebar and links back to the main menu', () => {
    const html = renderToString(
      <Drawer text={text} navbar={navbar}>
        <nav>SIDEBAR</nav>
      </Drawer>,
    )
    expect(html).toMatch(/^<div id="docgen-drawer" class="drawer has-sidebar" popover="auto"/)
    expect(html).toMatch(
      /<details class="drawer-panels"><summary.*← Back to main menu.*<nav class="main-menu" aria-label="Main">.*<\/details><nav>SIDEBAR/,
    )
    expect(html).toMatch(/popoverTarget="docgen-drawer" popoverTargetAction="hide" aria-label="Close navigation bar"/)
  })

  it('shows the main menu at once when the page has no sidebar', () => {
    const html = renderToString(<Drawer text={text} navbar={navbar} />)
    expect(html).not.toContain('drawer-panels')
    expect(html).toContain('<nav class="main-menu"')
  })

  it('has no back button when the navbar has no items', () => {
    const html = renderToString(
      <Drawer text={text} navbar={{ ...navbar, start: [], end: [{ kind: 'search', href: '/search' }] }}>
        <nav>SIDEBAR</nav>
      </Drawer>,
    )
    expect(html).not.toContain('Back to main menu')
  })
})
