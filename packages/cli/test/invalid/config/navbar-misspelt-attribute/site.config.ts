import { defineConfig } from '@docgen/cli'

export default defineConfig({
  title: 'Docs',
  url: 'https://docs.example.org',
  navbar: { items: [{ label: 'Home', to: '/', clasName: 'x', 'data-x': 1, onclick: 'alert(1)' }] },
})
