import { defineConfig } from '@docgen/cli'

// A folder of posts that the config does not name: it is left alone, and the build says so.
export default defineConfig({ title: 'Kit', url: 'https://docs.example.com', trailingSlash: false })
