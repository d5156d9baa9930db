import { createTheme, defaultVariantColorsResolver } from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple, VariantColorsResolver } from '@mantine/core'

/** One colour in ten steps, each a variable of tokens.css: scheme and edition change the variable, never the theme. */
function steps(name: string): MantineColorsTuple {
  const full = `var(--${name})`
  const soft = `var(--${name}-soft)`
  return [soft, soft, soft, full, full, full, full, full, full, full]
}

const SIGNALS = ['accent', 'recording', 'wait', 'good'] as const

const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled') return resolved
  return { ...resolved, color: 'var(--on-accent)' }
}

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const

/** The scale of tokens.css under the names that the library gives its own. */
function scale(name: 'text' | 'leading', sizes: readonly string[]): Record<string, string> {
  return Object.fromEntries(sizes.map((size) => [size, `var(--${name}-${size})`]))
}

const heading = (size: string) => ({ fontSize: `var(--text-${size})`, lineHeight: `var(--leading-${size})` })

/** The same times as the motion of tokens.css: the library wants them as numbers. */
const MOTION_MS = { quick: 120, calm: 140, slow: 180 } as const

/** The theme of both editions and both schemes; what differs stands in tokens.css. */
export const theme = createTheme({
  // The library's own greys, in our paper and ink, for the places it paints without asking a variable.
  colors: {
    gray: ['#fbfaf7', '#f4f1ea', '#eeeae1', '#e6e2d9', '#cfcbc2', '#a5a9a6', '#7a8487', '#5b6b70', '#33454b', '#16262b'],
    dark: ['#e8eeee', '#c4d0d2', '#93a4a8', '#64777d', '#26343a', '#1b272b', '#141d20', '#0d1416', '#0a1012', '#070b0c'],
    accent: steps('accent'), recording: steps('recording'),
    wait: steps('wait'),
    good: steps('good'),
  },
  primaryColor: 'accent',
  primaryShade: 6,
  variantColorResolver,
  fontFamily: 'var(--font-interface)',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: scale('text', SIZES),
  lineHeights: scale('leading', SIZES),
  spacing: { xs: 'var(--space-2)', sm: 'var(--space-3)', md: 'var(--space-4)', lg: 'var(--space-6)', xl: 'var(--space-8)' },
  radius: { xs: 'var(--radius-mark)', sm: 'var(--radius-small)', md: 'var(--radius-field)', lg: 'var(--radius-card)', xl: 'var(--radius-card)' },
  defaultRadius: 'md',
  shadows: { xs: 'none', sm: 'var(--shadow-float)', md: 'var(--shadow-float)', lg: 'var(--shadow-float)', xl: 'var(--shadow-float)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  headings: {
    fontFamily: 'var(--font-interface)',
    fontWeight: '600',
    sizes: { h1: heading('2xl'), h2: heading('xl'), h3: heading('lg'), h4: heading('md') },
  },
  components: {
    Card: { defaultProps: { radius: 'lg', padding: 'lg', withBorder: true, shadow: 'none' } },
    Paper: { defaultProps: { radius: 'lg', withBorder: true, shadow: 'none' } },
    Modal: {
      defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: MOTION_MS.calm }, overlayProps: { backgroundOpacity: 0.35 } },
      styles: { title: { fontSize: 'var(--text-lg)', fontWeight: 600 } },
    },
    // A dialog's title bar is no banner of the page.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    Drawer: { defaultProps: { transitionProps: { duration: MOTION_MS.slow }, overlayProps: { backgroundOpacity: 0.35 } } },
    // The library's focus placeholder is a child that a menu may not have (ARIA, required owned elements); the first item takes the focus.
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: MOTION_MS.quick }, withInitialFocusPlaceholder: false, menuItemTabIndex: 0 } },
    Tooltip: { defaultProps: { transitionProps: { duration: MOTION_MS.quick }, openDelay: 300 } },
  },
})

/** Points the component library's own variables at ours. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared: Record<string, string> = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--muted)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-error': 'var(--recording)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--paper)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-primary-color-contrast': 'var(--on-accent)',
  }
  for (const name of SIGNALS) {
    shared[`--mantine-color-${name}-filled`] = `var(--${name})`
    shared[`--mantine-color-${name}-filled-hover`] = name === 'accent' ? 'var(--accent-hover)' : `color-mix(in srgb, var(--${name}), var(--ink) 14%)`
    shared[`--mantine-color-${name}-light`] = `var(--${name}-soft)`
    shared[`--mantine-color-${name}-light-hover`] = `color-mix(in srgb, var(--${name}-soft), var(--${name}) 10%)`
    shared[`--mantine-color-${name}-light-color`] = `var(--${name})`
    shared[`--mantine-color-${name}-outline`] = `var(--${name})`
    shared[`--mantine-color-${name}-outline-hover`] = `var(--${name}-soft)`
  }
  return { variables: {}, light: shared, dark: shared }
}
