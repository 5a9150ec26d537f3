import type { Theme } from '@docgen/renderer/contract'
import { accents } from './accents.js'
import { ApiChangelog } from './api/ApiChangelog.js'
import { ApiOperation } from './api/ApiOperation.js'
import { ApiOverview } from './api/ApiOverview.js'
import { ApiProperty } from './api/ApiProperty.js'
import { ApiSchema } from './api/ApiSchema.js'
import { ApiSchemaPage } from './api/ApiSchemaPage.js'
import { ApiWorkflow } from './api/ApiWorkflow.js'
import { inlineScript } from './client/inline-script.js'
import { clientDirectory, docusaurusModule, islandModule } from './client-directory.js'
import { AnnouncementBar } from './components/AnnouncementBar.js'
import { Badge } from './components/Badge.js'
import { Banner } from './components/Banner.js'
import { Cards } from './components/Cards.js'
import { ColorModeSwitch } from './components/ColorModeSwitch.js'
import { Footer } from './components/Footer.js'
import { Layout } from './components/Layout.js'
import { layoutScript } from './components/layout-script.js'
import { Drawer } from './components/navbar/Drawer.js'
import { Navbar } from './components/navbar/Navbar.js'
import { Breadcrumbs } from './components/pages/Breadcrumbs.js'
import { DocFooter } from './components/pages/DocFooter.js'
import { DocPage } from './components/pages/DocPage.js'
import { GeneratedIndexPage } from './components/pages/GeneratedIndexPage.js'
import { HomePage } from './components/pages/HomePage.js'
import { NotFoundPage } from './components/pages/NotFoundPage.js'
import { Pagination } from './components/pages/Pagination.js'
import { SearchPage } from './components/pages/SearchPage.js'
import { TableOfContents } from './components/pages/TableOfContents.js'
import { VersionBadge } from './components/pages/VersionBadge.js'
import { VersionNotice } from './components/pages/VersionNotice.js'
import { SearchForm } from './components/SearchForm.js'
import { SocialCard } from './components/SocialCard.js'
import { Sidebar } from './components/sidebar/Sidebar.js'
import { Updates } from './components/Updates.js'
import { Admonition } from './content/Admonition.js'
import { Card } from './content/Card.js'
import { CodeBlock } from './content/CodeBlock.js'
import { Details } from './content/Details.js'
import { FileTree } from './content/FileTree.js'
import { Frame } from './content/Frame.js'
import { Heading } from './content/Heading.js'
import { Hero } from './content/Hero.js'
import { InlineIcon } from './content/InlineIcon.js'
import { Link } from './content/Link.js'
import { Table } from './content/Table.js'
import { Tabs } from './content/Tabs.js'
import { Tooltip } from './content/Tooltip.js'
import { Update } from './content/Update.js'
import { texts } from './texts/index.js'
import { languages } from './texts/languages.js'

/** docgen's default theme: look, text and behavior of the pages. */
export const theme: Theme = {
  components: {
    Layout,
    AnnouncementBar,
    Navbar,
    Drawer,
    Sidebar,
    Footer,
    DocPage,
    HomePage,
    GeneratedIndexPage,
    SearchPage,
    NotFoundPage,
    SearchForm,
    ColorModeSwitch,
    VersionNotice,
    VersionBadge,
    Banner,
    Breadcrumbs,
    TableOfContents,
    DocFooter,
    Pagination,
    Cards,
    Admonition,
    CodeBlock,
    Tabs,
    Details,
    Heading,
    Link,
    Table,
    Card,
    FileTree,
    Frame,
    Hero,
    Update,
    Updates,
    Badge,
    Icon: InlineIcon,
    Tooltip,
    SocialCard,
    ApiOperation,
    ApiOverview,
    ApiChangelog,
    ApiWorkflow,
    ApiSchemaPage,
    ApiProperty,
    ApiSchema,
  },
  texts,
  languages,
  accents,
  client: {
    directory: clientDirectory,
    stylesheet: 'theme.css',
    script: 'bootstrap.js',
    searchWorker: 'search-worker.js',
    searchPage: 'search-page.js',
    searchLanguages: 'search-languages',
    manifest: 'client.json',
    islandModule,
    docusaurusModule,
    inlineScript,
    layoutScript,
  },
}
