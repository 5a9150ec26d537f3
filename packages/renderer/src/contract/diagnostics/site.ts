import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of the config, plugins, blogs, versions and languages. */
export const SITE_DIAGNOSTICS = {
  'Configuration, theme and plugins': {
    'missing-config': {
      severity: 'error',
      meaning: 'The folder has no `site.config.ts`.',
      fix: 'Name the folder that has one, or run `docgen init`.',
    },
    'duplicate-config': {
      severity: 'warning',
      meaning: 'The folder has two config files. docgen reads one.',
      fix: 'Remove the other.',
    },
    'invalid-config-syntax': {
      severity: { error: 'if the file cannot be run', warning: 'if it is only suspicious' },
      meaning: 'The config cannot be parsed.',
      fix: 'Correct the syntax.',
    },
    'config-failed': {
      severity: 'error',
      meaning: 'The config throws an error, or does not finish.',
      fix: 'Correct the code at the position.',
    },
    'missing-default-export': {
      severity: 'error',
      meaning: 'The config has no default export.',
      fix: 'Write `export default defineConfig({ … })`.',
    },
    'invalid-config': {
      severity: 'error',
      meaning: 'A field of the config has a wrong value.',
      fix: 'Follow the hint. See [Configuration](configuration.md).',
    },
    'invalid-edit-url': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: '`editUrl` is not a usable URL.',
      fix: 'Correct it.',
    },
    'invalid-theme': {
      severity: 'error',
      meaning: '`theme` names a component or a font that does not exist.',
      fix: 'Use the suggested name, or install the package.',
    },
    'invalid-component': {
      severity: 'error',
      meaning: 'A component in `theme.components` cannot be bundled.',
      fix: 'Correct the code.',
    },
    'invalid-styles': {
      severity: {
        error: 'for a file that docgen cannot read or compile',
        warning: 'for a rule of Tailwind, which did not run',
      },
      setting: 'onBrokenContent',
      meaning: 'A style sheet has an error, or imports a file that does not exist.',
      fix: 'Correct it.',
    },
    'unknown-token': {
      severity: 'warning',
      meaning:
        'A style sheet misspells a token of the theme or a property, or gives a token a value that browsers ignore.',
      fix: 'Use the suggested name or value. See [Tokens](tokens.md).',
    },
    'blocked-font': {
      severity: 'warning',
      meaning: 'The security policy blocks a font of another site.',
      fix: 'Add its origin to `security.csp.sources`, or download the font.',
    },
    'blocked-html': {
      severity: 'warning',
      meaning:
        'The security policy blocks an element of a page: a script, style sheet, form or object of another site, or inline code.',
      fix: 'Add the source that the hint names to `security.csp.sources`, or remove the element.',
    },
    'blocked-script': {
      severity: 'warning',
      meaning:
        'A component that runs in browsers loads a script of another site, compiles code from text, or uses WebAssembly, and the security policy blocks it.',
      fix: 'Add the source that the hint names to `script-src` in `security.csp.sources`.',
    },
    'unpublished-module': {
      severity: 'warning',
      meaning:
        'A component that runs in browsers names a module by `new URL`, such as a worker, and docgen does not bundle it.',
      fix: 'Bundle it into a static folder, and name its URL.',
    },
    'duplicate-csp': {
      severity: 'warning',
      meaning: 'A `_headers` file sets a second security policy.',
      fix: 'Move its sources to `security.csp`.',
    },
    'social-cards': {
      severity: 'warning',
      meaning: 'docgen cannot create the social cards, or its fonts lack some of their characters.',
      fix: 'Install the package or the font that the hint names. See [Social cards](../structure/social-cards.md).',
    },
    'missing-csp': {
      severity: 'warning',
      meaning: 'The config turns off the security policy, or allows all inline scripts.',
      fix: 'Add sources to `security.csp.sources` instead.',
    },
    'llms-without-pages': {
      severity: 'warning',
      meaning:
        'A setting that needs the pages as Markdown (`llms.full`, `llms.chats`, feeds with the whole text) is on without `llms.pages`.',
      fix: 'Set `llms.pages` to `true`, or remove the setting.',
    },
    plugin: {
      severity: {
        error: 'if the plugin fails',
        warning: 'if the plugin reports one',
        info: 'if the plugin reports one',
      },
      meaning: 'A plugin returns invalid data or breaks a rule.',
      fix: 'Correct the plugin. See [Plugins](plugins.md).',
    },
    'plugin-failed': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A remark or rehype plugin throws an error, or never finishes.',
      fix: 'Correct the plugin. `--verbose` prints the stack.',
    },
    'invalid-sidebars': {
      severity: 'error',
      meaning: 'The sidebar file, or what `docs.sidebarItemsGenerator` returns, has a wrong value.',
      fix: 'Follow the hint. See [Sidebars](../structure/sidebars.md).',
    },
    'invalid-category-file': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'A `_category_` file has a wrong value.',
      fix: 'Follow the hint.',
    },
    'duplicate-category-file': {
      severity: 'warning',
      meaning: 'A folder has two `_category_` files. docgen reads one.',
      fix: 'Remove the other.',
    },
    'empty-category': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A category has neither items nor a link.',
      fix: 'Add a page.',
    },
    'unknown-doc': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A sidebar, or `pagination_next` or `pagination_prev`, names a page that does not exist.',
      fix: 'Use the suggested id.',
    },
    'unknown-docs': {
      severity: 'error',
      meaning: 'A command names the id of a docs folder that does not exist.',
      fix: 'Use one of the listed names.',
    },
    'unknown-folder': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A sidebar names a folder without pages.',
      fix: 'Use the suggested path.',
    },
    'unknown-sidebar': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A page or navbar item names a sidebar that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-document': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A navbar item names a page that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-sidebar': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A navbar item names a sidebar that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-docs': {
      severity: 'error',
      meaning: 'A navbar item names a docs folder that does not exist.',
      fix: 'Use one of the listed names.',
    },
    'navbar-unknown-version': {
      severity: 'error',
      meaning: 'The version menu names a version that is not published.',
      fix: 'Remove it from the menu.',
    },
    'navbar-sidebar-without-link': {
      severity: 'error',
      setting: 'onBrokenLinks',
      meaning: 'A navbar item names a sidebar without any page.',
      fix: 'Add a page to the sidebar.',
    },
    'sidebars-skipped': {
      severity: 'info',
      meaning: 'There is a sidebars file next to the config, but the config does not name it.',
      fix: 'Set `docs.sidebars`, or remove the file.',
    },
    'invalid-tags-file': {
      severity: 'error',
      setting: 'onBrokenContent',
      meaning: 'The file of tags has a wrong value.',
      fix: 'Follow the hint.',
    },
  },
} as const satisfies DiagnosticTopics
