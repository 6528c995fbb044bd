/** Two short tones, made by the browser itself. */
export function chime(): void {
  const audio = new AudioContext()
  for (const [place, hertz] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const from = audio.currentTime + place * 0.18
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.15, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.17)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.17)
    if (place === 1) tone.onended = () => audio.close()
  }
}
