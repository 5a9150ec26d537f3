import { expect, it } from 'vitest'
import * as entry from './index.js'

it('exports the theme and nothing else', () => {
  expect(Object.keys(entry)).toEqual(['theme'])
})

it('has every component that the renderer requires', () => {
  expect(Object.keys(entry.theme.components).sort()).toEqual(
    [
      'Admonition AnnouncementBar ApiChangelog ApiOperation ApiOverview ApiProperty ApiSchema ApiSchemaPage ApiWorkflow Badge Banner Breadcrumbs Card Cards CodeBlock ColorModeSwitch Details DocFooter DocPage Drawer',
      'FileTree Footer Frame GeneratedIndexPage Heading Hero HomePage Icon Layout Link Navbar NotFoundPage Pagination SearchForm SearchPage Sidebar SocialCard Table TableOfContents Tabs Tooltip Update Updates VersionBadge VersionNotice',
    ].flatMap((names) => names.split(' ')),
  )
})

it('names its browser files and the folder that contains them', () => {
  const { client } = entry.theme
  expect(client.directory).toMatch(/^file:\/\/.*\/packages\/theme\/dist\/client\/$/)
  expect(client.stylesheet).toBe('theme.css')
  expect(client.script).toBe('bootstrap.js')
  expect(client.searchWorker).toBe('search-worker.js')
  expect(client.searchPage).toBe('search-page.js')
  expect(client.inlineScript).toContain('data-theme')
})
