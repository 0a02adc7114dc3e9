import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepPage } from './installation.svelte.ts';

const target = document.getElementById('app');
if (target) mount(App, { target });

keepPage();
