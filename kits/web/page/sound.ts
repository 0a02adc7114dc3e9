/** Plays two soft notes, synthesized on the spot: nothing to download. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [659.25, 987.77].entries()) {
    const start = audio.currentTime + i * 0.13;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
  setTimeout(() => void audio.close(), 1200);
}
