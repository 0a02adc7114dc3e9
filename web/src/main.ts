import './styles/base.css';
import { keepBelowBase } from '@lusoria/web-kit/page/base.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './installation.svelte.ts';

keepBelowBase();

// The fonts come after the scripts, and before the first text asks for them.
const style = getComputedStyle(document.documentElement);
for (const family of ['--serif', '--sans'])
  void document.fonts.load(`1em ${style.getPropertyValue(family)}`, 'aā').catch(() => null);

const target = document.getElementById('app');
if (target) mount(App, { target });

keepPage();
