import { defineConfig } from '@docgen/cli'

const HOME = 'https://memberlatch.example'

export default defineConfig({
  title: 'Memberlatch',
  tagline: 'Sell access to private Telegram channels and groups with a bot of your own',
  url: 'https://docs.memberlatch.example',
  baseUrl: '/',
  trailingSlash: false,
  favicon: '/img/favicon.svg',
  organizationName: 'Memberlatch',
  projectName: 'memberlatch',
  socialCard: '/img/social-card.png',
  theme: { accent: 'blue', fonts: { text: '@fontsource-variable/inter' } },
  docs: {
    path: 'docs',
    routeBasePath: '/',
    showDate: true,
  },
  llms: { pages: true },
  feeds: [
    { path: '/version-history', title: 'Version history', description: 'What each version of Memberlatch changes.' },
  ],
  search: {
    suggestions: [
      'cancel a subscription',
      'refunds',
      'invite link not working',
      'create an access token',
      'verify webhook signature',
    ],
  },
  openapi: [
    {
      path: './openapi.yaml',
      routeBasePath: '/api',
      webhooks: 'overview',
      callbacks: 'inline',
      position: 14,
      icon: 'lucide:code-xml',
      ownSidebar: true,
    },
  ],
  placeholders: {
    product: 'Memberlatch',
    supportEmail: 'support@memberlatch.example',
  },
  announcementBar: {
    id: 'version-1-58',
    content:
      'New in <a href="/version-history/1.58">version 1.58</a>: send webhook deliveries again, and rename portal pages safely.',
    isCloseable: true,
  },
  navbar: {
    title: 'Memberlatch',
    logo: { alt: '', src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', width: 28, height: 28 },
    hideOnScroll: true,
    items: [
      { to: '/', label: 'Documentation' },
      { to: '/api/memberlatch-api', label: 'API Reference', activeBasePath: '/api/' },
      { href: HOME, label: 'Home' },
      { to: '/support/contacting-the-support', label: 'Contact' },
      { type: 'search', position: 'right' },
      { href: `${HOME}/start`, label: 'Try Memberlatch', position: 'right', className: 'navbar-button' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Documentation', to: '/' },
          { label: 'API Reference', to: '/api/memberlatch-api' },
        ],
      },
      {
        title: 'Policies',
        items: [
          { label: 'Terms of Service', to: '/policies/terms-of-service' },
          { label: 'Privacy Policy', to: '/policies/privacy-policy' },
          { label: 'Acceptable Use', to: '/policies/acceptable-use' },
          { label: 'Cookie Policy', to: '/policies/cookie-policy' },
        ],
      },
      {
        title: 'Follow us',
        items: [
          { label: 'Facebook', href: 'https://facebook.memberlatch.example' },
          { label: 'Telegram', href: 'https://telegram.memberlatch.example' },
          { label: 'YouTube', href: 'https://youtube.memberlatch.example' },
          { label: 'X', href: 'https://x.memberlatch.example' },
        ],
      },
    ],
    copyright: 'Memberlatch is a made-up product: this site shows what docgen does.',
  },
  // Stands for the script of a chat service.
  scripts: [{ src: '/support.js', type: 'module' }],
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  // Readers know the banner by these words from before docgen.
  texts: { en: { 'theme.baseUrlIssueBanner.title': 'Your Docusaurus site did not load properly' } },
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
})
