import {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  createTheme,
  Input,
  InputWrapper,
  type MantineColorsTuple,
  Modal,
  Radio,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core'

/** A wash (shades 0 to 2, what Mantine lays under light badges) and a tone dark enough for words on it. */
function tone(wash: string, ink: string): MantineColorsTuple {
  return [wash, wash, wash, ink, ink, ink, ink, ink, ink, ink]
}

/** Mantine in the product's colours: the tokens of tokens.css. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '700' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  colors: {
    brand: [
      '#e6f4f3',
      '#c3e3e1',
      '#9cd1ce',
      '#70bdba',
      '#43a9a7',
      '#1d9799',
      '#0f8b8d',
      '#0b7476',
      '#095a5c',
      '#0b6e70',
    ],
    green: tone('#e5f5ec', '#146a41'),
    yellow: tone('#fdf4e1', '#7a5200'),
    orange: tone('#fdeee7', '#b03e16'),
    red: tone('#fcebe9', '#a82a21'),
    quiet: tone('#e2e9e7', '#4a5956'),
  },
  components: {
    ActionIcon: ActionIcon.extend({ defaultProps: { radius: 'xl' } }),
    Badge: Badge.extend({ defaultProps: { variant: 'light', size: 'lg', tt: 'none' } }),
    Button: Button.extend({
      defaultProps: { size: 'sm' },
      styles: { label: { whiteSpace: 'inherit', gap: 8 } },
    }),
    Checkbox: Checkbox.extend({ defaultProps: { my: 6 } }),
    Radio: Radio.extend({ defaultProps: { my: 6 } }),
    // Mantine’s grey of a switch that is off does not stand out from a white card
    Switch: Switch.extend({ styles: { track: { boxShadow: 'inset 0 0 0 1px var(--color-control-line)' } } }),
    Input: Input.extend({ defaultProps: { size: 'sm' } }),
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
    Modal: Modal.extend({ defaultProps: { centered: true, size: 560 } }),
    // the browser must not suggest names of colleagues and golfers
    TextInput: TextInput.extend({ defaultProps: { autoComplete: 'off' } }),
    Textarea: Textarea.extend({ defaultProps: { rows: 4 } }),
    Tabs: Tabs.extend({ defaultProps: { keepMounted: false } }),
  },
})
