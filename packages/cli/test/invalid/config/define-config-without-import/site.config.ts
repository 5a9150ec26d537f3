export default defineConfig({
  title: 'x',
  url: 'https://example.org',
})
