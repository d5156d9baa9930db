import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './web/build/compressed.ts'
import { laterParts } from './web/build/later-parts.ts'
import { FACE_NAMES, narrowFonts } from './web/build/narrow-fonts.ts'
import { offline } from './web/build/offline.ts'
import { pages } from './web/build/pages.ts'
import { rarerNamesLeftOut } from './web/build/without-rarer-names.ts'
import { summariesLeftOut } from './web/build/without-summaries.ts'

const serverPort = process.env['PORT'] ?? '8080'
const inWeb = (name: string) => fileURLToPath(new URL(`web/${name}`, import.meta.url))
const toServer = { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false }

/** What every dashboard fetches once it stands: the recorder, and what opens from a menu, a row or the assistant (web/ui/fetch-ahead.ts). */
const AT_REST = [
  /[\\/]web[\\/](at-rest|features[\\/](recording[\\/]RecordingPage|live-transcript[\\/]LiveTranscript))\.tsx?$/,
  /[\\/]web[\\/].*[\\/](Patient|Move|User|Scheme|Language|Case)Choices\.tsx$/,
  /[\\/]web[\\/].*[\\/](SidebarDrawer|AssistantBubble|AssistantPanel|CaseDialogs|PatientDialogs|ConversationList|keep-focus)\.tsx?$/,
]
/** Small things that several pages are made of. */
const SHARED = /node_modules[\\/]@(mantine|tabler)|[\\/]web[\\/](ui|features)[\\/]/

/** The engine of the taste but for its parts (web/build/later-parts.ts) and for what fetches them. */
const ENGINE = /[\\/](?:domain(?![\\/]language[\\/](?:nb|sv|da|en|ru)[\\/])|contract|node_modules)[\\/]|[\\/]engine[\\/]writ|in-place-of:/

/** Two pages: the landing page, which loads the app only for a signed-in person, and the app itself. */
export default defineConfig({
  root: inWeb(''),
  publicDir: false,
  plugins: [summariesLeftOut(), react(), narrowFonts(), pages(), offline(), compressed()],
  worker: {
    format: 'es',
    plugins: () => [rarerNamesLeftOut(), laterParts()],
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      // All that is no part of a language is one file: what parts share would else be files of their own, asked for only when a part has come.
      output: { codeSplitting: { groups: [{ name: 'engine', test: ENGINE, includeDependenciesRecursively: false }] } },
    },
  },
  build: {
    outDir: fileURLToPath(new URL('dist', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    // Fonts and pictures stay files: the content security policy allows no data addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A schema that is made and not used is no work that has to be done: those of what only a server reads are left out.
      treeshake: { manualPureFunctions: ['z'] },
      input: { index: inWeb('index.html'), app: inWeb('app.html') },
      output: {
        assetFileNames: ({ names }) => (names.some((name) => name.endsWith('.woff2')) ? FACE_NAMES : 'assets/[name]-[hash][extname]'),
        // What a first view always fetches together is one file: compressed as one it is a sixteenth smaller, and nothing waits for a chain of
        // files. Each group takes along what its modules import; what both pages need lies apart, so that neither fetches the other. What comes
        // after goes together too: the dashboard at rest asked for seventy-five files of mostly under 2 kB, at more cost to browser and server
        // than what stands in them.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /preload-helper|[\\/]web[\\/]text[\\/](languages|stored-language)\.ts$|[\\/]contract[\\/](timing|contact-bounds|feedback-bounds)\.ts$/,
              priority: 5,
            },
            { name: 'landing', test: /[\\/]web[\\/]landing[\\/]landing\.ts$/, priority: 4 },
            { name: 'app', test: /[\\/]web[\\/]app\.tsx$/, priority: 3 },
            { name: 'dashboard', test: /[\\/]web[\\/]features[\\/]dashboard[\\/]DashboardPage\.tsx$/, priority: 2 },
            { name: 'at-rest', test: (id) => AT_REST.some((place) => place.test(id)), priority: 1 },
            { name: 'shared', test: SHARED, minShareCount: 2, maxModuleSize: 12_000, includeDependenciesRecursively: false, priority: 0 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // The version belongs to it: below /api alone lie sources of this folder.
      '/api/v1.0': { ...toServer, ws: true },
      '/oidc': toServer,
      '/test-checkout': toServer,
      '/healthz': toServer,
      '/readyz': toServer,
      '/config.json': toServer,
      '/info/': toServer,
    },
  },
})
