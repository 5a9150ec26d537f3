import type { DiagnosticTopics } from './topics.js'

/** Diagnostics of the config, plugins, blogs, versions and languages. */
export const SITE_DIAGNOSTICS = {
  'Configuration, theme and plugins': {
    'missing-config': {
      meaning: 'The folder has no `site.config.ts`.',
      fix: 'Name the folder that has one, or run `docgen init`.',
    },
    'duplicate-config': { meaning: 'The folder has two config files. docgen reads one.', fix: 'Remove the other.' },
    'invalid-config-syntax': { meaning: 'The config cannot be parsed.', fix: 'Correct the syntax.' },
    'config-failed': {
      meaning: 'The config throws an error, or does not finish.',
      fix: 'Correct the code at the position.',
    },
    'missing-default-export': {
      meaning: 'The config has no default export.',
      fix: 'Write `export default defineConfig({ … })`.',
    },
    'invalid-config': {
      meaning: 'A field of the config has a wrong value.',
      fix: 'Follow the hint. See [Configuration](configuration.md).',
    },
    'invalid-edit-url': { meaning: '`editUrl` is not a usable URL.', fix: 'Correct it.' },
    'invalid-theme': {
      meaning: '`theme` names a component or a font that does not exist.',
      fix: 'Use the suggested name, or install the package.',
    },
    'invalid-component': { meaning: 'A component in `theme.components` cannot be bundled.', fix: 'Correct the code.' },
    'invalid-styles': {
      meaning: 'A style sheet has an error, or imports a file that does not exist.',
      fix: 'Correct it.',
    },
    'unknown-token': {
      meaning:
        'A style sheet misspells a token of the theme or a property, or gives a token a value that browsers ignore.',
      fix: 'Use the suggested name or value. See [Tokens](tokens.md).',
    },
    'blocked-font': {
      meaning: 'The security policy blocks a font of another site.',
      fix: 'Add its origin to `security.csp.sources`, or download the font.',
    },
    'blocked-html': {
      meaning:
        'The security policy blocks an element of a page: a script, style sheet, form or object of another site, or inline code.',
      fix: 'Add the source that the hint names to `security.csp.sources`, or remove the element.',
    },
    'blocked-script': {
      meaning:
        'A component that runs in browsers loads a script of another site, compiles code from text, or uses WebAssembly, and the security policy blocks it.',
      fix: 'Add the source that the hint names to `script-src` in `security.csp.sources`.',
    },
    'unpublished-module': {
      meaning:
        'A component that runs in browsers names a module by `new URL`, such as a worker, and docgen does not bundle it.',
      fix: 'Bundle it into a static folder, and name its URL.',
    },
    'duplicate-csp': {
      meaning: 'A `_headers` file sets a second security policy.',
      fix: 'Move its sources to `security.csp`.',
    },
    'social-cards': {
      meaning: 'docgen cannot create the social cards, or its fonts lack some of their characters.',
      fix: 'Install the package or the font that the hint names. See [Social cards](../structure/social-cards.md).',
    },
    'missing-csp': {
      meaning: 'The config turns off the security policy, or allows all inline scripts.',
      fix: 'Add sources to `security.csp.sources` instead.',
    },
    'llms-without-pages': {
      meaning:
        'A setting that needs the pages as Markdown (`llms.full`, `llms.chats`, feeds with the whole text) is on without `llms.pages`.',
      fix: 'Set `llms.pages` to `true`, or remove the setting.',
    },
    plugin: {
      meaning: 'A plugin returns invalid data or breaks a rule.',
      fix: 'Correct the plugin. See [Plugins](plugins.md).',
    },
    'plugin-failed': {
      meaning: 'A remark or rehype plugin throws an error, or never finishes.',
      fix: 'Correct the plugin. `--verbose` prints the stack.',
    },
    'invalid-sidebars': {
      meaning: 'The sidebar file, or what `docs.sidebarItemsGenerator` returns, has a wrong value.',
      fix: 'Follow the hint. See [Sidebars](../structure/sidebars.md).',
    },
    'invalid-category-file': { meaning: 'A `_category_` file has a wrong value.', fix: 'Follow the hint.' },
    'duplicate-category-file': {
      meaning: 'A folder has two `_category_` files. docgen reads one.',
      fix: 'Remove the other.',
    },
    'empty-category': { meaning: 'A category has neither items nor a link.', fix: 'Add a page.' },
    'unknown-doc': {
      meaning: 'A sidebar, or `pagination_next` or `pagination_prev`, names a page that does not exist.',
      fix: 'Use the suggested id.',
    },
    'unknown-docs': {
      meaning: 'A command names the id of a docs folder that does not exist.',
      fix: 'Use one of the listed names.',
    },
    'unknown-folder': { meaning: 'A sidebar names a folder without pages.', fix: 'Use the suggested path.' },
    'unknown-sidebar': {
      meaning: 'A page or navbar item names a sidebar that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-document': {
      meaning: 'A navbar item names a page that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-sidebar': {
      meaning: 'A navbar item names a sidebar that does not exist.',
      fix: 'Use the suggested id.',
    },
    'navbar-unknown-docs': {
      meaning: 'A navbar item names a docs folder that does not exist.',
      fix: 'Use one of the listed names.',
    },
    'navbar-unknown-version': {
      meaning: 'The version menu names a version that is not published.',
      fix: 'Remove it from the menu.',
    },
    'navbar-sidebar-without-link': {
      meaning: 'A navbar item names a sidebar without any page.',
      fix: 'Add a page to the sidebar.',
    },
    'sidebars-skipped': {
      meaning: 'There is a sidebars file next to the config, but the config does not name it.',
      fix: 'Set `docs.sidebars`, or remove the file.',
    },
    'invalid-tags-file': { meaning: 'The file of tags has a wrong value.', fix: 'Follow the hint.' },
  },
  Blog: {
    'blog-skipped': {
      meaning: 'The folder `blog` exists, but the config does not mention it.',
      fix: 'Write `blog: {}` or `blog: false`.',
    },
    'missing-blog-folder': {
      meaning: 'The folder of the blog does not exist.',
      fix: 'Create it, or remove `blog` from the config.',
    },
    'invalid-authors': { meaning: 'The file of authors has a wrong value.', fix: 'Follow the hint.' },
    'unknown-author': {
      meaning: 'A post names an author who is not in the file of authors.',
      fix: 'Add the author, or use the suggested key.',
    },
    'impossible-date': {
      meaning: 'The name of a post has digits like a date, but no such day exists.',
      fix: 'Correct the name, or write `date` into the front matter.',
    },
  },
  'Versions and languages': {
    'invalid-versions': { meaning: '`versions.json` has a wrong value.', fix: 'Follow the hint.' },
    'missing-version': {
      meaning: 'A listed version has no folder.',
      fix: 'Restore the folder, or remove the version from the list.',
    },
    'unknown-version': { meaning: 'There is no version of this name.', fix: 'Use one of the listed names.' },
    'duplicate-version-label': { meaning: 'Two versions have the same label.', fix: 'Change one label.' },
    'duplicate-version-path': { meaning: 'Two versions have the same path.', fix: 'Change one path.' },
    'versions-at-root': {
      meaning: '`docs.path` is the folder of the site, which contains the folders of all versions.',
      fix: 'Move the pages into a separate folder.',
    },
    'version-change-failed': { meaning: 'docgen cannot cut or remove the version.', fix: 'Follow the message.' },
    'unknown-locale': { meaning: 'The site does not have this language.', fix: 'Use one of `i18n.locales`.' },
    'unknown-text': {
      meaning: '`texts`, or a component of the site, names a UI text that does not exist.',
      fix: 'Use the suggested key.',
    },
    'unknown-translation': { meaning: 'A path names no translation of the site.', fix: 'Name a file below `i18n`.' },
    'invalid-translation-file': { meaning: 'A translation file has a wrong value.', fix: 'Follow the hint.' },
    'stray-translation': { meaning: 'A file below `i18n` translates nothing.', fix: 'Rename or remove it.' },
    'unused-translation': {
      meaning: 'Nothing uses a translated text, or a translated page has no original.',
      fix: 'Remove it, or move it to the key or path that replaced the old one.',
    },
    'outdated-translation': {
      meaning: 'A page has changed since it was translated.',
      fix: 'Update the translation, and record that with `docgen translations write --done`.',
    },
    'too-few-translations': {
      meaning: 'A language has fewer translations than `minTranslated` requires.',
      fix: 'Translate more, or lower the limit.',
    },
  },
} as const satisfies DiagnosticTopics
