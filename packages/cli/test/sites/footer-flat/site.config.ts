import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Footer flat',
  url: 'https://docs.example.com',
  announcementBar: { content: 'Read <b style="color: rebeccapurple">this</b>' },
  footer: { copyright: '<span class="own" style="letter-spacing: 1px">Ours</span>', links: [{ label: 'Start', to: '/' }, { label: 'Elsewhere', href: 'https://example.net', rel: 'me' }, { label: 'Raw', to: 'pathname:///raw/' }] },
})
