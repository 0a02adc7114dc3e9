import './styles/base.css';
import { keepBelowBase } from '@lusoria/web-kit/page/base.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './installation.svelte.ts';

keepBelowBase();

const target = document.getElementById('app');
if (target) mount(App, { target });

keepPage();
