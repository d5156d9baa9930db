/** Made by eval/stops/learn-stops.ts, which tells how features and their weights are written. Read by shippedStopWeights. */
export const STOP_WEIGHTS = `
6gv-9 o8k-9 169-12 k2-7 1gz+10 9ko-9 2fl-9 6o-9 f58+11 60g+12 1uu+19 24i-12 27m+9 ygs+10 10g-9 6iq-6 1tu-21 3xw-20 kj+11 72g+8 6hk-7 6p8+8 2w9+15 18y-6 2tv-7
1r4-7 57m+10 aj9+8 t4-13 2y9+13 9i+13 5ky+12 46-9 2mc-12 p3-12 nu+10 5ce-12 2j7-10 7b7+11 fk+10 2oi-8 9bf+6 5w2+10 1jg+12 2oq+10 v1-8 ei-11 249+7 rzr+7 4ve-16
6ri-29 6zy+12 c90-14 dt3-12 a10+12 53q+8 dt8+10 1ap-12 emt-13 k24-17 71+7 3kt-8 4si+17 16b+9 5ae+8 euw+4 fw7-9 80i+9 5ky-10 2e5-10 2jx-11 3gh+9 a7r+11 28z-9
2rh-12 6u2-8 7ov+11 ig+4 8nh-20 2dd+19 2lf+8 1tt-8 ec-10 1ph+6 4op-10 we+10 1p-8 8sn+17 7ci+15 93l-9 8px-8 cj2+9 1oh-11 m8+20 50o+9 6vo-9 1q+16 8kj-6 756-10
lx-11 2nt+12 fz-12 8mi+11 33b+6 8vc-9 3v8+4 702+14 q8-10 30l+9 22a-11 2ac+9 5q4-8 1o9+13 att-10 jp+10 7h9+11 4k6+1 3cz-7 4dg+9 7g3-11 5tj+10 5o4+9 flm-13
b7k-8 69f-7 3c-11 bw+8 292-8 1vj-9 7ni-8 16b+6 dtx-16 apo+11 23s+9 86a-8 m8x+11 7gt+10 5uc+6 uk-10 585-8 9if-13 ap8+7 j3f-9 97c+14 1ez+11 67h+8 a4o-9 27e+7
8qz-8 p+8 3ww-8 7j9+9 1fc+12 5z4-11 21c-6 wfx+15 4uy-9 2ql+10 7dw-11 9ap-19 1hz-10 g9-10 18p-18 bxv-11 3e3+13 55r+16 742+7 1gf-9 h5j+7 68d-9 3gu+7 o8b+9 rd-8
j2a-7 hjp-10 1op-6 2n6-14 7l2-11 lr-12 2rk+5 6b-12 1dl-13 z1+12 7jc+8 cuw+7 4yf-12 n7a-8 c7x-10 3m7-6 3cw+5 1ml-10 td+11 ezg+11 1yw+9 5n0+18 m5-10 1fu+14
67c+6 en-8 2vs-9 an5-14 1l8-10 ebh+10 9i+8 2w0-15 4jf-12 h4x+14 mi+8 1wi+7 1ll-6 bgu-7 42c-10 p-10 6ae+7 kwq-9 13h+8 51r-14 cfu+14 fjl+10 7kr-8 5r6-16 281+7
2ms-6 k2f-13 po+11 4y3-10 5me+6 49a-9 6rh-17 99c-10 3tf+8 8m9+9 sh+11 3z6+7 9w1-10 mk+9 7va+11 62q-13 4e9-9 aqn-13 24h+18 4aj-9 9ig-7 3w5+9 8+6 48v-8 b8i-9
cd-9 5wd-11 403-10 nz+12 aaj+8 5s-11 1ov-9 d9-14 1in-13 f20-14 1jt-8 ph+8 42p+6 43r+11 5a2-12 13h-9 2wk+11 3iz+9 21n-7 eh-9 kut+8 aym+10 2oa+9 2w5+9 un-11
7qc-9 3rn-8 1f2-8 ny-8 40u-10 5i+11 84o+13 2tl+10 544-17 438+11 80-6 gm9-12 83n-9 b-15 2ze-13 7sv-6 5zv-11 qw+9 7pf-8 hd9-12 dfr+8 7ff-11 6te-6 n19+10 4ia+16
1z5-13 3b5+15 14a+9 2j3-8 2ly+14 m8+19 2ti-5 520+7 4fh+15 1sr-7 1a7+4 9db-5 o3d-12 15k-5 ejv+12 7u9-9 9vy+17 a0k-7 4ug-8 580+6 5g0-2 3hj+10 asa+14 7ol+8 5fi+8
g9s-7 9au-12 89p-12 3zs+10 j0c+8 k0-14 4of+10 jt-10 64n+9 714-13 2c9-12 59a+10 1um-8 39k+16 2j3-8 a3+9 250-7 33k+8 327-7 3up-7 208-8 166+10 by4-7 8vu+7 ch4-8
7x+10 9cq+7 kh-7 6z0-8 3wa-11 57y-14 465-11 20-12 gr7+11 4sy-14 3eg+7 tr-10 a98-12 5is-11 tx+12 3i9-8 37x+14 32e+13 r9c+6 3k5+13 ai3-10 bmg-9 2l3+10 10w+10
78b+8 18l-10 nfs-10 3vl-15 9gx-6 29y+10 2se+8 ecf-11 fwi-7 1v9+8 b8+7 7a-9 42n+9 5vk-10 89x-8 13t-10 ex-15 5j-10 879-10 cm-10 nje-11 2z8-6 3x5+10 334+20 1zx-7
ia6+9 1x3+4 29+8 4h0+14 13e+4 459+11 6h6+9 1gu-9 2nq+14 7sl+8 7nf+11 6vc+8 5b-13 52w+7 4ip+18 1rx-16 mbk+9 g3+9 jnw-11 ib8-6 ax6-16 8t1+9 8s4+9 bdu-16 a5l-11
br0-6 1q3-6 2dp-12 1jy-7 1x5-10 bmb+10 6b9+13 fvf+20 1dn+9 8dt+9 1jb+13 2td+7 kez+7 29d+8 64j-8 95f+8 gj+14 15y+10 1fc-9 i9p+9 493+7 4il-9 enn+7 jgt+5 j5+11
4jj-7 18-6 vx+9 1hb+6 48x+11 9z6-16 ag1+9 1xr-9 ig-10 7kf+11 cg0-7 1tg-13 2r6-6 546-9 3vd+9 o9+19 2k8-8 ioj+7 fvd-15 2kq+15 25i-8 4ym+14 igl+15 9vs+6 66y-8
3t3-15 196-9 1tr-7 3wr-7 325-9 132-7 1a2-11 77q+8 2la+12 7en+9 py4-6 25a+16 dlz+7 57b-7 gm5-8 61n-8 b8j+10 pi+9 5t0-11 88-19 chi+8 f7v+12 51h-9 2r8-11 5iq-12
7vw+10 2ll-10 vo-13 hyy-9 7jd-13 57b+7 7i+10 3ir+9 613-15 37-16 3k4-19 9u0-14 9+8 1k1+8 2js-9 3xx-10 858-10 j2v-20 a1s-13 8ef-8 wd-18 id-9 1b2-12 h5r-13 8k+9
3bl-8 be7-8 2eo-8 8j9-10 3v1+6 258-20 2ja+8 jl-16 6kz+10 373-8 8gj+10 70a+14 5w3-8 9eq+7 1yt-10 fse+5 9o5-10 5ns-11 bci-15 ed8+11 bw-9 1yc-9 oyd-9 xbs+15
1i9-9 boy+9 apu+5 vp-8 99p+10 357+9 19n+7 ux-16 pe+18 t0-10 3mh-12 2kx+8 2xl+21 464+19 8oh+12 4w8-8 c58-12 6ev+12 10i-11 hqz+5 8c-6 81f-7 ie4+12 2qs-10 r8-9
233+7 1aa-14 6b8-8 42l-13 2o5+5 be9-10 1om+12 3vx-6 4p6-10 h2h-10 fqs+20 71l-10 5ad-10 8j-13 7j3+9 26p-14 ap6+8 dx3+17 81r+9 1fb-11 axd+10 212+10 a5b-8 1ds-9
gl5+8 4rf+8 d8+12 6ze+6 kbk+12 5z-7 4qg+11 5ix+10 9zj+8 1kx-21 d2+9 i5b+9 bud+8 6g3+9 ep0+8 6xv+14 3x0+10 2v3+11 903-9 xj+12 5nz-10 321+9 b8q-9 2bx+10 2u8-9
1rr-15 3hu-21 jj+15 s3-11 8bi-9 b7g-7 2wj+10 1lw-10 34-9 2wq+12 8a1+4 4j7+9 km+10 349-10 2q6+9 6sm+17 8ng+13 5sr+14 8z-16 84-11 1sm-11 7wq+9 3fl-12 4if-9
4t0-9 i5z-6 47s+13 1g6-4 2rs-7 1v4-10 7i-10 8zf+10 z2+11 1kw+6 fsj-11 b90-17 98+7 8kc-17 4cy+7 5o+6 7zd+8 7l4-10 39n+9 d54+13 7as+9 224-11 b6-12 5so-15 6ou-17
27p+8 7tx+10 107-9 nxq-10 q5-11 4cc-8 13q+10 4ll-9 6g4-11 8er+7 8fu+19 akf-7 90m-7 5l8-2 9x9-15 1pk+10 jcv-8 3ua-10 vg+11 at-6 ka-11 att+9 a1j-13 7jt-19 42t-5
2k6-11 10c+17 z6+12 3b9+5 5-14 4hv+10 4d7-8 598+14 36w-7 5zk+9 ow-5 b9+9 a6+12 6zn+8 91d-11 1bs+8 5g2-15 ff+11 4ak+11 2cl-22 p1+6 1h+12 48f-8 329-17 aal-8
6c8+10 3lj-11 1k1-9 5e-8 1a5-9 87n-10 ca-15 5qy-6 2i7-10 2xj-14 49+19 ci5-8 1m7+11 a8i-8 g7p+8 7ko-10 5ca-10 1x3+13 9l+10 259+8 jqe+9 5w4+14 e8s-11 lp+9 3sb+8
488-9 2xz-7 4ps-12 a5+7 7u5-11 5gy+14 21q-9 224-13 bok-9 1sb-8 ia-6 b8z-12 4he+10 3tb-7 1rn-8 1on+19 7l3+18 40g+7 7o+8 ewn+7 b2t-8 3f5+6 6np+8 9yr-9 4i6-7
3o-9 2p1+9 302+9 3z9+8 14q-7 c1o-4 9pc+7 1d3-7 l7+13 a27-7 2s5-10 4py+8 44v-12 6nw-6 e1h+7 64q+9 4d5+10 3zu+11 li+8 3sv-11 4kv+11 2l1+14 ja-6 4pc-12 ly+5
6x8+13 167-11 4b7-12 9bx-15 6je+10 yu+6 72q-10 3sx-17 1bv-14 qhb-15 b0n+7 o6-14 wu-7 alw+9 a2m-9 1ev-9 1ae+5 9df-6 2lh-10 1ls+9 1lp+7 2rc+17 6n3-8 6jy+11
1kf+10 3p-9 1hy+5 393-12 8sh+10 2ut+7 5t5-12 42t-9 36d+9 4at-9 dph-10 18o+16 1hw+20 lvn+12 2ja-15 217+10 2r-5 2mr-11 2ja+17 1pq-9 ap0+10 k0+11 124-9 1qk+9
7o-12 bxx+14 2r2-13 wi-12 22q+8 eo-9 2pf-15 eji+19 2ab-9 3rl+5 1hq+12 1li-9 409-7 7dx+10 50i+14 93k-14 7k3-13 20y-8 72m-14 4pd+8 6-15 yh+5 216+8 5jv+17 9og+7
5zm-21 7nv+13 6pj+14 3hq+9 1ww+7 akk-10 nh-9 fd-7 bxa+18 3vu-10 c82-9 aij+7 22+7 2xi-10 1a-7 9f7-9 39z-7 2z2-8 47s+12 la+7 hu-15 8je+9 2ha-11 25i+8 bng+10
2i6-9 20c+9 9e6-11 2tu-9 17p+8 4ts-12 hhk-10 2ev+9 6eb+9 1yc-7 25k-20 5q-10 3v7+8 1df-8 3lj+5 4y1+8 ddw-19 3vw-16 fdf+12 edn+7 r6p+8 282+8 12b+8 bb+13 9q9-12
183+7 9ye+9 1n3-9 8g4-28 dyq-12 ggz-10 79+8 1pu+15 4nq+11 1z5+13 i0-6 2q0-10 ip-15 99n-22 lw-8 35+13 510+8 8tl-12 5fa-8 3za+12 2b8+6 dg1+8 ihm+10 2zd+3 8kq-10
35n-9 2c1+10 v-15 1p5+8 29r+15 cog-8 6ff+9 123+8 kp-8 3vq+7 9qc+12 46k-7 68e+15 a5f-7 60m+9 7g3+10 jv-8 9ul-11 2pj-18 92e-8 ve-12 588-11 2kw-11 12c-6 7ln-9
113-12 cv-13 a79-10 yk+16 8i9-7 3pm-7 5jb+8 aef-12 27h-7 2kv+7 8hd+14 dc4-9 9nx-7 8e6-11 51l+8 cq-4 4xc-18 1h-7 3vm-10 hf+7 pt-11 dor+6 15c-7 1l-10 7y1+12
408-7 92g+10 tnk-10 14c-18 ben+13 2w9+10 c3l-11 vh-11 1u3+5 3b1+16 e7-7 499-10 886+11 ml+10 33q+9 336+7 5mr+8 2cb-15 1tc-7 6jk+17 cek-11 fi-10 3ej+6 hb+8
a7b+10 s6-11 135-26 80h-10 2j7-12 65i-8 70w-5 81z+13 ln-5 2jr-8 3nn-9 eyb-6 518+7 3fo+10 11s-6 3s-6 2cw+12 2ws+13 203-7 2y8-8 ca8-19 7bc+8 8js-7 2pn+9 da4-6
mp4-13 1dt-11 8z2-15 3cs+4 dq+6 1zv-8 21t+11 2ov+11 a7+11 4n9+7 4qp-7 2yf-6 807+8 1nh+13 56-8 p4o-14 624+12 2gn+9 1zo+7 gdx-11 9r6+9 1vx+16 5l2+12 421+8
4u4-21 2tk+5 lq5+11 13z+7 1zs+6 7yf+7 28y-9 3hj+14 q7g+7 ga+8 md+11 8qy+8 1wl+7 4wr+9 1nl-10 38+7 va-9 it-12 220+10 1qu+8 28l+8 7ye+9 18v-14 4ve-8 kvs-13
8nf+10 yr-8 58m-8 zzf+12 350-10 d0k+8 aw+9 pt-7 q2-2 5gu-16 501-11 218-7 2uu+6 1t1+10 8yl+17 dkf-8 95w-8 2vd+15 2du+18 bwr+22 2gs+7 gw9-7 fdh-7 anq-12 2vi-6
m6+11 3i2+13 1g1+9 208+6 1y5+12 6ox+9 3bz+7 k42+10 1nc-9 1h8-14 nsb-9 dfm-6 agv+9 11e+11 1az-10 7m5-13 6v9-6 6jq-7 kva+12 w7+15 5e2+7 ah-7 4j9-8 1qg+4 90p-6
8v6+9 oc-6 5as+7 7os-8 93g-8 5rv+10 54a+12 2ui-10 v76-10 3xu-7 9za-27 4od-29 80q+12 6ao+4 9j+9 5wl-15 5ho-9 auz+8 24r+23 bm9+9 722+8 250-7 e2t-16 29s-8 7x-10
nex-7 iip+8 4zc+11 yq+9 71l+7 80p-6 15j-11 er+11 1fs+14 jxb+12 42t+8 c52-10 2n6+12 hkh-10 90i-8 1el+11 542-11 8ug-10 4q2-6 1rm-6 6l0+11 s05-13 h8+10 wf-11
4d0+8 8bk+8 8t8+8 2p9+6 44c-8 58x+10 2i8-9 19o+8 33m-7 2-11 95n-11 e9c+3 483+20 l5v+10 y+8 42m+6 1i-7 1nm-9 1ow+8 b4l-6 5hy+7 1mr-9 7zl+11 lx9-11 200-10 xsb+8
1cu+7 2tr-9 88g-8 f3-8 5ay+11 4fy+9 exg-8 68i-11 1wu+11 h7-9 1ce-18 i9b+9 sk-7 bzu+7 4zr+12 he-15 427-10 bro-26 hi3-10 5bn+11 hbc-10 67h+9 f3d-8 6x9-10 2ev-7
ccz-11 1jv+10 8bv-17 14n-10 4ia-10 1v8+9 7nm-17 t1-8 bk7+6 2xa-16 jal-7 lrr-10 ij-10 4tz-10 gor-8 12l+8 1ko+8 7mu-9 7n1-16 1qo+12 5ef-7 hjh+6 1x5-9 1130+8
5up+10 8cu+10 98m+16 dh2-8 4yv+11 1ke-8 2cw-15 3i4+18 cc+11 cvj-10 58m-6 22d+9 3h6+9 69l-11 3sy-16 1ez+9 4tr-9 4q-8 7qs-14 62d+11 4ep-15 cfo-15 4q-10 msw+10
gon+8 ign-9 65j-16 7et+7 kza+8 e14-11 5y1+11 k-14 re+9 2ba+8 7yy-9 bhs-12 1q4-10 9ls-13 h4k+13 1h6+7 6b-12 a9b-24 1wa+9 4nm-20 dg-7 1f3+5 3w6+7 17jd-7 7gu-11
3rp+12 1bo-12 7hw-5 sg+10 fyf+17 2qs-7 g1f-8 y-10 7et+18 33b+10 564+10 9h-6 guy-10 1tn+9 vqu-11 1gr-8 13l-9 by2+7 8ta+9 a0-13 aw+9 7sr-8 160-10 1ap-7 6qp-8
88h+9 2la-6 szh+5 5s-19 8gq-23 416-9 1h-14 gvt+9 2kk+13 2dc+12 1m4+8 7o4+6 3u4+10 3po-10 iaf-13 d4+12 189-13 4du+9 k9-12 dz+9 8y-9 kyh+12 hy4-6 7xf-13 79u-15
ry+7 3rx+7 2f8+9 ah+8 8z6-9 8dx-10 3gx-12 3wm-8 ks9-7 5+11 3g4-8 2ab-12 1vs-6 8i-9 ty+19 55m+12 34l+8 6l2-10 bjo+11 4ce+8 5p7-7 3y+10 ku-11 byn-9 22g-10 65z+6
51a+6 4ez+9 167+7 2k-8 a7n+18 8ul+7 2wf+20 3cm-11 254-8 6rh+5 bk6-12 o3-13 6h2+17 1a7+15 561+7 m1-11 1y5-12 qw+16 881+10 fv-9 1vb-6 ar6-8 amc+13 7qe-9 mx+6
4uf-11 1rb-9 969-13 1s9+7 6ch+10 wt-24 eb3-10 ca1-6 3ut-15 4t6-8 ami-11 508+13 1hs-18 1l8-9 859-11 6wb-7 4ux+10 8t6-9 3h4-15 81u-6 1k+20 3fu+18 h1+12 3zu-11
224-6 1ls-8 r4-10 1at+17 65z+12 10v+9 3h0+10 30-8 9l-10 i-8 2hp-8 11b+9 1e5-12 5s0+12 1t3+13 ck+7 113-11 1lv-11 bpm+10 9it-8 7ks+9 88n+7 fic-5 1ga+8 4i6+9
53a-8 4bo-11 706+8 13t-11 a76+10 aqb+10 2v9-13 yk+9 3sp-16 hs+13 6nh-6 73t-9 2z-14 1ko-7 6d1+5 emk-13 5ar+11 8u9-7 60k-8 1td+8 fdz-8 l7c+9 uz-10 14g+11 391-10
bnz-11 d9z-7 9im+8 3ml-9 52l-10 1c4+7 fpr-7 jj+14 2d3+7 2jo-6 6m9+11 gtc-7 9c6-14 48x+9 47w-12 ii7-12 8z2-12 3wp-9 gjm+12 2lg+8 fum+19 gpd+14 yo-14 49u-7
4l0+9 5ot+9 9sk+11 43f-5 ku+12 2l1-9 4ch+7 6h7+8 41v-15 mj2+12 fwo-5 aje+3 4xz+10 2kt-10 2hr-9 5h-9 3fw-11 dw+12 a2+6 koe+11 ev+11 d77-9 uu+8 8s-14 9s4-8 x2-9
g3g+9 gvk-7 273+7 9g-4 a1m+20 8mu+22 3mr+8 gm1+10 775+10 kx3-11 1po+7 r11-11 3fn-8 hgz+11 3bc-7 j9+10 5s4-19 eu-10 2fb-9 3z9+9 24j-7 bi2-9 6tl+8 17w+14 24i-10
d0n-7 f0q+8 1wb-20 2ck+10 501-9 998-20 au-9 kwm-14 2u0+9 o9x+8 1zb+9 2g0+9 3f6+8 o4-8 23k+8 2iw+12 2m7+7 7mx+13 4hk+8 78t-14 6fb+10 4tl+8 4as-9 2qn+5 6vf-17
yk-14 3zu-16 2x9+8 s4k+12 3qm+11 2pk-7 eft+11 43n+6 cgr+8 1e2+10 dd6-14 klr-6 10a-9 1ss+7 10v-10 jy0+8 6v-15 4of+8 2op-11 6m6-7 46u-8 2v8-12 dls-9 s2+8 7bq-9
7do-7 1ue-11 ot-29 4qs+9 9z-13 hkh-3 5l6-14 2bg+10 1u5+7 t8+14 48n+10 g8b-10 2an-12 75j-7 7wd-8 2i+8 4jg-9 vc-7 31j-7 8be-9 1dz+13 4xg+9 tww-5 qq+10 483-14
3n+8 2z3+11 qgk-7 7p2-14 rjo+7 2h-6 qz-11 4bl+9 2zc+6 4cd-8 34e+14 77-8 bi-8 7u1+6 5yv+8 1b+7 11g-15 5a3+8 6i-14 9nf-10 h4i-9 1h5+5 1wb+8 1du+13 3mq-9 26p-12
4mg-9 aqo-11 1ge-12 7t3-12 epl+25 37q+8 dvz-7 542+10 3rb+12 1ru+12 528-7 1io+10 3ml-8 18n+20 11c-17 rr+10 30b-15 520-8 3u4+10 8ub-14 pu+10 57m-7 299-22 1sa-7
sg3-10 1qg+10 47f+22 1dn-11 1jb-9 7j7+6 g2s-9 16u+16 f8b+10 13g-12 18g+8 78r+4 7ng+11 jf-12 7it-9 1zk+8 1g0+16 2rv-12 1hh+13 1nz+15 787-9 79f+5 o0-13 3g0+8
56v+9 6g6+9 4d+7 5zu+16 2i+9 cc-12 3nf+13 60p+7 4sm-6 w24+7 7xu+9 6cr-8 hee+7 462-11 fi+12 mla+7 1co+13 26e-7 9pn-9 63d+9 4et-14 len-9 4vf-12 4mk+13 16n+10
cg8-9 1bd+7 h3i+10 1f+9 gzd-14 4f9-14 3od+7 ccs+18 1hi-7 4ra-10 4l7-15 g23+18 27t+14 llc-3 e3+9 52t+6 19w+7 aza+8 3r8+4 2g1-7 1px-9 39p-18 2x1-9 7pj-12 gqe-9
cf-19 11z+10 esk-8 61l+6 3ta+11 1nx+10 12e+10 44r-8 olo-13 7nr+8 4dq-10 28v-10 2qz+10 855-13 b4r-10 a4o+6 17e-12 1hj-11 bsx+9 e5c-12 58b+12 aoj+12 ww-12 2zh-9
3zn+9 4al-16 2ug+13 dc7-19 334-9 4o5-13 5sp-7 1qe-9 48q+6 2sa-6 41k+7 37r-10 1kt-11 1ib+8 atn-17 98w+7 12x+10 xjb-7 i5-5 f3-9 1ku-19 5x5-7 1j8+8 2l4-14 70w-7
bat+10 505+3 4gr-7 2xd-12 1xe+7 2nd-6 2gd+8 3ux-10 6qc+12 168+7 7fc+13 12q+11 386-10 2oc-15 2t0+13 3dd-7 2is+7 nu-7 2fo+7 184-6 3hv-12 ajr+11 32o+11 4u5+7
3az-7 20w-7 2ar+8 92p-7 63-7 smq+7 1wp+8 1sy+9 3ba+16 35d+4 4g+5 3ro+9 blr+15 bcl-9 fr+11 2x5-9 22a+11 lg-9 3q2+10 2y6-7 oj+7 js-8 6fz-17 3xh-11 6e5-9 6vb+7
avj-7 13l+6 5f6-8 c5-11 4b2-10 2id+9 3un+15 lu+11 nhm-10 n+8 33d-8 3yq+9 2vs-10 a28+10 2oo+10 f6a+20 44d+9 99r+9 8rz+7 4au+9 dht+9 1na+6 2vg-8 mw+13 1xg-7
17d+7 2vs-8 lf+10 2zy-9 4k9+10 c40-8 2gf+20 r4-12 k6s+13 701+11 a9v+9 7o1+11 29n+9 52a-6 5ne-10 8na+12 1ct+8 293+8 oo1+9 c22-13 a7-9 4d1-14 l7-9 2nb+14 d47-8
4z-4 39t+11 6vg-20 bmz+20 5rk-13 3e+12 22v-8 8ji+7 csa-6 a4l+6 gg-10 5g+7 1ph-7 dyd+14 aat-9 79n-10 qlr+11 6t-8 54l+8 5ti-8 3s-10 a19-13 5rn-9 9t-13 1bv-10
d9t+14 1f3+6 34s+9 5hc-7 1xa+8 1ls-9 23w-7 h4x+10 37g-6 5q0-10 c1t-13 76-8 4wg-11 92f-17 20k+7 8mq-7 u6u-10 fv9+7 fs-10 28n+5 d66+6 br2+9 233-5 8oe+17 61j-11
4c4-9 qif+7 6ue-8 11f+10 30x-10 2hh+12 4o0+4 2u+9 qc+8 8nk+6 6g7-8 l4b-17 19z+7 4ip-7 30m-15 16f-7 2r2+8 1bx-6 ulf+17 7hm-7 6ku+14 7l+8 23t-7 8jx+14 33w-3
2e3-5 3d+6 3kl-11 6au+8 oua+9 2sm-10 ea2+8 473-7 9ak+9 3uj-17 knr-10 13b+11 6y1+9 7pt-7 9u+13 27d-10 8bv+4 31f+9 bhr-10 blc+8 2m0-10 3uk-9 3a-9 1ip-8 1ka-9
2x9-12 ol+17 3bd-12 1jk-6 vd+12 cx-13 182+8 25r-8 5eq+14 4j3+8 2hf+9 1gg+7 8ve+10 5n4-10 qz+7 ka-5 55k-9 135+7 e62-13 w2-11 3ah+9 59g+11 e70-7 3ve-9 8l-9
9je-10 1sy+7 6gv-12 18r-6 16a+11 2q4-11 1fz-10 7qv+12 5fd+6 8l5-11 3xy+9 16v+10 ia8-10 1z+12 7bl-6 17v+18 p3g-9 8xr+8 eab-11 ht+23 c2a-8 3gf-7 aav+17 2vf-6
100+13 20c+14 631-9 bc-8 26z-7 4lm-9 2lq-13 kv3+8 aps+7 6kd-9 6m-14 5cj+8 6kg+15 c4z+10 438-8 2ms-7 74-11 5uf-18 6ud+8 5yr-11 7x6+9 2x8+9 8am-7 33u+11 cmm+7
1b6-15 6fm+8 14df+16 h4x-9 3xw-14 579+11 15l+11 11z-9 d17-5 106-8 5rz-16 5a-15 4wb+7 9n+31 28p+8 bgr-10 3sx+9 1jl-10 9y+9 68i+9 5fv+15 8yc-12 e90+9 xy-14
ht-10 5uo-8 dh+7 1eb-18 g0s+10 10s-8 8tx+11 jq6+9 gg3+9 cic+10 4a8+9 all+11 9jc-8 192+7 49k-4 1so+10 83c-11 c6p+6 bub-11 1nw-7 4b3-8 v2e+6 1sj-7 cx0-9 1ei+9
2mk-12 fed+10 dqj+8 ajo-21 r5k-9 32l-8 30q-10 1tq-16 3os-7 3pu+9 5om+14 72f+7 2we+10 a2u+9 tj+20 10j-8 8w9+8 7l5+8 dsx-14 2k6-21 3hq-14 8zx-10 bc+16 1j4-10
f45+10 cmh+7 1r3-11 777-8 3hv+15 269-6 axw-7 2g2-4 43v+15 3bn-10 3eo-12 4xb+4 h97+14 ajp-16 8cc+22 oir+3 38v-13 1p0+7 331+16 64q-11 51p+4 39w-15 8rq+9 3bz-16
25z-9 1mx+8 bt+9 a31-8 3we-10 3cw+10 s6+7 2jy-10 9un-7 384+6 8qa-9 fv+8 df-10 ojm+12 221+8 5is+5 g-9 bc0+9 1qf+10 31l+7 1fj-7 267+13 79w+7 5ww-7 yt-9 4kg+15
o2j-9 7o8-9 1jo+5 17p+8 2k1-7 3hg-9 1zu+8 a9i-11 1zt-9 333+8 39r+9 20d-10 19a+7 ok-8 6su-8 5in-12 4hg+13 26d-11 5pk+3 7i2-7 8dc-7 2ym+8 7lz-8 ql+6 3v4-8 qc+6
1ph-8 1z-10 6it+10 2cb-8 17z+6 1yc+11 an-10 1xq-8 1tv+8 6lu-10 1j4-17 8ll+15 4mx+13 7t6+10 wak-13 1xl-13 4df-9 rn+10 2xs+7 262-7 4qp-6 2vv-10 dj9+9 f2-13
67t+7 1rt-13 vq+6 4wl-8 k34-7 cx-7 5cx-7 2qj+11 3dx+11 1pu+5 bw0+8 3xt-7 3cl+11 3m4+12 3fy-11 4u-21 b1r+17 8j+9 da3-8 bq8-8 ju+8 10u-25 2op-8 snu-7 5nc-8
zf+10 50a+16 5zf-11 1ws-16 2ur+7 dv8-14 1g1-9 4ga-12 146-12 2ja-9 ilc-10 1o5-7 45o+9 g1d-11 1l2+8 6z-7 74-6 236+8 577+12 5xn+7 48t-7 1jf-7 n02+12 8el-13 di-14
68q-9 b8m+8 b7a-9 jay-6 2jt-12 4sy-12 ws+11 cl-14 142-7 ui4+7 4jk+11 94+9 qw0-10 90k+11 6ix-8 1a2-9 16h-4 3on-10 lmv-14 5li-11 1lv+8 4cz+11 4xt-15 4k9+9 c29-8
17x+15 9o+7 98x+8 giy-13 2re-9 6c8+15 2h-4 4r4-7 dpg-10 6qm+5 3tl+8 5s8-9 31m+7 iv+8 qpp+8 2rl-8 52y+14 342-11 935-9 9i-8 1lw+7 fd8+7 atd+8 1xx-8 21p-9 4x4+7
j84-8 45r+9 8cd+8 k9d+9 28b-7 6mt+8 2id-12 4x3-8 mid+10 a2+6 zg+5 56y+8 7sb-8 c9-5 58w+9 32s-10 jvu-17 81s-13 1ay-10 mb+9 2ht-10 4bf-12 hqp+9 189+7 67i-8
62a+8 dkm-19 78o+17 88p-8 ceb+7 69+8 5mt+6 7t6-8 k4+17 2dy+10 1gw-9 5nz+4 dmx-20 dic-11 2yj-15 4p6+11 10j+8 5tv+8 3nl-7 1k2-14 8v5+9 8a+12 da8+10 nys+8 3ga+12
amj+7 uj+18 ae1-10 28a-20 ja6-5 c1z+12 1ar+8 4iz-9 64b+10 es-12 czv+10 4bb-10 1vd+11 2c7+15 66z-9 yz+8 nu-13 3hf+17 7xy+7 46j+8 4hd-6 6my+8 25l-9 c3w-11 i5-12
3t6-11 6ve-21 2g+9 fmq+8 9d9+10 2wo-13 7vp-10 apt+9 2oy+5 ku+13 2c5-8 19s+11 13i-9 4qo-6 3mc-10 2xp+15 cuf+15 6w7+11 nv-9 wyr+10 1fo-11 6tm-12 26q-10 6jr+14
3bb+11 3qs-8 65w-10 nk4-12 56q+11 7o+8 7i1-9 2t4-7 1lx-10 29i+6 l7y-7 2cj-9 mut+8 3yu-16 f7h-8 48i-13 lq6-10 1wc+14 cnl-11 1pu-10 98-6 bfc+10 ccv+8 333-16
5hd+10 2hv-8 4fq+13 2w1+11 so-10 30r-8 4nw-13 7uh+11 w3-12 6uq-12 19e-7 bm7+10 62p-8 51q-4 ige-4 5v-9 6q+6 2mu-12 5sq-10 v1-10 1rj+10 4nd-13 db3-8 jg7+17
2b3+13 1578-13 4qp+10 55w-9 308+7 5gw-14 2-11 m2-7 8o2+8 28g+17 5uq-7 lmg+8 lv+12 32u+8 31n+13 6c0-13 1xo-17 fn9+12 3ym-7 48o-8 10k-13 7ju-19 oxp-6 7g3+7
j3k-7 ci+9 azv-21 b64-7 ey3-17 be-8 8ss+15 30l+9 852-12 hy-11 4yl-7 7sx+8 ph-10 3ul-19 13g-10 28i-10 34k+18 5l8+7 bdy+5 bxz-7 52x-8 3pe+10 75r-12 fkh+8 5mf+8
2x8-14 66b+7 5ct+9 18n+9 5ec+8 374-9 7my+8 26i-19 3wn+8 441-12 f1q-8 qi-7 7ed+9 eb9+7 6v1-9 6ww-13 4jb-10 b99-7 297-7 nm+11 9fe-7 5jp-15 3n7-10 32f-13 aww-11
8f8+10 5m8-9 m2-12 1pm+14 54f-8 aa2-7 1r7+8 4kw+12 a8i+14 e0j-9 6ug-12 i87+15 1ze+16 12i1-12 iut+9 2yu-6 fba-10 4wx+8 358+10 7qq+12 4g3+14 7q+12 243+17 7re+8
34l-11 7hz-7 w7+8 6y+9 383-8 bk-8 2m6+11 38d+14 2n0+8 724-9 8kc-14 wj-12 3dn-11 49p-5 hed+12 agb-7 5yc+14 8cb+11 2go-21 2n7+14 2jn-8 dbu-8 5s7+17 acj+15 1e+7
5g8+11 1sp+8 b4d-9 6ng+7 wk+10 1py+9 gd7-8 1hp-13 3p7-4 er-12 4pt+12 r0-7 j2v-12 2en+9 8er+8 9o2+7 4hd-16 2st+14 b55-13 68v-9 14c-5 1h9-14 3w3-10 68x-8
11qh+14 7c2+10 2e4+14 1bn+7 aa+11 22y-8 4qf-14 8hu+9 2ud-6 56d-11 9jh+9 31x+6 1cg-15 i9g-11 35k+9 kh+10 bdu-14 cxo+12 czg+10 1wc-12 1gn+6 2wb-6 59q+11 4y4+6
bj-12 472+10 hrs-6 51a-9 8a6-9 2q1+10 sj-19 1ma-12 15g-6 54r+11 1ot+12 1fb+10 2vr-8 cgf+10 3xh-16 2l9-13 2co+9 83i+10 21i+9 2od+8 32c-6 byd-11 5an-14 8km+8
bap+9 c7o+11 4h-6 4ot+14 9df+13 d6i+15 9gp+11 88l+10 1q-10 6ei+17 357-16 um+10 8t7+6 5o3+11 og-8 wq4-7 l5-7 370-12 1lb+12 g2+11 b8t+11 7ic-18 1g8+12 8y7+9
2u9-6 c88-15 oo-9 3oc+11 1ww-16 1cl-9 b7+15 2y-6 efr-9 52g-8 k8-13 1mo+11 1qf+10 8i1-11 83u+11 5ci+12 13v+10 12h-10 31c+7 19g+9 1q+14 8lp-9 417-7 6mr-8 f7r+10
1ly-9 aq3-8 bbg-7 2qw-11 h3b-9 yb+16 akt+14 2so+9 82k-16 uc-14 4sj-7 5jm-9 47k-9 26d+11 as5-7 6z7+9 ai3-10 3zm-8 51n+8 v7+14 3xz+7 3k2-17 djj-9 l+4 1u7-8
etb+12 7ou-13 1z9-14 3ye+10 2x8-12 78d-9 8j0+8 12l-6 6t4-8 16j+10 3o-10 ps6+11 8wr-9 3u9-15 60g-6 3rj+8 386-9 29j+10 c9a-9 2mz-7 5nz+8 2mc-12 d0c-13 979-8
gwf+7 13s-8 6tc+15 ow4-9 ob+7 6ql+16 1je-17 g9d-8 huv-7 rc+7 66l-6 1vv-10 nr+9 6yg-15 33t-10 987-10 742+12 jqs+10 6r-8 89l-9 743+19 3o0-9 1oa+8 6jd-9 38n-7
8zd-12 2wi-17 bb-14 5dr-10 a+16 7t+11 3ab+9 97d-10 69u-5 1r-8 3gt-10 14t-22 37p-7 ab6-10 7qa-10 6ec+13 1ps+11 66a+6 agi-7 18q+17 26w+20 7fe+16 gl-14 112+7
23p-9 38g+8 6af-9 h2i-8 3b3+16 j2v+13 fh0+16 cbk-10 605+13 231-18 13o-19 9zi-10 4sf+7 kv-15 w9-14 9tg+12 k3-9 gnp-12 td+7 5x9-6 dt6-9 f8p-8 bov-9 qm1-10 1dr-8
ca+15 9he+11 103+6 n7-13 9sl-12 8b4+8 p8v+13 3s2-12 5ca+7 8uk-8 2ny+8 2un-15 6ne+6 6ft+8 2wx+7 783+16 91g+7 926-15 32q+14 5p4-8 cha-12 3cf+7 6z0+8 2w5-7 3v5+9
1qr-11 22k-10 17j-9 2nq+10 24y-14 7c-11 6dj+7 9xx-6 asl+11 6qp-8 5rd-11 byp-13 5f-11 26d-24 4db+7 50o+10 3fj+7 39g+11 xa+8 4uu-17 ev1+13 27c-9 jyo+14 1q0+10
1bi-9 ae-7 9e9+15 cmh+10 ba8-14 ny+12 175-14 or-7 330+12 4gy-13 18r+9 ec5+3 lv-8 331-13 64i-8 3d5-8 1qu-6 6j3-11 1dx-8 7pt-17 781+8 1f9-14 2t0+10 afp-8 1kd+9
33d-12 24x+16 85m+7 vyo+9 1no-11 dgu+8 2uc-5 137-12 2w9-17 74+13 6+11 1lw-10 53n+11 6ct-11 a6i+8 44s+9 561+13 3j+15 pe+11 259-16 di-8 en+16 153+10 1je+9 6s1+8
38q-8 6h2-9 8ao-11 5we-6 cw-7 arw-8 36v-15 1ph+8 57j+15 252-7 aae-11 43l+8 9ch-21 2a5+7 huk+6 570-7 9cl-8 79x+8 321-13 6y5+20 8vg+10 2m4+8 gbf-9 dze-9 2rx-9
gvu-6 16n+9 afo-10 r5+6 3h9+8 68s+7 sp-9 2vu+9 131+9 2ly-11 3lb+8 7fu-9 8ye-9 8sz-13 7m2-9 7z2-6 5e8+12 ewm+5 l0e+8 1oc-9 2pf-5 acx-11 24g-8 7a3-9 a1n-12
56q-9 111h+9 85d+11 4ab-13 1t7-11 2ja+10 3dn-6 2xw+6 i0-6 58h+9 bw4-5 64r-10 bs9+12 60e-8 ol-9 2jc+9 4c2-15 zt-11 2g6-8 36g-15 mc-14 2wo+12 2po-6 dae-7 rp+10
c1e-13 4dm-11 28d-19 mf+8 985-16 5xh-6 3c6+9 8b+18 18w+9 1ip+10 99k+10 2zd-7 1m9+8 6oq+10 28l-8 fko+11 1zi-11 em+7 b0z-6 1mp-5 edi-7 63o-7 2tl+16 2ih-5 54v+13
4pw-10 j5+8 765-10 3g2+6 3i9-8 b4-10 3bl+11 8c+7 7c4-12 cvf-12 3zr+10 519-9 1mk-8 3to+9 kuj-8 2g4-6 4la-12 6t7-8 eyi+7 2lw+10 3nm-9 h8-9 3n8+8 5bl+8 6no+11
hrt-5 86+9 8rk-10 16b-13 ze-11 74w+27 581-13 rz+11 e0d+8 266+7 fv7-12 6q+8 6mb-8 g1s-11 8dw+8 wg+12 2rx+12 3ko+12 7co+10 fvl-8 13o+9 874+7 8lm-14 3eb-10
8ff+16 j9+6 3ck+8 amp+7 44p-11 5e1-8 51d-10 ld-16 q5+12 dvs-10 4g+23 6gq-10 1y6-8 ez0-10 eb+7 bgp-11 eri+6 dr5+15 16n-8 5vg-16 5d-11 w9-13 4h6+10 6vf-5 575+10
xx-9 3rn-9 9f-11 1u-7 2cq-6 34u-8 46q+14 2q5-7 wd-13 8ce-7 bct+7 2pi-8 9ly+9 byz+3 rs+9 2nz-10 est-8 111-11 143-9 54h-16 4s9-7 6dp+10 23u+11 fr5-10 4b7-10
439+17 ity-10 14f-8 2pp+10 7hn+12 6p0-10 4ya+9 2em-7 49m-14 4q7-14 3ug+8 1pn+13 3kk-8 2te+10 3pt-8 1ri-9 2dm-10 574+7 fd6+9 ek-8 3ts-7 6e+8 45u+9 4pp+11
bk8+10 hp+13 a8-9 1ks-7 n8e+11 5jv+10 xh+8 1xe+11 7of+9 3ww-6 4yv-6 50o-8 dy-9 8m9-8 ehb+9 9y8+7 ets-9 4qr+7 2hi+9 4x5+7 49b+14 5ll+14 4vv-18 mxf-19 1wg+8
90l-9 a0x+8 3rc-5 1e6-9 2io+14 a8h-21 yt+13 345-17 82-11 cin+9 3ff+6 12+13 8kz+11 43b+17 dw6-8 306+6 jw+8 653+6 6ym+7 9gq+9 4r1-7 doe-6 496-12 2ge-11 14m-7
cy3+6 ai7+5 2br+10 14c-10 u-11 2mi-10 15e-12 ya-8 7h5+10 i1v-12 7gg+5 1gq-14 1hr+10 bwi-11 2w6+10 6yz-10 4bl-14 4be-5 5dv-9 14k-10 2c0-8 6h+12 5e8-9 7j7-14
1pp-9 7g2+9 dp2-7 4s3+12 89a+7 1ei+13 1x+10 22s+10 9n4+8 1q6-16 881+7 nv2-10 1kc-11 1b3+9 17x-10 b2-13 4xu-17 13d-11 392-8 8cl-8 4cw+10 km+7 4ng-9 hxo+9 46+9
t2-8 8d-9 5v-8 4m1-10 uj+15 65c-8 5g4+9 4zr-10 h1w-10 8lw-9 2rn+8 8wr+9 27n+9 783-9 xv-13 591+3 c0k-15 ke-8 2ly+6 223-10 3zp-11 ru-10 aqu-7 5pn+16 39q+12
4as+12 ay3+10 4am+10 51j+17 gx-12 20o+8 1yv+8 mv-9 ha-10 4f9+10 etl+5 1w1+7 2d0+8 5b1+11 e6t+12 5et-8 1lt+14 x5-11 7wc+7 ww+5 ap5-6 3nl-9 4h6+10 2as+18 34x+10
4u9-7 94m-9 en9+8 1gu-10 5kd-22 5a6+8 227-8 2un+14 8gy+16 2xw-8 rz-8 3c9+13 2z7+20 7t9-8 mwm+9 1l1+8 3n3+9 134+10 395-10 1wq+13 43s-13 bfg+5 1ad-9 114-2
7a9+19 izr+7 18k-9 1et+12 w6-11 6ve-12 44e-6 3el+13 3bz-8 gol+15 4bx+10 1ug-9 hg-12 3x0-7 3bp+7 2tx-9 fe5+10 1kv+10 9mw-10 52o+14 31+9 3g3+10 63c-11 2im-7
aip-8 1ff-9 iu+6 9e8-6 ac-10 3iy-10 1ta-11 5ft-11 qw+9 43t-9 bfe+6 474-5 2up+10 560-11 5tr+10 23-8 agj+5 m0l-11 qvx-8 bnz-9 84p-13 26g-9 1uz+6 56e+10 5u5+17
hxs+10 1mi-12 a70+7 5ca-10 j6r-7 3k7+9 2st-8 2ab-10 5w7+13 4a1-9 3hp-8 2br-7 6z1+9 41u+10 38k-8 j5a+10 7jt+22 4wk+7 jd-16 621+9 al6+12 di5+9 duk+15 45z+11
4st+13 1a5+5 8cl+19 2x3+6 3a5+12 f3-20 g9j+13 4r3-12 e5f+11 24y-7 66d-9 6lh-8 6k+14 1up+13 dbe-9 nlq+8 2xh-6 wj-12 9at-20 323-7 82q-14 66-8 4fn-8 121+12 4si-9
471-7 420-13 9n+6 byg-11 2rb-11 jgf+8 6lu+6 4qb-8 42x+12 1gt-19 5f-14 9ml-7 e9j-15 6hr-10 1m7+8 3kg+9 10s-13 q8+9 1d3-10 20-7 i72-10 bk-8 4mp-8 4ae+8 b2a+8
a84+12 7c2+9 gfq+11 2kf+12 86s-14 1g1-8 2mp-23 6x9+17 3ok-10 6nh-8 3a8-15 2rd-8 77-6 2uf-8 5a7-14 e97+23 1ck+7 bhs+9 2tn-9 3ls-8 25y+14 m6n+12 4ae-11 6bb-18
ccq+6 5z0+13 zm+7 wy-9 2pv-7 3xj+7 8hb-7 aul-8 nn-9 6y+10 38s-8 61r-10 nv-11 4m7-8 acc-8 19a+9 5d4+9 12v+11 bs-7 9u9-14 1d7-9 2tl-8 58-11 7f4-8 828+9 cep+11
10z+8 2ek-22 rc-17 dwc+6 48z-7 65s+8 1b1+6 4it+7 53y+10 6qy-11 6hr-11 7ed-10 35+11 14b+10 82t+9 3nu+10 kq+5 6v6-7 7n8-16 6p2+9 6s5+9 312-17 7p+5 4pw+5 5fx-6
90u-6 ck-16 8gd+12 3r3-9 8yv-8 7zq+10 8h-6 3fk+12 15z-10 368-11 385+9 585+10 lw-11 dm+14 1zx-11 4b5-10 an+27 2gy+7 ar5+10 53j+9 1x1-9 d0+11 bpl+18 pl+15
13g+11 43l-13 47g+10 sg+10 ga-8 bnd-11 3p8+9 u4+5 762+15 ewe-9 gj+9 17i+9 3uw+10 bzw+15 3zj-7 hi7-7 wx-7 5hw+8 2xx+17 als-14 6tq-8 bei+14 nm+8 3fy-6 7fh+7
lis-13 h5u-12 c6b+11 8js+9 3qt-10 1r-13 2tr-8 w0+10 sl+9 bo3+6 2f2+11 456+11 dco+8 4i4-7 2i6-7 rf-11 7px-12 jg9+9 41m+8 onr-14 4ov-13 2vc-14 4wi+8 d8j-6
9j5-11 3tk-8 ax-9 tm+10 2zl-10 4z1+13 23y-12 4w0-6 1xx-14 7se+15 3uh+7 95z+9 3ba-12 54j-8 5s+14 3sm+4 4re-8 81k+9 9c4+11 285-10 2lt-12 6a6-11 50-6 nkd-13
hdf-10 64d-12 em6+13 3w8-8 uk-5 51g-15 11m-20 834-7 gd-12 7rl-9 903-9 44h-8 2hk-14 6i6-7 gaz-11 2xr-11 40a+8 35z+9 jjo+6 gu4-14 9em+11 45g+11 k3+10 gl1+14
a2n-9 17s-7 qq+9 6su-9 5bv-12 3zo-12 ahb+11 5ks-7 1yv-7 6zy+8 2xt-16 7j4-9 31u+8 t1+7 2l7-15 7lu+9 138-12 2qs-8 3kj-9 51f-8 j9w-9 vr-18 cy1+8 2jy+9 6lf+10
834-5 4v8-7 9jd-11 555+10 4ho-10 1mf-10 6d4-10 9pn-7 4hw-8 4ho-17 8jz+9 vo+14 11l-11 6hh+11 lu8-8 5uc-6 2e0-8 c1-16 283+9 18d+8 bc-7 38p+7 f7+11 knb+9 oy1-8
5tn-8 gg3-10 3jd+9 5az+13 382-7 2wq-7 1om+7 9k2-6 1ot-17 ejy-13 4cf-8 4cc-8 50i+5 4nu-19 1ma+8 2f9-6 cb0+9 bod+3 4id+22 eq-7 786+8 1eg+8 jk-10 1zd-9 gl+15
4rp-7 8dx-7 194-12 3cl+6 243+8 7tb+8 9uc-12 djn-12 350+11 1zf+7 80c-9 746-9 8y4+6 1ex-13 118+10 199+8 bv-18 4wk-11 98r+11 2jv-11 7f1-11 5w6-7 bw0+11 21-7
142+11 9o0+8 45l+5 gll-16 320+14 32b+12 692-15 2ie-9 5ww+10 21f-6 hp4-9 5hz+18 6yh-9 4gm-8 9g3+10 32h-9 1q4-12 ihj+14 ao2-11 k7-12 cuj+11 ama+7 zk+11 26f-8
15k-10 1nl+13 2lf-7 1o4-7 1e6-15 16l+7 47z+11 5u7-14 any-12 sn-11 3qf-10 4ee-12 4q7-7 8d-11 2k5-8 khz+11 127-7 3az+9 1e2+6 3z5-10 5me+12 fkk+7 6he+10 bnd+13
d7-9 a2x+12 cil+7 91+11 3w9+12 6wo+8 6s1-10 sz8-5 3aa+11 bw2+12 xr+8 87z+8 20v-14 8qc-8 afj-7 1jv-10 1a2-8 3kl+7 ow+9 3xp+6 j2v-9 jzq+12 c36+13 95j+6 jra-7
2wb+13 akb+10 mu7+7 ck1+9 g2+8 2cz+7 414-9 1a7+7 1io+16 fzr-9 c0+11 3hj-10 mv+19 ek6+15 4wy-8 58h-17 oe9+6 eo2+6 2n5+22 7pz-12 1d2j+11 6x9+19 1di-4 4th+13
91r+13 4uv-11 57y-13 2aj-9 pca-19 2k2-16 15z-10 6c2-17 48s-16 1ye-14 63g+14 don+19 2ax+8 ik-13 1el+6 brm+8 io9+13 63j-11 gv+10 ck0-8 36w-11 5mn-6 jxo-10
3oq-10 f9o-10 c4g+8 2qm+9 89x+9 1h0-8 6qn-6 4o2-9 4x9+9 yd-6 109+11 n1a+12 bqp+11 3by+10 5f+5 5bk-9 92k-8 7xe-12 i8h+17 xk+13 3vw-23 ad0-10 hnr-18 6bq+11
5fp-9 2zt-9 2da-12 8wk-11 l+15 6g9-11 1lm-9 aoz+7 29d+6 71k+9 g6-11 4up+7 5af+7 zg+8 4bk+7 7k1+9 4ct-11 75-15 8wq+12 2q3-6 56n+9 1u0-10 4jk-17 rv+8 f53+9
13z+9 28e-18 1h9+14 vf+13 tu-12 4xr+15 6ye+13 4w0-10 xs-10 616+4 5ai+13 4v+9 ft4-12 14d-8 vr-11 514+15 qm-6 6i5-10 1mb-10 4sx-6 3e-24 6zc+10 1ki-11 7mz+13
9xm+10 e51-6 g8+8 8uh+9 gb+7 uz-9 3za-5 rv1+9 1zu+14 6qg+7 1g5+10 5z6-8 4wv+12 4ws-11 e1+10 cqt+11 6oh-10 3qa-13 320+8 1lv-12 1t2-11 3io-10 72z+13 79+13 bw3-7
10b+6 36n+12 fi-14 27l+4 511+8 zt+11 5g6+13 uu-11 3ef+6 blv+7 7vq+8 5z-14 1kp+6 19hg+10 3ds-15 a9-8 rsh+9 91u-11 1s5+10 2jm-6 3pg-6 25n+8 1xr+10 11x+7 8j-7
sfz-16 31b-15 7g3+15 daf-11 1b8-9 5+13 dic-10 o8-13 5ja-11 2kl-8 ng1+12 58a+8 az5-6 2q1-10 qe-11 5i1+5 44b+11 4ps-10 8sk-12 1da-10 1wq-10 30z+9 2ir+7 6e9-10
jhw-9 a86+7 i2b-6 44f-9 40-12 35t+11 40t+9 1xp+10 drt-9 3zc-20 361+8 jz8-16 9v+8 hri-11 q05-8 1i7+8 1ns+9 89p-11 8r-6 36q-6 dn0-28 6ds-13 642-10 5xv+14 6ue+17
dvb+8 djk+8 4ca-16 h96-12 2jz-8 hem-8 eoa-11 1e8+8 5sg+9 7fv+9 fkb-5 4op-13 3ew-8 43a+13 2ao+11 eob-10 5iu-11 9x1+11 je6-11 2hq+12 q37-6 47v-9 203-14 37e+16
27e+7 huf+8 1rd-9 kx-13 2mm-10 7bu-10 bs-7 71z-15 bu-7 4fv-13 18p+19 io5+12 3n5+9 18x+10 9x3-19 1x6+7 gi6-12 46v+11 ht-13 ca6-9 247-7 8h1+7 3sl+8 112-8 58u+11
3ns+11 396-8 11o-9 1dg-9 6w8-7 l5+11 216-9 3y4+8 1ed-6 pe-8 1tl-12 2fa-12 8ue-14 djy-17 ad4+8 4f9-13 jh-7 4eh-9 87a-9 173-6 33e+11 8ol+6 68q-11 8cc-12 3cr+15
5xq-10 yri+7 1ty-10 to-10 13y+11 2af-13 at-11 2a4+26 ek+16 9sg+8 28r+12 1dl+11 rs+9 cgw+10 gh8+7 3zs-7 rt-8 223+11 59b+6 44g-10 81c+11 c0b-8 4z7-11 2s-10
5vh+10 22g-9 aei-11 3kn+10 9hr+8 40r-10 bqs+6 6sw+11 1uw+15 12r-15 5w2+12 xy-24 6ta+12 8q2-10 2ca+9 63-9 n+11 662-22 40s-11 5sq+12 50c+8 8v+8 31-14 1i1-6
46d+10 1sb-8 am8-12 8ua-16 2dn+15 bds+9 7m5-8 94e-8 ka+11 vy-9 f82-10 g-12 aa-8 6qp-6 2y2-10 3rr-6 ekd+8 57o+7 7x9+9 1jf+11 285+15 i0-9 5a6+9 5bs-9 642-11
2ag-9 2rw+7 35q+10 48i-7 hd-6 14n-5 1vi+9 5o9+10 35+18 1kw-10 5kk+7 9d2-7 1mr+21 3kq+14 2fj-10 14w+7 1rq+7 vm+12 679+9 14w-9 k9-14 45j-15 89j-8 8hc-14 75o+8
5qz+9 2ad-6 3xe+8 7q+7 eyy-12 nem-14 34m+14 dxq+5 nn-15 5h-11 3t1-10 8fc+7 hgr+11 1qd+9 4i7+10 3zs-8 65l-5 6kk-16 m0-10 dd-9 6x3+10 1c2-17 6qb+8 cff-9 16u+8
gn6-12 3yu+4 g5-7 47u+8 8kv-11 4v9+10 31x-12 b5x+20 1cy+9 1un-13 l7l-16 4x2+22 9w-7 5e4-6 7kc-11 wn+8 191+11 yz+11 70p+15 d1y-10 1gi+12 1i3+9 4j+16 1qx+7 a2-6
8al-22 8u8+7 8gz-12 5cj+11 86h+9 754-8 2hf+8 4x2+8 za-10 1i3-17 1yc+11 82h+10 ia-10 chq-10 2tm-6 1ll+13 l6c+13 6kn-11 158+12 kfv-8 2v+16 5f3+7 4jq-10 4l2+8
iip+12 aa+8 9e8+17 f3-5 448+8 38e-6 9lu-9 3f8-11 35v+10 byc+9 22w-13 1q0-11 96t+15 1n-18 1bi+7 1r0-7 d64+5 41n-8 7l0-13 1ax-9 27i-12 izk-11 2v7+13 cc+11 40k+5
1or+11 2i0+5 3p2-16 2dk+9 470+14 3az+6 5n-8 ux-15 in2-13 fau-9 bwj-9 39+8 9i5+9 4u+10 35k-9 1an+19 1jn-9 4pg-9 631-8 jk-17 gmj-16 4wy-6 5lo-8 hae+10 pzg+12
2jb+9 4vy+8 b6q+5 15t-8 10s-7 20q-9 afn-12 5xy-9 17h-7 77z+7 5qi+9 8q4+8 n8n-10 qnj-7 2ba-9 75o-11 3ww-9 6he-9 8m6+6 3ik-13 5ns+16 j2-11 3e0-10 i4p+10 6v+8
5ni+8 1of+13 in+7 4hk+7 5p8-9 5ab-17 808-7 2ff+10 55t-6 4pj-9 1ga+7 bo7+6 51v+12 fwn-13 2xk+8 378+9 1w+6 5gp+18 cm6-12 dr-9 kxy+10 1ap+8 5o7+11 16e-7 2bc+7
aln-16 9wd-8 zy-19 29t-10 pj-8 2vy+7 4za+7 gmz-10 fvu+7 1z9+8 c1h+7 14z+9 4hu-12 4ny+9 16a-11 9om+8 4yz-13 4ut-9 twb+10 5i4+12 jy+26 aao+8 lha+11 471-15
4k0+11 2v1+8 6n6-10 28j+10 1vo-20 2uc+12 50x+20 5up+13 22q+13 12-11 2vn-15 afn+7 2ft-14 1zx-9 2py+10 41s+19 3w3-7 290-12 949+6 6pa-7 1wj-22 5pl+7 cr3+12
742-18 408+9 3a1-12 1yg+7 jlg-12 1zz-12 3he-9 5iq-8 p3v-11 2lt+18 x7+7 rmz+12 5dc-11 4b8+7 66-12 rl+10 abi-9 47s+10 d1m-9 35s-12 3oe+9 71i-10 10u-7 2za+10
2+14 6iw+2 5bj+5 nb7-9 e5p+14 xl-11 13q+7 25-15 vl-6 2z2-11 7e9-12 ju-9 oic+16 41i-10 2jj-9 557-10 1e5+12 5q1+5 7h+7 32e-7 456-10 9s7+7 2jx-10 6ry-17 b3f+8
5n2+9 2co+9 ny-14 d7h-14 m26-9 f1f-10 aqo-14 cbe-11 2rf+8 31t-8 7u8+14 59b-19 1g5+10 2bl-20 7h-22 4c1-23 y0-9 5zw-8 ex+2 17-9 7wq-6 1ep-13 7px+9 b4n-7 26x+10
15z-10 21y+7 47j-6 7x-8 5bg+10 6uv+14 79m+7 ez+8 76y+9 f0w-17 jbz+8 6kh-8 f4w+11 5cd+6 265+17 538-10 515-11 3tr+11 2dc+8 5cj+8 10o-8 91y-12 8rs+8 7gb-8 7bk-11
3m3-7 h8w+14 555-7 2px-11 1u-8 c7i-7 23p+8 1yw-9 bib+11 3rh+10 59g-8 9es+12 3rd+9 frt+9 1eb-7 3r5-8 5v-11 1bp-8 jj-12 hy8+7 1a7-7 iq+8 609-17 3xe+9 26b-12
2tb+14 8de-9 6fj-9 5o9+14 4xe-12 2r-7 4hk-11 1vo+6 3xb-8 7la-16 142+11 6g0-6 6cl+12 ba+13 kc5-17 4m8-10 1rk-14 7hm-10 blh-11 17a+8 dfu-6 j6+15 ace-9 73s-9
8i+15 1zn-9 17n-11 5oa-6 4hd-7 gmw-14 4z7-21 4am-9 ar7+8 b9-8 1cp-6 69a+12 6fb-13 bh-11 b04-10 n4+8 2bk+8 xi+7 5bh-6 h9-12 3oi+15 7dy+7 fqe-10 5bl+8 6fj-6
3sh+8 5vs-7 238-6 5ft-12 5k5-18 35f-12 3tu-12 xk+12 2oz-11 2di-7 1f6-10 154-14 412-11 kt-20 9c0-15 ryq-9 nvg-9 5jl+8 1aj-10 5m4+7 a2j+8 67w-7 199+9 6vp-6
201-9 a5x-8 hfp+11 6wz-15 2j8-6 anw+11 81o+10 iz-9 69z+9 5l0+9 37u+19 ws+7 1v8+9 2+9 4vn-13 a3a-7 a1w-18 4r-5 5wq+8 32l-8 cb+10 4u4-13 1dx+7 7ww+12 i03+8
ie7-13 27q-9 10h+9 2f0-7 174+11 30q-7 5gq+6 jjc+6 2s5+7 4k4-8 9lg-8 3gx-14 1bj-10 6za+7 2f+10 1zb-31 7ec-5 4se+5 4oj-9 5uy-11 17c-12 k2-9 52k-8 blp+9 unk-19
3yy-9 5ii+8 7kj-9 5se+15 5fw-10 1lo-6 5yb+11 2mc-7 zz-11 ka-8 a1d-8 w9-7 9yb+9 7ij+13 89+8 294+7 j0s-10 9mn-8 2j8+10 86l-7 7ay-9 h7g-7 8lr+11 2z8-7 4w4-7
7jz+6 3fp-8 16b-12 o81+6 1bu-13 37o+10 12a-9 3y9+6 bme-6 22m+9 5p8-9 23o-11 6sd-8 3cd+9 dj1+6 ibe+9 28k-11 99i-8 3ik+6 dqm+8 1tj+6 2dg+9 3ev-19 hfi+6 gs8+9
3bi-8 kd-8 55-7 5q0+14 tc-8 7ik-13 851+15 3so+12 4b3-12 4ls+5 1l7-13 10j-4 8zy-12 2n6-9 75w-4 1ru-16 6tq-7 53s+9 sb+9 79d+12 2ua+11 8ia+9 7oq+8 cvp-8 3qb+10
5u0+7 5fm-9 aww+8 5h0+8 75m-12 e6m+5 8am-8 6gs-7 5ep-9 8rv-10 1rc-11 1f3-6 9p+13 a64+9 1wu+7 d7p-8 303-13 8f5+13 dky+8 2xw-10 508-11 5d4-7 bxp+9 1rp-10 5bo-12
ok-12 ewn+8 168+12 dcb-8 37s+8 316+6 1xu+10 1ce-9 87i-18 aof-8 gn0-8 3zq+8 5bs+9 1f7-10 7il+9 5xe+7 ce7-11 2bk+7 s6+10 15i-13 3s-7 50r-11 80j+12 2xi-11 d8-13
391+9 91a-2 10u-13 ie4+7 381-6 513-10 k-11 en+10 190+10 e85-17 4bg+11 5v+9 631+10 ctj+10 5nh+9 g2-16 kg1-22 1mm+7 3k-11 4pb-8 3fh-12 79o-8 10ma+12 3be-8 rz-9
l1+14 asg+13 ij+8 1bn-11 qdo+10 8gb+10 3b0-5 5oj-10 7bm-8 6k-16 1zm+7 7wb+9 2oo+8 a75+7 1nu-9 ijn+18 e6l-10 1ah-11 fek-7 17u+18 gnb+12 1kh-6 4gp-9 qj1+8 u8+11
864+8 5n0-6 1yj-15 4bk+12 2bd-22 2om-7 6pc+8 btk-12 k1+8 uiv-7 4y3-6 59-8 32y+9 8c6+20 azr+11 4kr+9 5c+11 9x+11 1pq-7 2zq+7 2ec+6 1sc-7 8or-11 2ex+10 831-14
2bq+15 6ro-11 14f-10 ek8+19 83c+16 5qw+6 9c5-11 1xr-14 40q-10 4uc+5 b53+7 6zx-13 gjr-14 903+10 5zl-8 b5z-11 fh9-6 2rz-14 2vu-15 74-23 309-8 3yj-9 1b5-13 80z-6
9g-13 i+12 46g+6 3xy-19 fl+5 tu+9 1eq+7 4to+8 1tr+8 in+8 58v-8 6xk-6 cg0-11 64i-14 m0g-8 5rh+13 1tp+16 tt+9 69f+5 gue+12 e15-12 15k-8 9ye+12 g7m+12 7v2+15
218+7 br+9 88h+8 3zr-17 13t+9 rw-10 4p-11 6ok+7 4jm-7 afl-5 irz-14 8gp+10 1kz-11 cps-7 1dl-8 44z+10 s4-7 wk+8 57a+9 mbb-11 2t0+8 7sr-11 bv5+14 6e3+6 6b5+8
j2-9 h4v+8 3md-11 38j-11 75t-13 39d+7 s6+13 5k-6 uem+11 126-17 in3+10 sh+11 7cd+8 4u1-4 237-5 5oj-17 ap9+15 864+9 1nr-7 39q-27 pn-14 3rg-7 cci-12 g0o-14 3qz+8
d7+9 1d2+13 94m+12 4w7+4 299+8 9fd+13 5kx-9 3w5+11 12a-8 oc+12 6hv+11 1s7-19 6rd-6 15s+11 7zm+13 18d-6 50i+21 180-10 22i-9 13t+7 6ia+8 43p-10 el-16 muq-12
59k-7 7h0-27 cm-8 ere+11 120-28 4ir-10 9q-7 iew-13 5x4+9 2cw-7 875+9 2yd-11 2k4-15 f50-10 9wr-13 63e-7 ima+9 1a2-10 4r5+7 qe-6 3l4-7 a94-11 15w+10 3ix-6
1p0+15 isb-9 fba-8 65c+10 2zf-17 4s0-11 2nd-12 1si+6 b22-14 b90-21 25q-8 ne+11 bnd-8 gh3-11 hb0-6 mo+12 2fw+8 38a-7 41r-17 1n+8 ht3-8 vq-13 1pw-8 33d+9 4i6-10
2vv-16 1qo+11 3b1-19 3zr-11 7js+11 4hy+6 sn-13 1px+8 58y-11 4f2+10 l8-9 93p+18 a18-14 3dq+8 1pz-12 gmq+8 63-19 37v-7 gi-8 2zc-8 8m6+7 3p3-9 27f-10 2k3-7 9gf-7
7cu-7 z8-13 g1+7 3mn-10 889+11 bls-5 47+11 17h-12 lv1-7 bi7+6 1en-11 90w-10 mw+10 14f-7 8ca-10 517-10 anf+8 84g-8 34m+9 bpq+10 a8b-8 2ga+9 ci2-11 2af-4 33r+13
1b2+5 4pi+12 2y5-7 p+10 947+7 3xa-6 rc-22 gf9+10 29x-15 1e4-10 bvi+13 gxv-18 8pk-12 364+11 5z-13 6i5-6 9kc+9 5q9+9 3o8-14 7rc-16 c4u+7 6p5-10 22y+7 c36+5
7n5+8 437+12 10e-6 8n-7 bsl-12 3xj+9 2vi+9 6oo+9 fmp+13 ezq+12 340-10 7r6+9 15v-13 566+11 bx7-12 4kv-7 aay-17 9y-17 6ps-13 2wv+14 1kd-12 2vg-9 29s+12 sh+7
57s-8 6lx+13 7ti-9 4c7-8 1dx-15 2jj-8 d5s-8 1kp+9 32y-8 5w+8 7if-12 caf-5 1l5-12 2cg+12 d4n-7 u3-3 1ja-7 lp3+8 2ll+13 h8-14 2ti+5 5jt+14 9lk+15 5f6+8 ad3+8
1x5+6 6g-12 2hw+15 57f-8 16e+13 ar+12 24n-15 25k-13 7vw+11 60q-7 69h+11 45l-8 7sm+8 34h-7 3yx+7 1xq+9 3xa-8 4f0+10 59q-8 6qd+8 91t+7 2v8-12 25s+5 2oz-17
12r+13 2io+14 2pl+8 br0+12 5kk-8 304+9 eh-8 6kg-12 2y3+8 foj-9 52w+6 5qe+9 9cb-18 483-15 cgu+13 tu+11 9gj-8 qj+7 1zp-14 6hw-3 tk-10 ctw-26 bye+7 2zi+13 65c+7
dnp+13 cie+9 5ai-8 3ah+8 aes+7 awk+12 9c9-8 alb+12 2vw-7 49-19 10c-6 jp+10 1bt-11 47o+18 616-11 awo-11 1q-9 6e0+9 4j4+11 5v8+28 9qv-11 8o6+9 d8z+10 2f9-10
1jr-6 2v4-8 1nb+11 8a1+10 3qr+7 23u+6 3hj+10 606+9 htp+13 rk-10 65h-10 1yd-6 pm-13 1bh-19 1c7+11 51m+6 472-14 2gj+10 3y9-9 46o-8 j9+11 2vj+11 7q7-9 1yx-6
3j4-14 8ij-8 3su-7 8ue-11 k3j-14 16y-10 qr+7 66r-9 3o9+12 cz2-9 2hu-8 12b3+11 2by-24 8gm+12 2bf-16 b+10 3vl-9 7j9-13 6pt-10 4rm+8 8k6+11 ky+7 f5l+6 xd-11
1op+8 aj+6 1gv-12 1g1-7 lpi+9 a2-9 3q2-7 5jf-7 1wu-12 5ek-10 hzj+9 bui-16 212+9 3o-7 hq+8 31n+13 17a+8 g02-16 1pd-9 fl-6 77e-8 ar-11 5av+11 29y+7 6i7+12 1v-11
elr+6 15d+9 6co-6 ih-9 1wa+9 3wx+18 23p+7 1h3+7 625+10 1ro-9 1yc-7 8ha+8 x4-9 3i5-11 k3h+6 4vy-9 3lz-8 3f-19 3l5+13 aiy+5 2c9+18 1s8+9 54y+9 gel+8 nwc-7
3vr-11 2ur-7 2n7-25 1r4-7 1sd-10 4az+13 2kx+12 7nu-10 df1+9 5qs+1 1fx+7 7k7+9 6xq-13 va+19 2it+14 2xr-8 sd-11 ku+9 gqz+25 2dd-12 39w-11 ac-7 2kp+10 9uv+22
aie-12 8ry-9 9p9+9 313+5 37a-13 9r6-7 2po-7 4xy-8 q6u-15 7uj-9 bo4-13 1nj-9 bmu-7 a7p+11 1s0-13 5f1-6 3eq+7 5nq-9 53b+8 1gx+14 8qd+11 57l-12 1ej-28 3sm-10
11w+6 5xj+8 82+9 8il-8 2f7+13 3gy-12 aa2+8 878+10 21c-7 ezm-15 q9+6 ho+7 2dv+10 gi7-6 dck-10 278-10 kk+5 r6+10 mf+8 h6-8 5wt-14 aro-6 6jx-11 1fi-10 3c+8
4zg-10 gz+17 3i9-13 59d-11 m5-15 biv+12 4yh-9 2ya-11 18k-9 1l9-9 sp-12 3mn+9 6cr-12 d51-12 un+20 49f-9 6di-17 4nt-18 65x-8 1yq-8 1hl+8 18-11 49+11 ke+6 29-10
3g+8 sb-11 ev8-6 4i5+23 3bs+8 1ja-9 4yr-7 5hh-9 4w8+9 4ge-9 j8n-18 6hs-5 h4+8 7ez+6 3cz+9 3jp+10 4xy+11 456+15 28x+9 on-11 19z+12 5p2+11 14z-9 2nn+15 c5g-8
4nc-10 6gx-17 1xj-9 33m+9 5tv-7 8xd-12 477+6 7wp+15 e5+21 7qe-10 14m+9 8xm+12 dhr+14 1zu+10 e6q+8 qr-11 1e1+15 dju-15 5cv-7 21i+9 88g-8 ea0+9 5b3-22 d5z-9
3bq-8 71w-5 4dx-12 31o+9 b4d+10 dr3-8 hps+12 1h7+15 2uw+13 31r-15 8r+11 5ea+10 97r-21 3c5-9 b4-7 1oi-7 ecp-6 13n+5 51v-9 7h2-8 c2q+8 2rt-12 41y-9 fg+10 ict-12
5qf+7 xe-12 95n-12 4eb-7 191+9 32v-20 5wh-12 3t+12 pa-5 3zj+12 5z1+7 c1d-8 anz-9 did+8 7id+13 8ke+10 btf+15 xr+16 1tt-15 395+8 7f7+10 15b+8 59w+5 7ns-10 19i-8
19r-16 4ho-13 7sy-9 2c4-14 h1a+9 m47+10 3ht+6 1js+9 4r+11 294-18 283-12 4k0+8 2p4+6 h5-13 1gy+13 8xz-9 290-10 2ss-11 2o8-7 2bb-9 b0u+11 10a-8 1lz+13 2nu+6
4kl+10 53u+7 3p8-9 4gb-7 1t8+13 3r7+10 3kz-11 d3w-6 dmz-11 1m3-8 9kc+7 3fr-9 e46-9 3hi-13 6q7+9 70j+8 1t8-10 2m5-8 72f+9 c2r-11 1az-22 589-10 5sh-10 x0+9
efa-7 1mv+8 3ov-8 32-12 54g+12 9jc+17 2c-12 8xo+10 157-11 5gv-12 alc+7 262-7 ekf-9 16x-9 6ll-9 7v5+8 8xz+11 1m-10 31t-9 g30-9 7k3+9 p57-13 1yb-11 yt-9 bj2-7
dbb+12 jy+11 1ks+10 3my+9 15w-9 2be+10 7v-8 9rd+8 1pg-9 1ew+7 7ic-8 8vm+14 1s1-17 c4s-11 b9z+14 3dj+7 63+8 5ak-9 1e4-15 6oi+9 31+9 4z7-9 32f+12 k8+11 5gl-8
1ud+12 6ko+13 72m-13 gr-10 1x3+15 fui+8 39t+5 1uj-16 gu+12 6vp+7 3g6-13 46q+13 9c0-11 3ts-11 7m+12 hqd-6 716+9 2e+9 kcp-10 i02-27 84c+13 e6-7 31g-20 16k-9
f6m+9 18n-7 3lr-7 3f3-6 ab-8 20f+7 cjj-10 ccl-10 2kw-24 9ph+10 9rj-14 1or+12 2a0+15 efn-17 2tq-9 1q3-9 1cj+8 4aw-11 6wu+9 5kt+8 3f5-14 3sv-9 biv-8 6gf+9
2zp-15 8wt-11 31b+10 7hw-7 5z5-9 37r+10 27r+8 dqz-9 5lk+12 5gi-10 7a4+16 2wk-10 772+6 so-15 12f-10 24a+8 1bt+12 v4+16 1mn-10 co1-9 b4h+8 sp-7 art-12 2mj-7
1uu+8 4yd-7 4dj-6 3cw+10 gx3-11 1xu+13 8en+14 2d0+18 ri+10 nme-13 3rj+13 3ob-6 3tk+12 3os+7 5oa-10 tl+11 c04-8 21e-7 7pu-17 20m-11 574-9 2i0-6 94k+13 857-11
8c0-5 ho0+8 99+12 3rz+12 2tq+7 a5g+8 81y+9 56z-18 epu-7 2re+8 7l8-8 tko-8 6jb-9 dc4-10 7sm+11 2ck+11 cp6+11 481-9 3u3-9 5vy-15 tj+9 1a5+16 3g9-11 9ig-11 4x5+6
8mq+12 6ka-6 a17-8 3mt+10 dn8+9 dp+7 5ly-9 388-13 9o-8 2xv-8 7pr-5 48h-10 azp+10 awl+11 3i-22 91-15 vr-7 918+8 4re+8 139-6 69v-12 r7+13 5k2-9 26n+12 5wo-21
8na-16 3ip+18 3cm-10 79l+14 7d9+5 2pg+6 1ad+5 d24+8 95w-8 3mh-11 4i7-8 1k0+9 67h-8 1ho-9 apx+10 1k4+11 et1+5 hlo-8 tlw-7 3ch-18 37p+14 66k-7 621+6 7v5+4
2h1+10 95f-9 6uz-8 3cr+7 6lq+10 9wn+7 5u4-5 28u+11 ay0-10 2j2+11 6yu-5 8nl+12 2vw-7 2mj-10 awc+6 iap-6 7im+6 2et-6 2fb+12 3mp+8 4o7+14 3sc+9 648+9 jxw+9 rgs-9
938+14 58m+9 1n5-5 ek+7 1mw-8 357-8 b52+8 ab7+10 36c-13 7oa+11 3-9 58n-21 7cc+17 1l+14 5b0-11 2dt-8 1r-6 apr+11 5hq-15 58x+7 bjt+8 bft+10 4nx-9 4zz+14 180+9
1ej+7 4b5+10 sq+12 88p-9 65h+12 iz-10 9gd-7 7fw+11 ah4+17 2t3-7 495+6 5cx+9 7f5-16 3s5-10 3cd-16 294+4 cm+16 ey-9 7mk-11 64h-8 8dc+10 4tu-7 6j2+8 6n5-8 2t6-10
99y-6 396-11 4de-8 130+19 22n+18 3p+6 8az-11 8t3+9 3jm+9 2mq+9 7jx-6 18l-11 81v-9 ce3-10 3o2+6 nu8+11 w1-9 9v-12 57b-7 21d-11 4k0+17 4n5+9 2go-4 3lm-14 g2h+7
jdx-29 6g7-7 2ac+12 iw1-10 1r1+7 2jd+18 a4a+8 6mh+14 1hi-10 2ay-9 6ma-11 ga3-15 wa+11 29a-18 1td-7 bn-12 9h+13 mi-12 9j+7 6o6-6 84l-11 atw-9 3js+11 4i8-8 ts+8
ej-8 ib6+9 7yk-5 3gy-10 293-11 7ty+18 9es+7 ub+7 523-15 d5b+12 927-12 4i3+10 5rl+10 vy+11 3zp+10 14p-9 2nv-12 14z-9 2v4+8 29x-6 1l8-5 ab6-10 lt9-20 4xk-14
1ph-9 2ec-7 2e+11 72n+7 5rj+8 osd-8 2jo+6 1p-11 os-9 cb3-13 1ci-10 al-11 if-8 225+18 4z3-6 gh+14 9qv-11 14o+9 8zs-6 9ka-7 1k7+11 al+15 3gw-9 de9-11 s1l-11
d4y+8 bi0-9 5f4+9 b7+6 7p9-17 v9-10 3bu-7 153+6 hmp-10 51u-13 4jz-9 90r-14 8fu-14 qa+8 7vf+13 4b6+7 2k5-7 1mb-7 a4h+12 ahe-8 4ze-9 afo-7 b97-8 b2p-8 2sx-9
bd-10 cdi-16 f0s+9 1ru+14 2f5-14 5i9-11 28u-13 3mi-7 fdu+7 3ee+11 46x+11 3da+11 2ce+11 19o+10 8jf-9 uk-6 35b+8 4p1-12 3kb-8 6f4-9 174-12 sr+10 5s6-13 qg-9
8no-13 69y-6 bp3-9 2z1+11 8ey-8 1m7-9 9bw-19 55e+9 us-14 man-11 3we+7 6v-8 31q+7 4de-17 8bm-26 3h+20 2jq+11 g0+7 5ij-11 9q6-12 1pk+19 dxd+21 3s2-6 2y8+6 8mi+8
e9-17 244+10 2sc-10 4ml-16 ezf+9 efn+9 1fd-7 1fb+8 1fr-13 1wi+10 1x1-15 1d9+8 6f-16 8td+9 o6w-11 299+10 26r-9 w5-8 h7c-7 2pv+11 1xu+7 84v+15 gm+10 7mx+7 5m5-7
2cy-10 1rb+11 42s+18 3in-9 ciq+6 7qi+7 3yw+7 1e0-10 469+8 23j+8 o5+12 3x2-16 5yq+9 66e-14 bvu-5 4w3-25 3ca+7 43p-7 lw-10 343-10 gy1+11 bpb-13 7ui+6 62p-10
cw5-7 512+8 2cp+7 d2d+6 fnp+18 4l5+7 3v6-13 32v-9 35z+9 7pr+13 2dj-6 10p-8 1f5-10 54s-7 80d-8 75d-10 1z3-8 b2u+16 b0x-8 2oq+10 818-10 fur-8 qa-9 1jc+12 5pl-6
6hv+4 kp+7 ah2-8 5uj+5 3uh+10 71y-13 7tu+8 5nf-7 1wv+8 2cz-10 1yi-12 2vc+9 fy7+9 1lu+8 255+10 58y+8 84r-20 4by+3 691-10 qp+8 fe+6 1gr+8 6n5-11 95x-16 1io-7
19d-9 4ne-13 8e4+9 5tc+10 jg-14 478+8 le-9 kx-20 79-14 7n-13 73q-13 kqp-8 611+10 rq-9 7ie-11 2k6-14 3i8-5 ga3-7 6ub-9 lc-7 170-9 k9+17 rw-8 ju-11 8cu+9 hjf-9
8x4-11 1w+9 cx5+9 6fs-10 1iv-9 219+8 3bx-12 7ct-9 eak+7 fk6-8 q8-8 22x+16 22x-10 od+21 425-8 c5n+9 73v+10 uaf-10 11i-7 236-21 8ta-13 yk-13 cc-10 4ec+9 17l-6
159+8 r4h+9 6uf+4 6vw+7 3w9+8 95k+10 26w-13 ddg+4 1kg+13 5od-8 ew7-9 79+10 91b-10 3i-7 9d+7 2nr+10 fcz-9 8u9-14 c5o+9 7v4+7 bz3+19 3jg+8 hs+11 m6-13 7b9+14
7k9+10 8rz+15 2ie+4 534+16 2ap-14 3s0+8 3nv-9 1vz-11 1bk+9 3xp-23 do+6 ib+8 j+10 3ht+7 56b-10 48i+8 btn+9 gp9-10 2fc-8 ir5-7 1i+11 3h5+11 nq3+8 3oy+11 58v-7
7so-8 1rk-5 l68-9 5vp-10 2by-7 c9j-14 11i+11 4xf+12 5ab+16 3pg-8 5t4-6 ex6+8 5tt-6 f5k-7 1lt+8 a6-7 8ws+13 5x+9 diz-13 3ab+10 hsq+7 hd+16 b6+11 1h2-10 1343+8
5uu-4 cve+8 61v-13 2ta-6 5kw-10 3i+12 15v+10 a8a-15 dj+8 34c+6 2gn+5 h5h-11 3w9+10 5di-11 5gr-8 2qt-9 m6r-9 46o+14 55m-7 7i+8 9c-13 2du+11 9y5-20 c18-10 l+8
12b+15 d8+14 17l-8 8d1+11 19z+9 2ty+16 1jt-13 13h-10 7la-11 39g-15 30+9 2db-14 917+9 5dq-19 3f9-11 1ja+9 1lv+14 7d3+8 5a1+8 18e-9 1tk-13 d8+18 4zr-9 27v+10
oym+10 8bz-14 g7-8 36i-8 pwz+6 3pp-8 4mn+7 7u5+15 186+6 56c-7 9ys-11 44p-13 7l9+14 18f+14 3nf-19 fqi+10 6b-14 286+15 fq-9 7vs-9 4j9+15 i2c-9 hog-12 8p4-17
e1-11 7nl-7 j+8 2x9+12 2b9+9 abm-13 d12+8 6k7+7 cwn-7 3ct+6 aty-10 5yp+14 4d-7 1gn-9 1ch-13 3b5+12 a3v+7 1q7+7 89h-5 in+8 328-7 hy+6 msu+9 fr+10 27h+3 1sm-7
296-15 145-9 ltw+9 45a-9 o3+10 3mg+8 5bt-6 2cq+6 fg+9 60d-9 1fn-20 9l1+8 42y-11 bmd-7 7nf-6 15o+11 36m+10 3k3+11 2g3-17 4mg-8 3sa-7 aui-9 1i2-7 926-9 135-9
7y0-7 443+10 e7c+10 90w+10 dxi-5 7ob-11 30l-7 21l-14 1hs-10 7zb-15 2jl-11 tr-11 ax3+6 16z-7 a-9 7mx-9 9lw-17 i14-9 35n+14 14h-7 1q6-8 c2k-11 8r-12 1qa-10
1xg-18 2jn-9 8c+7 5sn-11 8aw-14 2os+9 da-9 jfe+8 5q2+8 599+8 8wn+18 3in+10 47w-12 919-14 8k8-10 2q5-16 62q-10 1i4-6 6lo+11 81-8 cw4+9 6yb-6 1fb+17 3p6-6 nv+9
ls-13 58g+8 5aj-7 ggl+14 47v+9 3cl+16 4d1+10 1qe-12 1vj-12 4pc+15 2ih+9 8wn+8 v7+11 azy-7 6wb+12 25x-12 2cy+16 nj-9 v4+10 607+11 ta+15 98n-12 4wl-14 1dr-8
2kq-9 34t+4 a09-15 nm-8 4u3+9 fgc+8 zi-12 5mw+13 18l-10 f2h+11 5tq+10 bae-8 2ge-12 89n-10 2c4-7 6nc+9 8km+8 35d-14 25r-10 vn-8 42k+8 bs0-10 avc+10 xg+7 2tb-7
675-6 em-12 3wa-11 8uw-8 4b+10 aoa+8 r-13 17y-8 cnl+16 1ub+12 1ar+11 a2y-18 3nd+8 3fa+10 6dd+7 6ea-18 16k+11 ep-5 3xl-11 1qj-10 15t-6 my-7 2es+7 672+8 4a8-12
1oc-7 7b1+13 2vq+12 753-16 2zy-6 1bk+14 fr+10 338-10 31v+9 30a-10 8mt-7 3df+10 3z4+7 b4j-14 xr+12 1hh+10 4cb-8 4qg+6 f3-8 4w9+10 6ox+11 4az-13 4b7-12 1qv-12
71g-5 2wf-12 8m-34 9g8-7 3oi-21 2fi-9 4m2+9 7s9+10 26d+12 2tc+8 3c4-8 5yx+11 g0j+8 514+17 17k+6 1uc+10 fx4+15 bmv+7 2ik-11 r8j-9 f92-10 1nl-11 6hs-8 dx7-23
gqs+12 22-12 1pq-10 2i1-10 9kj+11 2zf+8 3lj-9 2mq-9 5v0-13 vs-8 7q-12 jb+6 bgn-7 l3v+6 9uj-23 4eb-19 3km+6 7k3-10 16z-11 21r-10 1pe-9 7u-17 23-14 42a-8 3wj+8
l6j-9 1oj+8 7bs+6 6ld+7 6tj-16 3kd+10 b6-11 3gd+7 2nl+7 rn+12 89n+7 575+6 7vy+22 45w-7 74s-13 dsz+8 1dg+10 63-10 307-9 6gn-14 2w1-10 iw0+13 ha-6 12h-10 eev+9
2de+11 duh-8 47p-11 1mb+14 63c+8 2zu+11 wk+14 3k9+8 2w3+9 bfb+6 jg6+8 3c3-20 z6-15 778+10 17q-15 1ks+9 d3m+8 8ng+9 d2-5 7a9+11 pe+8 1jd-6 463+14 8pw+10 qo-9
3g7-8 ut+5 4wh-16 5w1-7 1jn-7 c1e+12 1hx+11 5sj-17 18m+8 77w-12 67+7 25f-12 1ap+12 5gp-14 1rf+12 95g-10 9kw+14 19j+9 7w5+10 83f+13 h35+13 10y+13 1z7-10 29m+10
bix-19 38d+12 2h2-7 39b-8 56v-11 bxm-8 290+8 1j7-6 1s6-8 cax+12 45f+9 2pq+6 3o7+6 rw+14 sg+11 alr+5 j6+17 14-11 chg-8 236-6 440+10 q4-13 6gu+11 3cn+16 1ab-6
3m9+12 39-10 byk+7 1jt+10 at3-8 3t3+5 8bt-12 eyq+9 2ed-9 7k4+7 6te+9 ch1+9 355+12 7os-9 25i+11 4qk-8 273-14 sp+11 2z4-10 1ke-12 2qk+4 e4n+10 ek+5 2mj+8 i0-12
1fv+6 7l-8 aee-7 lqt-9 40e+9 7st-10 a9+9 53i+11 9z5+9 7gs-8 608-14 1aj+10 7jn+5 6no-8 3w2-7 26s+15 w1-9 w7+13 2xe+9 f2-16 2ku+9 6cj-12 3di+22 26s+3 dm+7 38m+9
7xu-9 1v5-8 fkx+10 qb9-10 b9-16 3ub-7 6bh-14 1vd+19 10y-8 b5+10 885-6 41e-25 4pw+17 10h+7 91o-9 e3z+17 3dh+8 2ct+11 a0k+8 zg-16 s2y+8 3my-7 b3i-9 9ml+11 pq-6
yb-19 3lb+4 25z-11 6v5+12 16y+9 61g+8 ca9-10 6ku+12 3qk+13 1ch+6 auj-9 4zk+9 25d-8 41n+12 16m-8 a6d-15 y2+8 39m+8 4wy+8 1ki+15 1fl-13 2qe+9 56w-8 ap9+10
3sc-10 2fc-7 4o5+11 3nw+11 3ac-10 13a+6 blg-9 6v8-7 6i9-10 ame-12 3ei+11 4du+13 fty+10 eqz-7 40s-12 q2b+7 1kb-11 1qt-10 9uq-21 3uh-7 1s9+13 811-8 dd+8 8y-17
2l-9 299-10 7p6-22 5i9-9 2et-13 7y-9 hau-15 5jo-9 5it+9 2o4-9 jl-6 etb+10 7if-9 1u3-5 euc-9 3vw+16 1wy-12 21s-8 10v+7 32m+11 1rk+9 5xa-13 5y4+8 2sv-9 2yf+5
8qx-14 2zj+10 a4o+14 40h-11 1c0+9 9n9-10 2h4-5 ubg-7 4l4+7 2qh+8 sp-11 di4+8 f83+14 8bq+10 2gf+12 db-10 p+9 bbw-8 5p3+5 1yo-15 7w+8 1ih-11 brq-12 png+11
a74-11 3b8-12 2pk+9 baj-8 34u-8 el3+6 4y-13 46g-8 c5g+6 jr-10 6f-9 402-13 av-8 kx+9 27p-19 26j+10 8vd-14 cyn+8 d89-11 j9z+9 335+9 86t+22 24t+7 53h+13 13r+10
9qf+10 ez+9 3xl-8 5a8+13 29r-7 9pg-8 1x1-9 56v+9 8f+12 r3-10 7ja-10 5v1-9 94j+11 9l+15 1vt-19 22k+10 34j+11 r4x-8 3ei+9 98v-15 4ky+8 78a+11 hyl+7 590-12 qk+9
10o-10 rcv+10 2tl+9 469-14 2c8+9 gw-13 7ph+7 8vn+9 8dy+9 62n+8 8ru-9 ji+8 cr5+8 6c2-8 4r1+9 7o0-10 1kw-9 nb2-21 178-7 4fs-5 666+9 tk2+7 g1a-13 4uc-8 36x-9
6db-8 5b-6 4cp+10 5aw-9 76j+11 1vh+11 4h9-9 4fb-13 iwx-7 5i8+10 cdq+7 921+16 424+9 1y1-9 3u2+9 3k1+8 98p-11 2fc-6 13q+12 1uc+9 y+22 7kk-4 2tc-11 3pa+8 at+19
3uf-11 6zt-11 2kh+6 rr-7 1w7+11 fab-8 5n5-13 2gf+8 1w0-8 dbz-13 5jc+13 2l5-8 dwg+7 cg5-11 12am-14 rh+9 1k+10 251-7 fez+8 299-14 6pd+6 797-9 4zj+11 4di+17
3n4-8 mz+9 3g0+4 3sb+8 3lj+12 3og-11 blp-14 dy9-12 9qf+12 2cc+10 7cg-6 79p-9 7hz-9 f46-12 y1-8 cb0-8 47j-15 1rb+9 6mc-14 83+11 vhb+8 433+10 8ce-15 9ak-10
1fk-10 h6-9 7y0-6 2fq+6 k0+4 15g-19 c82-12 dko-6 6lb+11 b3-6 93c-11 5t-13 u77-14 22i+12 31b-8 315-7 7b7+9 rq+10 14i+8 r2-13 hxz+6 d2n-9 7q9-8 det-17 1l5+9
4oi+8 5dw-7 eej-14 5l7-9 20e+8 b7s+10 5xn+12 cp+4 bm2-14 16b+13 dg-8 6zy-7 26v+9 89-8 1z2+10 4se-13 1sa+7 5bh-8 z2+10 679+6 afi-6 555-7 2ge-8 5an-8 53h+14
41z+10 5yf-15 3ia+13 o1+7 4z1+6 3o3+22 71m+9 3go-13 2jd+5 3xo-14 17z+20 exn+9 577+9 1cg-8 1eo-10 gmr-9 8h5+16 au-23 26t+10 1so-17 ds-17 65m+9 aar-13 12t+8
3wv+13 17k+7 6cq+6 83n+9 akq+7 2go-11 4r6+9 tv+6 ku+8 g7q+7 7qn+10 7ps-8 1f5-10 80m-11 4oq+10 97-7 j0o+9 ca+14 zm+7 8gg-12 tqs+6 6dq-10 6fz-15 5w2-10 5rl-13
df9+7 d7k-10 148+7 21r+9 933+9 e7l+6 3k8-11 1rl-11 3yx+10 7qu-9 7pt-12 2fe-12 9mt-11 ko7-7 dr-5 8s6-11 4v2+15 1ai-6 3xm+16 33k-7 gc+13 5g-10 33g-11 5s-18
g92+9 3db+10 fw4-5 2uj+1 2mn+19 1pn-8 2r2-7 kb6+7 ae4+10 2g6+8 3w3-8 rn-8 3n8+19 5sf+6 1tr-9 1hr+12 30t+13 ea-5 8gp+6 i+6 1uc+7 4sw-10 1n8-13 72z-17 3pb+12
cx9+11 18d+11 318-8 4b0+6 izl-13 7hf+11 amw+6 231+14 mns+7 38k+12 tl-9 1v6+10 6kk+11 vb+9 ht-17 2v5-9 235-7 1cz+12 8yz+5 2ko-5 9u+8 5z2-9 76h+11 el4-8 lg+9
3xi-8 nr-7 2c1-7 10o-11 6op+14 790+8 7uf-13 72l+9 ogp-5 6vq+7 2x2-7 ga1+15 j3-9 4oq-8 32+10 3tb-12 820-7 ahq+9 7u-13 8pb-12 4b1-8 4h0+9 am0+10 1dj+8 fi4-11
81w+9 3vc-8 nej+12 2dm-7 83m+36 20u-8 k8-7 d6t-8 1xm-12 g4s-21 3ox+8 ipe+8 946-7 s+6 r8-10 cm-16 gh-11 9rs-8 zt+13 gv+8 ama+10 2r6-12 1lu-11 1f1-9 p3-13 3s4+4
25m-24 1g+6 27x-6 7hs+11 59x+12 2my-7 eoc+11 9li+6 9-13 2q-8 5z6+12 cyj+11 16y-11 1c4-7 ee-9 441+8 57v-12 amz-22 10l+9 3cp-10 aa3+6 euh+12 10d+11 mt5-8 1se+14
ngy-8 22e+2 z9+8 dw3-16 fil-15 fa+14 76d-7 3ds+6 1y8-9 6rh-11 1w6-10 nt+11 37m-9 cp6+10 g98-9 3ot-7 gap-6 1g7+9 4gm-9 4t3-11 y1-20 1t2-7 cb-12 5zq-13 17l-9
2vl+10 8fv+11 2vv+9 lc-16 5ss+8 kv+11 ew-15 abb+12 4t0-7 9vk+6 2rm+7 g68+15 3o5+9 aim+11 3qb+10 3qh-6 66s+10 bms-13 2k3-9 5g2-10 48f+8 48i-13 7iv-17 3he-9
51u+8 s+14 q0v+13 2z9+7 3o+7 9eq+16 57d+10 je-9 24u-10 tf-5 1cj+19 d93+8 b3+7 fhv+11 28s-7 9tw-10 1c1-9 sw-10 mun+15 4s5+9 5hz+12 agt-10 822+12 oi3-5 4d8+4
bm+8 1vw+5 1b6-7 59r+14 1kh+14 1n4-8 3m4+8 5mk-14 6jj-8 36b+12 8q2+9 1fm+9 gew-13 37z-8 3qi-12 tb-10 a1y-10 3ha+13 7o6-9 aw-18 xi-10 2x1-7 cw-12 1bd-8 2gs+9
3a3-10 c3+6 35a-9 1wj-8 jfu-15 ps+9 1so-10 40p+13 em+9 eyo+8 p1s+12 ipr+11 5wm+8 bqt+8 6cz+11 4w7+9 524-10 k7e+9 6de+10 zv-21 ro+7 5v6-9 65-13 3ac+7 gml+8
5z7-9 dz3-12 2ok+9 cy-17 7fy-7 li+10 13t-6 6dy-8 i9-9 la+10 qc0-7 15i-9 8do-9 1va+12 6x2-9 1mr-12 3q7-9 59e+8 1q6+11 8pm-9 380+9 2h8+10 42e-11 4ct+13 hff-9
c4+8 1wu-9 606+6 afs-9 1kp+6 7o6+11 1eb-7 1ho-10 4ne-11 14o+9 l6+7 f7-12 6jh-9 iv+11 9c-11 e1b-10 5oo+13 94v-12 3tv+9 cz-10 56k-8 39a-8 u3+11 2ut+10 209+12
c6w+12 7rl+7 2rf+5 4lw+17 9jm-11 lkr-15 hfj+11 8bt+8 4t5-7 4dd-13 88q-9 r0+8 1sy+7 1ii+9 e3q-5 cq+9 2xw+8 5kl-12 db+10 hb7+8 4do+6 3g+12 b1g-14 akk+8 8bu-7
by4-7 3lw-10 9rf+10 2vj-10 41l-8 3jv+9 11x-11 j9c-11 6br+7 1wt+14 229+9 3vr+15 x4-9 wj+12 91k+9 bal-12 27a-17 62y+9 13v-8 2ah-14 1on-4 19g-9 zt+6 5nh-12 ru+6
291-11 6sg+10 4vn-9 1lf-12 27e-3 4io+10 gik-8 37m+14 bx0+6 n-8 1jv+11 3n3-22 9n1-17 4x4+7 fgr-18 2xs+5 5yc+8 2lc+9 4vx-6 3jh+10 1jn-8 3tv+10 de5+10 3iy-12
3gf+10 yl-7 38m-8 2fq+10 1mz+11 gkt-16 4rr-11 gop+13 270+10 1rk+9 2eq-11 xo-9 8hg+10 49j-11 gh+7 37o-11 1p3-9 yc-10 bli-11 gpx-13 eft-13 ov-9 4p3-13 34m+7
9h9-12 13g-7 249+8 982+7 22k+7 3s6+6 bv+6 4gz-9 1fe+11 1ej+7 89i-13 1ls+5 1l5+10 g4z+9 472+7 552+11 442+12 38s-24 fqd-9 l24+9 qri+9 1d2-7 2ad-3 4ix-7 10f-14
13q+11 40y-8 8f4+7 2r0-11 u8p+14 c6+5 ex+8 86p+12 531-9 3r5+14 84f+10 3s3+12 b2p-18 t2j+7 165-6 xo+7 wx+14 5cb+10 3h9+11 322+7 4w5-7 s27+12 515+13 161+6 jy-9
1kx-13 4ea+9 1gy+5 3ru+15 ax7-5 4t4+9 b4-15 4ry-10 6lj-7 cq-6 5jg-11 3qm+7 1ht-13 2gs+6 2fx-8 3i+12 5ws-12 1nj+8 1ig-10 1le+11 e5v+8 hd7+11 cfd+8 is1+7 a7-7
leo+7 1kp+9 4p+9 32s-13 466+8 1dp+9 7hr+10 214-13 2c8-11 1hz+7 76s+9 1ef-22 6nf+14 5n6-7 32i-6 nk+11 jtb-12 anb-5 fsr+8 4n6+7 291+9 6wn-12 msy-11 19y-7 301+9
97i+9 b8m-8 f0k+19 8fo-32 537+6 dct+11 bwe+11 ng-6 cch+9 2wq+13 30f+7 7k-9 18i+8 lb-8 blz+9 9i5-8 ig+10 b8l+7 51l-13 3rc-10 21n+12 10k-6 bia+11 2eg-9 haq+10
am4-16 5nm-13 lum-8 5ce+13 6kf-8 h3o-10 dcs-14 32j+11 2h4+6 w2-11 1a4+8 7o2-5 20t-16 58g-8 5k7+8 2yh+9 28h+4 37e+9 1m6-10 4l+7 32u-7 328+8 2d5-7 jr-5 1ol-12
23j+10 fd2+8 nq+20 fvd+9 149-13 1ko-7 38f+18 6wd-8 a6k-11 7ti-17 11y-7 1b6+7 66b+14 9jo+9 98-11 o1-8 61g+11 2fg-9 5pd-9 49u-12 13p+14 3j5+12 tda-11 7bh-11
3c6+5 1yu-11 6r1-22 4f6+18 hb+14 3vh-11 2sx+15 5bp+6 64n+15 1hn+12 4ed-7 2ph+10 1mp+6 3i6+9 ewu-12 10h-14 by5+9 kcw-7 3cn+9 56f+8 5al-7 2pc-6 4c-11 3bm+15
3ld+6 xn-8 5jl-10 9bn+11 70u-8 fyf-15 526+6 1nh+15 3lm-6 89k+8 h1+8 4au-8 25p-25 435-7 120-11 cg0+10 5uo-9 ars+9 12j+16 2tx+20 vx-8 370-9 cow-8 71s+10 6zr+11
3n9-17 416+12 86s+8 aou-8 4b8+13 qn-8 cx-10 4m9-7 8xt-7 a2w-11 179-7 2sr-11 3om+11 19w-8 1sy-10 44-12 chr+24 c4e-18 f7v-8 amj+9 ic+6 ayn-9 4va+7 6k+25 3a5-13
8w1-8 6gt-8 1ow+9 4on-5 gx+7 1rd+8 2ww-11 2nk+15 pj7-10 ced-10 321-6 6ti+14 29k+10 11f+9 94p-11 fty+9 1w6-19 2x2+8 tb3+13 66x-9 b9k-10 6nr+8 3p7-11 7ui-6
ipp+8 g66-11 dy-8 70a+9 4g6-16 2le+12 52d+18 wr-9 3ki-14 l8d-10 b7-12 16l+6 lw8+11 49-10 blm-11 4p+6 ld+9 5wi-10 s5+8 3rh-10 o1-8 anv+8 4xr-15 3nu-5 4q5+9
33f+26 8sm+13 22w-10 11o-9 1do+20 17t-7 k21-15 6c0+15 3l4-9 32+9 1y9-9 437+6 3a6+10 1iu+11 cn4+6 1jm+11 1id+10 33m+10 wh-9 59c+6 13v+8 2g8-10 bsj+13 da-7
7tm+9 8ib-9 2qa+4 oas-9 hi+15 os-9 4n0+9 11yr-7 7sg+7 59j+7 5bi-11 a7g-19 77m-9 2ki+12 85q+8 3ft+6 fc9+19 6i1+10 3tk-9 2r-11 36r-6 8fg-8 bhv+3 2z2-11 bin-19
2lt-13 5t0-14 6sn-11 gq-10 g2w+11 eks+15 72i-14 j9w+7 12r+9 13rd-10 51h-16 cju+9 3d7+21 6u3-21 2sb-10 gi+10 qg+8 2sq-6 644-8 1co-7 690-10 ybr+11 1fz+14 3x8-10
78g+11 id-13 s2-12 3mv+7 2rb-7 o0+12 as8-8 85z+10 3u8+5 1tf-8 t2-6 22h+13 6m-10 dcf-11 82h-11 216-8 1of-7 o3i+13 34-7 2xw+12 121-8 5p5-12 9lz-9 12i-10 8sq+10
x8-15 2zr-10 e9-8 2aa+10 1qn-11 z9-13 71z+7 3mu+9 8vv+20 3p1+8 4qv-11 1ga+10 1qc-9 6d+8 uc-15 3j9-8 de5+12 si+7 1k8+8 1yp+7 3ni+7 2iu+10 6xq-16 2vp-11 xc-11
53f-9 6g1-5 cw+8 776-8 323+13 7ji-11 53k-12 w3r-12 5s5+8 5el+11 4pk+7 2tu+6 2ih-14 c8q-9 14i+15 1m5-11 6jx-7 3rg+6 2tq-10 hw3+12 5gl-16 4vc+14 7f4-8 5su-10
3ro+7 3bh-11 9j2+7 4s7-16 5tu-7 6v+9 5qx-7 7mr+17 ky-8 86f-9 1yo+7 5t9+11 8d6+8 e4d+11 f3z-10 c0y+9 2t7+13 6qq+8 9tr-10 38w-9 j5+12 11a+7 es3-12 4fg+7 iu+11
a51+8 66y+9 3w1-8 9z3+4 53g-11 adg+12 21u-11 164+8 16b-9 7i3-8 2u+10 8qc-7 1ta-8 2ru+7 10a-20 7dr-11 876-12 16c+8 c8a+10 13q-9 47k-12 9l7+9 2o2-7 8j2-11
co5-11 23g-12 a06-11 48w-15 p4z+6 14p+14 6xy-11 2t-9 b2o+14 5qi-14 agt+3 7o3+10 2xj+21 16g-10 b1+6 32b+11 8ds+8 ze+8 4au-11 3g0+8 1wp+6 3cd+12 fdz-8 1aw-8
cea-10 2ub+8 45z-11 m6i+9 5iy+20 6x8+9 4ix-13 2t5-7 1bq-8 lt-15 6xv-12 960+8 k8+12 1bk-9 eoc-12 37y-9 1jd+10 ok1+7 3ua-10 1kj-7 ar6+9 tf-17 3u-10 ojr-9 2bj+11
9ql-7 a7y-9 h7j-12 2vv-10 awx+10 r2-8 43m-13 2jm-9 2k7-16 7+6 92w+11 2tv-6 2ii+9 gfi+14 2zm-15 2ve-8 1fl-11 oep+8 6br+11 99x-11 i90-11 49j-14 3xm-10 7zi+9
4i-12 op-9 w5-10 300+5 4ls+8 6i-7 r7u+8 act-8 jq+11 2z4-9 hqw+7 2sy-9 3rp+12 7n9+7 1m8+7 bt+11 a39+7 lv-7 7t3-9 6uv-10 1zj+11 28v+6 7hl+5 9z-13 2vf+10 1bv+9
szd-8 5cv+10 es+7 54d+8 2fw-8 656+16 dby-15 fp+8 1lp+10 2ny-7 1o-9 5bq+9 23a-12 8nj-9 h1o+7 x8+8 n7w-10 h86+12 1aq-8 k3b-6 52i+8 4f6+11 35-6 4fc+8 8h5-9
27m+10 e8t-15 3gl+13 fz-8 5u9-8 5ue+10 1f0-7 5qd-18 18t+7 1ze+8 1rc-10 95g-7 il+3 479-8 133-9 jnp-14 nhj-8 4nn-11 6pm+11 6nn-8 1zy+15 4co+8 35l-9 ku-10 8x+11
gx3+12 fms+9 4kg-7 31o+10 2cn+10 2jc+6 bmi-7 42m-7 6kd+10 ao-17 p56-8 2hf+12 637-8 4gv+12 5ke-16 3q4+9 glk+11 29n-14 4o8+17 87+13 aqk+10 gon-9 f4o-11 b0a-13
24t-13 nhd+10 97+12 1wh+8 bc+10 c4m+12 1wu-11 1zr+4 a4v-11 5v2-5 3hw-13 3lw-9 2jl+9 edr-10 7dg-9 3f9+8 6l2+7 5ka-7 903+10 1bx-15 4eo-14 9bz+5 19a-11 70c-8
72z+15 af9+14 1g0+1 40g-15 2ny+5 8mi+10 5mg+10 65d-6 vg+9 atf-15 3dp+7 9a7+8 eb-13 2l1+11 1bt+15 fqd-13 1we+11 3t-8 46-8 6lm-19 f8b+9 3gg+10 oun+9 9xs-9
dab-24 85g-14 byj+10 qt+5 8m-7 yn-13 1c-10 fpf-14 49g-9 92i-16 4ep-7 2sg+12 f9-9 2rv+8 fsj-14 k1-11 9f8-9 8jc-10 18w-23 87d-10 gr-6 15z3-5 g35-12 2fy+14 nr-13
4ut-11 oa+11 x3+12 7t2+11 9hj-10 2bp+9 3r6-10 ur-8 30b+7 6z7+8 29k+9 2jk-7 1sf-10 l7-14 a8y-12 75t+9 1m9-12 3te+9 2f2+10 9sp+8 h7l-6 3p8-18 3d3+14 cus-11
2x2+15 h5f+9 1y7-7 2cb-11 84x-8 4bn-10 7to-12 l31+22 w64-12 ddz-7 64y-8 373+9 jd0+10 azd+14 2zy+9 b7l+8 554-8 5us-6 5fv+11 2zg+9 s6+14 2hl+12 bzl-8 5y5-11
4jn+10 hg1+12 4a8+11 1k9+7 81o+17 6zr-8 172+8 2ng+8 sb+10 1hh+8 8we+13 1zk-9 1lk-14 3vb+9 t3-8 kw-6 3y1+3 4s9-14 6mt-10 3in-11 5m0-16 1af+12 4o3+17 1th+11
kl-10 ss+14 x4-7 3ga+13 5b9+6 50+12 3dk+11 1ry-7 4xk-11 yy+8 gn1+16 5it-6 3rn-15 9hg+7 sp+9 2cl-5 3ta-15 dg+8 c9-12 2br-12 1e3+21 2p9+11 19z-10 99-10 b5u+15
22i+10 2t6+9 7nq+3 5ws+9 8k0-9 fz+7 a32-9 ce+7 m1-6 7o+9 72y+6 c2t+12 2sc+8 8bo-16 bfp+7 uz-9 96+16 7oj-7 2ii+9 1x3-7 t+9 41z+13 1cl-8 6gv-9 4h+9 eht+7 83w-9
lnp-9 4nt-8 6qj-7 5go+15 vfa-6 lh+6 f5+8 6bx+9 9y3-19 buu+10 3pn+10 o6h-12 2dy-11 dtq+7 g8e-9 bh5+9 8be+6 1wz-12 ed+11 iy6+7 204-14 au4-9 7um-7 3fg-13 m4+10
8p7-9 4hl+10 5c1-7 3ns+12 6o+8 7su-8 6a+10 9xh-8 a1+21 75u+8 km9-13 x5-12 eup+10 4ou+14 36g-9 3yw-13 1g-7 3g4-6 1mp-8 60+2 36k-20 17l-21 33n-12 1r7-9 1c7-8
1rl-9 36g-5 2tf+9 1wu+9 yy-7 5g1-10 63b+6 258-8 1nf-5 1o5+7 2t5+9 1vy+11 28a-5 z7-7 1ud-8 636-16 1cs+9 mw-10 f5-16 3l4-9 ic4+9 7h8+7 1b7-10 276-13 ht+5 6hv-14
5q9+9 1p8+7 1t5-8 3x4-16 295-25 5u8-17 72y+17 hay-7 3sv+10 2sx-8 dve+9 2ou+10 4iw+15 ji5-9 1z5-10 3gb+5 3l1-8 a13+11 a6n-8 3so+16 38e+11 bh1-12 2po-10 57x-10
10o-14 7at+9 10u-9 hn+7 31q-11 vl+6 nfk-7 5tz+11 nt+8 vb1+6 avr-9 9gm-7 it7+7 9vv-22 6mh-7 l0-7 3kj+8 1gp-11 4p+10 dhf-8 9oz-6 9sy+14 4br+6 3jf+10 6ba+12
35o+11 1ny+6 8p7-8 48u-12 867-13 5qj+10 1ae+7 1mp-20 3cw+27 7ke-7 97c+10 1vp+15 4a6+18 e66-12 4e6-9 ck-7 7ct+13 127+5 dxe+8 cd4+10 shk-7 p9-10 8dc-9 3y4-7
9um-8 45z+8 7zu-6 3jk+11 57e+16 327+11 d0d-9 9ve-7 4n0+19 dmy+18 fgd-9 6x2+9 9e+11 1z5+11 2mk-4 2c2-8 1eq+6 7e+5 ej+11 86p-10 8a-15 jib+6 48j+28 5wf+10 ctq+22
6p-14 6jo-12 2sr-2 6cu+6 171+15 9w6-6 50g+7 1sh-16 hm-16 tq+9 43v-8 4d4-16 14l+8 qa-11 24w+5 7w-8 4jq-7 j0t+9 e2-7 pa-14 1mf-10 14g-7 9jc-12 lw-10 ayd+6
52k-10 3zh+7 19ue-6 1oc-10 8ms-9 92x+10 is+6 la-9 ch-16 jvz-6 3qc-8 bt1+16 21b-15 6zx-11 5ci-9 p5-14 yo+11 81t-7 1gj+8 6a2+7 q9+8 4m9+16 2w6+10 sn+9 3qf-12
1dw+9 83g-13 2fu-9 dpm-7 2yh-10 11r+10 3s9-10 1ss+13 on-8 39j+5 3el+8 90q+10 55n-8 4k4+12 33d+7 134+9 2av-12 5pd+12 qa-9 yg+8 o5+7 f7+12 1ev+7 2g-9 2ge+10 1+8
1ds+12 no-10 27t-11 fer-7 3qb-8 3k8+10 rh-25 4hh-10 c20-5 695+12 w41+11 7kd-18 12l+12 7hu-9 4tl-10 18i-8 7ev-8 1a6+9 4d-10 1jh+15 15p-6 22e-8 qv+12 7dv+13
742+2 2p9-11 zt+8 6pp-10 13h-17 77p-8 fh0+6 ac-11 5rh+7 6dw+9 57d-5 ql+6 1em+13 566+9 esy-8 52t+8 7fo-11 er+6 63t-10 aci-12 1dp-8 55y+7 124+16 1tm+20 lou-9
pm+5 1a1-14 53v+4 efn+9 cdn+8 4sw-7 4jt-7 zb-9 347+7 k3-9 d1s-8 1sn-8 6s-6 8t-9 2p4-9 42f-14 ykw+9 5sg-9 bos+7 w7-6 7t2-13 u9c-5 4ew-14 hb-9 5lo+7 64o-4 8g+6
qj-9 13o+14 17q-10 ark+11 53+8 40o+9 6uz-8 56e+12 fnz+6 435+6 93r-14 r1+15 13b+10 k9-7 43b-16 a5t-12 bs4+13 7z6+8 3kp+6 11c-6 y5-9 i5w+22 4ln+11 7dn-10 2pg-11
2mv-7 5ls-12 7u7+7 g6-7 3wz+8 27c-22 1kl+7 2x9+9 1ww-14 bup-14 xd+7 31a-11 1gk-8 t5+9 9hu-12 1i5+7 3wy+11 43z+12 6a7-19 4eq+9 46t+7 7le+9 a9+13 4s5+7 2e6+7
26b+7 1fh+11 jw-5 77u+10 2ch-8 en8+9 8bl+8 bao-8 3cr-8 22r-7 2nb+8 3c1-7 drw-11 1hf-15 363-13 134+11 3o-10 5jy+13 1bf-15 2bn-9 8o-10 jk-9 33r-12 6kq-8 j9+11
jn5+9 3z+9 8zk-7 crl+7 a0o-9 ni+10 hb4-6 1eo+9 7ra-7 2b2+8 41a-11 cr+8 6vu-8 3fj+15 1jy+8 e2-6 136-9 74y+7 23a+10 8ia-7 hl+7 13a+20 9tz-6 kb-8 28o+13 439-10
2ta-10 7x-8 420+10 hap-7 btg-13 4vr+8 flx+12 ad0+31 ju8+9 2nv+7 2dx+8 81-5 3jj-8 8o1-13 6ua-15 444+11 19a+8 33d-18 v5+8 3ca+7 bi8-10 40r+8 qcn-9 2b4+13 352-7
39s+10 99g-13 1rc-20 25z+9 gih-8 3ke-9 143-13 1ho+12 kd9+7 8g9+8 bp-8 cip-12 1zr+17 bte+9 4ni-8 3ti+5 ym-10 dy6-12 6pq-10 1dj+4 2yi+8 e6r-10 427-11 28h+9
jjy-9 62q+5 46h+6 a6+15 5vi+9 131-8 59g-9 30y-17 aic-6 6vl-6 3d3-8 1em+6 pa-5 g7-11 ju+11 36m-11 a6+8 68q+6 89j-7 2tt+11 4wp+9 5hb+9 3q-10 2px-6 26d+10 hay+10
3ff-8 8di+4 41c-15 hi4-7 344-10 3kx-9 5go-8 51h-7 1pf+4 t5-9 3kz-6 1um+8 h3s+12 4js+10 81e-13 2oj+8 i4n-10 1fm-8 mz-12 zp+7 2hx+7 4za+8 eml+9 p2+4 67m+6 49e+5
3vg+9 kco+19 1u+6 1px+19 hlh-13 3c6+10 7g0-5 94g-11 96-13 g3+8 ld+9 57q-7 7x6-11 2wa+11 593+11 ald-13 5bp+8 42v-13 2jp-10 grz-4 sg-10 hb+7 1oz-10 doh-7 e9w+11
3lt+13 3ru-10 5cw-7 2wm-12 iou-12 84j+8 10b+6 1o5-10 3ur-6 243+7 cpf-17 3f9+11 9j7+8 166-12 62y+7 76p-9 77v+11 54+13 c1r-16 22t+8 95u-6 616+8 els-12 1zu-10
bwo-3 6tk-10 4rz+11 7cz+13 d02-9 b9-11 7z4+11 5y1+7 72w+9 4to-6 tj-7 5uy-10 96j+14 2h7+15 2bg+8 afk+14 hp+17 3fg-11 81m-12 24b-15 ge+5 1vf+12 190+10 5ny+9
240-9 403+9 ayw-13 28f-8 7h4+4 81x-6 fuz-10 4rx-11 418-15 ri+11 3x9+8 1nn-7 cmu-8 h1+16 cn-17 1ix+10 45s-9 4d8-6 21v-9 47o+6 4gy-9 351-10 eeh-18 9i5-8 425+7
mw+10 2zk+7 rgo+11 cen+13 1r1-9 1ky+9 1pu-13 193+10 5qt-7 jow-14 9w-9 6vq+8 6hh+6 pa-7 3qk+12 ch6+15 43c+7 m4-6 6qc+10 3rb-11 bs-8 2rg-8 4da-16 fdp-12 nh-12
19r-19 3d+9 3fz-9 5uc+11 1wn+13 2s3+10 468+12 1d7-9 n0w+7 em-11 ov+9 2so-16 4sc-9 1pa-9 b1c-14 gd-13 2nm-8 e34-7 1rh+14 1b4-9 67x+9 rl-9 24g+8 6ir-11 310+8
hdz+9 hnb+12 lwl+14 1wm-10 72b-14 16u+8 bkx-15 fqk+8 kxm-10 z5+12 3w2-8 242-13 5ef-7 chr+7 fq-22 su+6 10z+9 20i+8 bkd+6 8lw+8 81o+8 9lz-8 ad+6 9rx+9 4md+10
4zk+9 e4+11 5pd-10 36e+7 25c+15 159-8 3gg-13 cj-12 5e0+7 2su-15 c16+12 8d1+13 1dt-11 wr+14 7x6+9 1brp+7 ht3-10 1ma+8 2qm-15 598+15 5tp+11 d1q-9 5je+7 f0-6
eb7-9 43i+7 1r5+6 axi-12 cat+16 c2w-8 7r9+15 24u-9 48u+8 14o-13 fgv+10 gsc-8 782+12 396-15 qir+7 1ag+14 8j4-9 2ay+10 56m-8 711+10 8an+10 4rl+8 5ti+7 1y2-10
2cb-14 b22+7 3s+12 20o+8 dh-7 1oc-7 8hg+8 2jq+9 1wp+20 7jg-8 177+7 xw-13 9pz-9 7s+10 20c-9 2ru+10 aba-9 74t+6 h4j-10 hb-6 bjp+8 j8+8 56u-11 rbj+10 8d-7 14i-14
dum+11 b5w+10 38l-11 5fi+7 5xn+8 o2+13 c7u+17 21f+11 g3e+7 b8-10 56d+18 axs-9 115+17 14v+9 bx-12 11a+6 3be-13 1eq-8 pc-10 a4a+6 pv+16 3ny+8 g8l+8 cvv+8 21s-16
4pg+19 4z6-11 6rj-9 h1+6 1vj-9 gk-10 43+7 1yy-10 hnc-8 7y6+14 2pp-11 hwa-11 g0g+10 3zx+11 43x+9 ex-9 5uo+8 5wp-7 xt+9 m0+6 ii-8 5u6-11 953-8 2f6-4 175-5 5wl-7
qe-6 a68+10 1p9+8 d5+10 261-8 3cw+6 f9+7 a0z-8 4m+5 lhs-9 5a1-12 5ld-21 54w+15 56g+12 6sx+15 jge+10 ipu-6 nu-8 3mp+11 am+10 6fe-10 6l4+10 dni+7 2pa+9 el+10
so+11 79t-8 443+11 f1c-8 6b-13 6r3+11 3vm-8 21-10 9rx+8 hsg+12 3ok-7 o6o+7 6ob+8 20y-14 hh+9 con+7 eg+9 1jf-8 14s-9 4uy+13 8e+10 e00-9 40k-8 2ev+7 fwu+13
gge+15 3al+8 5h9-8 2dp+13 6y0-10 ly3+10 2h4+7 88v-11 1ue+8 6zm+10 3cy+8 5a+8 cyu-11 4p9-17 516+7 yr+6 27n-10 si-10 tk+10 ti+13 cod-14 6r9+10 r1+13 dyd-8
8tn-11 u5+6 mn-9 28p-6 rte-6 1nj-14 bc9-8 34q-12 4wo-12 ora-8 4ql-5 68w-10 gc+8 1hd-8 4ny-10 2sh+8 77c+10 7hq-19 cap+11 17p+18 nv-7 53p-31 78-9 1fr+9 289-14
72v+12 djk-8 853-11 1rj+16 fdv+9 9l+17 o4x+13 99-10 4zk-8 em0+9 87k-7 8b+7 au7-13 bs8+8 8c-12 6y8+8 24z+10 hm+9 3ib-6 2v4-10 30s+12 59p+12 288-9 5rm+12 4xi-10
1yq+8 gu-11 252-9 2jy-10 9zu-6 fp-9 2a+5 3at-9 3d3+9 f3+13 f18+9 mcx+11 5hx+12 b6g-21 a2u+18 2in-6 n0-13 9kv+7 8gy+13 355+9 7ri-13 ob2-9 6q5+9 8ef-11 148+12
3ft+7 7n8+9 2ih-9 cb+9 c53+12 7+7 803-13 8hn+22 sxl+10 2on-8 1kb+12 1nk-16 41i+8 4g9+4 1gh-16 6ca+9 18m-6 63d+8 14z-15 a9o+6 jwg+6 3hz-9 1dv+12 dk1-8 5xw+9
82s-6 2o0+11 hk-9 50o-8 2li-7 94n-13 1cy-7 q1-8 8p+7 44l-16 1gp-10 7zr-8 xb+16 5j5+9 8qr+6 8h7-13 3h9-8 2bw+10 3vq+12 2o0-15 1c6+9 55+5 5k0+11 cla+9 7kx-16
cp-13 cg+9 8me-8 8dj-10 b4q+10 33z+9 xy+13 3fs-8 59j+7 8fs+10 5eg+11 39w+12 3dx+7 h9-10 138+12 a2x-8 t4+8 z2+6 39d+9 41k-10 2o4-7 d1g+14 dal+5 1p9-8 23j+8
13y+12 ht1+10 glc+6 1e6-8 7d5-9 xk8-7 u4-7 rz+7 4xm-5 1bw-4 ip+10 2v8+8 7nl+10 1ys+11 ex3+9 hvy+15 j6+8 cb+9 161-12 9w+6 6dv+10 4db+5 5qs+11 33o+5 3be+6
58x-11 2k2-7 13a-6 70-14 24o-7 6kw-10 1b0-7 1tu-7 dpd-12 d2a+10 1g5-5 8nk-12 1xt+7 334+9 9j1+10 vyr-12 2kd+6 kuy-9 9nr+11 8a8+8 iw+11 8mf+7 7io-10 mhi+11
a9x+8 qc+8 3yy-8 8ia-10 2jv-10 96+16 b6j-8 6do-7 adr+7 1wg+8 7yp+5 43f+9 4gr-8 1im-9 1fs+7 55a-8 17m-9 3l8-14 1pe-4 5nk-7 1uu+15 1qk-8 b0y+11 5f2-8 2p7+26
5pv-10 duc+11 x0-10 ft+12 5o+8 p6-15 831-7 9nk-5 94g-11 of9-6 rgb+10 1rq+7 2be+6 81o+12 co5-7 23d+8 gj1-11 6t+10 6l8+9 2gr+9 1kq-11 igg+7 16x-16 3e7-8 268-12
dg2-11 hu6-6 i6a-16 3y5-6 94f-9 3rs+9 wn-6 4ko+16 pz+6 1yo+12 4yc+8 374-13 30w-9 b0x+7 6k4-16 6ma-8 2td-13 e-11 6m-10 37n-15 3t5-10 4gk-9 80f-8 2ch-12 r-15
3pe-10 2ts-14 49y-10 8vz+18 5qx-9 1x5+9 6nh+9 60r+9 5gt-7 4lf-8 1zv-10 qx+11 3x6-10 jr-7 iw-3 piv-7 2dm-10 za-15 13d+12 11z+17 2ow-10 jeb-7 qg+10 ke-8 11z+8
k6+16 1eq-7 174+6 1pq-11 1ay+11 71z-7 att+8 b5p+9 wk+7 5gh+7 5tc-23 74h+11 84z+12 3sm-8 1c3+8 13l-9 8v-9 560-9 3br-15 ftt+11 4u4+11 91s-8 hc3-7 5dt-8 5n-17
2ia-13 4l2+9 3p9-6 19k+8 8uq+9 26i+5 ba+8 nk+14 1dc-9 9m2-7 anr-9 1se+9 6qs-6 393-10 9z4+7 22b-7 etl-7 ax-6 d6w+6 cho-7 3xs-13 87+6 3if+10 ezq+9 6i7-10 13qp+6
vi+8 2ai-8 edq-9 7l-10 hd-8 9p+9 916+9 jfm+7 5j9-6 8c-8 24+11 3hg+12 97b+13 7vl+11 630-13 45x-13 4x6+11 82m+8 nq-13 3kg+8 e8-7 1ea+10 111+13 6s-7 2h-10 2io+11
8sw-8 9w8-12 40e+8 lx-10 d5j+10 5ds+13 3ok+9 18r-9 3e1+5 372+10 4he+11 4pv-20 79n+9 4zi+9 5ce-7 1jm-18 189-9 djk+11 agm+7 2ua+7 3xd+11 4rd-9 ht9-11 761+18
wo-11 3t8-6 4ix-8 a92+11 apm+10 3tg-6 ji+16 bu9+8 due-15 9iq-9 9np+7 3ql+11 76m-10 m9-13 ab-7 blp-14 3cs+10 6dv+9 5vo+10 nsm-6 3jo-9 3ds+10 1z8-7 36b+11
5ra-12 5du-8 a39-12 92o-9 8vd-2 aip-11 c4s+8 fn-10 66-7 7ej+12 5m3-16 k33-7 18+6 4jb-16 br+7 1s0-7 854+11 7sk+12 8tn+8 3xv-8 2du+8 45q-8 564+9 6v3-13 1kz-11
eq+9 cuu+5 zt+10 5ns-10 4aj-10 57t+7 646+9 nu+12 hvm-7 bm0+6 1ys+8 8la-17 2pn+9 clk+10 85t-15 dl1+14 2ur-12 8id-9 9g2-17 5wx-10 2rv-17 dqq+8 3nd+9 2ly+6 o0+11
6wx+12 bf9-5 6np+6 1co-8 1en-8 4nn+10 7o-14 v7-10 3fm-11 3i5-11 1r1+12 4df+6 3fs-10 2gt-8 73y-10 7sk+7 4z2+7 kzx-10 2sf-8 1id-12 1s6+6 uv+9 2s7-6 28g-10
3at+14 21n-11 1xn+3 6c-5 bk6-21 38n-11 4cv-10 4o8+9 2g7+12 hh8+12 2uf-8 6xi-8 17j-8 9sm+4 u3+7 h7v-7 be+12 8p1+7 br-16 4f+10 a6r-13 a8x+7 42f+11 54w-6 1ck+8
c29-9 doo+11 5im+9 aov-9 6xa-16 318+9 3of-12 26x+12 7ic-17 6la+7 cnr+8 6e8+11 1h7+18 13a-10 1o9+9 8io-10 3ii-11 1y9-12 pmy-8 2dn+10 1jw+5 74k-12 ctt+12 ls+16
614+9 2dj-11 567-6 1x6-10 cql-20 cjh-8 au4-7 8g-9 1ib-6 arv+12 420+19 17l+11 7t6-10 21r-8 7dq+8 k0+8 4by+9 3sc-4 27w-9 2d8-8 v5-17 ex+6 3uc-13 1sk+6 8y0+13
aho-8 5yg-7 3cg-9 fx-9 6at+7 4rz-14 287-11 6cw-8 2xp-23 5k+13 cx6+10 2lp+10 26l+11 djq+8 9r1-13 3k1-9 tx+12 4ci+9 czy-7 5ka-7 25i-8 mi1-9 19p+16 ak0-9 61c-5
68p-11 43t+7 gvq-14 6rx+6 1v4-8 1qe+8 269+8 5zx-8 m7-18 429-7 ih+7 6lt+8 1wf-7 ije+11 7ab-11 863-9 3jc-11 317-11 7jt+9 14k-19 bxh-7 tm+7 1vq-10 k2-12 mzu-11
5xc+6 3jd+9 8hc+19 1k1+9 1cr-12 19j+14 8xj-7 47v-12 2sw+11 62f+7 2b6-18 7pa-11 2tl-14 3g-10 1eg-12 4cv-20 19y-9 648+12 i34-9 bs3+13 s3-17 6xj+10 2uj-11 gjr-13
lq-7 xt+5 gej-15 3x3-11 a1g+9 bo9+6 4nf-15 6zq-11 2d-10 9wr-17 3xn+7 l1c+11 1gi-15 dyt-11 10f-11 3dl+8 625+5 14h5+11 1eb+11 6u6+10 98k-12 27a-19 dr-11 1z0+11
bv3-8 p1-8 hw+16 1s6-7 2vr-12 15j+10 91l-14 12a8+9 fx-7 143+11 332-5 ts-7 9f+9 7mw-15 d3-14 wm+7 rx-8 5uu-10 10b-8 1ys+4 5zd+11 1ke+9 nyj+15 2s2+16 bbs+8
lt-32 3c2-10 22d+13 b8j+11 g3h-7 9yk-8 7qu-11 1tc-10 92g+11 2gb-11 ed+11 dzs-16 kee+12 1s2-10 t7-9 mhv-16 gz-9 1dn+9 2eh+10 86p+19 ipo-9 3k6-10 23d-8 ps-4
9ms+12 12m-19 3pd+13 2m8-7 9em-9 gth-8 25q+10 5mx+14 c-14 5gf-12 7ho-9 4bg-9 4xt-10 g3y+6 bli+6 cme+7 bg-19 590-10 36e+9 mn+13 6kj-8 915-13 3ua+11 xa-8 61f+10
22y-6 7jm-9 1jz-8 fkq+10 1zc-15 3nq-9 1t9+4 3i6+10 2ku+9 2bu+8 2tr+7 11i-8 5i9-10 b1j+8 e4-9 2y1+20 bav-8 y4-12 12v+9 b5s+8 aiv-9 19f-9 doj+15 1rh-10 jr0-7
3uw-14 1wk-9 466+10 21w-11 36w+11 2jm-9 bgy+9 2a5+6 2k2-11 46i+7 b36-7 51e+11 1ml-7 808-17 92i+10 37i+9 4r-19 10w+10 8w2+17 aju-11 p8r+14 s7j+7 an1-26 b8-14
any+11 2dp-10 1cj+10 2sf+12 2oh+10 1417+15 6k5+8 2g2-5 293-11 ua-10 9ul-8 mw-8 7s5+7 4au+13 ez5+12 hb+15 7r2-9 5l-9 68o+9 5u+18 e89+6 i4n-7 jqe+8 3g+10 4bb-10
1ur-3 60p-10 4j6+6 1va-12 1bm+9 8dw+10 93b-14 9g+12 zv-12 3ax+9 15c-8 9if+8 4st+5 1sy-15 gnn-4 3rs-6 yt-7 13j-11 411-12 9ns+11 1s0-5 gi+5 ka+16 6x0-7 6rw-8
35-6 fu+12 45i-10 d1-15 5zb-7 2ws+9 1uy+7 bii-2 cg7+11 6vf-14 gcs+15 8qm+8 1wj-10 8-9 ez5+9 13h+15 wb+10 2s+10 6r1+9 og-12 812+9 28z-15 bq8+6 4ae+10 4vq+9
acw-7 7fb+10 8jf-11 4y3-36 7v4-9 780+8 5ms+9 alb+9 9en-9 309+7 5z7+10 1b7+7 1au+7 a1n-9 m9q+8 1og-8 6y+7 1ui-12 1h7-14 9e9+10 dmx+10 7dr+10 8cr-9 353+11 1by+9
g1y+13 bq7+10 1fy-10 8cv-6 1i1+16 64t+7 21h+5 hct-9 4a6-13 9j5-14 23b-6 1av-11 ryx+10 g12+13 5kh-15 17e-7 vq-9 6y+10 4u4-11 al1+12 2kv-11 8yz+6 5gb+10 7we-4
6cl+8 13m+9 4m0-10 ab5-11 7c4-11 141+9 8y7+11 4ta+7 88v+5 2tu+13 30-11 dkv-13 1t4-7 6gs-17 12m+6 lg3-8 7k7+8 9tx+15 1pk+7 7r6-12 2pt-14 14q-12 551+7 k8m-15
2sg-8 3dm-17 111+15 fot-24 1j4+14 lf+13 2g2-14 btg+9 9qx+13 741-10 2qa+8 1az+7 46v-5 96c-9 1pd-14 4fr+6 gah+7 fv-14 axm+10 4sz-8 b5+9 2gw+13 68v-7 xl+6 2sy+19
227+9 6ne+9 2wt+5 62r+11 4eg-14 6ts+16 s6+6 5kv-8 hd-7 24c-6 2s5-8 2q0+9 k51+17 65j-9 65-18 2py+8 6jh+6 1h4-10 3rc+10 82z-16 9fr+12 1bd+14 4mt+8 ee+7 4kw-23
8jk+9 1ki+8 c6l-11 71n-18 a8x+14 1iq+14 1bk-8 8oz+12 6u0-10 3p6-10 22g+18 c5a-13 2cm-9 1d1-11 9we+7 att+12 2ig+9 8x8-10 bgd+10 6dv-6 4jp-11 o-8 52x-9 ly+11
1tn-7 80z-19 4ns-9 ei-7 3rg-8 2cs+14 ggv-7 ac7-12 q6n+16 aqz-8 23+11 g-8 6sc-12 3t7-4 dzt+8 fgg+8 jtl+11 1hx+3 1fn-8 b72+12 48u+23 1hc-9 7e2+9 eib+7 sx-6
1uj+23 jav-9 e-9 208-10 3zu-9 5z7+8 44n+10 1hf+10 h7d-17 1y6+7 3qf+7 rg-18 30-11 wj-12 53k-13 6ai+11 1b+17 43d-9 jwy+11 a6c+5 1si-16 jq-9 ld6+6 9mp-15 8sk+8
11b+15 9bz-7 b0f+7 8z1+10 1jk-6 ic8+7 20k+21 92c-8 pw7+9 2oq+12 s8+21 6l-8 aeb+9 9xv+14 1gb-8 39e+7 1tn-9 2kg-10 167+10 762-15 87r+9 cs-7 9tp-8 3jq-12 zh+10
35k+8 37r+11 3at+9 v8-6 7pg-11 ihg-9 cu-9 1v5-8 7kw+7 8gw+8 dqo-8 94h-7 gt-8 e0z+10 65c+8 ncx-11 9o+9 5d8-10 73c-7 22i-7 j3b+14 2fd-10 9z4+9 22u-8 fb2-6 4e3-9
67x+12 2s3-10 3pl-9 2kj-10 761-10 5zs-20 1bj+8 5p4+4 2c0-7 3un+9 4u1+6 zv+11 duw-6 9jp-7 2hf-10 48v-9 5gf+6 79x-10 qw-12 hti-14 1oq+9 1hk-11 b5-7 bpr+11
78g-10 73i-12 3uo-8 6ul+22 og-8 4gz-9 4p8+8 tf1-6 c05-11 52v+11 24k-20 78i-6 4i-7 1y6-9 33k-7 gnr+10 21p+8 3kv+13 fxq+19 evo-11 rn-6 6ug+9 1az-9 2gz-10 8k-17
neh-11 la+9 3r3+9 1ti+8 uf-14 eh-6 r3+8 2et+10 587+12 d8k+10 2do-12 1nr+6 6x8+5 2fi+7 9t0-7 1qt-7 5fz-15 a31+8 2lq+10 9ss-9 2tm+8 6ga-16 8dv-5 793-17 5x-14
2w3+11 amj+17 c4b-9 921+7 3e2-11 6u0+14 hqj-12 d02-15 eof+7 2y4-11 n9+8 9i0+12 9iq+8 1te+12 40r+9 7d0+7 1l7+11 1ns+12 zb+14 69d-14 r1m-10 2do+8 7nt+6 1pd-12
186-15 2-6 2nc-7 5hf-9 b0y+13 4n+6 2wk+14 14j-12 3rz+17 2qb+7 alc-15 2am-11 3gb+13 4xb+7 3eh+9 68j+9 3w9+7 a+7 ju-10 evg-8 2xc+13 141-7 2jh-11 3t7-12 5cs+10
4jv+9 88t+7 85r+5 t5-19 x9+11 9ss+9 d7+11 rq-7 2e8-12 c8a-8 sh+9 1uz+8 5vd+6 qu-8 6nf-11 2mh+6 2yi+6 6jv-11 1p4-5 pm-7 4o2-12 8xf-8 1zt-7 2ky-13 sw7+7 374+8
5rv-19 c30-10 973-11 chv-10 3t7-10 aib+12 43r-9 2ny+15 24t-12 1zn-8 cyk+10 1s-11 dl-15 563+10 5ou+19 50l+16 1eg+8 7f7+8 5eb-8 4fl+7 578-7 1wk+6 90e-9 c00-8
zy-12 1f5-8 9f+8 44v-9 hbm-12 aaz-8 5yn-14 6uj+13 c5i-7 8vg+7 2br+21 uf-7 ql-12 101-7 3ow+10 46g+6 aa0+14 enx-6 aok+13 2xf-9 480+9 7n2-7 b8p-6 22s-11 337-10
dmd-11 4ay-8 6c7+17 298-8 523-8 2gb+9 hbk+10 ga-7 kc-8 1qw+16 1ct-6 69h-8 1ge-7 4du+8 840+11 8y4+7 iim-12 nkg-11 6xi+11 4t3-15 1lu+11 de+8 5ub+11 2st+9 5cg-11
b9+9 c2g+9 11r+8 4ig+11 xc+10 1nc+8 27k-9 4b3+5 1b0-10 hk+13 dt+13 4cs-26 2hh-10 8qj+13 u3-9 196-11 329+8 65r-10 2zv+9 2+10 8d6-19 18r-7 3bw-12 evf+12 4bz+14
2nw+7 17u-8 aib-13 5df-11 gd5-8 6ix+21 84v+10 ev-12 4g-9 7lx+12 3n9-8 ly+11 188+11 apj-9 457+10 iej+8 153-9 37z-9 bit+15 g6-9 1gs-11 2pj-9 1zt-10 33b+12
4k7-10 70-8 4c3-7 4eo+11 6la+8 1uy-7 4am+7 b8k-8 3op-12 11u-7 60x-19 ckl+7 ffl+6 b1t+23 9oq-7 12o+7 qm4-15 47t-14 9ut+9 d0n+7 b9r-11 edn+7 1ti+10 61k-13 afz-7
42g+10 58-13 izi-10 a3m-7 81e-12 3qv+10 o+16 38n+6 2pn-10 645-11 mai+16 5wz-7 5py+10 35x+7 6ub-12 ghj-9 4q1+8 5mt+9 sg-12 1jz-10 bdo-4 92d-14 1t-10 4rb-9
5bi+9 1rk-6 3e+7 4ic-9 ly-17 205-13 1aj+11 20g-8 2mf+11 62k-8 2ds-11 8f-8 xd+6 h3-6 na-11 4hn-11 2mw-6 2jk-11 bf1+14 242+10 8id+8 nh+9 25q-12 ur+9 2-9 2ov-8
13e+8 8v3-8 av6-8 5gn+14 1be+8 99t-12 28s-16 i9c-11 53p+10 13a-11 52p-18 ei8+8 11v-9 n-8 2ed-15 abr-12 3zd+6 7m-8 29b-10 e5+8 6jz-8 bv7+18 au3-11 5uc+6 4pt+11
33-8 8es+6 4j3+11 5qi+10 7hy+7 f6+7 4b2+16 21u+11 7n1+7 8y9-12 bo7-7 1vc-10 1ui+9 5gj-9 1qx-16 4dk+6 v3+8 2b4-8 2cx-8 60q+13 4vx+11 278-9 4vo+9 1yp-9 4y0+25
2wm-9 94+16 2l5+11 138+19 iq+16 1k6-8 8w-20 ob-6 i1v-6 1xe-10 24r-6 1n2+15 19k+10 756+9 9q7-7 2nr+7 757-14 jzz+12 7bx-7 hwx+7 425-16 424+11 f8r+9 tk-10 d8y+15
67h-8 av+9 7o-14 lys-8 f5z+7 4bq+4 5j3+13 8f3-9 tc+8 1u3-12 6jq-8 fwd+13 7vl-15 7b0+8 5o+10 2mi-11 kf-9 3t-8 a2b+7 564+5 1ro-13 5zy-12 1mx-11 3bz-10 6mk+8
yy-9 bnc-23 5n0+14 mcb-7 2uh+11 j6-10 28e+18 c0k+6 5aq+16 f8i+16 5b2+10 ys-24 f4+13 26i+7 80-15 4c9+7 yn-12 bwc-19 44m-9 21h-10 b7b-10 2bw-14 1gf-17 hk-10
5vi+9 5pf+7 f5i-14 4xz-8 7jo+10 elj-12 vb+9 rf-17 7e0+9 76b-15 216-10 ale+9 6hf-8 3yt+9 11y-9 d4-13 2dt-10 669-9 t+11 9fx-10 6y2-19 7ey+9 d2-12 2gf+16 7pu+10
3rl+13 3up+11 3pv-14 2b2-7 3ia-18 185+7 87-15 1r0+8 7hk-9 3sk+7 gc8-8 3tu-14 7f-15 3pf-8 8zk+12 1ye-9 9jh-8 6ti+9 8rs-8 bja-9 7d5-9 7v+20 rl-7 sl+9 y6+8 21r+6
2om-14 9sd-7 2vx-8 2mu-6 5qd-8 6fr-6 bz-8 774-9 vw-14 ft4+6 gqy-12 36t-12 6ox-16 45e-11 1yt+17 jsh-7 7d+8 5nu-7 5c2+9 3q+8 3ov+26 8s6+8 4uf+10 3ub+6 3ue+7
4pn+8 2m7-9 2c4+8 1d3+9 30o-8 4ud+8 9gb-8 1q7-8 nzo+6 4t7+6 8pz-16 2jv-7 3up-11 ddw+12 55v+11 a9l-7 1e4+7 eoa-9 b4b-10 9vn+11 fx-9 yo+14 nb4-14 2m3-9 7pa-8
1p8-23 kod+11 2jm+9 65d+6 rqa-11 7qi+12 4nu-10 1el-11 h05+7 18z-9 4ki-3 39c-8 919-13 eu-12 7ck-6 3gr-8 368+8 2cd+8 1zc+10 9c9-6 9fz-9 8b-9 22r-14 i5+9 l19-10
b3w-7 2le-8 8rv-7 1fe-14 41h-9 wg-8 glv-9 5lu-12 37-7 n6-9 bx-9 4jj+8 7f2-7 618+15 79y-10 230-11 6xo+18 7fu+11 1l6+10 1q9-18 5ow-15 7mi+7 14s-11 1mu-13 hli+10
2cu+10 6z3+9 1ip-9 8ps-9 43f-9 biu-11 93z-8 1lv+7 3tc-10 2oj+7 4s-9 3l1+4 1x1-11 98-9 3ol+8 ek-8 3dl-6 fm+11 332+8 ap9-9 3fx-7 5nk-10 7y7+8 25r+16 etr-6 9r-7
ks-17 1vl-5 622+9 2vy-9 j5s-16 t12+15 f31+11 3sx-12 1bq+8 1o3-17 2r7-9 1pv+8 6ak-19 b9+6 38p-8 ae+8 9gr-10 f1+9 3q2-9 5ip-14 3mo-12 p-16 1508-9 2mf-8 370-7
5p+9 3lx-8 55-7 3se-5 23l-15 9xz-11 g9r-7 tn-5 2xk+12 19f-9 6ec-15 126+12 3rq+13 lh8-8 4ct+7 1bj+9 76c+8 3wf+7 125+8 7oe+6 4y+14 19v+11 5j-8 9ii+11 2l2+11
90l+7 2wu-7 121-16 6p-7 b-10 1xy-12 ofg-8 65e-9 5if+12 rk-10 t6s-12 1c3+10 gds-10 3qc+11 3lp-6 5do+12 27t-9 92b+9 s8+8 4rw+11 bpo-12 b79-15 3to-12 5cm-8 2pm-7
1ob-7 3uv+12 4fy+10 3bp-6 178-6 4ti-9 3eu-9 48u+7 645+9 11u-10 1z1+7 4mb-6 5wj+7 8l0-6 5sm+7 4ce+12 67t+13 2u+5 33h-13 5e2-11 35z-14 ckc+9 1on+13 5wv+9 g1o+9
2tl-9 zs-6 9ow-9 2bo+11 1fd+19 jzw-13 30k-7 5at+10 5d0+10 5y1-14 2ac+7 319-11 30x-11 ug+12 3tc-7 bp5+12 qb-8 avn-10 3cd+10 54w+6 3gh+10 jd+5 7ql-11 ae2+12
9pg+12 329+8 9eu-7 es7-11 ap-13 6b7-15 164+10 1qw+7 3bo-9 16y+11 2fc+8 1d5+5 645+8 4v7+10 4an-19 no+12 o5+11 8y-10 9gl-7 8bh+14 a1l+9 1ci-7 6kl-10 3kk+8 geu+7
6i0-8 fbg-6 elu-17 d9s+16 15g-10 cdh+9 5bm-7 6ak+6 6hs+13 12k+15 f4+12 i8n-9 3pk+9 f+6 5gq-9 15k-11 ds+8 am-7 6pz-6 2yd+10 24z-14 37c-9 6v8-7 bui-11 daf-8
k1-9 1m+8 85e+12 mk+11 ey8-6 v36+10 ah6-15 4ei+11 k3h-8 5wk+13 3jz+6 9dq-6 y2-14 4vv+10 423-4 le1+8 3st+10 vy+16 3z-12 77t-9 a8-7 155-9 1yj+13 mz-8 rh+7 479-9
2ce+12 39y-10 1ka+10 8hr+7 8tg-9 nu8-6 8kj-5 2c4-6 8qo+14 3th-7 8kc-7 1gf+15 4m+10 3b3-7 1x6-6 30c+9 cd-12 6hh+10 6ax+6 67c-12 51v+16 fd7-9 3fo+8 10yt+13
46y+12 1mo+8 8oc+11 3u1+9 x9f+9 9we-9 8xr-15 1hf+8 9d2+4 i6+8 u5+9 qw-17 4y0-7 hyq-11 7j3-9 54s+8 dw+7 duk+9 3o9+7 6m7-15 t4-11 4gn+9 4kl+6 4yr+8 7c9+6 8xx-6
zt-9 8ji+13 i2y+10 6jw-9 17g+14 6o+5 1tr+20 8u9+10 76+8 1j8-9 6bb-7 89b+12 2e-9 1qs-16 2gk-7 8h+11 2pv-14 6y6+21 8fq-15 670+10 bpc-6 42y+5 1gc+9 mq-13 b37-6
jcx-8 ke+12 1ns-10 ec-9 50t+13 1ph-6 kul-16 4de+11 afw+10 3q7-21 7c9-9 3te-7 51h+13 7o7+9 2vn-8 2b0-11 at7-9 3xs-10 4ul-14 ag+9 47d+13 wr-10 r6-7 mul-7 6ka+9
2hf-16 201+7 x1-8 aq+12 7y7+7 98c-10 6iu+6 4x4+6 9ay-8 3mc+6 c95+9 49m-8 57h+9 3f3+9 19r+12 2y2+8 ze-15 5iq+7 hp-10 c28+6 9g1-11 3ga+9 fpr-17 3ox+9 ccp+14
23j+9 4w+13 bav-16 ir5+12 f3+3 393+10 7rt+7 4rn+9 1ga+10 845+14 3gm+10 23i+10 opl+15 4ja+8 897+12 3te-15 1cz-12 1f7+10 4k9+6 l6+21 4mo-8 5x9-8 4we+12 ivw-5
l9-7 g2f+10 1g9-8 1e2+9 4ec+8 4ty+5 1ab-5 19z+8 t6-18 3wn+9 1e3-8 hk+9 ze+10 3e3+7 3ni+10 6uk+9 sx6-8 3qh-7 4en-9 119l-9 3s8-12 hxe+12 6sk-9 4yc+10 r5v-10
itm-9 cxl-12 2ev+6 1as-8 8ec-10 kr4-9 x0+11 cs+8 28o+12 gsd+8 9f-14 101u+15 b57+11 4h2+11 81m+14 1wg+7 f3r-19 134-10 2gi+11 3sg+6 62g+13 eep-10 656-11 9lq+8
efd-7 er4-23 9cw+15 n9+11 v1-8 4q0-17 5x1-11 4vq+11 6bz+9 9y+8 an8-4 an4-7 bl8+5 2f2-12 1rk-10 2rg+5 3ul-13 4ln-8 295+10 agi-7 8k7+10 5zc+6 200-7 6yo+7 rh-9
5o0+13 cri+5 4cr-16 68f-9 2fh-9 1d8+8 9ll+5 1mq+14 2xn+8 2w-16 2pz+8 bnd-15 pqa-8 axp-8 1is+8 8jg-7 841+8 b80+8 2tv-8 68w-13 313-11 dz3+7 33v+10 1l6+9 6ac-13
dsq-7 4ij-14 5h8-4 476-11 bmf-7 dt0+5 1cb+7 s2+9 vx+7 7x+6 a3h-7 14f-25 vc-7 8pl+10 41a-13 2z4-12 2pm+9 5ea-10 g50-16 s6+7 10j-9 37n+8 166-5 avt+4 2oj-15
2nm-19 boc+7 p8-5 5uk+9 1bh+13 3lj+6 bwb+9 1gk-8 1so-8 a7-20 5lo+8 rg-13 9lk-10 1zr+6 309+6 8d3-7 5xa+9 w5t-17 9uz+11 56l-11 ern+10 1kb+7 6wa+13 1jg+8 a6d+12
304-14 58p+7 d20+9 c23-11 15a+6 460+6 25f+9 2rk-9 13o-6 2a5+4 8ks-11 55a+17 35q+8 5ye-10 641+5 6n9-8 22j+8 18m+12 57u-6 3wi-9 51m-12 eda-9 o44-6 2mq-5 6tm+10
4mz-9 ay-12 kay+6 2w6-7 4b+7 2cn-13 4jm-10 2w4-6 tg-10 paz-13 10i+5 4nk-11 els+10 fj-8 4zz-10 6xc-7 3jz-12 3sy-7 m33-11 u3+9 1qb-6 9s-12 12b+15 19r+10 bdk+11
5gh-6 yy-21 2wr+11 2pq-7 236+15 63r-9 1yk-9 5fr+6 8ov+9 kxi-8 1jy+7 f04+11 500+8 3u8+20 6at+9 tw-8 bo9+13 b3n+10 1h6+9 2mw+11 fbk+9 3f0+7 re-6 6ww-11 6sw+10
izp-11 4a4-9 7as-8 am7+13 5dm-9 9sq+12 2l1+6 brj-10 gp-9 2vr-8 3vu+17 2t9+7 1go-11 wl-7 9s0+6 6xq-7 3du-6 17i-8 hnt+15 chf+11 egv-15 27w-9 3m2+8 h7l+7 2tx+8
ka7+8 wc+9 4ib+9 8c3+16 x+10 720+10 v82+13 i3-6 hq-6 da4-11 e8j-13 7cp+13 74t-12 14c-8 341-9 42f-8 2v6+7 fhp+9 1wb-6 yp-13 4ml+10 1gt+13 2ax-15 5bv+9 65p-7
f6o-11 yq-9 96r-9 6sf-10 7e0+8 6ft-8 1f-11 fx5+12 14hr-8 ex2-6 jn-8 44h-7 6p-17 2s0-10 3qg+16 fuw+11 61t+13 i9+6 21y+14 9jk+15 9u7+9 4ie+8 1y7-9 nt-9 9g+12
9ts+10 293+11 687-14 1m3+9 2lo+7 4cj-8 7c+11 53n-10 287-8 fpa+5 e8-10 83i-7 2jg+9 6an+9 bsu-10 jhi-7 3ge+6 45i-11 hlw-12 55+7 h0g-14 557+7 2c1-13 5us-10 514-7
8mf-9 92t+8 1l1+9 7ir+7 58w+13 22s-7 8eg-12 9g1-9 297+10 2kn+7 cl-9 1ql+9 9gt-8 20y+17 1ab-13 94z-10 lmx+4 7wi-9 p1+11 zd-10 2jo+8 57f-9 299+11 4lb+7 az-7
162-10 mz-11 bdb-11 5ta-11 2lt-8 7r8+7 18x-13 4ul-9 1iy+9 ayc+13 lx-7 fvg+5 af0-13 1ye-9 1hm-8 6p1+10 2e+5 2op+11 2fi-9 jp-12 o3-9 i0i-6 efz-8 2ln-10 12n+16
j0p-7 2hl+13 2jp-10 2hp+7 3ft-5 wo+16 8dr+11 4s4-10 53i-12 eb+11 300-22 7pj+7 15i-9 8k+9 5iq-6 3rf-9 5hf+4 y8+12 37+9 m3p-16 2gz+8 9xh-8 3hd-9 9r0-8 2kn+10
2qe-8 6xr+8 3gf-8 3t3+11 1p5+10 3n5-14 zl+9 6do-7 2x7+9 jmv-14 aaq-11 5bt-7 2jk-9 sc+3 6dc-16 x1+8 9nf+9 ky-8 4fg+11 wc+6 2r7-12 41n-10 st+11 4lf+6 hv+6 m18+9
4dj-5 1mn+9 f79-5 3a3+10 1lp-8 20u-10 8ea-7 7to+12 6dl+10 1uz+11 74g-14 8bp+8 bt7-11 ml-19 2un-9 b4+13 gy+11 7xk-9 3bz-7 50n+10 esg+10 10t-14 hqa+9 b4s+7
3he+6 68j-15 6j-18 b88+15 bcs-12 36x+7 58r+4 65d-11 3kt+6 21i-16 q1d-10 524-12 3cc-7 5v5-5 7o8+11 2im+10 2ik+13 m6s+8 6h6-11 ma-10 ts-10 7dk-9 gr0+12 e0h-15
2v3+5 6ez+13 hkn-8 1gd-11 gm4-13 25l-9 3zw+5 y-14 23h+9 3gu-6 lw+8 20v+9 281+9 a0x-6 27f+7 6w0-13 2fk+12 91f-8 3th+11 8k-8 1w9-17 1c9-10 158+11 5bg+15 1m3+7
2x4+10 26x+9 22v-10 3ri+13 5ea+7 2pr-15 19q-12 1om+8 2zy+7 5dv+19 2nu+7 vt-10 2lp+16 8pb-10 57k+9 hd-7 yc0+12 qy-17 1j2+5 6gn+7 6hs+7 rb+10 84x-5 9j1+15 22z-6
5d3-7 3no+8 1vm+7 106-8 834+7 g12-11 6o3+9 8hv+8 6sw-9 1zo-4 a48+7 34n-10 6a3+4 bu-6 emg+8 3sf+9 b9q-9 3ui+9 bm-10 qg+10 fvz-42 cto+4 4xm+10 8bd+11 5d0-12
33g-6 f9y+17 49i-10 2ag-21 iek+7 kf-8 4qb+9 1bz-12 yl-10 nt+13 jx-6 5ys-13 51g+6 9mi+9 u2+4 bjh+26 as5+10 7dq+9 1st-14 5m2+8 103g-32 2zs+8 aot+12 hwh-6 3is-7
7wt+9 9vq-8 wlr+8 5k3+12 84t+9 4z2+9 na-10 53+9 19m-8 b8o-8 2c0-8 s6+7 106+10 dok-10 1f6-9 4m+11 4x0-8 hst+11 cd+9 4ya+16 5q5+17 yn-8 sr-10 6ie+8 6gt+14
1du-16 f8q-11 6uo-8 1ka-11 9lv+11 3c6+7 1kl-15 5qr-6 63c+8 9ln+9 21u+7 3ov+16 o3+8 21i-8 4mt+19 9po-7 1ax+9 taz+5 1qi+5 824+11 2be-8 6pk+11 2i+8 jfc-7 8fn+8
hk7+6 2f8+7 4ck+6 avb-11 2rq-9 er2+9 66b-8 1u+7 1oo-11 7l-5 4fe+12 r-13 duo+9 344+8 1o-11 80x+9 473-9 8ye+9 2uw-9 55e-14 3xw+12 59g+7 8tj+11 2s8-14 66b-11
54c-14 4us+11 l4-9 ry-11 ilc-8 ow6-30 6q1-9 5d1+7 2oh-23 22k+5 2kc+11 igz+16 2j1+10 ix0+11 3c9-8 4v3-14 25g+10 21-7 ayh-7 i64-7 ac6+10 66f-9 55j-6 p9+14 ew5+9
2xz+10 2vq-12 48f+13 tk+11 mkz+11 6jr+19 46h+14 dg-11 15u-14 r7+4 1x-7 8aa-13 7j4+8 c0n+8 2t7+6 g5i+10 46d-10 br8+9 598-14 5bd-12 9lc-12 8xe-13 9jo+7 16h+7
9d2+16 2iq-9 d0-13 bqa+13 xl5+15 jh-8 i3+11 fln+9 ir+9 5fp-6 34+27 dwl-13 ano+12 1qc+10 3nv+17 9ef+9 19x-12 1t6+8 4dd-7 9j6+8 6bd-13 1do-8 1te-8 5fq-8 3g8+12
74h-7 164+7 10m-15 dm3-14 6ly+9 31c-4 1yd-7 4ue-7 1ic-7 g5e+9 36k-8 btt+13 7e-6 6b0-9 5hb+9 5-7 hn0-8 5r3+9 30w-10 3to-11 6ds-6 5z3-10 mc3+12 9py-13 21t-6
6sv-11 5sm+11 4ek+12 4el+8 5hh+9 8f6-11 1dm+10 vh-7 ibq-9 80t+9 4fe+11 11i+8 2oo-11 1jv+14 39i+8 50s+8 ca-9 cdv-5 3dk+9 jj+13 7t9+6 3uj+11 885+9 2mf+11 4b9-14
1kt-11 1t-8 1gz+11 79v-11 clz-10 1rq-13 7wr-6 5yn+9 6yn-8 ecj-9 3g2+16 2nh-9 7zp-11 ql-11 6u2-8 4dt-8 c6a-6 gpn+10 lo-6 1ij+7 c15+8 3eu+13 30m-7 9p5+11 fd+13
244-8 1dq+7 4dd+8 31x-10 4oj+8 2m4+14 286+13 2tf+11 56l-8 271-11 2my+10 8vy+9 6ij+10 hvi-8 138-13 1g6+12 ess-8 83w+11 cg+12 2xh-8 4f0+7 dnt-7 xc+8 159-8 48a-7
7r-8 5zi-9 hte+12 7z0+11 uh+12 3zz+8 3ns-13 3ss-11 1hs-8 b8j+10 ux-10 8jw+8 1i0-11 2o7+13 1dn+11 6wc-9 7gw-7 dsr-13 6ys+11 31a+14 9yc-6 kq+11 2sf+8 4v7-10
7ft-9 7am-21 m0-7 8la+5 6b4+18 2ys-6 96+10 181+11 52r-9 2gk+8 1bq+6 dh-9 g35+9 7m6-7 3d2-16 jjq+18 5ms+4 cf0-8 14e+9 dpb+10 eg+11 8n-12 3uy+11 9aq+7 1he+10
36q+9 5y7-6 367+13 41x+13 1vc+9 1it-9 9is-10 2sk-8 6nx+10 6db-8 1pq+5 98t-8 4n7+7 jfr+10 5yz-16 1pj+9 3hu-5 mu-13 4sa+7 3ve+8 1n1-8 neu+5 5p7-8 90a+14 ep9+12
4v1-7 kgk+8 2f9+6 702+6 1z4-8 92d-24 i7+8 2lc-11 10w+12 hty-17 bxe+8 44+13 bzu+13 58i-16 2d+11 u0v-9 7on-8 3dk-9 f-10 1y1+11 72w-14 4cg-6 ah5-14 4z8-8 be1-9
vhg+14 yg-10 3iq+7 26f-11 imr+9 2tj-11 4py-7 1k-11 3i9+6 wh-11 7u9-12 5c1-12 piy-8 372+8 7w6-12 42a+10 3jh-7 71d+8 ew+14 r9-10 1ak+9 bxd-9 ux-11 cqb+9 2gq+13
6fg-10 38y+9 i03-7 3pt-9 e3+16 6kg+7 4f8+10 5zw+10 4yh-6 14t-4 9s9-10 s9-14 pfj+10 188-7 5dz-12 257+9 4o1+20 5wj-9 rh-12 3yz+12 56g-19 bgu-10 3zq+6 za+10
kiq-10 1rc-9 8x-9 cc-12 i1+8 7le-10 amz-17 od+9 bzy+19 qc-7 8x8+6 fg-7 3vu-11 5ia-15 2qw-10 4nk+8 1lo-10 8fz+19 2xc+11 19q-10 82b+12 886-13 9k+11 2x7-14
260-10 67+8 4yr+18 1gu-7 38k+7 4dx-8 7v8-15 5hg+6 nw+13 4d6-15 c3d-8 3sk+9 7nr+7 oy-6 1q9+12 1nv+9 awm-10 6m4+14 299-10 151-10 7ie-9 d8m+13 3rk-10 37j-16
27e-10 1dy-15 z2+20 ax-8 1zj+12 2uo+17 58i-9 6o1-9 9a7+10 36n+8 1iw+8 ds9-7 6rw+10 cnx-14 4iv+9 42q+12 q8+9 2dp-9 fh5+9 1qr-4 16b+7 504-15 6bj+6 gwj+10 fwp-9
hty+14 ms-13 4qx-8 2oq+5 1va-3 bk8-13 62a-10 8ix-8 488-9 1g0-15 122-10 6un+8 uu1+5 4z5+7 402-11 qu4-8 e79-11 633-11 3b0-13 ky+10 2fp-11 stm-5 59c+9 8ul-10
8k2+12 4k2+19 2c5-9 j7c+12 93x-12 zi-7 vh-11 6+13 hcc-9 oej-13 pt-7 7dw-16 7g-18 6e0-7 202+10 3pa-8 9o-7 761+7 ls+13 gw-8 bq0+4 en-11 7q+9 daz+9 fh-6 1y4-15
3pb+11 43w-15 wo-9 bjr+9 1uo-11 eor-10 fw-12 mm1+8 ba1+16 15u-12 a9-6 855+12 g0+10 25a-10 h08+9 d2x+8 28k+9 3b+9 ihn-8 1s0-7 56l-8 uk-6 clb-9 2nl-14 c3-9
4y5+5 4w+13 4og+9 170+8 3sf-26 12t-12 4g5-21 8xq-17 3w5-12 6mh+9 2hk-10 np-13 exu+14 f58-9 ib+10 891-6 ge+8 amx+12 2lz-10 6n2+7 qq+9 2xh-7 xf6+9 vl-7 21f-11
269+8 73a+5 bf-7 2a2+7 111+9 ct+8 3sf+7 d0-11 zs+12 2ej-7 42n-22 7ys+9 3dd+6 b85-11 2e6+8 5u6+14 1k-5 9pd-14 1qo-9 865+17 cvp+11 65x+10 3a9+7 4u-8 2b8-10
413-8 d7o-13 1oq+11 1pn-11 a7i+8 6u8-13 512+8 b97+15 7yj-14 5hv+8 1dh-8 4ez+9 2x9+12 24x-5 1t3-14 azr-7 2i0+10 2qz+10 3q2+5 6yz+6 4ft+8 4lj-9 gvz-12 bdy+8
zo-12 2ii-12 iz+9 6kv+11 37l-11 6sl-7 2kx+9 4vy+7 2ou-8 43j-9 51t+7 4qr+7 20r-6 101o+9 8ep-11 5yx+11 3l4-14 8ei-11 49a-15 5o4-6 5dy+9 rg-10 27u-11 dmg-9 2a5+8
3lo-11 3dp-9 1787+7 gj8+10 afy+13 5u4+7 39k+8 11qs-13 dbb+15 31m-5 g85+4 3d3-8 4hv-6 7et+11 hcb-15 128-9 45f+12 dzm+11 24f+8 1r5-9 3n7-13 wt-16 394-9 70r+7
dlk+6 26x+6 1ix+6 3mq+9 65-9 jcu-15 9xn-15 de-9 6sq+11 7bv-14 69y-10 7k0-9 10c+13 27o-6 fx+9 2uy-10 5o4+8 kns-9 mr5+8 3gq-9 3xm-8 b6y-14 64s+8 350+11 b4e-8
13f+13 228+4 3k4+10 w4-10 4cn-5 490-6 879+9 8re+11 beo+10 1l0+9 4j3-14 7bb-10 9wf+10 bh+11 78c+8 82f+9 fmx+9 7rb+11 1o3-11 5pb-8 8q9-9 7my+15 13d-12 23i-11
5tf+14 4ov-9 j0c+18 110-10 amn-8 h3s-8 9g+8 6t4-5 4mr-16 c4j-12 9s0-8 66z-7 bx3-10 1rd-9 2vv+10 1k7-6 vh+12 6eg+9 fej-10 8fo-8 1vs+7 430+7 59o-5 3g9+8 d26+10
16g+10 12y+14 1w-5 il+15 23f+8 2r8+10 91r-10 4ei+9 126-17 6h7+17 gqo-8 hv8+13 5hq+11 3i8-14 a58+17 15i+8 62b+8 yf+7 1f6+12 3st+9 1ci-19 45h+8 5m-7 arc-7 dxi-6
2lr+14 1yn-11 auu-9 aaw-9 40l-8 3b2+9 8kw+13 10r+8 y8-9 2xf-9 dhu+11 2j0-16 fsz-12 b3-10 66m+11 bfr-9 3y9+11 ah3+20 bfr+9 2uo+8 6ox+11 6za-15 5ww-14 5a2-15
8o7+8 tr-10 1m1+11 axy+11 5b4+11 cg-13 8mv+9 6qx-15 74y-23 r4+12 t9+11 3bc+11 h4x+6 2v3-11 4zd-6 5yr-9 8qu-8 57p+10 v7-12 1rq+11 3ct-10 2iw-9 1yj+10 2wm+13
2wr+9 4ay-9 b6l+11 1wv-5 4tx-13 co3+13 1xn+8 10a+6 hxj+10 3i5-10 67c-18 20k-10 l-8 1ir-10 38x-22 67i-4 2bt-13 n9+9 3on-8 25a-17 5yz+8 4h3+10 30j+12 22h+6
4c6-10 4fk+10 bri+10 3mf+10 nw+6 fdw+10 7xa-5 252-6 8fp-16 gc+10 3cd+8 1sx+10 21c+16 6m+8 2qm-11 85h+11 36d+6 ub+8 81c-16 2wh+12 7p-8 75o-14 2fr-10 fvz-10
eo-8 yu-8 1h0+9 2ha-8 h6n+12 ar2-14 8v9-10 1qz+8 22s-9 293+10 6ma-9 42b-3 6ce+12 si-7 5cj+11 16h-9 1ky+7 143+6 9vj-7 10b-8 zi+12 1zx-21 1jf-17 1af+16 3pg+8
6y3-10 dk3-8 2eo-8 62l-12 p0t+6 4ti-11 js-8 jh+7 6ui-9 aym+6 s3f+8 3zf+11 hlj-8 4bp-7 6yd-13 d13+7 384-11 e5b+13 1d6-20 f2c-10 6c-13 1a7+8 88t-11 f6m+12
4vh-23 2zo+5 7n7-10 5du-16 34z+7 po6-11 co6+10 23d-11 c0a-16 8ip-6 1y8-8 1cq-10 4mu-7 8ww+6 44t+7 1pc-7 5o1-7 tf+9 5ii-10 3kq+7 8k-19 99l-13 2gy-9 ge4-7
j2t+10 kda-9 jc+9 7a8+8 33v+8 6nq+10 yg+10 6l2+14 7+10 3fx-12 6o9-10 75q+11 94c-12 5jq-8 dy9-7 mx-3 1yc+16 14h+6 bhm+8 cjj-3 d10+12 32x-8 dm4-7 azo-10 ffo+8
3z1-8 57i+8 b1f+5 3ut-13 1cq-16 6vz-15 2g2+8 2hs+18 luw-13 6ze+5 1ym-12 3u4-13 3jk-10 7vl-11 3h8-7 jos+12 6dy+9 3u7-9 1l2-17 4if+14 485-10 3fh-7 4hp-15 d3-7
985+12 9w7-6 16v+7 oq+9 21k+7 805+11 2f-10 hvh-5 8kn-11 6c8+8 6xz-6 8r4+7 2z6-13 8ka+10 5x4+8 crj+9 2ef-14 4p-13 4d1-14 8s-10 5n7+10 51k+10 93u-8 289-7 47q+10
4y0+14 6cb+8 cno+14 162-9 9w4-9 3vz+10 14e+11 7ew+7 bbi-8 4e1-9 9w4+7 797-10 473-10 3yy+11 aa2-7 2n3-13 6f-12 8k+8 as6+11 8va-9 l5l-10 2mk+8 4gh+9 5p5-9
6e9+12 1oo+9 1t9-8 95t+8 4et+5 3nm-9 d3j+10 mj-10 74u-10 3oi-12 dwc+8 2t5+8 3z9-13 ck5-7 q6-8 6ts-9 6wl-9 41-7 5gw+8 5fy-7 4gf+9 6l8+15 65p-9 498-12 76u-7
x3+10 5pl+11 bm-14 84d-8 z3+16 d4-10 9ad+6 ci-12 1rp+10 baw-12 1wf-9 1st-7 5ob+10 6y+8 inl-13 1tu+6 3p2+9 7z8+6 3fn+11 6wn+7 ad-12 3wl-11 3pr+16 22d-14 7p4+7
ge-13 un+4 u1-5 t9-9 18i+7 hl+12 6io-11 4nb+19 8nj-15 222+10 2p6-9 aea+11 b4r+17 2sb+8 3va+22 4b0+7 c1z+10 9bz-10 2oa+11 149-18 7lv-12 qe+12 90n-8 2ee+10
8t8+11 e8u+8 1tk+13 27h+7 6be+16 7p5-9 w4-13 1s3-7 3hy+7 v5+8 1za+8 31o+10 25u+7 3i2-7 5r8-8 2sp+5 1zn+8 6i6-14 tx+14 471+11 n-22 3v1+15 bgj+10 3kr+7 2qp-15
c9-9 dyc-10 1if-13 ehq+13 k5n+9 4js+9 3xb-14 gn1-12 29m-9 3l+8 798+10 157-9 31a-6 3zt+9 2w5-11 rg+11 fg+10 1k4+10 6vq+19 7lu-10 12e+10 253-8 7xh+8 317-10
7ve-13 5d6+8 19-7 3m1+8 764+13 afn+15 sw-10 68k-13 9o+10 2ep+9 4iu+8 69r-8 596-12 67i-15 aha-14 80w+14 3p4+10 6ti-12 2ri-8 5d-6 3yn-23 3ij-16 7iy+13 1hz-7
1p5-15 bc6-8 g6m+5 7wj-10 hm4-12 1xr-9 qx+7 162+15 gg+7 rr-7 1w8-12 25-14 b1s+12 1mo-10 5l4-9 2zg+2 j58-15 ax+9 6ab-18 g7x+12 1ez-9 9iv+9 9nc-11 2lu+15 l5y-7
ik-13 4yq+9 9kb+9 9v4-9 1lr-17 2ug-8 anb+17 ddw+15 4rp+6 7s9+14 45e+10 4mh+9 84a-11 xz+9 2o2+7 qv3-11 bds-8 4rj+11 88q-8 5en+9 2tn-13 2ai+8 hjr-9 2st-13 5bt+7
3vi-8 oy8-14 gfx-22 20d-11 ams+7 40i-13 17e-12 7f7-14 6v0-7 32e-8 80c+9 48b+12 9fz-7 3k6-9 5d4-12 2zk-8 mbo+7 618+9 kg+9 cp1-10 1g+9 1no-10 5fd-10 6k2-9 5g-9
1v8-9 18p+7 da3-9 dkc+10 2ly+11 4zd+8 4ok+8 ki+16 3v1-9 2kw-7 5it+9 7tg-4 bo4+7 3lm+13 27a-8 4dj-7 ot-9 dd6-11 o6+7 8e6-9 3ct+11 33-20 3pt+6 m0-8 62n-10
20k+13 1q3-13 6fu-6 3gj-11 3u0-8 8z-12 b8g+10 aff-16 12l+13 8dc+9 34t-18 5uh-9 5du-12 r8-10 3lr-9 8j9+8 5yk+11 5so-8 b9q-11 2aq+7 4ew-8 8pl+15 fg1-9 5h8-9
86c+12 6io-7 8y2-7 71l+8 16l-6 4ui+11 4ae-8 171+11 2pw+11 229+8 rr+11 379+4 499+27 kq+10 2kd-6 3ib+11 2ip+7 d7r+6 76i-19 3kh+6 46f-7 6yu-14 7um+4 ihf+7 1vm+7
59u-18 3nj+8 pas-11 9yc-8 cby-10 1mq+7 g1e-11 3h4-9 6o2-11 67q+21 7r1-11 248+9 29k-8 4jo+8 2jx+5 hev-13 5nj+9 35h+7 ada-7 azj-10 8eq+10 1gt-20 a7+7 8jn-16
8lz+11 172-11 7x9+9 yj+8 kf+10 cr-17 us1-13 33+11 ud-14 2hs+10 3f8-8 38o+10 8dv-8 29i-9 3s2-8 1ub+12 o5+9 2fs+10 dhi+9 crr+14 29c-16 164+13 6t7-13 7t3-8 1pu+3
367-18 641+13 7f6+8 88q+16 f3v+12 5iy-9 gp+13 gz5-8 id+8 2l2-7 39i-6 110+7 78a+7 6gg+2 89+12 2rq-12 9t0-8 2bx+21 4px+16 2ob-8 4rn-14 6wz-5 l4d-5 apr-18 39g-9
6y8+9 13i+14 2i6-9 c19+11 25i-10 1b-8 8ly-10 t5-10 5b8+20 5mp+17 3i0-11 8ga+7 j1q-8 enl-10 2fy-8 2n2-10 gp4+10 8ex+8 8lo+11 4bb-11 4ku-13 nca+7 1ub+6 adz-13
1r5+8 9qf+11 69u-5 1zz-7 3em+10 74v-13 68x+4 41m+17 1sp-11 4x6-7 4b1-9 1s8-9 307+12 35-7 641-9 n7p-9 3ey+8 9pt+13 1dr-14 bhx-9 514+17 ml+18 6k8-10 dw-7 2aq-11
4fz+11 15e-4 e1+10 q8+7 zf-7 df3-7 2ox-6 2lm+10 zl+7 1n8-9 1j9-29 1xn+8 4ky+12 60u+10 4la+9 543+9 3rs-19 24v-7 98j-8 1cz-7 d08+6 5az+8 52x+11 14z-10 53c-9
710-11 33q-9 6oo+6 95j-9 d1m-10 a0e-5 2cs-8 5fk+10 1sr-7 53t+5 b1p-5 av8+12 69u-11 rb+13 sqk-10 6ce+15 3k5+9 29r-7 a8s+12 4g3+7 fxf-13 7r-9 12e-11 168-12
5x8-21 2dq-8 gv+10 4i0+7 7lk+15 k63-7 1rh-7 7xx+15 axl-10 4nw+8 1jz+5 281+8 bza-9 e70-10 dbq+17 dv0+8 2si-6 b2e+14 ym-9 18e+9 56e-14 2u8-7 4rh+8 3ef+5 2wp+12
4ks+10 v9-9 59u-9 bn-13 2en-13 2fg+6 17e+7 3qt-14 4ij-10 7jf+13 cjv+8 4qv+8 re+7 1ka+7 3co-8 1h9-16 17x+10 b75+15 lce+9 2cx+8 96-6 518-8 w1+10 23d+19 hjg-12
6m6-10 11n-13 20o+14 5ua+11 m7+9 5zp+15 1y0+10 331+14 nc2-14 x4w-12 1og+7 10n-9 nu+9 4e-13 3vb+7 4vf+8 4pl+18 x8-8 17m-9 5y3+16 7ns-13 2y0-7 4cy+12 har-9
c7g-14 xa-7 2ek+15 1wq-14 8n2-9 22a+6 2a+11 1kj+16 1x3+8 20q+13 ad0-6 39e+10 ryb-10 djk+6 34b+8 6s1+8 vpe-9 4y2-6 sy+9 6zw-7 4mz-6 ni-12 1ru+7 40c+11 43w-15
1qt+11 7r6-11 dvm+12 bke+14 azh+8 mz-18 24-9 a8+12 dp3-7 555+10 r9+9 n7q+13 1jd+7 4qz-7 5ag+9 8r+8 25c-7 94m-12 1b-16 5eh-9 5l8-10 gby-8 je3-5 z0-9 5y4+8 m2+7
4jb-12 5bz+8 26p+8 1mt-12 3yo-12 8o6-10 v6-11 cz4+9 2tr+8 13g-6 2tq+11 4j+8 3ay+7 8s8+4 2ry-7 5wm+10 cq8-7 8vs-10 6t3+15 b0i+7 1t3-12 5i-7 a48-7 9w7+9 64l-9
44a-8 8o0+8 2wl-13 3bs+13 v5+9 ud+4 xj+7 egb+10 4l9-7 8ut+8 1cr+9 1yd-12 1td+14 xyi-8 dt4+5 1cy-9 40u-12 if8+7 tl+10 cjn-7 cj5-8 8lt+6 3gg+9 5l3+12 6jp-9
24o-15 20i+17 h7c+5 5l5+6 732+9 ik+7 3xp-10 1sf+10 1b0-8 ozi+11 1b5+11 wq-11 w1-5 2po-6 3y8-8 cb-9 bul-13 7zo-10 muc-9 10q-9 le+7 b7k+8 3w2+11 3l4+8 3f7-8
gt4-11 6l+6 50l+11 3z7-9 2jw-6 3n7+5 acv-10 91z-9 1ae-14 50r-10 828+8 ddb+9 qcc-17 2y8-7 15x+9 79q+7 9t1-7 209-13 2pw+29 1le+10 1xa+10 1ie-7 5ek+7 ayx+15
411+15 1nt-8 1e1+7 2gf-14 2a+9 2ds+11 iu5+13 2kh-11 21w+16 8ky-8 659-6 711-15 b85+8 cq8-9 86j-8 nl+4 ea1-12 9lz-7 pg8-10 27w-8 6rn-7 anx+11 yl+8 ct8-10 2xl+8
n4z+19 5ru+16 b71-11 21w+15 7c0+11 5bk-8 3ep+12 l6-9 1hc-11 18h-15 4d7-9 ig-17 ai5+21 h2q+7 949+8 yr-12 t22-9 pz+14 tc+8 248-7 49j-11 88i-8 b5h-10 59v+9 13l+7
2ej-15 k4-8 2zp-7 732-15 7jh-11 cl3+9 9p1-15 6i3+9 44y-8 6s7-7 5e6-7 25o-9 2vp+14 7c5-7 5mb-9 2wg-7 229-28 awl-9 4hy+7 3r5+14 hkh+14 2hu+11 5p+11 fwn-11
1cx+12 36j+11 2ke-14 ea+9 2t3+14 aw8-12 7m5-10 24d-5 24y+8 360+7 w6+13 95u+10 11h-18 7q3-16 1ox+3 405+7 7dj+6 3d8-14 um-11 5f8-14 28k-14 72m-16 47q-6 cnr+14
2w4-7 81b+7 291-11 6ob-11 50a+9 y2+8 aoh-8 za+9 76l-7 1qa+10 3k6+5 pz-7 48a+10 34m+8 1c0+10 1bc-13 ka-9 54t-8 1b+9 1dn-22 23n+4 3xy-14 4ol-15 2r0-10 n5y+7
qy5-9 8rd+18 303+6 6a8-9 5n9+6 a3c+11 axj+8 4ow+13 5le-9 1wt+10 tk-11 bj2-11 4j3+11 1nj-7 1xi-8 2g7-13 3n+14 3s7-10 23t-17 4q4-23 d0+22 50i+9 1a8-10 72d+7
e8o+13 ej+10 3s-9 1lb-6 862-14 5o-8 3af+11 c43-6 lh+10 16c+14 4vq-7 30s+18 2ls-10 1dl-8 2oy+7 27-5 2th-13 8ng-6 6vi+9 bz-9 1lj+12 80o-11 3p6+9 37n-8 acz-8
e2g-5 50a+9 8d6-8 b0+9 2aq-13 v9g-13 47z+10 1c9-10 hn+11 219-9 4qd+11 9t9-7 1uj-11 7la-11 f0o+9 8wq+8 4pb+8 84t+7 4em+7 63t-9 7rs+13 1f9+10 1an-9 89d-9 9mi-12
ag7+9 aax-7 8nk-7 50c+9 gl-11 1ef+6 vf-6 86o-17 7q9+10 e6-10 li-6 crp+18 533+8 8pg-17 aj-5 2kg-8 4a9+24 ajw-9 2bb+9 26j+14 8n7+8 2gn-11 ca-10 k7+8 52+7 3b8-7
1hs+11 ag-15 1zs+10 n6l-15 bka+9 6zo+7 4q0-7 c43-11 1as+7 3q-14 4up+12 4rc-21 g3+12 9wu+9 2lj-13 782+9 6p3-13 v7-7 59g+8 7yp-9 d7+12 4pm-13 zz-12 1sh+12 1mb-7
40j+7 49x-8 3zv-9 43i-10 9b+16 1mc-8 2uo-13 bc3+8 k5-9 bzk+4 3v0+8 76c-8 2ng-21 5b+8 dc9-12 c8k+13 62u-18 33t-10 el1-5 6wy-8 2cq+13 b3y+6 4hp+11 7dl-8 ch+7
40p+10 amv-7 asx+10 2mh+20 jj+12 13i+11 1u7+13 38q+11 5pa+10 s2-11 2xz+13 gj8-6 1he-11 18k+15 96y-11 wew-10 iy-8 3et+10 7fl+9 kwv-7 27l-12 9cr-15 2te+7 mc7-6
a5s-11 dbh-12 gam-11 irk+8 64q-10 vl-15 lv+12 6ic+8 75s+12 o1s+7 50r+5 6hz+10 5e-10 dxl+11 3o3-8 8wo-12 4oz+13 wv-19 8pu-8 655+11 kz+11 e6s-10 hld-15 59h-10
2w1+16 jbc-7 axg+7 358-7 845-12 1x7+10 5wj+10 16d-7 2o5+13 4i0+12 53n+9 3mb-7 fez-8 5cl+9 nlq+10 2pa-11 1sh-21 34k-13 fa-11 59o+9 7ma-16 7t2-6 7x9-8 2vb+9
39t+10 4ru+8 7lv+7 4h0-11 l7c-6 1h4+11 1v9+6 4km+11 16j+10 224+8 2c8+8 gu6-13 gwy-7 61s-13 da9-7 80h-17 3t+13 7ar+8 4le-9 2x7-14 2lq+9 3u9-10 17y+12 64h-8
4yj+16 3t6+13 1bp+12 an6+11 6x9+8 g+12 20m+4 13n+9 33f+7 44n-27 ctw+11 hs+7 6k-7 b-5 5go-8 aie-6 30h-5 pl+13 lyz-8 cs-6 11h-9 1ql-10 397+8 6be-11 uv+9 6ch+10
kzn+6 1qi-14 izu-9 2k+7 niv+8 qk-3 co-9 d95+13 3m7+10 lq+4 7yg+6 gv-7 lcz-9 138h-8 5fn-11 9nw+13 1bi+8 avs-8 1pb+14 3mv-10 1kw+15 cc-8 ppb-5 7z1+9 iwv+9
7o3-12 nhx+34 c1-14 57o-14 3fp+10 2fe+7 8g6-17 p+11 64l-11 2e3-14 6pr+15 3vy+10 53p+7 1ic-17 3q-10 el+9 1ze-12 14lv+6 lns+7 6ii-13 m6z-9 6dn+12 7rf-8 g8j+10
13e+12 62w-14 mc+13 a86-13 d7v+8 3rt-9 bz-13 auu+9 hg0-15 13d-17 gg+9 e8+10 1ec-7 2kj+13 ixh-17 63v+12 5bi-7 16w+13 1qs-11 47r+9 ndw+8 17q-8 qi+11 27r-10
119+8 182-7 1df+10 2y4-11 4hq-24 6un-9 19-18 co-12 28m-11 2bw+4 9qo+8 3r6-11 4o6+8 gcv+9 2n1+8 1yj-12 1zu-10 11f+11 aj+8 1oo-9 3oi+9 ezc-10 cp-7 60-11 1y4-9
10o+11 4eh-8 20p-10 23x-10 91+6 2sg+11 5rc+9 88h-13 aco+14 8co+9 1h9-8 gz-11 dy-10 5fz-7 tw+6 cnl-7 hw+13 ff-14 62i-11 7ak+8 la+7 34p-7 2fy+13 3nu+7 xd-11
pq-8 11i+11 o7c-11 5pm-5 2ww+16 4u9-7 4pq-13 5a+9 469-7 5z+9 1cr-30 ij-11 91v+10 2bn+20 1z7-9 15h+7 11t+8 79-11 11d+10 jty-8 uv0-7 2sf+9 50c+8 4pl+9 3t2-9
m5t-10 j2s-9 1zn-8 2ha+10 25k+12 m7n-9 ha+8 38-9 8dw+11 84j-17 1ul-11 5u8-9 5th-10 13a+8 6m-9 12j+8 ex+21 1r-10 4h7-15 h6+8 45o+9 2vz-7 2iw-9 706-2 693+7
en0-11 25w+10 2k5+6 az-6 m4i+7 7v+5 a0-7 1j0+9 207+6 64x-9 2v9+11 a5a-13 cvf-19 2m0+8 bjm-18 22n+14 k5-10 2t-16 2ac+16 5hz+13 4bh+10 6l5-12 9yn+25 62v-8
3o2+13 31c+19 92i-7 if4-15 95k-18 h6-9 255-7 am-8 20j-10 4ke+6 w7+9 6h7+13 ci-13 5hy-9 9ln-8 1t8+11 74w-13 7zq+10 14m-14 jxi-8 2w-13 aia+14 615+7 2tc+6 30r+6
2ey-8 cb-9 23d-14 87v+9 m5-6 4yc+9 2hz+10 6vq-6 3az-16 dwk-7 4vd-20 2za-9 yk+12 cnq+8 36-8 xz+9 243-5 aiw-6 3r7+16 5p6-9 qt-10 5k-8 4wp-9 y9+7 626+6 1jw-8
6fl+9 2s5-12 3ul+10 3v6-7 edu+16 f64-7 um-8 1ft+19 3fi+11 5kt-8 1hb-11 hmb-12 os+7 174+9 7j0+9 42d-7 lt-8 5pr-19 bre+11 5q8-12 27f-14 hhl+7 4lq-13 hi+8 1y0-12
1v5+8 1e-8 kn+10 b87+7 5j7+3 21m+9 8na-8 cbb+11 aay-10 36g+20 w2+12 rm-9 7c8-6 3hk-22 64w-7 2m4+13 13u+7 ul+14 284-7 52u+5 7l1+8 e4t-7 1ex+9 bkf+7 arw-10
44l+11 7d9+7 h4-8 2m1-11 7pf+15 6th-8 3ku+8 7ol+8 3dr+12 3fb+6 cj+8 2l9+11 3zf+14 4xg+10 n3a+8 cwb-10 1dy+9 15-8 6nj+7 y6+5 8x7-9 adz+8 13w+9 36u+9 891-12
q9+6 2e0+5 t2-11 3uq+18 4ac+8 it5+8 1jv-8 1sk+14 jq-10 3vm-8 6dd-20 3hz-6 r-14 3x3+11 5ec+6 11o+13 379+7 2li-6 za+5 c84+10 1kw-13 7aq-11 15k-8 6vm-18 2gi+8
234-7 en-12 af0+11 59-8 399+8 907+8 3p2-9 5tt+12 42o-8 4ip-13 rv-7 gd+13 515+8 77k+7 128-4 dhg-7 b6h+4 14h2-10 po+4 qz-12 gm+7 5ve+9 1dv-9 5w7-11 1l0+11
3nh+17 nbw-8 1fr+11 17f4-11 12i-10 bw-15 1jw+9 3ma-10 cu+6 tv+7 exn-13 1as-5 9m+7 1vj-14 hnz-12 qu+10 2w5-6 7sx-10 45t-10 bgz+7 29l+7 eqo-10 19g+8 b8g+11
oc+13 328-8 aa6-8 3en+8 2c4-7 3nd-8 52u-7 cep-15 d0d-11 15q+17 7r8+14 cjc+17 6d2-10 163+8 j14-12 anc-5 adg+12 8ur-12 1ai-14 1h5-10 4j1-8 7ct-7 2jl+8 8k4-12
3a+7 56e-6 50t+10 a98-8 2or-13 3ow+8 20a-9 ier+7 8fh-6 2ss-8 2ba-10 8fy-10 zv+6 1k7-9 hkj-7 ljv-10 9ip+18 112-10 4cu+7 c12-8 6o5-14 ce9-12 23y-10 7nc+17 6bu+5
13x-15 70o+12 4sw-13 5x7+10 eq4+14 9hm-11 7e+10 3gb-8 7gf+12 ay-10 en+10 4vs+8 2gs+9 3kp+10 20i-12 2ai+7 3t4+11 c4n+12 nf-7 5a5+7 mg8+11 414+5 2p0-10 2pg-10
40o+5 ai+10 115-7 22n+11 3he-11 9no-10 1nc+8 7hz-8 4a0+28 3g7+7 367+14 1ra-10 epr+10 9s6+8 l90+13 2c9-7 91r-16 4be+13 5k2-16 1f5+7 6k5-7 67s+12 3dw-10 8te-7
by5+9 29w+16 4gd-6 dut+11 7h7-9 1eo-10 1q3+9 6xa+13 1gm-17 9ru-16 44b-11 e-7 5ll+11 22z+10 1ys+8 xs+7 6c4+8 2e9+7 9b+9 9tz+10 ec-6 388-8 7l7+5 c9s-6 1lx+12
2ex-12 vk-10 gl1+12 gn2+11 8kd-11 38y+8 emx+10 1fb+8 1hi+10 7f3-9 hk+9 2es-6 3ek-8 94d+10 t3-7 17s-9 k7-7 2dp+7 9mh-8 ey-7 3lr-10 18m-7 l8y+12 2dy+9 djx+13
5xz+12 6u-12 18b+11 rb6+10 9z6-11 90s+7 2qw-6 m9h-9 3f6-7 6i2+6 6c2-11 ur9+10 1fd-9 4u9-13 a+9 2kz-6 j4+9 60p+13 63q-9 47h+9 1cr-21 g8r+7 3mb-8 73t+9 1sa+10
zt+10 18j-7 5i+9 yt-11 30v+18 48c+10 467-8 2xa+9 ot+12 nr1-12 5xw-9 7yk+10 9i9+8 358-12 2ix-10 4n3-9 ew+10 1h9-11 544+6 ci-5 3j5+31 b9s+13 24b-11 6zy+7 1ry+8
8ni-12 3e4-15 us-14 25s-7 4mm-8 1mv-12 8dy-12 66-7 628+11 4d5+6 28w+10 35k-8 910+8 62x+5 36u-23 4e8+13 2sj-9 2jw+8 5fy+7 f7n+10 6wm-10 evu+8 k9-7 5pe-5 19o-4
4b7+10 c6z-7 inw+8 6cb-9 8og+8 19o-3 bss-7 5ut-8 2b5-11 as+8 5jq+8 403+10 263-12 3dh-10 1jf-7 7ye-11 c40+10 7g5-7 5sm-18 dfo-7 2i9+11 ao6-8 8aj+11 dkr-17 t8+4
cv8+9 2o3-21 58x+13 1dv-11 4it-18 2ox-13 48f+8 15-10 3r3-7 1b5-9 g4w+9 mb+12 78z+11 22c+8 4ii-9 3f3-13 cqe+11 rvy+10 3d0-10 14n+9 l4-16 70d-18 fyz+5 bju-7
9pr-8 1r5+9 pv2+8 21z-8 96w-6 58b-7 2sv+6 28-12 23v-8 elk-9 ub-6 9f+11 5ff+10 4o4+7 7hl-15 eeg-8 ud+10 46z-6 2pv-9 4tz-18 4a4-18 24+8 465-7 270-24 3cd+11
ep9+10 2gy-8 foo-8 605-15 7ww+9 1ww-10 fi1+6 sj+10 eej-7 3l9-9 11e-7 g26+8 czx-7 3da-12 5xr-10 nsl+8 28n-7 55h+8 1kf+16 4kw+10 4k0-15 fo-9 33a-17 4s9-9 3xl+17
9v9+8 15z+8 3gl-8 7um-13 ra+8 7ms-3 6pb+13 83n-10 gk-11 389-10 dxg-7 3ml-6 1lj-16 1xn+9 16b+9 d00-9 1s7-17 121-20 gpz+9 8ru-10 gyd-9 9w7+7 20q+7 7oq+10 44c-14
1if-8 36e-12 80z-6 2v8+13 800+10 6wv+8 2f8-11 3o1+7 5if+10 bl0+8 19z+3 22f-9 79-8 lr9+20 1n8+13 33c-10 s1-10 1wd+11 9wt-12 12w+10 2be-7 bm1+5 bk8+10 249+11
4e2+9 1mw+8 4ec+15 1wv-14 yg-6 gjg-9 3ju+8 c5a+9 5i6-7 1m+10 30a-12 1cv-15 k66+16 f4n-6 15-7 5f-11 20a+9 90b+17 25x+9 3t6-10 2ui-8 70t-8 w3+7 mw-6 dgb-13
n18+13 4ur-12 9q7-12 100-11 k0+8 6lh-12 44d-6 361+12 38a-11 37x+13 32-5 fo+10 6d9-5 mi0-14 bzg+11 d4-10 6bf+19 8dm-9 2ii-11 7jw+6 9j4-12 20k+8 1ke-19 dyu+7
1ur+11 178-9 28l+9 177-10 772+9 8hu-12 33c-7 d7i-7 530-6 1qo+11 a3z-8 19z-8 bg-8 4mv+18 axx-16 3ew+11 1ya-8 iq-11 q8z+10 464-17 sm4+9 49v-10 3c7+11 mi-7
1wa+11 1vr+7 3a8+23 117-7 172-9 ez+10 8ly-13 ye-13 1n3-11 csv+10 6y+18 54d+13 rw-12 2l7-10 2k8-8 5gi-5 84n-10 jao-11 2g8+7 2sp-9 8x2+10 l2-13 8wd-16 dh+12
21t-14 1j0-12 3dd-7 nr-10 5xn-11 ey-9 3ob-12 5g5-16 atz+9 5zw+9 826-7 5rd+7 1gf+7 2wc+7 io2-10 dh3+8 2gc+6 2nb-15 2pb-8 22w+20 7gb+9 aki+8 dyi+13 9q3+13 pr-11
722+13 7he-11 c18-22 eu9+14 5pa+12 4o1+12 ql+8 4vk-10 3h2-9 1cc+10 1sr+9 9z8-9 205+11 6eq-5 7rs-8 4ll-14 cqg+11 my8+11 48d-14 1yi+6 362+10 f72+7 g+18 6l3+11
clk+11 4vh+9 7km+10 18v-11 dv+6 8tw-14 2eb+13 31y-31 pam+7 419-14 h35-11 3e3+10 8sf+10 6d6+9 qw-12 9k-9 2j7-9 9tc+9 35h+11 59n+11 vi+7 gub+8 4hi-4 a0f-9
101-10 2d1-11 4zu-11 2eb-14 5nx+10 61p-10 3eb+10 br-7 5th+11 3sw-11 79j-8 5yl-11 kv+13 64r-8 5fp-13 7vb+8 8u9-9 2ye-20 bge-9 u7-11 fc0-9 9qh+8 v4+15 22y+9
tu-8 ar9-7 2nw+11 a4+7 93j-6 avy-10 h5+10 67y+14 n5+5 6d8-9 6x0-10 1ri-9 133+15 20o-15 2te+10 686-12 4wj+7 8m6-8 17b-10 437+8 1xx+11 3td-7 fg6+11 49+8 dj-10
4dm+6 3wk+10 ci+9 1ch+7 5lt+9 13d+15 6aj-13 e0w-9 bn5-10 bxm-7 61v-9 379+9 4d8-7 963+7 a37-11 1di-11 1dy-13 8km+6 14k-16 56n-7 b4+8 78c-12 cw+7 73-7 3f5-8
jp-11 1id+16 hk+11 5hu+10 3un-8 g+7 b6-8 2e0-13 b1+10 d0f+15 66j-6 g3t-8 do9-7 35x-7 4ua-14 5h9+7 pv-9 5z2+13 j73+8 2ft+6 mx+9 4pp-8 6y3+15 1sw+7 325+6 ri+10
1hn-10 7ye+10 eqn-11 pb-10 898+7 24+8 4s5-13 2e4+10 1x1-11 j0h-10 p0-7 6iu-7 6cx+8 65o-7 1z5-13 1ap+7 2pl-10 9ix+14 1x3+9 2dz+15 vq+9 52w+10 1ay-8 ebb-7 2v1-5
lhi-11 49a-8 nmh+7 17e+7 5d0+5 1zn-7 deu+8 4gf+15 dsf-12 dbg-10 1cs+9 30f-10 6k4-9 5kh+11 u5-13 23g+11 lap+13 8qr-9 3f6-7 2re+10 lcp+9 p3+10 7vc+8 2hv+12
6ug-7 iq+9 pv-7 3o1+7 1rz+9 zq+7 1tf-15 9cw+8 2jc+12 vo-10 hi-11 2xx+5 5pr-10 2ie-10 bud+9 ahj-6 16i-13 ihj-10 6ul-10 1742+8 3dt+14 7fi-19 o7-12 9u7-15 3st+10
40h-9 3ze+12 ax-9 5xg+9 8z4+8 8i-13 7fu-12 23e-11 3lz-7 7a2-10 1eu-7 62s-7 5x-8 4g-12 87z+18 2gp+6 8h6+15 127+5 h0s-13 oc-8 4kn-10 27-14 abm+12 mz-16 4sb-7
ni+11 f18-9 bt1-14 dv-9 4sd-8 92-9 68v-12 321+8 328-9 4op+6 b7l-10 4rl-3 l4x+11 1j4-9 qc-6 2a6-6 61e+10 2w+9 64z+7 1kj-13 1rs-9 gi+13 36k+11 4oi+7 678-6
f5p+14 7b8-11 47w-10 3af+11 bzu+9 1ni+9 5pk-24 3ze+11 7b+11 bzf-13 63w+10 5ra+12 97f+6 8ex-7 3tg+10 b7k+10 w3-8 2gh+6 ara+9 bv4-7 1s9-11 2xv+9 cv-10 se+5
1r7+11 o6e+15 14a-11 bt5+17 a9+7 9ec-16 3p+6 eeu-7 1ik-10 5vd+14 3y5-6 3bq+6 2n0-13 44d-12 dde+11 1ui+6 1f4-5 fr+7 d0j-10 ua-10 atb+7 g7e+13 2u-13 48n-8
29d+11 84a+8 4cs+14 1zz-12 3kv-10 on-10 j+9 6ya+9 1lv+16 jdz-11 66p-7 c1u-13 18g-13 7xz-13 2zh+9 1tq+8 13s+9 60h-7 2ol-8 f4x-8 cfl+11 2of-8 cg-10 2cw+9 16k+7
7jq-6 jqq-23 8yh+9 8aj-11 1u7-7 4c4-10 4sx+9 1a0+18 1x1-7 50+7 2k2-11 in+7 8mm+9 90+7 1bp+10 9x-8 8b8-8 ft+7 4fo+11 17d-9 2xg-12 471-11 17d+8 2hb+10 2ba-17
6nd-8 3vv+9 4bg-6 ubg-8 16n-18 d2c+13 pl+12 1l1+9 1vk+11 233-9 a47+11 7hg+17 6jc+8 802-13 m2+8 7qd+14 acl+11 13a-11 dg7+7 sb+9 d5x+12 3wn-6 1lg-15 15h+11
ai5+10 3tn+9 4m5+13 5f-9 2iw+14 613+11 54p+9 7zr-7 xd-8 96q-11 3i+7 8sh-10 2yw-8 1fn-9 57t-12 2l+11 5ho+19 6xk-16 dkp+9 12z+9 hp8-11 4qi+11 4jy+3 dd6-9 2po+9
170+5 hk+8 6un-9 7xh-9 4bv+7 ev+6 5mc+9 ga9+11 85e-7 4tc-7 3od-6 fm7-10 ah7-10 2dj-13 ln-7 47h-5 3rc+12 5pl+9 t4+10 4vt-6 4k7+11 kp6-8 ry+11 7o2-10 1yw-7
1re-11 3kq+14 ch9-16 6ha+11 of-11 2n1-12 3xk+11 pt5-9 18d-7 cmo-13 4n6-9 94+15 cl+6 8ac+13 cqz-11 4sl-12 1k-8 s5-10 pz-15 8qa-10 95e+8 2xr+13 489-7 1xv-6
lqh+7 c1r+7 26j-9 dt6-6 dtp-8 ln+8 2ew-6 6tp+10 2ma+10 1vl-6 djb-9 5tl+10 dgd+11 b42-8 f3f-10 a4s+3 2az+7 3o0-8 3c2+18 806+9 11o-11 g85+8 4ys+11 1pk-14 5eu+8
hz+7 v8+9 2jb+16 ag0+11 2je+11 41e-12 7cp+9 r-12 pfs+7 2zi-9 2c2-10 7l-7 8tb-11 4cg-10 53j-10 8bi-9 i05-9 1j3-7 vv+16 1i7-9 595-10 a2a+8 dno+9 pu+10 2k2+7
acu+10 2lm-7 679-11 325-7 it4+10 46e+6 bwy+6 1k+10 23b+11 bw-13 6qk+12 jk+11 7q6-8 2fc+19 7zd-8 ljn+7 24s+8 30z+8 40x+11 1ld-13 1im-9 vk+11 1fk-16 2q+12 98l-7
2ox+10 47-12 6ad-10 1ej-13 9o5-14 52o+6 s2o+12 b4h+10 cit+16 4ny-7 1ge-11 h7+15 5yf-9 5w6-11 3o9+10 3rw-5 izb-8 1yk+12 ao7+7 boq-7 3tx-7 69s+7 1wk-10 c17-10
103-7 3of+10 ahl-10 hgd+10 zm-6 re3-11 lo4-9 4co-8 8oy+14 ni+7 e00+8 uf2-16 1g7+6 cvz-9 3na+9 jd+17 jm+7 2n4+9 74b-7 80a-6 ckr+6 3n8+10 9xk-9 9e5-7 41s+8
adj+10 mn9-7 alj-13 24c-10 ir-7 9i8-10 2iq+10 4ka+9 1nk+6 ku-10 6+7 6yj-10 34p+8 1to-15 1st-14 1jw+8 3g2+14 4m8+12 5ka-7 1b2+8 vz-11 5y4-9 2o2-8 7s5+9 5w8-10
jn4-10 7r+11 3b8-12 w2e-11 92w-12 68b-10 bjc-8 4c7+10 4qc+12 9n1+7 edm+7 dd2+8 4h-12 1zc-10 41q-7 bbc-10 fw+4 4cm-10 4wc+8 2k4-10 2zb+17 9wn+8 bpu-22 as-11
pc+8 1f2-7 2x+5 gt-5 2d2-11 dnf+10 37k+9 mnh-9 260+7 1iq+12 dc0+11 u9+11 62o+7 73s+8 8y7+7 4ve-10 n-13 zw-14 17m-10 vq-13 2o1+9 7e0+7 8yw+18 by-10 5fs-6
3iw+14 bku+7 1o5+9 1es+7 3qg+8 2g3-11 3cy-8 4dt-21 w+11 1ks-10 2fg-9 94m+6 9s6+12 1yp-10 4a7-11 a44+6 x8-10 5iq+15 1d8+7 3te+12 4ld-9 hg+11 5up-16 3nc-14
29o-8 eix-14 2oc-10 1me-10 7si-10 fzp+11 18x+7 1j+8 63i+7 9p+9 twk-6 6o-13 pt-8 1ph+13 bin+8 57l-14 2vt-12 1lt-9 eed-10 9d0+10 2fx-10 p0s-10 4mk+10 3z7+9
9vy-12 gu2+5 a-9 7ah-23 91y-10 3mm+6 1hw-6 4s2-9 2ha-12 1ks+11 2z9-6 dcz+7 4kr-8 bf6+11 156-8 k4+8 1eh+11 8pg-11 66k+7 5ca-11 6iu+9 8z0-8 52d-8 359+8 d69-12
2wq+8 3t4+12 27r-11 2vz-6 bg+12 9ks-7 365+8 3n0+11 cas-8 3mn+12 wg-10 kdd+6 1n4+9 44b+18 2vu-15 9j8+12 1m0+14 jm+8 1bj-12 hi-10 dx6+6 64f+11 n8+7 1lt-8 4cm-9
7z7-9 5l3-6 6vc+7 c32-8 9sg-8 3xu+6 jh-8 e06+9 2cr-9 23l+10 r8-8 gsw-7 58z+13 7q+8 30w-9 j8+17 5s9+5 qp-7 q-12 30l+9 6m4-8 jl-11 8mq-12 1ts+13 x4+10 4tq-12
953-23 7gn+8 56+6 70b-18 a9+8 11o-8 1cc-9 22a+15 fm3+8 1ji+8 elt+13 21x-8 e8d-10 8mc-8 9n7-7 a4b+8 8mp+9 1ms-6 d78+10 eo1+20 78t-9 5lj-8 qf+8 3zv-9 6c2-14
3pr-7 176-10 7bc-9 2gn-3 14a-9 441+17 4d9+12 84o+8 5y6-14 23h-13 2uw-13 43p+10 aq5-8 ai6-7 cc-6 2ep+8 y3+15 10+10 1ec-12 28o-11 3wz+20 4vd+17 73j-7 9ba-12
5i1+8 2o1-12 6bg+5 6rp+8 2ty+12 e2-13 7mt-11 abe+9 286-13 3yo+13 5d0+6 1dd-14 5kj+10 829-9 7oo+10 3tg-10 34g+29 3ti-14 lx-8 ww+7 tl+8 ihi-8 p9+7 x5-3 6lx-8
22-6 j94-10 6es+9 gej-8 331+10 862-10 47d-10 2pd+15 8uf-13 9el+6 1ck-8 958+6 56y-18 6y1-8 ggx-8 1at-9 9s8-11 pb-18 ciq+8 3av-17 9ad-14 h0+12 jz+10 3yh+6
aqj-15 5ur-7 5s1+13 1mc+9 4uq-9 8ke+12 le+14 238-10 7wb+9 1hf+18 2he-10 163i+12 dd4+13 foe-7 4mv-9 5na-11 600+12 3z0-11 7gc+7 52d+9 1yl-11 vqz-13 2i5-14
4lo+13 9c5-19 2cy-13 5b-6 er-8 am5-10 2i0-8 5jh-8 1hl-9 42e-12 r7q-10 lqn-10 aky+13 2hl+14 9fy+14 md-12 3mr+9 292-5 fag+7 hj-7 1sr+6 2x5-14 kvh+14 435+11
6n7+13 1h3+24 16k-10 2mo-6 fkb-7 5vz+7 sz-13 o2u+12 1ps+10 4io+6 eis+12 jjy+7 1io+8 6dm-7 ajf-8 7v+12 795-12 8xx-19 3gu+10 3jp+13 2ks-12 82r-9 58u+5 4p7-8
2na+6 ro-8 f1q+16 6no-8 766-6 1sw-17 2vu-8 2g+9 4zp-7 9hi-17 5lt+7 7h2-14 5yf+7 d02+10 1lt-9 a58-7 7cb-15 k5v+6 25q-8 bj9-9 1qj+7 22u+7 d1+15 1s5-7 86w+7 7+9
4ak-8 sq-9 2ir+10 jv-9 8bf-5 1wp+9 687+9 33u-9 i0y+7 dzj-10 4if+9 526-10 1e3+9 eds-13 jof+19 873+9 1n-8 1b6+7 647-11 b2x+11 7ke-9 kez+7 j5-9 1sa+11 d9n+7
3a9+10 zz+12 kn6+8 5ci-9 mxz+9 kay-10 5nc+10 2jj-15 1s5-11 66g-8 8c+12 8bv+12 5wa+8 dmq-10 9ie-9 3c2+8 213+13 386+16 81v+9 34d+12 7ev-11 85z-21 3fn-11 6xk-10
ls+16 p3-13 kwt-13 3ly+17 7h+9 5y9+11 187-13 2gn+14 f84+10 dut+14 4q0-7 6u6-7 2mj-15 qtc-5 jqg+11 8tm+10 4sj-17 he+7 6ka+9 2go-10 1h-7 qp-17 55s+11 fl+10
aio+8 2n8-9 39r+8 3n6+4 2xs+20 ii-9 db4+7 6dy-7 38k+4 eq9+12 3iu+14 34p+11 1jt+7 1pg-13 757+6 5oq-9 at+11 7ou-8 1dlm-7 3cc+6 25d+11 1bt+8 nti-8 8ke-10 257+8
77i+8 jqm-12 28j-21 1z6+6 1m5+3 f0f+6 51j+7 12o+7 21r-11 3nw-6 29w-14 b05+14 o1-11 2qo+10 33a-7 1z0-7 76s+7 85w-17 3np-10 2o8+9 d9f-11 13f+7 423-8 4qx+9
k0x+11 mzi+9 2ds-17 5za+7 yn-10 3me+8 7i5-16 bsf-8 3zo+9 48p-10 kw2-9 51u+7 kj-11 6pa-10 118-10 c9e-10 5aq-7 2je+11 86i+12 r9-6 3ap+12 77-10 20a+9 e0-6 1cb-8
9o2+14 5uo+9 4ks-6 946-8 58b+6 85w-9 2hv-9 6sh+9 6gf+9 1s9-8 8qg-14 2q3-6 47k+8 7b9+8 605+14 1e0+8 4dl-12 1lj+7 xs-10 630+8 76k+8 3el-6 6n-7 ts+8 mxc+13
62y-10 4qu+9 625+6 e1x+15 6j+15 2jb-20 1ln-7 6t4+9 x3-7 1p2+13 sag-10 61z-14 4sy-7 ef+9 4ee-11 5kv-8 q7-9 293-12 4e0-4 doh-9 28d-8 4j3-11 1rf+10 2xy+9 1rd+24
6ee+8 h5a+7 2vf-17 ahw+13 ab2-8 dj9-15 faf-5 3xh+23 ks+4 3zh+11 nhk-9 3sn+7 7t+11 5ys-10 1r2+8 nk+12 3vn+7 1bp-5 1of+11 456+12 5l5-8 5j0-10 6cn-9 x5o+12 9sf+9
cgk-9 3wy+7 1mm-19 43+15 r-10 116-9 45f-12 9mw-8 da2+12 xz-8 2ru-9 408-9 dw7-17 87i+8 3wd-10 4xe+11 nr+10 2vo-10 76g-9 a91+9 6hl+9 2f0-13 4f4-10 2b2+11 co6-10
3pe+7 3fy-8 3h8+13 2nr+8 3bq+8 1ki-11 1u9-6 6y4+8 5dg-15 bhr+10 at-14 7i6-9 3pl-12 187+13 2y9+6 8jd-12 3j+12 7kn+7 4d6-9 egn-10 2dy+15 c1d+9 2i9+8 md+11
3mn-13 ifa-12 172-7 3w-19 89a-9 6jn+7 3f0+11 lth+13 5u1-7 2fr-13 14t+5 b2+13 6rk-14 osw-8 6ar-14 ll+10 6qo+7 wj-8 1e8-13 kf-7 1ml-18 f1t-8 c5t-7 a6g+4 a4u+11
e22+8 6ie+10 g2v+14 9ly+15 946-20 d0l+9 6i4-11 1v5-6 4uk-21 mi+10 4l9-16 ou-6 3dv-4 hi-19 16h+7 141+14 57q-12 cit+10 11l-8 5ca-10 6gt+7 8fg+8 2ae-8 2xf+6
67s+10 b4e+13 4jm+10 1bf+13 at2-8 8h+9 5tt-12 gf+9 10b-6 2s4-8 mh+9 72t+14 3xe-16 vm+7 4q4+7 ps9+7 7fl-7 bgc-15 46x-14 53v+9 4f2+12 3gk+11 3j0+10 1dn-10
87g+10 i2j-10 2fu+8 6bi-9 2fk+10 3uh-9 a2+18 2tn+9 9tf+10 2mo+5 47e-12 5q-6 9xo+7 1yq-19 4ls+7 ch2-8 5qd+12 1r9-9 c7m-8 n03-19 dp3-22 5ug-14 4tp-12 7sn+13
4i3+8 2gy+9 3b3-9 5g9+10 63g+8 2ae-16 9x+17 n7p-8 5y5-8 qe+10 1kl-8 2wg+6 3l2+7 101-14 3z9+8 c9z+10 24f-16 487+12 7sx+7 1ug+7 4ej-8 214-10 4fl-13 c5u+5 7c4-10
4q1+7 3zu-7 2y9-10 2s1+12 yf+6 er+10 2wu+8 8l-11 1co+7 ddv-10 1g2-7 474-6 6xr-13 aeq+16 2my-12 3ph-8 3by+7 7lp+9 1l-17 e8t+10 2kw+9 6cd+12 3nt+10 hs-9 wl-7
21k+12 4qm+5 4k3+11 or-7 3sn+18 ar9+5 2rh+16 1j1-9 nb9+7 1qc-7 aaq+16 bu+10 3zg-6 8oc+9 aqm+11 dvv+5 3ks+10 3if+8 3cg+8 77r+10 nfc-7 1wd-7 1ul-11 2-10 gvj+15
ts-11 d7z+15 52n+13 ij-7 cmi-8 a53+14 bj0-9 3gt-12 16w+11 tr+10 eq-13 5zo+12 13b-13 nq-14 3oy-14 1uf+14 4n2+11 2ea+8 mna+10 x+12 hyo-14 2dk-10 9ch-8 8gn+15
56k-13 6y0-5 36-8 1s6+6 g1b+10 34-9 ra-7 15k+11 b2i-8 7i4-13 8d-12 5te+11 1u9+7 4gk+6 31a+9 20p-8 fzh+6 4ch-14 272-18 6ts-16 4tl-9 e0k-7 9v6+12 1ol+13 40b-11
czd+7 6t-13 57s+10 1ga-7 q9-10 5w2-7 1bq-8 5m6-11 52u+10 hag+21 csl+14 29n-8 xd+10 2yn+7 he9+8 9to-21 147-13 4x9-12 2y-16 1i9-10 2cz+12 vl+12 m2g-7 8n-12
7ui+12 4ym-14 4e+6 mm+10 2h9+10 7g3-10 4v8+10 er-10 b1v+4 4cq-9 bt-15 7y1-12 3hd+11 97s-8 58k+8 8dm+7 2jn+9 91m+17 60z-11 2ic-10 ju+11 ccd+10 2oy+18 crh+11
4du-16 a4+14 4u7-6 31o+15 4ls+11 4iq+7 56u-6 5cw-7 g0+10 5nc-11 2m4+5 5pz+16 3gi+8 686+8 3st-16 io2-7 92a-10 3yd-11 763+8 a3k-12 aj5+10 1ux-9 ns+9 fl3-11
chc+12 3k1-11 45l+8 1ba+7 27u-11 15y-8 sk+7 5jk+9 34q+6 7q8-10 39d-11 39-7 31q+14 1ju+9 3m0-10 h7g-12 24-19 2va+10 us+15 4sf-11 leq-6 12rf-13 4iq+9 464+6
6zd+9 6co-6 8gy-10 m0+9 7i-7 6nm-8 ch2-9 18s-8 10i+9 2s0-8 18q+9 gj-16 ni-9 23b-18 81-11 7o+10 2w-7 6vu+10 47t-8 1oz+15 86d-11 6t8-9 is+13 ajd+10 91q-10
6pq+13 1j5-11 ha+10 fw9+6 2ys+7 31t+11 fq-10 z4+8 3ho-11 izg+10 7ds-12 11a+11 e0t-14 4zj+5 2om-12 f5-13 blr+8 g39+8 266-9 izg+7 3g7+8 13l-17 dgt-9 376-13
apt-8 303-8 1v5-9 8a+6 19y+9 34l-9 3qr+10 89-11 mz-10 at6-10 35s-16 g4-11 66y-11 1qf-16 1dj+10 4xv-10 9y9+9 rv+13 cxb-8 23t-9 1a0+8 377-7 ej4-9 jw+20 86o+13
43p+12 89c-5 b9s-11 twr+6 2dm-6 e7+13 18s+12 fai-7 l5+7 934+8 37c+10 9i0-10 mcd+8 11o-11 im+6 qu-9 mrx-12 7mf+8 4xb+6 hff-11 9x+10 1ol+12 2xs+8 348+6 4t2+9
p-15 2x6+12 lx+15 11v+8 4b4+8 25e-7 21a-11 4ig+12 c6z-11 si8+8 c1y+8 13r+8 11z-9 9zk-11 7w0-10 967-14 lre-9 8nk-15 aqc-13 d8b+9 29o+7 4b6-14 28z+16 aog+9 pj+9
151+12 adz-10 g+11 7s+9 6ts-10 ljv-7 5sy-7 2ag-12 k59-16 f9k+7 5yu-9 1hz+6 18p+9 74o-10 8j6+9 9qk+11 20r+14 3f7-15 6nq+8 bic+12 evq-13 da+8 9-7 3gn-10 4ms+8
51k+7 255+11 7cz-8 ab8+7 8b6-11 390-7 3pe-10 19l+8 3u+13 mm-11 356-9 d8u-11 72w+10 4ow+10 bl1-12 100-7 786+10 6xm+21 hc7-8 52+18 fq+5 btx-9 pc+14 x7-9 258-5
1tb+10 66t+10 4hv+10 i07-10 1b7+9 95z+10 50r-8 am6-7 1pn+9 51b-7 wco+4 1an+12 1oa-7 3en-13 8ue-8 8xe-13 6a0-16 41c-7 cr4+8 49i-10 2az-16 aa4-12 4qb+8 4ut-11
38e+6 5o0+13 oi-12 1lg-11 12d-7 2hp+13 aov-15 3uy-5 96i+8 196-16 1zg-11 e6x-10 ahy-7 f7e+7 4tv-8 7mn-12 22y+10 58a-11 4om-11 7w-11 8nr+7 4fs-10 4pa+5 2l1-9
5pz+7 e19+7 49u-8 98i+10 2s4+10 32n+9 3m2+22 1a0+10 55r+7 3g0+12 56n+7 65j-13 7ko+11 j6-7 1bx+15 94d+10 bfx+9 2ti+9 687+8 3xz+7 1wd+8 a9y-7 8m1-13 ayd+8 4kt-8
2x9+7 ok-8 3ua+13 2h-9 37i+12 1bp+6 bzf+6 6x-12 26v+8 d24-9 10i+12 4ov-7 2u3-16 bmo-7 42s+10 dx-9 4sj-18 ggj-8 ejg-7 uu+13 cv8-12 mc+8 j5-10 guu-12 cu-9
3fi+10 7sg-13 1sf+8 1yo+8 3eh-11 2z9-12 x0-7 8ar+6 6zr-18 amj-9 3ec+6 1gq-5 455+19 ec3+9 g6-9 5lm+8 5m7-5 5xz-9 uc+4 ci0+10 1al-14 3su-11 vm+7 qo-6 3d5-9
c6d-9 6c-11 6r-6 5cr-11 6sh-8 4vr+11 7gh+8 53p-10 2cq+10 536-11 1wj+13 6b-7 38v-8 7es+10 2f3-5 a93-26 8nr-12 31h+16 b1+12 tx-13 lq-7 4x8-12 gm5+9 7zv+6 24r-14
eh7+11 1ti-10 8mk-8 af+8 f16+7 58h-7 2ya-9 1j4-8 4j-10 7p9-5 1d7+6 4wc-19 bc1+10 1hs-10 34l-16 ob+14 6ue-9 4o9+14 580+10 20x-13 2xc+17 66k+10 jdf-8 55h+7
4j9-7 czg-11 hl+8 4m-8 bhw-17 3aq+9 cbn-16 78z+11 25-9 ea-9 2cs+17 1ar-16 h7f+11 1cd+8 3vj-11 48y-19 8p+11 8ji+10 1b8-10 akq-12 3sd-8 29g-6 16o-11 1nw+9 1fm+7
8x+11 1d9+10 1cf-8 cjt+11 e4i+9 4gd+8 3rn+18 2xc-8 pa-11 36j+6 24k-13 ju+15 dde-8 3ty-9 34r+11 3n1+4 ceu+9 4n9+9 9qf+10 v31+9 1yu+8 d25-9 2lv-12 7xw+9 d71-15
4t4+14 27c-12 68n+10 c7c-10 42p-5 5os+20 2kd-9 cpm+5 9d3-8 4g4-8 61u-7 3d7+12 b9o+10 h79+6 614-15 7xu-9 12p+16 40t+9 8j-8 11pr-15 7bh-7 54w+14 ao+10 12o-6
562+16 d2p+10 5cm-6 4tk+11 1j-18 2jq+9 bc+18 c4n+9 3gk+11 1p6+13 4hf+11 1a2+8 zw+12 76m+19 8rc-14 39d+5 4qx-23 44f-14 a2+10 4sa-8 15n-10 3a9-6 1ly-13 ci6+9
7ey+11 1ga-10 38k-8 13l-18 1os+11 9jd+8 14k-10 3i5-11 5c6+13 a90+9 6br+8 3d0-9 1p1-12 4hq+9 53e+11 4ty+16 13y-7 5y1-7 370+13 7kr+13 a44-8 8wb+8 tg+14 mf-9
t87+18 5yc+8 4p2-9 1ed+9 327+8 2op+16 521+7 39t-12 dz-8 c96-12 zp+12 599+13 4da+14 egm-9 8zr-8 a3r-16 ich-16 j3d+9 2kt+6 sb1+9 ci3-7 4f7+14 2zg-4 84o+7 1dt-8
m0w+7 1kb+8 1dd-10 5ad-18 amc+6 703+8 22n-12 b7d-9 483-15 jl6-13 826-17 3qn-8 1e2-12 cy-11 6jv+11 3hf-6 8i-9 27r+12 49u-9 kvs+8 1cb+21 1e3+6 qn6-5 gl-13
53m+14 3p+11 mb-18 civ+15 2l8-11 2zg+9 6tr-9 2mt-10 17o+7 1b2+10 1jq-9 1jn+6 1jk+7 dqz-10 1s5-6 d33+7 3cp-2 5ul-11 28i-12 5ir+7 2r1-11 6m1-13 ib-12 qy6+19
2us-15 1o+7 a9y-8 5hf+7 2jv-16 fap+16 tm-12 6n6-12 288-8 6af+16 s6-7 bxq+10 8me+9 ky6+9 c3d+9 i8y-4 wr-7 3l7+11 17l-10 6c9-12 686-10 4r+9 7f1+10 kcv-8 byr-13
33x-8 4cd+7 qu-11 3bh+21 49u-10 7n-11 5ms+9 iej+10 1da+9 2u2-8 4hx+8 bhi-9 huv-7 2q-8 w-13 59c+11 bb-11 3b8-12 oh-4 4c5+10 1b6+11 5sp+8 i2+6 7lb+9 4i8+8
3qo-10 3iy+11 e6q-12 40t-7 cyx-7 9lh-17 1vt+7 pc+5 6jq+8 1af+7 zn+15 94o-8 ked+8 383+7 dty+11 5ea+12 2f7-9 514-10 zf-6 lg5+8 305+14 1ms-7 na3+10 787+8 83x-10
8gq-8 5k1+12 9by-7 j4d-8 19v+11 2uc+6 1j0-7 2lc-14 5ur+5 b95-9 lm9-8 6ur+9 145-8 86d-13 4pl-6 2nu-9 eng+8 f5e-7 1zg+12 gn7-14 b5s-9 6gl-9 7k8-7 31j-7 544-8
wo-8 c2a-7 j95-10 3kt-10 2jm+8 8ke-13 ey+6 1j3+8 aki+6 c1y+1 d2q-10 2fu-10 8zq+9 vd+17 bo6+10 5if-12 2q0-11 ha2-10 e37+13 7ns-8 e8+12 79n-6 457-11 k8+4 5rv-9
pe-6 g8-13 65w+6 9js+8 3i8+8 1hj+6 5bm+8 627+15 jc-8 1rz+15 9cv+11 2k8-20 v9-15 35m-9 7vo-7 9lo-11 2sn-13 jzy+10 402-11 c3-7 9w+9 422-7 1ox+8 ce3-12 19w-8
3x5+15 qf+11 n9+18 8np-8 94t-10 12g-9 wj-16 5dr-9 3h5+10 28q-20 5ns+6 em-7 6u+9 778-6 uv-14 48h-13 2xy-7 5c-6 4b6-12 106-10 7zv-6 1q7+9 7np+8 6ix-8 427-14
4vl+14 p9s-10 710+5 he+10 3aw+12 71n-15 b6o-13 ia4-8 3xv-10 btv+8 2tx+7 gp4-6 3f8-9 44t+10 34u-7 5z9+6 10q+8 216+11 xj-10 1rr+9 4zw-7 58c+10 20u+7 o3+12
a5s+11 gs5+7 3j4-10 2im-11 401+13 3an+9 2jx+14 kz+12 4ri+10 7v4+8 3t4-5 4pt-10 28d-11 vr+7 p14+11 219-11 4j-9 8h+7 1od-11 a74+5 653-6 7d5+15 cy-15 1ed-10
6r+12 3jk-9 92l+11 vu1+9 78u-14 n-8 vd-7 eza+12 2c9+7 byq-8 4v2-7 3lq-7 bbc-9 51d+7 8pt-8 4eo+6 364+4 1nz+9 olw-23 5yb-11 8ap+10 7lf-21 7ot+16 bqb-8 3i1-6
2o5-15 43u-7 13u+8 6b6-8 j8u+11 ayy-8 27h-9 2q5+7 46n+15 hz-10 ya-9 ach-10 ba4+10 5ut-12 2jd-8 8rj-6 1k3+10 f52+7 69g+6 8g7+4 4e0-6 yh+10 2gy-11 flx-8 ey+8
lpy+8 up-15 3ml+7 2rf+12 826-9 95y+6 7of-9 10z-9 bka-8 3bm-9 c8i-7 4w5-7 3ki-11 eg-9 5g1+13 30q-10 8s-9 1q4+13 c3+15 64m+12 2d6+14 5k8+10 5j1+8 5vo+12 5ol+8
qf+7 cw3-12 2e9-7 55i+14 n5+10 10d-9 dr+10 32c-13 4sl+12 4dl-6 5o3+21 45q+13 jg9-8 33k-10 65m-6 794-13 mg+11 8v2-11 h82+12 iav-13 r9-12 2w7+9 7an+8 3l2+6
3w2+17 9xq-12 3k9-7 553+7 2r-7 24l+7 1pv+11 b3+8 74m-5 11au-13 9ih-13 290-9 2tw-6 3sn+4 ol-7 6e5-12 3n8+8 e7i+7 3gu-10 12u+14 541-6 a12+16 8h-10 1l+7 18w-9
4l-10 1yv-8 3t5+21 31d+9 6w5-9 1w8-13 72e+10 65w-8 aik+9 5mt-7 5gu-7 6r8+8 1bx-7 5fh+12 1b3+9 2va-14 5p3+10 7db+11 i9z+10 4oo+9 x-12 24x-8 1yh-10 5d9+6 aso+9
21w+11 ezx+8 844+8 6y3-10 1e8-11 516-15 iak+11 tb+8 ol+9 9yb+8 5mz-8 9xk-16 mlm-11 55n-8 h3-9 1gf-15 ns4-10 tm+3 2b6+10 3e2-6 fvw-2 3jh+13 3pz+16 fkd-11
2km+10 hfw-8 16-13 br+17 bpw-13 9pg+14 26c+12 75o+9 4hp+8 q9+8 3ms-11 9nf+11 4az+6 gtv-9 1kh+10 62v-13 2x6-7 14u-12 hi-6 5s2-10 2uh-12 ia5-12 gms+7 b0k+11
d79+7 569-15 1sd-10 1yg+14 7ih-11 2i4+5 sqz-7 2qs-10 sp+8 14e+5 bf+8 g4s+12 83j-11 2nd+12 3nj-14 8ma+12 2dt-9 4y+9 9ba-11 8e2-11 rc+8 10d-8 r0+14 5ep+8 77i+14
7ej+8 9rw-13 642-14 axl-7 6pm+5 h3i-8 1b7+15 5ew+6 zb+7 41q+5 azl+9 8ki-7 k0o-9 19x-11 9j1+5 9uj-11 9ab-9 3oi+6 79j+10 6ds-7 6z1-9 2so+11 dav-8 3sc-9 5eo-8
7k7+10 6qj-13 1eu-11 ly+8 cgn-10 7gh+6 3a9+6 b-10 19a-8 1n2-15 4z0+11 10e-8 1vu-12 49n-11 1fsy-15 9fh+13 bu+10 1so-16 34t-10 1i-10 43a-13 d9+14 2vt-6 2uz-13
2g8-7 597-8 dbp-8 y-7 q9+9 8kh-12 t9+13 1lf-13 y8+7 2gd+8 516+7 d8+9 bdt-12 3a8-7 2oz-15 as9+10 19-8 kb6+6 2fb+7 3ry+10 h0-8 1js-9 891+17 5ok-10 1et-7 2l8+12
3sl+7 bur-13 7zg+9 77o-13 2i0-17 2nj+9 4rh-14 bqe-19 vq-8 2s9+8 2ba+12 48f+14 2ac+15 4yh-10 1vn-7 1gq-5 2zn+10 2gn-12 22b+9 614+8 agf+16 5nn+11 tuu+13 b6x-15
9yh+9 8cc+10 qe+29 f8y-9 5z-10 3cr+9 4w1+7 dmv-5 2q9+7 7gy-10 8az+9 9g6-15 91r-10 3j8+14 2k0-6 job-12 4su+9 90b-7 3b+5 3ju+6 e6-10 29r-12 6zy-10 jm+13 45o+9
87t+11 5m0-15 74n+7 td7+7 23f-8 8s4-12 6qe-34 30q+8 3c6+11 9n9-9 6ie-11 3fc-4 34f-8 3sb-10 a2a-7 6nt-8 8dr-8 nm+11 4qs+6 dol+10 2ig+11 36c-7 9cm-5 e3y+9 4kt+6
d6i+4 701+7 dv-10 me8-12 7g1+14 408+8 al-9 4oz-9 omr+7 k0+8 1ng-8 sd+13 75h+7 3fn+9 2q8-9 1o8+9 3kz+14 2cn+10 yq-5 kjs+8 15r+8 ehw-9 de+9 dq+10 5yc-7 3mg+9
1if+9 1e2+6 bw5-6 289-9 ym-8 16e+7 12t-11 wf-8 1z2+12 a6f+24 bim+7 ezk+10 jjg-11 atf+11 lh-11 4pw+7 23z-7 5os-9 5xx-7 2xy-18 3yu-13 58f+8 bx-11 5mi+8 avt-8
3wb-6 52k+11 db-10 790-9 8d+8 7d+8 5dn-12 iq3+11 80g-7 6ys+8 1lb+8 6jh-12 67c-6 4t3+11 8f4-8 3r6+8 3fx+13 5r-9 ry+11 25q-14 abz+8 4sv+8 47r-11 4zg-13 eky+9
3qn-9 eqv-8 1vm-8 12i-16 5wo+5 2rw-7 212+7 5hf-7 53l-10 e5k+8 2js+8 79f+11 dj+9 32q-7 6ql-6 131z+9 9fx+8 i93-10 1sa+11 8et-10 7gp+7 1ra+8 7se+13 7ng-6 aah-17
346-13 3mx+16 iz-10 fnn+9 lqx-9 3rz+6 aon-8 3zg-8 3ao+12 9j9-15 54d-10 1mg-14 31x-14 m1+10 djh-13 ef5+10 emz-9 27o+6 3xw+7 cq9+18 7jl+8 eyd-10 6ke+9 37b+8
18i+12 a31+7 1oa+24 7xa+14 4k8-10 ah+10 2lm+8 4k5+11 bcv+12 7e+14 ot2+8 3bm+16 21-6 39j-12 cs-11 1fg+7 1bl-7 4me-16 8b9-7 2io-20 13o-14 2m7+14 gol-6 6gj+9
5w6+7 3i5-10 qz+11 z20-5 9d-10 ncz-8 78j+7 6fa+10 liq-8 17u-9 30h+11 817-9 2ci+9 y9-7 37x-4 296-6 136-10 4yq+3 24s-18 5l-8 ajb-7 2lz+8 4g-14 nw+10 45+6 54g-18
89w-11 dx+5 3wy+14 2gi+5 8dq+12 6b-7 jcg-8 4mf+8 e4+9 49a-11 5cm-18 33n+8 41p-12 6zk-17 67t+5 2c4+11 1bh4-11 3sg+10 7vc-17 9uc+7 qi-15 68g-12 1f9-10 hu1+10
bgj-9 bv+8 ass-7 f8+12 5vk+14 d36+16 z1-18 lv0-14 2lg+8 fba-11 aih+9 7p-16 3n6-8 dyi+7 alf-9 6sn+12 2x2+14 123-8 667-6 24h+12 2vl-6 wl-17 1u9+9 du-11 4w4+10
5l1+8 jbi+9 6ck+6 2jf+17 45-7 42f+8 bt+5 17x-8 tln+5 4xd-10 8yb+9 22t-8 5um+12 144+14 fb-8 pi-8 3t4-8 1bm-13 qi-8 m2t-9 4kx-7 2x5-10 qs+8 1ff-12 m-11 48c+16
15q+6 1cu+8 8zn-12 1wb-11 3wv-8 4f1+6 c3+7 275-9 1ao-13 6r9+10 go+10 6wo+10 2cq-14 8lg+9 6k-10 10t+8 d49+13 4zr-7 2ns+13 3j2-7 5u-5 thn-12 8s-9 1ch+8 7e5-8
pt+8 4fq-6 1sf-17 cus+9 5i7-13 1dw+9 33i-10 651-12 nd4+10 58e+6 o-8 376+5 46d-12 7h3+9 3cw+12 6xv-6 gh6-9 ct1-10 mjb+16 fw+9 12g+7 46c-8 87n+6 bju-10 3al-7
4in+14 34a+9 1en-10 3g2+11 a70+7 5wd-8 hne-9 dwm+12 2oz+9 7lr+5 3h9-8 7hl-14 27u-9 2cr+9 1wk-10 624+10 9ut+12 mjp-7 a20+15 chg-6 ca0-10 6yl+10 7k4+7 72z-7
3dg-10 38g+8 2x3-15 4x2-8 kwd+11 3vx-5 35g-11 cmm-10 33p+18 3ic-16 7ek+7 8jx-9 6pa+10 coe-8 3vc+9 2tr-10 ay6+10 2mo-12 5x8-13 1gp+13 4pu-13 bhc-8 2gz+8 70+12
76c+11 4v0+4 lhs+12 38m-8 3dn+5 29+9 187-17 1j5-11 4zt+10 t9-12 695+9 3nk+6 hn6+8 972-10 8mf-10 dut+7 5fd-10 1vf-12 23f+8 1d2+23 58v-7 2m2+7 8kr+9 8fi-9
c89-12 36t-11 dki+8 90r-8 yb+9 94o+8 dx9+11 264+10 iyz-11 5hh+12 67n-8 51g-10 ftg+11 cwx+6 3ox-5 6e+11 5kd-10 4d7+10 d4r+12 oz-9 y7+9 236-9 5p6+11 fkm+13
s2-11 5ht+8 48v-8 aa-8 2n7+7 moo-8 d2-9 4t4-8 1sz+6 f7p-8 2dl-4 4ql+13 1yj-8 lyt-8 524+11 3zo+13 bl0-9 566-10 7un-8 kt-15 1eo+10 8s+10 at5+6 6uo-19 5wh-12
7l-13 774-10 84w-8 13a-16 1rn-9 1gc+13 34i-7 lfe+7 e1l-9 7yg+8 9wy-7 7gh+6 9jo+6 9lp-8 31g+20 57+14 9zl+14 1dr-23 6s-6 49y-8 6ei-12 elx+13 1ho+14 fsz-6 8ev+8
62f+13 1x8-7 79k+9 ms1-8 6gy-15 1hg+10 4ew-12 3qg+8 6d6-9 2yh+11 2vz+6 dg1-6 3k5+11 2cm+17 4qi-7 5kq+8 3gp+11 6er-7 79n-11 a6a-9 5l8-9 b7+7 671-11 2d5-9 t1+14
euk+10 6us+17 1tt-12 ub+9 1o7-12 4mu-8 h91+10 n6+9 1pb-9 mc3+7 diu+5 eg-12 e7-15 105-13 3h5+9 5w0-10 1u+7 2rl+9 gd0+6 2n1-7 244-9 5ux+8 5og-9 5nz+9 uwl-7
3j7+11 gjk-11 3bj-11 ib0-6 49k-10 eq4-12 73+9 aez-11 4xh+12 9er+10 4yp+6 9e1+7 3ac+10 2ac+8 15q-9 667-10 aa7-7 g4v-11 gr9-10 bz+7 rv+8 6xa+10 hq+10 1s6+15
1lu-9 8zl+8 8a-11 fr8+13 22t-7 1iy+10 5x8-10 77+12 cua+14 nrv+10 5g7-9 kei-6 cht-9 6nq+9 8hs+11 7r3+10 hsp+8 26g+8 9kl+8 sfj+13 506-11 1ry-10 3nk+13 8hn+11
1yh+9 j2-9 3zf-11 8qc+8 5us-19 bk-11 9l4+16 3k8+6 lz3+8 a5-10 ich-12 1n1+13 131-4 4tr-10 nf-6 148+9 8hu-12 822+9 2s9-8 1xd+11 3w7-15 cgg-7 2he-11 6ez-7 23r+9
17a-11 5vg+10 9st-19 mpb+10 5c6-8 fcn+7 1ur-8 944+7 8u-15 lg5-8 1w1-13 33b-10 3kj-8 6wt-7 583-10 me-10 9g+13 8f8-10 6ig-11 5qu-8 1t9-7 709-26 3z-7 ns+8 4lr-8
tp-7 1s2+10 2xa-7 1sz+14 bq-13 815-8 4g7-18 3oo+11 acl-14 71y+8 1cf+9 7p9-14 3y8-13 48x+11 2ga-25 4zr-22 160+8 ek6+10 1x7-14 7j-11 acm-8 92u-16 22k+7 5n-18
eru-13 dab-8 31m-10 q0+16 9p1+8 6wf+11 227-10 vg+11 1j-10 42d+7 3bz+13 85b-7 3uj-13 5fr+8 1sv-10 6x3+10 1js+11 19v-7 5sn+9 eq-10 1le-5 34x+11 x8-12 3ex+17
oa-8 mg-11 2ay-10 bus-9 1f1+7 cn-9 7h-8 3ur+9 482+10 8q2+7 9xl+9 2pv+12 on-12 4n4+24 5hr+10 4wk+8 7xx+16 gmx-17 697+6 11w+15 ni-11 qx+11 8il+9 1vx+8 6fd-11
7j3-9 2if+8 95c-9 3o3+21 nqx-9 34t+9 pxy-8 5s1-10 a9c-11 67v-13 t81-9 9sh-9 vzm-10 4et-6 1wx+9 48k+11 8yp+14 1d4-8 16r-6 4up+13 1yy-7 3wo-27 2z-8 uj+12 ee+6
1o6+7 4hc-12 hv+8 c1x-9 9lk+8 571+10 1dd-13 7e1+8 2sy-16 e8f-7 5gy-10 45i+10 7q0+16 7st+9 co+10 ip+8 e4h-21 k5+9 f3+10 c9z-8 hb+5 1hck-9 3e4-15 fiz+9 68+20
c8-19 7oi+11 43v-12 46-9 gz+10 2yi-10 4vt+18 6xr-5 evz-15 7ul+9 r5t+7 e1h-11 w2+9 1k9-12 fbh-9 zl+11 5cr-10 18c-10 c8i+13 r7+9 4tc+10 518-12 752+5 ow+12 9oc+9
3fn-12 2aw+7 2lb+9 2p1-5 4it-19 bkq+7 2k5-19 6eg-9 25k-22 jw8+16 5fu-10 bad-9 f2m-11 jg-16 2v3-8 1o0-8 49q+12 euh-18 6xn+8 3f6-6 b4f-12 93c+9 f7g+8 f5b-6
148+8 22u+9 1mq-16 1dy+6 4jo-14 50z+16 6m5+10 2ni-11 2g2-9 5j7-7 cl9+9 esc-9 br+10 2sk-10 tx+18 31a-17 2oz-10 45k+7 baq+6 6dh-22 bqr+8 1mw-13 2qp-17 5xo+17
45w+14 b7a+11 18u+6 3zt+8 3k0-13 am0-8 2ub+14 69n+12 i3q-12 5tw-7 4ed+12 aa-19 2i7-8 89i-4 1sd-14 aqy+5 1pk+7 eh5-10 44h-12 ma-3 ws+7 8bw+8 dw2-12 8kl+8 6xa-7
3qr+8 3d9+37 pth+13 63y-11 l9j-10 7jc-4 6qb-9 3dy-8 6vu+12 7po+8 4kh-7 7b9-15 276-10 huj+10 c0k-9 gq9-9 4a3-13 2gc+5 5ph-9 4rs+11 hol-8 1sv-12 560-11 1n7-15
30u-8 7ti-13 74r+19 688+6 4ub+19 1ie+15 2po+9 clf-10 6c3+7 1g7+8 2uk+10 7wu-9 75y-22 is2+9 1s0-14 6dr+9 4gv+15 50g+11 2w5-8 8ql+13 436+6 6c0+11 mlu-8 emd+15
1bi-10 oaf-23 26m-7 746-7 2q-8 1yi-10 86u+10 3jd-8 70-9 4s9+8 8h6+5 48s+11 3y9+9 2p9+8 557-14 o-8 2z2-14 4q7+12 am2-8 974+10 2r5-8 998-11 1id+13 6d7+4 2po-7
1i1-14 a09-8 38w+9 4yw+1 7rx+11 79h-8 3k3-11 4r4+8 8ae-11 yd+13 dw+9 51z+12 4i+9 2w7-6 x4+12 1ti-6 1de-10 rz-11 5ua-6 eb-8 3mx-13 5je-11 dy-6 d2w+9 6sh-10
7cb+18 8zt-7 lm+9 iad+15 a0b-19 2c3+11 1d6-13 262-8 4u6+10 en-12 2lo+6 a4w+12 a0r+8 ef6-8 2gy+9 3po+11 cb-12 i71+10 7h7-15 t4-10 9ym-14 21t+9 1gw-8 2hz-10
6o+6 7u6-12 3x1-7 40v+13 3kj-7 8v5-9 cu3+15 l5j-10 1mj-10 4x6+9 a3i-7 2l5-10 7cf+8 4cd+8 9sp-13 jq5-11 52n-12 4zd+16 bzf+8 gkf+9 2im-9 f18+8 3vs-21 34v-6 d8-8
178+7 8cz-9 9li+7 8bq+9 sc-13 9fs-6 133+6 3t2+15 1es+7 bsb+8 575-8 5jr+8 6e7-10 1nw+7 2z6+7 sr-8 2pu+8 214+14 e3f+10 67y+11 23x-7 7ex-8 41e-13 6ko+4 48n-10
3yl+11 7n+12 1s0+9 4j3+9 vt-3 3ms-14 63q+8 3ht-8 30k+9 5c5-5 5mw-7 ae+8 10t+7 5a2-12 5lb-14 6lt-9 qg-10 4ih-8 2ma+7 88t+7 mq-12 2yx+7 1a+7 vs-10 2ll+6 46w+11
q6j-8 1o8+6 1kw+9 5zk-15 a3e-8 12a-7 p9m+18 9be+8 25v-12 7u8-11 6t9+11 356-13 bgw+9 pv+7 3te+10 1ms-10 i8-10 370-11 2q4-7 845+7 2dw+11 y8+8 cfd+7 6a4+10 8yx-8
1nu-13 3re-8 1034-10 6j+5 4go-9 az7+13 r7-11 7dg-9 i2m+17 1rs+14 ie+10 4gk-8 5g1-10 5ia-7 d5r-12 hdu-7 4t+6 4lz-19 f1-14 1pn-11 3ws-8 7x0-10 eja+5 xs-14 x6-7
2i8-10 2l6+16 gl6-9 19v+5 c8+10 2ox-19 abr+10 1z2-11 95+10 3hd-6 36o-8 ed+12 1zj+17 43o+14 6nf+7 9cb+9 cru-14 2we+8 4g0+7 an4-7 h5+9 9vj-7 5jh+7 57n-14 bwa+10
3qa+10 6i0+10 nk+13 1uk+7 x6-16 5in-29 400-17 2gr-10 kh2-7 36v-10 anl+13 2yc+9 39u-9 11z+14 2gu+8 1tg+7 3j9-6 50j-9 cav+8 272+4 jm-10 4b+14 53a+10 d7u-7 4ju-5
ea5+10 15+13 jdu+8 4lj+7 xr-10 39u-9 8vk+8 56b+6 58e+6 2s1-13 ch6+9 586-8 cic-7 3mz-12 72l+10 6zm-10 6yt+15 37j+5 2xg-17 u6-12 2c6+9 1yz+13 2m+9 oix+14 3on+14
1v6+10 3vd+9 10e+8 2xl-11 5u7+9 la4-8 1w+12 evw-12 4jg-21 1oj-9 3ms-9 2p9-8 fp+9 15e-5 1pj+9 xc+10 4up-11 1i6-12 78s+9 89b-11 6in-10 f8q+8 4nq+4 18j-13 d4y-7
6wz-12 c6l-6 4wz-13 8dn+7 135-11 q8-11 1pr-12 vh2-16 5dy+8 f2-12 580-10 16j-10 2sn-10 b52-9 3pw+14 deg+11 5sw+9 6wy+9 4q7+7 451-12 44i-10 4cw+8 6ln+11 1gq+7
3tv+7 1m7-15 194+9 ajt-8 38j+9 1jv+8 3go-9 44b+7 919+9 2pv+9 96-12 1ba-7 qpf+8 4dn+7 51e+10 dra-7 bzm-17 sj-15 ef+14 2l0-7 5o8+11 jzb+9 zw+13 66z-11 6ro-15
3u4-6 go8-8 6pq-10 3zj+6 pr+8 1ny-14 rf0-7 f3e+8 5qg-8 byz+7 4t-9 1zj+6 6j7+7 fh7+7 425+9 7xe-8 239+9 7n9+12 65w-5 av+11 5en-11 9vm-9 5iw-9 aot-4 1i0-5 43q+8
am7+8 1gh+10 aau+15 1x3-17 48g+14 gm4-8 31e-18 4xq-15 7bu-10 fk0-9 5t6-11 l8s-16 ac-6 wb-4 1jm+8 2mp-9 1ls+10 29x-9 2dq+8 2es+9 bk-7 33d+9 jnv-21 5ku+7 51f-8
dcs+16 18b+9 f49+8 4ns+12 7tx-6 3er-8 5sg-9 1c5-11 4j2-7 5g1+11 7ue+9 44q+10 1w3+7 4li-11 8g+16 84o-6 57r-11 16-9 2zo-11 xh+13 1cs-10 asi-8 3xi-12 9pu+8 7t8-6
3uh-9 2nn+11 a2k+5 21p+8 31v+8 3nu+10 54h+10 gp4+12 gi+8 31f+18 97l-13 324+10 12j+14 7o0+10 6oi-8 4om+8 1y1+10 1yo+14 7t1+7 fxq-28 kn-9 4z4+13 efw+6 6sw+8
huq+13 9ll-7 84n+10 2zf+8 2lv-13 ra5-10 dt-9 23v-7 c64-9 6r7-10 3h2-8 2uy-11 2tk+10 wa+12 3db-11 651+10 1ts-8 1jg-12 381-7 9nf-8 1ey-25 acf+12 2pn-8 1c4+10
aau-8 3yt+9 fl1+5 125-14 aed-9 2wy+7 dsq+11 67d+8 6nc-11 82g-9 w9-10 34e-12 37m-16 24r+13 m4-8 g6w+10 3hj+7 1ip+4 4fr-4 1mp-7 e2y-14 8as-9 3ik-10 16f-11 agd-6
1kz-8 8u+8 1u5-10 3qd+8 3zv+14 3lf-6 13j-19 3ai+13 1ga-16 1vr-8 tz2+9 1pr-13 2qv+7 lyn-8 i4k-15 3hy-14 93+8 qm6-7 3j6+7 hc4+8 70+9 3oj-7 bb5+7 9fh+7 1kt+8
7pz+14 xyo-9 ui0-12 52t+10 98h+11 1bu-8 zf+11 3wy+8 1t1-7 1ts+6 5qp+8 l3x-9 1qo+10 2wa+10 6wc-10 5j4-16 9ie+11 4tp+8 28k-7 9an-8 9f6-9 1gm+17 ig3+8 5x7+9
4e7-7 bpp-9 7ew-6 a3n-8 8o+11 2v2+11 578+9 5i4+7 1qm+17 2j8+12 sz-12 6od-18 85b+12 1pr+10 c3a-10 yq+9 6ew+9 476-13 2k7-10 1ke-33 3np+13 d3-19 e4d+5 20l+9 5w+9
3r4+16 7qc+6 3va-13 ev-10 5mu+14 35m+7 2lr+9 6zp+8 wk-9 h25+8 6ts+16 2oq-14 dv-9 1j4-17 fn-7 p0-12 g89-16 b9r-9 1nh+9 a4+11 9fh-11 rk1+11 9sy+7 2a0-17 1jl+6
9x0+7 ae8-11 25v-9 97e-11 g4+8 2tr+10 2k6-9 2nk-11 n7+8 dd+9 699-10 1i0-11 1xk-11 cu5-7 3kb-5 4ix-6 8j7+9 lkr+7 20b+14 cw9+9 5he+12 vr-15 5nm-11 mlo+10 8sb-11
3nt+11 6mq-8 3ez-24 b8u+13 52r+10 1uh+9 4q4-17 3wh-13 ro-11 23e-9 1bx-9 5dd-8 gg+13 bmo+8 48p+11 1y1-11 6cy+19 7m8+6 3ex+17 23a-7 62c+7 1w9-7 469+8 12ti-8
3f6+7 arg+7 2w5-11 67q+14 bzr+8 8bh-6 1k6-9 r8-16 40k-10 3ts-9 z4-9 dr3+9 6qr-10 407-10 2du-11 lm-10 5je-9 qv-10 8f7-8 3z2+7 851-11 2so-10 8b7+10 qp+8 d7u+8
76r-11 2hr-10 8hz+11 3b6-7 1lt-11 18r-8 44u-9 arq+7 e3d-6 1p+9 59h-9 2r8+10 7cl+12 15j-7 byb-10 23p+10 177-21 r6-12 50v+8 28h+14 83g-11 e1w+9 7m+11 8wf+13
2it+11 q5-6 ok-9 2wh-8 5ck-11 1o3-11 3ea-15 im+5 66y+11 ach-14 192-8 42n-18 4r2+9 3sn+14 18y-9 4co+5 122-14 1xb-13 28q-14 4rv+6 15q-9 5tg+10 3o8-9 2os-10
2b2-8 b7+13 1bl-12 2w5-10 3fz-19 1bo-10 f83+7 9qx-8 4iv-13 15h-13 11b-8 357+12 1ye+12 1z2-8 7ow+10 4rp+11 5i9-7 1t8+13 6i8-12 3k6+13 5u6+6 195+9 6ki-12 3gy+10
13j+10 5c3-11 7q0+12 e1q-11 uwp+8 7cf-10 46y-7 74f+17 9fb-8 8yl-9 d5-10 2sq+12 196-13 it+17 1to+7 4zu-9 9zy+9 azj-15 iqd+11 eas-10 195+8 6ou+9 pl-9 dgn-9
uzr-8 cq-7 3tp-6 kop+7 4nz-6 4dn+9 3ee+8 2fa+12 1t+6 g0h+8 13b+9 4ua-11 1rw-9 32i-8 ef+10 g2+12 1fl-10 2cm+6 1so+16 nr9-4 cx-12 4h4-10 3sd-7 2vq-5 n4d-13
19v-11 eqc-9 jtd-8 zq+10 6ld-15 8yo+13 9dz+13 4qz+11 bnv+11 33v+14 gn+16 39m-13 f6+10 5bc+9 82o-12 bfx+7 1dw+7 2nw+11 29q+7 akj+7 7su+13 7ur-8 7uj-14 dk-11
dpl+7 8xe+4 ax3+8 g6e+12 19f-13 3sp-9 pm7+9 4wz-9 1so-7 9du-15 m1+9 ijm-7 dhw-12 4e7-13 1qu+7 ig0+9 cv-6 52d+10 93k-8 a2e+6 33l-10 b78-12 m6j+9 443-15 93i-15
l5-8 1vm-17 23g-10 28s-7 gw-8 2rd+15 cw+8 amw+6 4ki-9 3x+5 3zb+9 6o8-8 5do-17 6f6-13 9n-8 ctp-14 25q+13 a8m+9 2xn+12 4y+10 zu-14 2ew+10 60e-9 ld7+11 65v+9
6ld-17 fli-10 avz+7 809+18 crr-10 v8-8 227+16 dam+9 x1-10 1lw-11 2fa-9 2id-19 3dw-12 2t6+5 7qv-13 ap8-16 40z+10 18y+7 1ev-9 4k9-14 c90+7 148j+6 hx4-7 act-11
8bk-9 8l0-8 b1s+7 yx-8 2yj+4 4kp-10 a8j-8 e13-12 1u5-13 8as+11 6ih-3 42v-8 1pn+9 k32+11 gcs+9 bqf+18 9n9+13 6fu-13 9ua-13 th-8 3vk+9 4cz+8 6hg-10 6x2+8 ci+10
1hj-8 m94+10 349-10 97l+10 6mg-7 sa-10 iva-8 5jh+13 gsx-8 76x-8 3h-15 9bi-12 ii+8 3um+11 41x+13 1un+8 xx-13 ef2-11 4ld+11 77y-9 12j-9 100+10 6zx-21 7fu-7
75y+5 725-7 izz-9 644+9 106+7 2ef+9 13d-8 2xb-12 68x-12 aeq-10 4zs+14 b7u-9 6vp-8 2y5-11 4za-7 bca-11 d1v-7 3x6-17 3vc+11 3qu+8 h1-14 6ii-8 8ux-9 8ph-6 3v0+9
ajr+9 6iv-17 4zj-22 dho-9 3b9-9 8b-7 1ww-12 ai9-15 2ar+10 e7n-16 c6l-10 2ni+8 7pp-8 2ig-11 3cy+10 add+10 40-12 12+13 jf0-5 b45-13 l1+9 3c3-7 1og-8 1hp-13
5t7+11 17b+12 yi-6 1mx-12 1q6-11 2kl+9 13-11 qy+10 1kp-23 2d1+12 1fj+12 wh-9 aln-7 2f7+8 mm-14 1k0-10 1qn+12 zz-9 9t1+16 xf+13 bqa+18 8vw-14 7i8+7 1ex+11
7z2+13 3l0-11 1lb-15 1hl-11 37u-12 1sf-8 3xl-10 eyu+8 5i5-7 fcs-8 4bj+7 40j+9 2tk-11 1ak-9 14a+18 2jr+5 cwk+6 5mi+14 2c9+10 g65-8 9z-11 36m+9 32s+10 7r9+11
g9d-7 75o+7 3xv-11 1wb-7 2jj+7 32m+7 a1m+16 wt-7 2zm-7 4vz-14 2lb-9 hf8-7 xf+8 6hg+12 dd2-9 eu2-5 2de-8 3l6+8 u5+6 aph+10 97i+15 es-15 au7-9 94-9 4us-9 7dp-8
2cl+10 b58-9 2gt+11 23v-12 3fa+8 1w3-9 53m-9 64s-10 2fr+7 4t+10 35-6 1e+8 33z+10 org-16 fn9+9 pd-15 5cp+10 1pk-13 f9-9 1iq+7 60l-9 7c8+12 4u3-9 7zh+8 5ka-12
9rv+9 2f5-7 r5-13 33n+11 bvo-12 5q-9 3mh-3 5m6-12 3ke-9 du0-15 2fv+9 ain+4 7lp-8 4d6-15 awa+9 71t-6 bmu-11 n1d-8 2rq+8 5gm+12 jb7-9 33m-13 f8i-11 1e6-8 70f+11
hje-11 57-9 fzb-8 383+7 10m4+10 1x5+11 4rs+8 io8-9 7d7+17 9x7-11 39q+6 2qa+9 3r2-8 9j-10 41q+7 2cd+10 262+8 1wv-12 ok+8 471-8 ef2+9 bbj-9 4b2+6 gjq-28 30b+12
8y3+8 k2j-10 2ou-11 hu-6 14p-23 avl-10 3ef+8 1bu-7 6x2+6 6g+12 oi+10 4pq-5 2i5-12 ph-9 pt-10 1zx+10 3e2-11 4hb-7 7m1+19 51g+7 i8-7 3ub+7 3l2+11 cvn-10 3fj-10
g17+16 2o5-26 67v-9 3s0-19 d6e+9 2fl-10 5y0-7 d4k-7 cn+11 j-8 1we-16 9j4-9 1h1-9 4kn-14 1kg+9 pl-9 4cb-4 25o+12 439-7 dxb-8 3cw+7 5mp+9 4tw+8 2gg-13 66u+6
6ti-7 1mw-7 91j-10 2qk-7 6iq-8 j40+9 67a-20 596+7 2mr+15 1t6+9 2fw-8 1h3+3 ru+10 89t+8 30f+10 8sm-7 amj-12 c6f-9 1qw+16 5y+11 3ie+15 8zh+6 5e0+14 21q-9 8jv-11
fu5+9 3lj-9 46n-9 7sv-6 2qq-20 nhv-9 20v+9 yh-11 v5x-11 8fq+10 58x+6 ory+13 3n+13 1i8+17 1m2-8 8ic-9 207+15 5js-5 1dc+9 3dq+10 8f-8 3-14 47h-18 1s9+11 yu-7
aad-12 o8-12 5d8+11 4an+8 7ag+10 8nn-22 43s-8 9ar+3 lk+6 3jt-10 4br+8 4mp+9 5l-9 rj+12 2xs-11 559-14 507-9 ckv+10 61x+13 5uw+7 1xf+17 k17-7 9f+5 1da+3 7b4-17
b7r-21 88n-10 1ic-7 6x9+7 5ls-7 1q5-16 3n9+10 4ar+12 7ok-9 3a4+12 46w-16 79f-25 2me+13 v13+9 5zv+9 yi+6 97-9 35n+13 kfw+8 igk+17 7zq-11 4uk-7 hv+9 6i9-15
9xk-12 5xl-10 4bp+10 1x1+17 1tc+12 di9-8 2yc-11 4f2+8 2hd-9 fn+7 3g7-9 23u+14 7uc-10 egh-10 4u8-9 75p+7 1dl-5 13w-6 m5-8 bct+18 407-7 g7g+15 1pc-9 446+8
1cz+14 r2-8 1jy+11 27t-6 76f-7 54p-7 5mc-12 eed+8 59l-7 1sw+9 4gk-19 7gh+7 4te-13 3my+15 91j-14 2sv-11 1tw+7 6m2-12 7qx-5 wl+9 cne+11 wv+13 klo+9 2ww+8 gnl+7
bi5+11 gs4+10 lhs-18 1e9+9 6y1-10 5c1-8 cf7-26 cj5-8 5i2-8 356-7 irk+11 2u1+11 6ea-10 axy+10 25+7 131-8 7rk+17 385+6 1qf-11 5mv+15 6b6+7 1ml+9 e1l-9 gmu+10
1e7+11 14+7 432+9 5yx+12 894+7 zm-10 nt8-7 4xc+8 6so+13 4u-16 1v9+11 1in+6 823-24 7k8-6 gie-7 3nq+13 des+7 1qh+7 4sm+9 3rs-9 23r-20 gs+5 2f3-6 5th+13 123-8
6as+9 5b+5 zea-12 5kz-16 2u8-7 1ge-14 1m5-6 3cq-9 4tg-8 1b0-8 2ul+14 499+7 156+10 213-11 34t+6 fpj+16 7dr+9 ba-6 im+7 8ub+15 e74+12 axw-8 1tk-10 2ye-15 6j9+8
8uh+12 pc+13 adn+9 8i+16 m8-13 598+8 b0x+5 26i-10 610-8 1i8+6 33x+9 4tr-12 nhd+6 1r1+7 1y0+9 1a6+11 6xh-9 35u+11 vod-11 djo-8 nh2-13 brd+10 wb+13 7nt+8 1gs-10
8mq+7 48t-12 vk-12 2ul+12 3f2-12 42k-10 4rv-9 2tx-7 amf+7 1nw-13 eg4-9 1z3+11 1l7-8 9gr+7 52n+12 1is+13 9r2+8 im9+10 55l-8 ayi-10 53v-8 a3y-10 560-8 9ur+8
brq-7 2vg+10 8od-8 1rx+12 6ln-25 h7t-9 16o-13 byv+19 7j7-5 3r+10 8tg+10 h0k+8 um-8 92+9 9nd-12 8vs+6 3qw-11 a6z+7 aze-11 3of-11 6ya-7 3rn-8 7nh-7 5wa+10
1jf-12 u8-10 xv-8 c7b-12 t3-7 btx-8 cgm+7 4mg-11 10u+13 ekd-5 823+10 473-15 9f6+11 7x+11 d8+9 5vb-11 fi0-8 5yp-14 bh-8 5b5-10 ha-15 87+11 65t+8 hs3-7 88s+8
1j6+13 dv8+8 725-13 3ik-7 6j7-9 210-18 7h2+10 z4-9 3m6-7 y0-9 bod-7 3dq+9 a9a-6 4x3-9 40t-8 dhw-8 60m+11 5tm-10 2dx-7 8mr-8 9t3+9 act-37 1ip-12 2ql-11 hqz+6
ax-9 2uw+9 9sj+8 1uq-9 5qv-9 7tg+9 1k9-11 21c-12 jla-10 3v8+9 1yg+7 95x+12 1jc-9 3x6-9 5gp-18 186+9 1u2+11 vg-14 1ra+11 32c-10 22j-16 1si-3 480+10 22j+15
3hp-7 baq+21 a1q-18 1vd+11 2yc-18 4b5-8 am5-15 6lj-9 bv2-7 3of+9 ab1-13 kde+8 1ks-17 dgp+6 a6j+10 1p9-11 awi-9 268+10 by-12 2fx-11 2xt+12 1i0-7 83c-11 bys+10
diz+7 65x-9 1hb+6 66p-8 hw+7 5jf-9 xc-9 61w+8 vp+4 1c0-11 gq+13 6hm-7 7l-17 28o-8 6cg-8 bzc-9 4jv-9 ax+11 kwk-16 6o+7 bi+9 3e6-7 m6-11 1dh+8 65-7 2x7+10 66k-8
6wj+13 1u9+12 3oa-13 5b4-17 anc+7 dp-13 2ui+7 f3-7 8kt+19 7ae+11 8js-7 14yb+7 58h-8 js+5 1zf-8 5mh-10 4aj-7 9zx+10 1as+13 3qs-7 4z6-9 52d-12 4qj-8 1sb-10
5ju+7 271+5 136+11 3-10 8o5+7 gi7-1 6jj+10 bne-8 dck+5 24s-9 5uk-19 da7-11 49g-9 3lc-10 ijv-16 768+19 27j-6 3ju+6 h2r+15 4n8-17 1ya-13 427+7 6ij+9 73x-8 tu+8
3s0-11 3rk-12 2w+8 3uw+16 px-14 i23-8 5c9-10 85e-18 91u-7 2yc-8 352-5 4t1-9 31m+18 60o+7 7xd-11 16n-8 gn+9 2j7-6 c46+7 2q-15 8l2-13 3c3+9 1fk-13 5if-8 il-16
1f5-10 fd-7 19m-16 cpd+12 2xm+11 7rn-10 1wq+11 aaa+12 c0x-9 9a+10 50j-10 9ho-11 7wn-9 2eb+17 5yl-9 40e-9 4jj-9 5zv-9 5id+10 12t+9 1i1-13 3y8-8 2po-10 5f2+8
142-7 1mz+5 4l5-10 6f0+5 2lp-11 9li+12 hq6+9 9se-11 98s-11 8n1-9 lk+11 2hf+5 84+9 ch+7 4b4+9 1hb-6 3m8+12 1gk+14 11j-5 7va+14 585+11 c+11 23v+9 15e+8 lpw-9
6or+11 3w1+14 274+9 1to+8 1wl+8 4ss+14 a61+9 rrg+8 839+10 2yf+9 2w0-9 fm2+6 7kx-15 40t+10 2nj-9 c39+10 4fu-7 7gg-9 3xu-7 d5x+27 bg3-9 4uz+9 3ay-11 3a7-8
1o2-13 2p+8 sa1+9 3cz+10 a2q+7 5su-9 oq+8 62j-10 dei-15 3ee-11 gzp+9 1nj-13 4v4+7 1d5-8 gq+12 3ce-10 bz4+9 1o8+11 1l2+6 21q+7 575+9 4vf-8 1wm+18 6ql+9 9ny+12
12z-14 1za+9 17t-11 2tv-11 i5u+18 54g+19 wa-6 hik-2 gda+11 eck+12 6im+9 94n+11 abw+13 x4-14 bkq+8 310-5 ud+8 7cp-8 9wy+9 9ch+17 xc-11 iuk+11 4bp-8 ya+5 2t9-7
5g0-13 1gf-13 acw+8 9k2-12 1mo-11 a43-10 7yu-14 23-9 8y5-4 933+7 vbn-8 4wo+9 1nl-8 2m4+8 3to+15 8mm+8 44z-12 331+12 1r9+9 1da-13 1x1-14 48m-11 8nf+9 48f-24
722-9 4a-9 2vv-9 778-9 87y+14 c6q+12 mh-13 9f+9 c8w+8 4c7+10 b5f-6 f74+9 9gg-10 7o6+9 9ew-5 3qd+12 jvb-10 3to-7 5kn-7 exb-15 21i-11 ne-18 403+2 2vj+5 3bi-9
5ry-9 kc-8 1yj-17 25t-11 2x7-8 2g0-8 35m-14 3eu-8 sl+10 x7+7 fzw+13 jk4+10 3ao-12 11c+11 2x0-8 1ej-12 1vj-6 ug5-8 8zn-10 5f2+8 os+7 9pk+7 6o0-7 40g-6 2dv+9
32j-8 42l+9 4so+10 2ik+11 47n+11 4mr-14 8gc-11 p6-10 6r7+11 4i+17 2i0+8 cqz+8 2oc-10 2r8-6 4go-7 5a5-10 1g1-7 6j5-9 8ld-10 1oe-11 hg-13 rf+9 2wv-8 b00+10
6jy-10 ez+13 z8-9 nw2+8 2oq+6 1q-12 5m3-10 o0-7 9cy+10 2yr+15 6uo+9 3u9-12 83-9 4dl+22 5ch+11 29f+12 6br+5 2fr+6 7z+12 4br+10 qu-10 4ds+9 ag6-8 575-6 48a+9
z4+16 pf0+11 1ou+9 9ws+9 1il-13 6r3-8 43p-8 3rw-15 6p2-9 8we-12 5ft+6 ia5+9 sj+8 4xl-12 bf7-8 6gj+15 gou-12 7fz-11 hdo+8 kmp+7 3in-19 oll+10 7uh+8 n9-23
2u7-16 gx-7 43b+7 43v-17 fs+13 gbw-8 2nj-9 4rq-9 h3p+9 e2p-17 72k+7 5xz+14 dk-9 12r+7 cr3-7 809-8 736-14 6yv+17 2u0-8 a6r+12 48c+9 3jb+1 hcd-9 1q8+9 85v+10
lqa+15 7d2-8 3u6-5 6t4-15 79v-10 2as-9 3x7+6 3j5-12 888-7 5lj-13 e5-8 6d+8 6k6-9 3eg+10 wy4+8 jx+9 4hw+8 12h+7 kc+15 nm8-7 7zn+13 165+8 mof-10 c8d-14 5rw+14
h1o+8 6mi+9 7mh-17 3qi-14 5za-8 ihf+15 88e+8 ex-9 25-13 2yp-9 3h5-16 cl9-10 66r+19 1qc-14 6bz+12 amf-10 5lb-4 3pz-8 2jb+7 ef-7 3es-6 16r+8 13v-13 cs8+6 4zz-5
7a2-9 3gc+9 967+11 2dw+12 4m0+8 2y0-12 7gb+9 6kg-7 2lp+8 55b+10 162-8 4tz-7 4ji+7 9my-9 1qz-8 oi+11 8n1-11 2zt-7 3ii-12 j4-13 f8n-10 2e+9 yt-8 opl+11 6sq-13
27b+8 hs-10 6oc-9 k09-7 4ag-9 37h-18 bf+12 5g8-11 a0r+14 bnq-8 6hj+9 9dm-9 i1+7 7zt+11 1q-14 31y-12 3wn-7 2-7 5n1-6 7yi-8 1fb-9 wt-10 4pv+9 7f2+14 4pt-11
37y+9 24t-8 44a-16 7p2-13 ee+10 7pq-10 msq+18 2b2+8 6w5+8 g8f-8 dfy-16 c1x+10 388+12 8kk-8 f54+9 ma+9 3wh-14 4g3+13 8lo+9 12s+7 b5e-10 41+10 97q-6 10l-10
1ca2-8 9ap+20 ea3-14 kr5+13 qz-11 1md+6 jd+8 yi+5 161+15 wp-9 159a-6 99w-11 k5+10 3xp-8 5rp-14 2jc-10 2k3+10 46a+12 71i+6 5nz+9 5de+24 mx+16 ch2-11 156-16
3kh+15 6eq-10 9ga-7 cr-4 5a9-12 1fz-10 4dx+12 d8j+9 38a-8 f6+14 14b+10 qx-12 hsn-12 9ic+6 2t4-11 93x-6 30z-10 bij+11 2el+9 u+6 1re+7 yye+13 2i8-21 a2y-8 ye-13
3i+12 k+11 9ay-14 2by-7 ne+4 27a-6 23z+16 c75-8 2v1+9 bjv-9 cou+9 40a-9 21v-6 9f+7 3rd-7 9q4+10 8tw+10 2b8-10 9mo-9 342+7 9lz-6 7y9-19 3w5-7 p3+10 6bj+11
5hz+13 74h-16 13e-9 fz-15 39i-8 uh-7 8ao+10 4r+7 9i7-16 1uc+7 22g-14 am9-6 3sl-19 7be-13 nvb+12 bya+7 68u+13 xd-10 2gd+13 5o4-10 be5-10 1qx-10 1lh-11 29g+17
bpv+8 1vo-10 29v-7 5n1-14 a3w+7 1l8-11 5a4-11 dva-7 290+13 35y-8 5ql+15 3vk+8 24r+5 d0-9 2lo-13 1g5+17 73c-10 emd-9 5cx-7 igu+9 4dz+9 5sz+11 h8-12 3l1+7 34v+7
2bf+8 59d+9 3u7+3 43g-14 25j+7 gy+9 ajj+7 30g-11 837-9 237-11 12e-7 bh-12 4hj+18 50g+10 4hz-8 33r-11 t3z-13 4n6-9 ie+8 18q+9 1hy+7 1f8-12 5l1-9 1lq+11 2il-7
6hm-6 zj+8 ja+10 1c8-10 1a2z-8 11t+10 72m+8 o3-19 42x+11 3jp-10 4d9+8 bd+10 2p-18 aa2-6 3us-12 23y+3 62+7 6ki+12 b2u+12 5us+10 1ev+10 4t8+6 te+14 1x5-16 30v-9
1mr-11 923+15 27k+12 3e9-9 5wb+9 85-9 29o+14 rzs+7 5rm+11 6as+10 15e-9 64h+10 21c+6 182-17 20r+9 9z-11 ryw-11 6wv-9 66+7 gu-12 16-11 33t-13 3s2+7 2xm+8 4oj-7
4kz-7 6xc+10 1yj+12 34v+11 42m-12 4k-11 4hl+14 mx-8 2z9-8 1p2+8 5b8-12 xd-13 q6+8 c8-13 f01-9 50o-16 g28-7 5g9-6 5rj-8 3x+9 53n+12 25e-10 9ha-20 73s-7 6fr-7
7cd+9 8m+9 5hp-9 d+14 384+6 2vs+11 exf-11 ass+17 3bt-13 1f6-7 7r5-7 ze-10 f4-12 696+16 37t+13 w4r+11 2vn-10 41t+9 as0+7 8sk+17 cs+7 713-11 t1-14 159-17 3kn-12
54r-10 1ez+11 13r+9 1cu-8 sx+5 3wx+6 331+15 5y3-8 n6c+10 fwi-12 6ec+11 30a-8 1ro-14 mz-9 12it-7 a09-8 5ts+12 hi2+9 1tr+10 8ip+15 6nm-6 2xz-8 1lv+9 7ed+7
6lp+10 39a+10 6xf+8 se6+8 n7-10 2au-8 3jp-7 11p-12 a4y-9 ght-8 2rm-13 1056-23 9u5+8 64u-11 pui-7 54e-12 b8q-6 569+5 k09+9 1xa+16 aep+16 7aq+8 2j+8 4bi+6 1u5-9
2qx+9 zj-11 530-21 9w-9 100e-9 jlh-9 2mp-15 ga-12 43k-11 63+6 b5n+12 10u-10 evq-15 1e9+10 np+18 a2-8 5vg-11 bv7-6 8mv-9 s6-8 2hi+12 73y-16 2fw+7 qn+17 bxy+8
9e0-12 5gy-26 88b-12 2x-11 d77+9 3bq+10 1dt+9 5o5+7 wt+8 1m7-14 714+7 amy-14 38a-12 9f-8 2hl-9 8vq+14 182+8 7bj-10 6ul-8 439-7 45h+7 2z4+8 btm-10 253+9 sc-9
4y2-7 1wd+10 35a+10 d7-17 k4l+13 5sk+4 6f2-8 4bk-15 bcj-9 alv+14 26w-11 1at-8 5jf-10 kr+7 kc3-7 ir6-9 2hr-11 zc-8 4de-12 dzw-8 1ma+9 8r0+8 1lx+10 mt9-15 1jk+7
46u-8 42c+7 1g7-15 1nb+8 8vv-10 1au-6 6nw+13 1bl-6 b8-9 45k-5 39+6 5r-13 cq2-20 81i-9 2hv+10 bo4-13 com+11 8du+10 2nq+5 2vf+7 3gv+16 4t3+8 1hb+14 507-14 ako+7
dde-9 h4+6 9s8-11 933-14 2f-10 2gt+9 avw-4 7gz+12 109-6 6j-6 6te-13 57d-7 8y1-13 pz-5 417+9 4kz+9 2o2+6 1tm-9 gq+14 5g6-10 bjv+8 ovb-11 73a+11 2kb+11 5oi-11
9r-10 br-12 37k-12 96-6 25u-5 5lb-14 91r-8 au2+7 8qc-15 5l1-14 5c7+8 125+8 e6n-8 4q0-14 u2+11 606+7 mmk+10 8b6-9 60n-7 57k-10 18g-8 3vb-10 1yh-11 4op+7 207-11
czs-19 hyr-10 352+9 ck5+17 t5-8 3nl+9 3h2+15 1uu-3 26y-8 1cz+15 40j+12 1s0+5 16s-8 5zy+7 jw+9 jr2+10 5pr-13 jg-11 asi-13 yn+13 2m8+17 3qy-10 96y-9 1uo+10
32u-8 664+9 ab7-12 3bk+12 g+9 1ty+8 5v1+19 uu+10 7mo-7 55d+8 6t9-8 eih-11 2xo+10 1op+7 rfj-10 ch2-9 xz-10 ub-9 1ge+7 3jl-10 3u0-7 1n-15 bq0+14 qai+7 xj1+16
9x-12 16n-13 vm-10 1yd+9 if+13 6el+7 6kv+11 8hm-8 5rl-11 qyd-7 dyv+9 1f8+9 227+10 50n+11 8vg-10 5h+9 48+13 ao+11 vnc-10 2fo+9 1kj-9 7d1+9 fd-8 82d+7 7zy+9
7tk-21 2gd+9 ji-8 3ck+7 34v+4 537-9 4o3-8 i7u-8 jh2-16 8s1-12 6gn+12 4o0-8 2zs-14 2ti+8 2ca+13 3y4-7 60n+8 15x-11 55e+8 dl+15 441-8 jip-8 2x+7 1na+8 6cp-7
1x1+11 a43-22 lsb-14 691+7 f3+14 2ef-11 13o+11 kr+7 ne-8 40u-12 ivn-7 3m8-8 za+13 39m-11 35f+8 in+10 b41-11 29d-10 8ni+11 chb-10 7ix+13 82n-7 ihp-5 bc0+9
3wp-8 941-10 2xs-10 9ak-20 3sn+9 1f+8 4h6-8 1xf+6 7y+10 231-10 8z4+7 lgt-11 83h+7 5h4+9 9g-13 4zz-8 37n-29 xi+16 1x5+7 2ds+7 dp6-10 19p-6 1xx-10 3dj+8 32k+8
4p6-7 bcm-10 wq-7 vw-7 25l+15 346+8 b77+16 1yk-10 czk+9 1ub-8 lmu-14 3wc-14 20p+8 4j0+9 zm3+8 2rn-12 2s5+9 44y+12 65l-18 hr2+8 5jk-15 4r5-7 1tv+7 3lu+5 f04-15
16y1-11 3vz+5 2uy+8 b3d+6 2hp-9 92t+11 5u2-6 8p-15 2oo-7 315-10 920+8 2zm+8 2fl-9 38a-11 4vo-8 2jk+9 hjp+11 1wm-7 9ms+10 8ft-10 ez-10 7hn-17 2dl-9 3ax-16 w6+7
29i+7 a9q-10 7bs+11 vof+7 bn2-10 cog-8 ax+8 4ri+8 474+8 dz-7 779-8 420+9 5l+7 63u+10 48y-10 3jc+12 4z7+8 4q3+9 ee9-16 14c+11 4eq-9 6oe+10 azv-7 3ex-7 30n+8
41i-10 bs+9 30n+8 5ap+5 182-14 996-15 5rl-8 id+6 83l-5 8xj-7 4n0-6 44t+10 5t-8 jz-10 fqp+9 2bu-5 1c3-8 2p-8 i9-8 y+18 bzt-8 4ob-9 6yp+9 1oc-20 1ce-8 950-10
1ot-9 2mx-8 12a+7 9y0+8 16e-9 57x-8 abl-23 93+7 119-14 21m+7 132+9 2m4-8 c2f-10 7bf-15 gr0-10 si+20 nil+8 hh-9 6uf-11 213+10 9gy-7 7zc-14 4ki-8 7pm+4 3hs-11
9eb-12 mci+13 h25+11 10c-13 1vs+9 3p6+6 1m3-9 2bo-8 fr8-10 1mu-6 37f+9 3i6+6 bxi+7 coj-10 z1+12 8fl-14 93+7 7qq-6 3l7+18 4xf-6 fpw-6 55q+7 1s0-8 5fn+15 aa2+11
l5-12 1p7-8 27r-8 bnp+11 nas+12 9gl-9 rx+9 7xi-6 30n+10 ez5+13 52q-12 f0r-12 4g2-13 9gj+10 7zn+10 a8j-8 58t+8 6os-7 4pj+19 23c-8 7i-9 58x-12 1bg-9 72m-2 101-5
54u+7 64c-10 ra+10 xn+6 ia-11 50s+11 k7+7 47w+16 uo+10 cpu+9 9us+11 3s4-9 4c+8 5ti-6 7gs-8 1dp-10 atk-6 6lv+10 501+5 5xn+13 84k+10 3a4+11 4z7+8 he+8 2wn+6
5lr-8 6iw-11 2aa+10 hv+11 6tv+9 4e0-10 3k6+8 te+11 zj+4 e21-8 1tv-8 8uo+7 37e+9 b4-9 7d6-13 1nk+7 b1+6 3bl-15 2oq+8 5hl-9 1tz-11 2ac+9 b1j-8 12h+18 5ug-11
nt-10 hh9+7 6jr-9 g4+12 7mh+12 xl-6 78o-16 a4a+7 bz-22 10m-9 52x+8 euf+11 c7g+7 5co+9 ad+13 854+10 b26-15 2wy-11 2h3-9 5bd-13 12q+9 nqf+13 31u-9 4qt-11 7r3-8
qpg-9 5k9-7 16g+7 agd-9 3q5-10 m3q-11 8gd-5 32y-11 3ee+11 tg-7 58r+11 yk+14 4vc-18 a9y-10 44o+12 383-8 732+9 9b5+13 2a4+7 8n8-9 234+19 27g+8 2aa-9 io8-10
de3-9 6i7+11 5vi-11 etz-14 169-9 g5-18 2ob-8 1or+8 2qt-9 hor+11 6xg+7 4h-9 11y-16 52m-10 a6a-6 2i+10 4oe-10 3g5-15 4u+10 bge-10 14x-8 4oi+9 id6-10 1os+9 gzu-7
o2+10 eck-9 4im+12 c69+10 509+5 ku+9 43e-11 e25-8 3ul+3 azd+11 6wc+7 ivx-9 1xo+13 5h6-8 24m-5 23p+8 5mu+7 2oe+7 4pq+14 cot+12 48b-15 3hc+6 955-7 1uk-9 3tg-10
6ym-11 hwm-8 2n1+7 7fl+7 6jq+7 1iq+9 2sd-9 ow-21 6mt+15 1rv-11 1zu-7 6s+15 sgg+15 lt+9 1qq-14 6m7-11 4oi+7 6d-8 css+6 cnq-21 2u5+9 olh+8 2de-16 wp-10 5ws-10
99c-11 gi+13 c2-16 5a7-15 1js-9 6ah-8 av3-7 9m7-9 1mq+13 1zt+12 5wb-14 45e+8 6uv+12 7th+11 1os-7 9v-30 1on+8 29h+11 3iu-9 6so+6 55e+12 iv-5 7v-12 e8w+9 6il+12
qm+14 2u7+9 f1z+8 bf6+14 1xq-9 ajy+10 3dc+9 evu-15 4mx-8 3cd-14 6ei+11 eco+11 fhn+8 12x+13 fg-6 7f2-19 32l+11 4pn+8 eb-11 1oi-7 4s8+9 eg3-14 4ln+9 du7-16
a5e-10 d4-8 zn+10 39x+12 xx+9 3l+8 3ku+12 2xx+12 9ub+6 3jt-11 ij-12 618-10 7kn+11 3sc-12 fr7-7 7gk+16 dmn-16 11w+12 9bz+9 8gq+16 yh+11 1dr-10 clb-8 1jt+13
506-9 tn+10 eye-10 4nz-14 5h4+20 9o-13 7un+16 3it+14 1qt-17 927-9 3hp-15 l6t+12 1ia+9 3h9-7 1ao-11 2g2-9 31f-9 iu9-8 4w3-10 2jk-19 g6-17 70e-6 7r8+10 19u-5
87c-8 2ki-7 dj4-12 2j9-7 8a4-11 3e2-10 37e-12 bly-9 15z+11 4u2-10 15m-6 3h5+9 kl6-18 1dt+9 1lb+11 6hz-9 2en+9 1u8-10 65f+9 1t4-15 chu+11 9le+9 4pr+12 2kz-11
3bt-8 11a+11 kwp+8 ng+10 ao8+6 cgb-12 5zy+8 2ie+8 1jz-7 4kn-19 7y0+11 6vk+16 24q+6 66l+8 39w+10 24i+13 2qf+8 fpt-8 5wc+8 ho+11 108m+7 1dg-15 7ne-7 7en-13
1x8-10 71h-15 1lv-11 a3u-16 dsl-7 dne+8 gr-11 hoa-10 cp9+6 3ju-10 12o+9 2bn-7 5ea+9 3ss+9 7aj-7 12u-11 9a2-9 73b+15 3fb-10 4ah-21 a5-15 4ee-12 j7d-25 al6-9
3a+16 ear-9 188+6 ak1+8 4ju+7 rj-9 4r+19 fw3-8 1n6+11 zr+9 82o+7 hrc+7 3sz+18 9ba+17 988-14 6si-3 cj5-10 3bo+10 3sv+14 2pw-8 2su-11 1da+9 8ay-11 afj+10 7i8-11
tt-8 846+5 2oa+10 1j-16 4kf-13 epd-8 ms4-8 19t-7 ctn+6 19a-8 4g-8 bt1+4 52y+8 9qt-7 ijz-11 3oq-22 1wn-12 1gv-5 44j-5 3gt+8 9pi+14 t4-9 5pp-7 3j+6 1x3-6 847-16
bnq-8 47u+6 e1q+14 rc+5 9c0-9 36y-9 b6-6 3mq+12 6ze+6 432-11 90s+13 2mr+9 28g-12 1j1-12 jf-8 pkj-8 xi-17 82l-10 5fy+11 77i-9 4m3+9 9ex+12 8e3+16 77y-10 q5h-12
8gq-9 nz+20 p4p-9 30j+12 5ci-7 2st-10 46l-6 1bq+6 16f-11 4d4-15 85x+13 2ql-11 2om-11 37k+13 4dm-10 6d5-5 6a4-8 3qh+7 1a-7 d5h-9 332+7 euj-11 o2-12 3hu+13
r9-11 3i0-12 gn1+10 3j2-10 b7o+10 2fz-16 37e+9 1ns-8 29e-13 bfu-7 7v3+11 292-12 58a-12 2h-12 ky+13 4n1-8 it+10 5ld-17 8zb+9 73p+7 2k2+9 10c+8 1z7+11 6s9+9
5nr+4 3gl+12 h5-11 31r+13 6tg-8 9hb+8 7qa-16 cy+15 2dg+9 a75-9 2dh+15 2lw-11 17n+10 4si-5 gt-8 8wh+11 cb-7 l4n-8 7iz-7 d5x+7 a-8 3qm-12 1b3-8 49u-11 1of+5
150-7 7as+8 4xp-15 62i-8 9w3+13 kcn+10 2i2-8 13u-8 hf8-11 xq+9 63b+9 27s+8 2br+6 9g+8 2k3-8 fmd-7 34i-10 6pu-12 200+10 1m3-7 3i9-7 veg-6 pjj-9 1xs+12 hl2+5
85j+10 30c-13 gui-9 3bt+9 1bq-10 3p6+6 bi7+8 1wu-8 5b9+6 2h2-8 ah+7 big+5 3j+12 qa+7 1u1+8 6iw+6 7bs+19 7jr-9 aj6-13 59b+9 cu9+10 ad3+8 fs0+14 3tu-9 2n6-10
2fg-16 4xl+9 3iy+6 c5g+15 5iu+8 2od-7 98e+9 13j+9 t7r+6 4h3+11 4su+10 86n-7 5xn-7 4sd-7 dmn-9 9l+6 a8y-12 223-11 12o+15 4ww-6 32u+9 35n+10 c0w+13 5ct+10
34f-18 6bx+8 1gk+9 78y-10 3ir+13 a96+9 4q1-12 6iy+9 25b+9 3hp+8 6qp-10 9h6-8 3gq-13 2yq-9 a4q-11 ck-9 a1c+14 1b5-11 b38-11 1mp+6 192-9 w4-15 2qq-9 arr+7
7z9+12 5rk+12 s6+12 176+13 3fm-8 5pq-16 453-8 k9-17 1cu+12 45z-7 1tj+16 bcg-8 1h0-14 359+11 4tw+8 fti-7 4ld-14 3uv-15 yx+6 dbq+7 9ot+12 5dr+7 cg+15 wdn-7
7a2-21 pe+7 c1f-6 9ch+9 1qw-8 5ao-13 3c3-17 92p+10 8az+9 xr-16 jpv+8 2u+8 h4i+7 1lp+8 ru+7 no+12 fz+9 1ck+6 223+11 1or-8 eg8-9 8s1+4 942+24 dx-14 3lz+12 1es+5
1av-18 78o+11 m0-8 44y-12 d86-14 46f+11 1bo+9 gyk-9 d4e+7 8iu+21 a0l-10 p7w+10 l7-9 798-4 u5-10 dw-8 8jq+10 91v-10 1ly+12 2os+11 4rk+12 763+8 137-8 3f9+11
ach+8 75a+11 jf-13 51c-7 4av+9 3cm+9 eb-11 81n-9 agv-16 1h6+18 ek-7 57d-16 7qv-13 1ka-5 8nc-7 676+11 4jk-13 vh+8 cb8+9 euf+12 57+9 cqn-10 aiy+11 3jh-13 4et+11
15q+11 gl-9 6v4+9 13q+8 b27+20 3k0+13 tz-9 b2+10 47k-12 ug-14 4zu-9 bb6+10 4a6-12 1xw-7 6dy+8 12l+8 125-9 dns-16 49l-8 d5z+14 578-7 pb-11 57n+8 l5f+16 3ai-12
i4+12 1ul-11 24x-9 499+3 9k2+13 576-11 3gv-12 bqb-10 f4i-11 7sd-8 5ig+12 1rh-10 cjq+12 1zo+9 386+7 r8+12 7tu-4 f2k-8 4sa+17 aen+8 bw4+9 yh+6 1ct+12 cbj-9
90s+10 7a4-8 f3g+8 1v2-8 3vu-11 9hx+7 iht-6 5gc-13 5ve-11 fu1+11 a50-10 5qf+10 1fe+10 5md+7 1vn-7 gqj-12 49u-10 4u+6 qw-5 8z8+10 beg+10 fsy+8 7zt-7 ab-7 6w+8
3lm-6 hxi-5 213-3 41n+5 3mt-7 2oo+12 on-9 3l+12 2kg+14 2kd-9 5z8-13 24f+7 2a1+11 47x-7 mk+10 3qz-9 5iu+8 3x-7 1r3-9 57p+6 5x4-8 4zo+8 439+11 6kb-7 2n6+9 6s+7
i2-9 6t6-9 60r-10 93+5 9cu+10 bbf+7 2st+7 gp-10 2qd-8 3wp+10 188+10 5ub-8 2q-10 1x8-8 fbt+9 ds9-9 kog+10 423+11 2c9+11 c1i-5 7k8+8 1ki+15 mf+8 80l-9 ble-8
2h3+7 qmd+13 awo+6 78v+11 ij5+6 89k-9 5nc+9 56y+13 9kc-11 9b-8 1dx-19 4no-19 20e+11 brs+8 3e3-8 pv-11 8rr-8 f30-12 gno+7 6c4+18 1ja+9 10o+9 1m1-14 5wl-11
4xj-16 1zu-13 1gb-11 c0c-14 2c1-6 g9g-8 1sb+16 kx+9 5on-7 1my-12 ara+13 i7u+11 7sr+8 58y+3 420-6 8q2-18 2ca+7 8c1-14 qw-13 3b3-12 qa-5 695-10 gs7-16 d5q+11
29n+9 7pf+8 8f2-11 r7-16 5tj+5 772+11 21e-6 2xj+11 8lf-8 6tc-16 50v+8 8m4-10 3uf-5 xw-12 3jk+5 2ec+13 1ol-9 csf-17 91i-9 16p+9 25l+11 8n2-10 1hi-10 481+8
8l5+6 jh+7 64p+20 2js-7 dpi+6 1ad-7 14c-10 aae-8 89+10 5u+8 4g4-6 tq-11 70s-7 1qp-10 ekj+13 ej+7 2z+10 4at-9 6vh-4 bhc-11 3va+16 dzy-8 6m8-7 83q-11 3jd+19
bj7-10 5wq-11 834+16 7c5-8 6j7-8 a7a+8 a2y-8 p23+7 1tt-5 l9m-12 3pw+17 cwf+9 m3+19 246+8 35r-9 3v8+9 4fx-11 37y-5 igv-13 42b+13 5d7+7 35v+7 dd2+12 cko+8
23z+10 1jj+12 1n5-10 af1+12 dx8-7 127-12 7pn-12 46i+11 6yh+18 5gm-6 1dj+8 as7-11 1hp-13 8q0-13 4dq-13 c25-12 5xz-11 bgp-8 1cx-8 563-10 dqs+8 302-15 b1g+14
pl-6 1vl-9 1sy-12 19k+10 7wj-9 qlv-7 7q8-9 whj+16 9ez-7 35r-9 ceu-13 12f+8 37u+8 ia5-13 c92+11 7pt-8 6yz+11 1jq-10 s-9 p5+9 5ds+5 5s4-11 5dz-16 37z+13 bm3+16
296-11 1he+9 8b0-10 h1-10 9d7-11 1y2-8 b8r+10 gvq-8 2gi+9 9we+13 1q2-9 aeg-11 8hr-9 xd+10 7zz-9 pz+9 3gz+8 605-7 1q5-9 3dd-10 3bk-7 e4d+10 4nj-10 2lm-5 bl6-15
29s-13 69e+6 5iq+11 70-10 wv+37 6+11 1w+9 975-5 2i0+9 3sb+19 4gk+17 4c6-11 470-16 48w+9 dkz+5 8ti+9 9qa+17 1qs+8 6x8+8 1gf+16 2l3+7 5ml+7 2sy-12 e9m+9 6vq+7
55x-10 64v+11 gci+10 5z8-10 5yl-12 eb+7 r6+21 nl+6 1wy-6 2oa-12 9p0-13 lt-7 9hq+8 bhj-12 1gr-7 6di-10 1bu-14 bi1+20 dc1+13 10m-6 1sm+12 79a+12 hk+11 47d+13
c6+9 11r+13 14g+10 we-9 uj-8 ani+10 25v+7 c2r+12 2ir+10 3wl-10 1ih+8 3mi-7 7bj+10 a4q+7 4p-6 235-11 3z4+2 3aj+7 6xd-9 6ba-6 5me-12 3cn-17 22w-7 co-9 36q-3
62o-12 dp9+13 1vh-7 34+9 l2m-8 1o-7 1ss+9 21-19 3mg-8 4fu-6 coa-12 70+6 1ra+9 rtm-8 6m7-14 ja-9 11vo+7 1pv-8 eb0-13 b0h+8 ejg-8 g3+7 16o-8 bnu+9 95f+11
136c-13 ecy-7 9xm-8 18e+10 c9r+8 1j1-9 9sy-15 3n7+3 bmt-8 10t-10 9o4+12 6ca+11 tc1+9 787+7 6aq-7 b3+12 aq-8 1h7-13 66x-9 d1h-6 7a+9 38y-8 1z6+18 6q1-12 3vm+12
jma-28 blt-14 4jz+6 5ym+15 98c-7 d29+17 5re-6 kty+10 6j3+8 7p1+7 44t+6 3wp-9 6d5+7 249-11 24s-10 397-5 9vh+6 4vg-5 4o6+7 vl+8 5ag-11 tw+21 4a5+10 1kt+7 1gx-12
6v4+15 3y6+10 4x3-7 92h+10 4rh+12 rr-8 5qj+8 sq-8 4r0+10 sf-6 3rp+7 6d6-10 3f5-10 p2-10 1i3-12 8nn+7 5b1-10 8t-13 65d-10 7es-19 3f2+7 7hr-9 122-10 3xg+17
adq-6 agk-6 bw7+7 8uk+10 9gd+6 dv5+6 1f8-8 7e3-11 8d0-11 5m0+7 zz-7 6ie-11 4zg+11 6ky+8 iuc-13 93a+6 16y+7 8vk+9 21e-6 fd0-10 147-10 4vi-8 1ey+17 9pj+11
3xm-11 yk-9 1uh-16 9j7-14 8xg+11 3j8-10 vc-13 cty-10 1e0+9 1pe-9 3x2+8 41v+10 6qf-12 5ry+7 5tw-9 72c-13 g1i-11 ca+10 42d-9 4zi-8 12l-19 9o3-16 qh-10 yz+8
3gk-9 fp-8 3eb-10 c4x+15 xhn+9 2sl+12 38m-12 1wb+15 fre-9 33+7 4oz-11 atw+9 7mn+7 11k-17 7qj-11 6c-13 2tr-11 bdy-8 1ww-7 7ji+8 9q9+11 en+12 4ws+9 6fo+13
h1x-15 2pv-7 1tr+10 18h+9 6j4-9 6p5+12 5ds+8 hj3+10 17r-7 21v+9 29n-8 q66+9 1qa-10 h1e+10 a90-7 2cc+13 be+9 1ql+10 a6f+7 6u4+13 244-8 1xc+8 25h+17 604+11
c57-16 1ud-10 1n7+7 52j+10 3d2+7 ihl+8 gi+5 3lg-12 751+14 djy-8 715-14 8w2-10 4lp+6 3k4-6 hwa+9 69e+9 6d9+7 178-11 92+8 fkv-12 7uc+12 2wa-8 c96+8 231+8 ouk+8
6cd+17 3cn+9 37j+5 5ec+6 2dy+9 5k+7 a6f+15 64c+8 2gx-10 6b0+6 2nq-10 1uv-13 lro+8 46x-8 2kk-8 14z-9 3mg-13 s4-9 yv+5 q2t-9 b59-7 13a-14 65k-7 yg+16 352-10
5ql+10 5tb+25 1ch-9 vk-15 c6+13 2n7+6 13e-8 18m+11 5f7-12 1ss+18 1az+9 1ir+14 1vf+9 54c-17 5zg-12 25z+7 1iz-10 325+13 8iq-11 2jy-7 fln-5 2zl+8 8k4+11 28e+6
231+12 a0q+10 61k+10 3y1-10 1qu-12 8zg+19 1+10 6mc-8 8q8-7 ou+7 we-8 1y-21 99e-15 2qr-10 1kf+6 2b8-7 1wg-7 fh+8 vs-10 b6e-10 xl+7 5qj+8 24r+13 3sy+11 bk2-12
175+13 5zl-8 2rr-7 1oz+12 2g-18 17r+6 3wv+9 71d-8 2uo-10 1qx-9 74s+7 2qu-13 1mf+8 35u-8 6pl+8 u1-10 3lg-11 63a+5 h-10 6pv-9 yw+11 2q9-15 3bx-8 4z3+16 32k+12
6cw+8 4fc+11 1fb-6 6h-8 6hz-10 854+6 7gp+8 ipx+8 3ks+9 47v+7 97k+8 1k4+6 4ff+8 4fa+8 4bc+10 l9-6 k5+7 3sp+12 2vu+8 oqv-6 330-14 1eo+8 1yt+8 77f+9 2s0-9 22b+14
6oo+9 35h-12 ib3-11 12l-13 7g1+7 3by-11 44e+7 4l2+11 pa-11 4tp+7 7bm+10 59c+7 2fm-11 7ix-10 wu-9 3qu-15 9ax-20 9ub+16 id+14 amc-8 1jk-6 2i-19 8bo-9 14r+11
9e-8 1om-5 2v3+8 45u+8 e9-20 f54-10 c4j+8 crs-8 ayu+12 11m-10 r58+12 r5+17 cyt+7 cc1+9 6q2+15 at+11 10v-8 def-13 a7i-9 6ye-7 32h+14 wx3-9 8g9-7 248+11 1cy-6
53o+14 3pd+10 900+10 2mp+7 ry+15 5hm-19 9zk-8 ltz-11 2co+10 337-10 1z1+10 n0+9 69o-9 pl+7 6jw+7 gzt-12 eg6-15 8ir-19 6g3+11 1kw+11 guc+7 1ec-11 19g-7 6lo+9
9f-9 1fj+12 apk-7 d77+11 8as-6 1i3-11 2zv+13 6uk-16 kad+10 or-10 pz+8 crv-23 8ix-4 1vv-13 d5-12 1k1-11 4qa+11 16v-5 9b2-11 79w+9 1zq-6 718-15 5g3+13 40u+12
69y-9 4b7-12 eo0-9 kp-9 1hn+7 72j-7 234+15 3k7-8 46u+17 11w-15 1ph+10 ani-10 83-15 2yg+6 1g2-8 6b5+7 4oa-6 37f-6 f2y+8 a2i-7 hml+12 2cd-11 9l7-7 6i6-17 1du+8
eim-11 5ng-13 3mp-11 rj-12 1t3+9 4sx-7 4kp-6 j9o-15 44s-5 5wz-11 b43+5 131-6 cm+10 1h1-7 1t1-19 7x+9 cj6-7 6ai-10 8r5+6 6k9+13 29c+9 94j-18 53x+8 1v5-11
1g1+10 2mz-7 rol-13 2pj+13 8u7+9 5g-9 4nx+13 va9+12 3el+9 7ee-11 30l-9 1x7-5 al2+8 7nq-5 6y9+7 2sp-8 1dg-9 1q5-10 9ym+15 1fq-11 euq-9 3xj-9 1ll+10 77q+12
314-10 jjl+7 567+13 hzz-7 4jn-12 1hr-9 2rz+12 22g-7 116-7 35i-10 mbq+11 ht+8 xt-11 3l8-7 1r0-7 1ci-13 5v6+13 s5-9 e9z+11 1vi+10 66o-9 4gb-4 xl-11 205+10
1rj+10 wf+7 8wa-10 m9p-10 hr5-11 2ur+10 3sv+5 5ft-10 3f1-10 309-14 1eq+9 c17-7 bv+8 g9-9 axe-9 9f0-16 cp-10 j4o+10 24l-3 3i0-9 1rd-21 2mq-9 46j+9 asy+6 3vb+9
5as+8 2wk+13 c3v-9 570+12 5t3+11 1y5-7 5rj-11 3l0-11 1te+10 1oz+13 50v-9 7rk-7 1rb+14 ee0+9 ibf-11 bth+8 4bk-20 7a7-6 ag3+6 vt7-10 lhv-12 9ms-11 ijj-9 m4g+8
4la-13 5o0+6 g4o+5 6cn+9 ng+6 bah-9 1cx+8 del-11 1mm-14 5c+7 8i8-11 1uz+7 1ed-8 7ft+12 3xf-9 1se+13 40f-13 4uf+8 4bv+10 6az-8 4aj+17 118+7 b7+6 be-7 1yi-12
77s-10 5fs-8 1pm+7 49n-11 7hj-10 1s9-15 2mi+13 n3+9 8k8+6 9pt+10 dd9+10 27u-16 288+13 3y1+8 qo+18 f1-8 25o+10 1ie+10 djj-8 1j6+3 2vs-12 1az-10 34k+8 2ox-8
sp-8 brm+15 34s+8 btu-12 1ym+11 9k8-11 d5p+13 2mz-22 uz-9 19e+11 64m-10 10d-10 9s-8 2pd+7 7t3-13 3x2-11 3dx+13 xh-14 37u+8 dgk-11 8gn+11 2yt+9 25o+12 6p3+8
hc7+8 7g-7 ltr-9 2ng-6 584-12 dbi-7 1qn-9 1gi-11 7au+8 2v6+7 19o+5 5o8-17 7l4-10 4nl+6 cr-9 100-17 752+11 1i-14 6p5+10 2eo-12 69+9 1kq+6 7h9+14 cc8-18 a7i-10
4h6-9 3bn+11 2xb-9 6m+7 6hn-14 7kn+7 57p+15 7xs-12 7tw+18 3id+3 4oc-9 3rj-10 13a+7 19v-10 891+12 mc2-11 akf+12 4om-6 1d-17 28a+8 5ap-13 exr-7 2c0-8 e3-7 55f-8
3kg-9 3vv-12 3kj-8 a9n+5 bwc+12 44y-7 6z+7 44w-11 p+4 18u+11 8pc+8 1qg+10 se+10 c80-6 67q-13 4ld+6 3f8-8 2gv-7 asm+19 2t1+9 u6-7 745-4 ie+9 jr-5 bo5+7 3ew+6
nb8+10 8r3-10 dk-12 b4q+11 89m+5 2uz-10 24i-10 2gw-9 qa-6 356+13 d6s+9 7fm+7 mu+11 1q5+7 rik+9 2jk+8 lg4-9 ci-9 ags+15 3k5-15 7y5+6 vn+12 140-22 1c5-10 5de+12
ayx+11 85l-6 3io-8 6dk-5 cch+8 bdj-10 8c-10 42m+8 z7-8 7mv+8 9pa-5 43b-6 7qc-12 f77-7 94t-9 7hm+8 1fm+9 ra+5 2bx-8 b49-10 93r-13 ao8+7 8z-6 e4+16 fkp+7 b2j+12
kpt+10 3jf+6 ys+8 fi+7 ky-18 2t-29 7us+6 5ux-6 bp-10 1ne+9 1bk-5 549-7 2bp+7 hxf-9 1ww+10 8r-12 944+12 nk-18 be6-7 10z+22 4tr+8 2by-9 1g4+8 11j+11 12u+7
7uc-14 35h-14 1uk+14 7e-10 zj-8 1u0+8 1nj-10 46n-7 csv+9 3qk-6 1c6+12 7dn+8 52h-7 297-8 ss-7 3j0-8 bv+15 j+7 1ji-30 3y5-13 49n+8 6m3+10 3ss+18 3pt+7 49z-10
88v-11 6sc+6 ikj+8 13u+11 7vo-7 7do-6 65p+8 dyn+8 24b+8 r1-8 wi-13 o4-8 abt-11 4lv+14 2yn+8 3aj+9 8gz+14 lhf-11 2cv-10 e10-7 6o-12 1ec+12 1e6-8 1rp+9 62v-14
61y-12 38r+6 8am-8 6ti-8 2ph-9 dbx+15 asl+8 yx+15 53q-10 3qr-9 1ne-8 h6-12 j3t+11 39-7 2uw+6 8r3+13 2pj+12 3sh-8 yr-8 jg-9 5j0-12 2hx-10 1pp-7 w5-15 4qk+10
28o+8 46h+9 gw-8 4g3-13 7p-12 7kh+6 1ot-9 1w1-5 u0+15 rr2+12 2dw+15 d5-10 4ph+13 6pl-8 67u+9 k2-11 5el-7 5ks-18 3y8+15 5cc-9 6t-7 et3+8 aa-7 181-9 16u+11
5y0+15 df7-16 4er+12 13h+12 2b9-8 qp+6 561+15 xv+7 2qu+10 16x-13 147+8 8y-9 386+12 13w-8 6u9-14 191-15 8tu-10 8e2-7 6rg+5 1ss+9 shq+8 1oz+12 nh-6 2lk-10
8yo+12 2pf-29 4f9+9 3e5-16 20o+21 1as+7 3kb+8 vr-13 2oo+17 g0s+11 azn-9 4r0+12 89l-10 3fh-8 550+8 vd+17 18y-10 36v+9 dky-10 fai-7 eev-10 8bs+8 16x-19 2g2+9
34c+9 i7+7 654+17 chx-13 4xb-8 4ix+12 8d1+8 51z-7 jkt-6 a8y+6 6xu-8 5d+5 izg+12 ld7+9 o3-16 2e6+10 2gr-11 cd+7 1wk-6 j10-14 2fu-6 scz-7 2yg+16 6ba+9 j7a-6
2im+8 ckr-15 6sp+8 afy-10 4xc-6 vc7-11 1f7-7 22w-6 8gx-6 383-11 agk+8 wr+12 1hc+15 ebe-13 2r7-12 19m+4 88f-9 6vl-16 kgq-7 i92-7 1s1-9 6qn-9 7lm+8 1ql-12 2p4+8
oj+9 32w-9 3uw+9 3tk+7 1c6-11 c49+18 aa5-8 q7-8 axz-13 4w+8 6r7-14 25v+5 1rw+12 dvm-12 38r-7 1de+6 hmi-14 1bm+11 ah2+9 6ot-6 h01-9 3t-13 75s-10 qd+7 28e-4
ht+8 4m9-8 26p+9 1d6+12 1bx-10 clf+6 2a-10 89u+8 35y-9 1ws-6 53i+8 7ru-9 yb-10 5xm+9 14r-11 p91-5 3b7+10 7az-14 dl1-5 1p4+7 1j1+10 a2+14 7lw+9 j18-8 3uj-12
7nx+7 c5-11 2pw-10 2tl+15 539-13 9ms-10 m4-9 6lp-8 2fc-14 las-9 4d0-9 1w6+9 brd+8 vd-14 a10+13 67s-14 5f+14 24o+12 1rs-12 7hb+8 dq-6 dr-14 9nd-18 3m5+11 q+7
ddj-7 2ni-7 3b6-10 ev3+12 lw-8 5vd-7 dhf-11 2uf-11 1g7-9 7p+9 6oc-8 jc+10 dtx-16 4x0-13 7fn+10 3k-10 1a1-15 95j+9 4i6-9 1r0+12 xl-6 3yw+11 si-10 7vv+7 11-11
751+12 jv+7 57w+8 9sq+12 9pm+7 2jc-7 3pf-9 4ou+8 9ns-8 od-8 bq2-9 30p-11 1g8+14 5mw+10 ess+9 xu-6 3c1-9 9sf-12 74x+8 czw+11 wq-7 jv1+23 546+7 jw-8 4vv+10
ul-11 4vk+6 14q+11 1eb-10 g6+9 9z-11 9c+11 6sk-13 2dw-8 6su-12 5lu+15 7uq-10 e50+6 l8n-7 2c3-8 4bp+11 1jz-14 19u-9 7wp-4 5h+7 2c7+9 cj2+5 abh-4 4st-12 qk8-11
42l-7 kz+12 4uc+11 a03-9 2f6-14 1r1+14 eyd+3 22-6 4fo-5 73z+5 1s7+9 3yt-13 lw+12 969+11 3l1+20 een-18 cr7+10 5a3-9 avk+9 1jx-9 4ju-10 gq0-9 kjk-10 2dd+8 2al-7
6pa+13 2tj-11 94-17 fj+7 nq+6 ath-8 3ci-8 xd-10 ft7-7 ao0-15 507+7 1um-7 12+12 bmu+12 27r+9 e53+9 11k-14 8mj+15 7w-10 7qa-12 45x+9 42u-11 8b3-6 7bw+26 x0-8
g1f+8 4kn-9 n5+10 5we-9 1qs+9 2lg-11 8cd-8 7zd+11 16s-24 cun-21 5dc-19 vky-6 39a+9 5el-13 3bj+15 bji-11 7l4-4 3g7+11 bus-7 e3+9 b2t-9 17c-14 xm-5 hh7-9 735-6
v8+11 3jx-6 1fw+10 j0+9 2cw-11 btg+6 6uv-9 ek5-8 4zj-11 pq-19 2xb-15 37m-11 6-10 5ma-7 2ko+8 6mv-11 dws+11 1bo-8 32i+11 7gp-8 1a2-10 5t7-8 1ta-16 a9p-7 11d+9
byr-6 4qy-13 77t-9 2mh+10 266+11 1lu-13 2r3-9 2x0-7 baq+9 1v3-7 bwe-10 4gz-22 mv5-8 5kl-8 su-13 852+9 2cr-7 oa-15 7a7+19 25k-7 mn+9 3h-10 fdl-11 33i-6 39l+7
f98-10 6sm+8 69b+6 ta-9 f7q+7 926-5 86f-11 17y-14 4l+12 8gq-11 1cy+7 lq-5 597-7 40x-10 71+19 27c+13 6iz-21 dye-10 bvw-10 ic4-13 6u1+17 oq7+9 77h+18 1or-14
xi+8 39h+7 5uz+8 53a-8 4wm-10 2py-15 7ku+7 32b+6 2r3-17 6a-7 5ex-8 ma-13 7g2-8 15j+7 iqp-12 nn+12 1sj+8 9bs+8 c2e+16 3y0-7 5x+11 c97-8 4tt-12 681+7 8dq+10
1i9-10 3ji+10 ul+10 1b9+12 10o+6 dv2+8 5sl+9 an0-16 801+9 9rw+8 2xb-10 3z7-7 td+9 9lu+6 cda-11 8af-11 ce3-8 1lw-10 1w9-10 ao6+11 3c7-12 47x+11 4vi+10 2fz-7
l3+12 1g4+13 2zr+10 6a5-7 8gy+14 2oq-11 1ri+7 ked-8 gj2-11 5yd+5 1xg-11 9k9+11 3u4-13 1k6+10 8wh-11 4dt-7 459+17 j5q-12 j9s+12 13g-9 3ua-6 fsi-7 1bk-11 5iv+13
522+4 1so-12 3bn+8 8m9+20 vbn+15 5mm-7 9fq+8 13l+11 1bw-15 b24-12 mt-12 3kq-7 gw-7 1x9+9 q3-11 17-6 2h5-7 3w+20 5t9+8 b76-34 2gf-10 bok-8 6v-17 2um-10 46h-8
7w6+12 cd-10 1yl-15 563+8 k9-12 296-9 8xw+8 777-13 9l5-7 bt+8 jd1+13 8qm+9 1zt+11 24v-12 ti+12 1j+13 1g7+12 9so-7 14m+10 1pd-9 m1-11 a8+8 16e-8 59q+7 4wm+11
vw+8 1sj+5 4f4+7 13g+5 75u+10 9t0-6 989+10 1dh-15 4ic-10 gh-6 3zs+9 15y+14 4f9-7 21-14 4pp+8 hv+8 gyi+8 j2e-8 4um-10 anj-7 i7+8 4jg-6 1va+10 jh-9 3dz-7 ne-13
fl6+7 1ua+9 cxa+8 9pw-9 3l9+15 es4-13 1u-9 2qn-7 2gp-11 xt+12 2dd-8 2ho-15 9t-15 17v-15 a8u+8 2wx-8 7ia-11 8lw-9 84i+10 rt+9 am7-8 ake-6 4fb+12 1kd+12 c5u-14
8mb-12 2c7-12 1o4-7 9qy+10 3nj-11 w9-12 y6+8 9bx+10 37-11 eek+7 77m-13 5zx-11 8fh-11 qg+10 a0q+12 85u+14 2b5-7 b14-28 ix8+9 2kk+9 10u-14 20p-6 vv-18 70p-11
2x-9 gq3+10 alq-14 a32-9 etj-12 5w8+8 1de-9 5yi+13 4iv-9 6g3-8 6fc-3 22v+10 d32+13 3pl-10 46m+5 3r2-16 3lu-4 1lt+7 9h1+5 92a+22 43s+11 sh-10 ek9-12 3h5-12
8dd-7 5zf+10 3g7+12 4s4+4 nuv+15 2gc+15 1mw+8 3kw-9 9px+10 rm-11 6ew+9 5y+8 120+8 5wd-13 2kn+8 cqt-14 6y3-18 4lv+6 2m0+7 38v+9 1l2+11 58+13 47g-9 3x-16 dr3+9
1nc+10 2zt-9 1at-11 3n-8 23d-7 2kh-8 ihr+9 4m0-13 173-15 89y-15 1m6-9 3xv-14 3s4-15 lhh-10 1p9-9 1gx-9 fq+8 14g+7 hwz+8 17y+16 8z+8 oao-9 9r8+9 m4f-10 6c1+11
86v-10 6es-7 br-13 1kx-8 1s6-8 bvy-9 3fd+15 362+6 1mg-17 x1+10 do7-13 38-12 6pa-8 3cv-11 ixo+14 1pa-11 4rz+9 com+38 3g2+6 6qn-12 60f-11 7v0+9 5p9+8 66+10
iuv+10 3e3-13 6ge+20 3zk-7 2k1-5 3an-9 47c-16 30r+7 bez-8 4ol-11 1rz-19 1j0+13 6b3+9 47m-7 2xh-10 c1-8 76k-18 5wk-13 24h+6 k8t+10 1m-13 y4g+7 29q-17 wv-10
3q6+15 47-10 e9p-6 1a9-6 1xj+5 5df+10 1rr+5 3ju-5 tg+7 1sf-9 gll+11 8fj-7 fk-10 9d+8 8c2+6 5wh+14 3kn-15 4wh-9 16e+7 4xm-5 48x+11 34+11 2ez+6 8dr-5 htl-7
92q-9 6c-7 c89-12 1ha+10 22e-8 78g-8 2x1+9 9w3+11 319-10 3uq-10 3fr-13 456-8 3pv-11 7kz-13 4q4-3 4rv-7 625+8 6fq-5 7li+9 23w+10 jtl-8 6kq-8 5vs-5 535-7 95u-6
gkn-11 5iy-7 1qp-15 430-10 8te-8 bp2-8 ahn+12 8h5+7 132m+7 2tg-11 4s8+9 76q+8 57h-19 5ct-10 77b-5 35x+7 13dn+11 6v8+6 2me+8 9t-10 512+7 jtu-7 2vx+8 56u+5
30o-8 4j-6 1f1+11 bkz-13 2af+11 3fc-7 3u4+7 ejo-8 291-13 8lu+8 a19+8 s3o+8 7bn-10 f2x-9 8bj-10 5ru-8 1pn+11 7qq+20 1z5+11 9wn+8 1xl+7 4dd-10 2ap-35 5x-17
fmo+10 1f3+9 ht9+10 5f6-18 2c0-12 lqs-9 8bb-12 7n5+6 1jg+8 2lk-16 5g5-9 5qc-6 8xw-9 b61-9 79+12 7th+6 k5h-12 498+8 19q+16 859+18 2ot-10 3i2-9 ebg+8 1mt+9
ase-8 e3s+15 42m-12 bpw+12 18g-7 9a-7 3v4-12 v5-8 732+8 414+7 g7+9 3wi+8 12vc+8 85n-13 71f+14 24r-10 4wm+5 cg-12 7gw-8 6oe+7 6pv-10 fp+9 5zp-9 ff+10 84s-9
7yh-7 6xn-7 ss+8 1eg+18 gob-6 cp-10 8t0+13 bmb+7 n6z-18 1im+15 346+9 165-11 ax4+7 6dg+8 370+8 cyt+11 4ii-15 9xo-7 6zm+6 or+6 5e+9 va+12 32z-11 47l-8 pp-11
2ie-9 2z4-10 vs+25 sj+12 5my+8 27y+13 1vd+8 9fy+10 8yr+6 40q-8 5k9-9 gaj-6 4c4+9 266+8 m64-7 1cf+11 4z9-8 9md-6 1h2-10 f8l-10 7mh+7 7ga+9 d7+8 blu+10 q3-8
84b-7 cgu+9 kkx+17 9dq-9 5dr+10 2qe-16 jn-13 3ug-8 7se-15 1ad-13 4or-11 cxx-11 4t-12 sf+10 txy+9 q4-13 7d0+10 38o+9 3uc+8 ud-12 cr5-5 bt1-10 69d-11 18i-10
wy3+14 3fh-8 76x+12 1uy-16 3i9-7 30q-8 16r+15 4tc+8 aac-8 qb+6 po0-16 2n2+14 aet+15 rej-8 1kg+13 9yg-13 1qj+9 d3-17 2g9+8 rtb+10 5ba-7 k0+6 o7+9 97n-7 15b+8
2jf-12 dl0-7 64r+8 pr3-21 2jw+12 5j9-11 3nw+7 5wm-10 1zw+11 32-10 3ec+11 3tr-15 7l1+6 8r8+7 he9+8 3j6+9 1q-6 fx+8 2h9-16 154+11 8m4+6 1aj-15 9fx-6 oi-15
e5e-10 2w9+8 ts+9 4sb+9 jv-12 2qu-13 3h5-13 2q5-11 9m8-8 25w-9 2uo-10 9i+9 68f+5 3n+15 i4o+6 5jy+9 2db+11 ov+8 cxk-6 h83-9 avm+8 194+7 2r9+8 2is-8 3a0+8 56h+7
4i+8 4c1-12 4fv-13 dcc+10 4wu-9 12l-11 1op-6 1ka-13 51s+15 z3-15 ms-9 b4d+9 u3+7 19i-22 7qs-9 5ft-8 2m3+6 eg-16 24q-9 2w6-9 cri+12 176+7 5cq-16 36v-11 v8-11
26h-8 4vx+7 rs-7 9x3+7 5lh-13 3i1+15 7c-9 5me-13 wm+15 2hi-8 1sz+7 d4a+13 15v+8 5dh-10 iv+16 36z-10 2fo+15 8bx+10 7s+7 89e-10 40h-11 2aa+12 20c-11 82o-8
mi5-12 3xu-7 oq+7 6tv-7 ge3-9 1kn-16 6h+10 tz-11 bso+13 tv+11 4x4-10 6hy+12 6x-11 po+12 1lx-14 1dp+16 rp+7 3d3-9 2km+11 6t2-12 g1m-12 4vw+14 730-13 c0v-7
368+17 l6-10 4pb+9 gnj-13 8lk+7 29-14 2q7+7 bvy-5 5bx+8 1z9-12 2y7-19 zo+8 9mk-12 4s3+14 k6-8 58d-10 fk+8 62w+15 53o-10 18p-9 tz-11 4pp+11 h2-8 48y-7 2or+25
12g+19 5sd-8 aid-9 gnh-10 2ou-7 36t+8 3t9-8 59a-8 96m-7 2af-11 19g-10 j3+7 1pd+9 63y+9 16n-11 1fz-11 96+7 2zk-8 66o-7 bwa+12 4yf-13 j8-13 ck-10 30l-9 5w-8
544-9 22j+8 9z-10 6bc-12 ma-11 kl+6 17p-13 2f0-9 26j+19 fh+7 7xd+11 azu+14 2ed+4 n7+7 2iq-7 3n2-12 43y-14 4pb-7 1rd+16 h7x-8 4a9+7 d7-7 92q-15 gg+8 up+7 dcr+8
9d3+7 hga-6 6u1+12 g5b-11 e8l-15 13d+7 6dx+10 9o4-7 319-11 2b4-10 228-8 5i3-8 ix-14 47o+8 38g+9 42h+12 1vx-9 1q0-10 ecd+12 8c-9 4s2-16 3bw-13 5lc-10 335+9
5u+8 3dh-21 7r2-8 32a-8 a24+8 i7+9 19l-8 43b+13 psr+6 ik2-10 492-11 ov-9 cly-7 1si-15 2qy-11 8v+8 8h-11 nw+17 4pw+12 8ux+14 qq-10 9yl-22 3ft+8 u6+11 1eg+15
89b-8 6k0-9 na+13 dct+11 7fo+12 fpd+12 3n6-6 1sd-7 d4m-8 1gw+6 47v+11 31g-8 n7+13 b4+11 d3a+6 36v-12 3wc-15 ix-9 55g+10 ban+9 dr+7 2y9+14 cpq-6 32q+4 4fc-8
apn-9 1ri-7 wp+8 194-7 9bz+8 16a+19 1pi+10 1b7+9 5g6+4 hgf-7 1ga-5 1qh+12 hm9-8 6w9+8 5b-6 1an+10 1zk+14 qm-14 167+9 3lk+8 ov+8 4un-10 dwn-7 bt+8 2bw-14 dx+10
ax5+15 7gd+14 jfb-5 30+15 4x+14 54b-16 biy-7 22z+10 2t9+14 36g-11 i9-9 b0x-8 2gq+10 3we-10 68h-10 q8+8 6f3+13 24w-7 263-7 dx+10 6zi-11 2q5+10 af2-12 1ak-7
9pn+13 ys-8 1xg-9 1dy-10 e7k+8 59+11 b0n-9 19z-10 wl-10 rd-6 28v-9 1ce-8 4fq-11 3c7-9 1q-13 ny-16 10x+9 k9j+14 2cb+4 fy2-12 eb9-13 1eh+10 o2+9 2ki-9 44t+9
2rz+10 6hc-6 9na-8 bry+4 8m1+19 ehe+11 3ae-8 321+7 af9+7 4c-9 hzi+11 52q+7 5o4-7 5sb-11 82-8 8ut-8 97j-8 38n-11 eyt+11 32+10 1kw-11 3cu+13 2wf-16 71+9 76+8
4x-10 a5-11 2at+10 e70-9 9aa+11 468-13 73j-8 aac+18 3id-14 13k-9 3nz-10 d98-8 2fr-15 1qg+10 1jz+11 5cf+6 bls+6 a1h+8 eye-13 5kb-12 j1a+9 kp+8 203-9 6r1-11
3i1+7 hn-9 1ix+16 gyz+11 3eg-7 3by-10 7nh+17 87m-9 fmj+12 kag+9 hfg-8 6wt+10 4q+7 1ix-8 nx-8 1nq-10 65n-8 iks-4 rom-6 1rv-13 4yz+6 109+4 8a9+11 cqe-6 ud+11
42l+7 5cd-8 rw9-9 43i-8 ux-10 4ia-5 1ol+11 4gc+10 a6s+14 1tz-8 95s+11 54+12 bmj+6 h3x+10 1th+10 9f7-5 ctr-13 2mc+9 e3y-10 53x-14 2mo+12 dek-12 cg-8 1o1-7
24z-9 4h6+11 3t1+11 4te+12 9hd-11 ih-8 22w-12 ish-8 bsn-16 8o3-6 6w+16 15y-10 2f6+8 5ti+11 2jf-7 2xn-12 tg-10 6ts+12 22m-8 ds1-17 1au-13 bfe-20 8r2+10 5m8+6
ah3-10 1dp-11 7xx-7 47d+8 5ds-11 2h9+10 56y-12 g6a-9 6h2+15 52q+12 edk+11 ir-10 8qw-7 3ds+7 4ob-8 3ux-17 3ba-14 3vl+14 cjx-9 l83+8 1jy-11 5p7-10 bh+10 56k-8
2wg-13 5ww+14 ke-10 7ox-7 7dw-8 3an-8 7hj-20 6yo-21 185-7 1qj+10 wc-9 2u-12 3sr+8 m5-8 2vt+7 19v+12 1y8+12 2nt-13 2s6+11 bc3+13 3ks+6 3t0+7 28s-10 1nd-8 3yq+4
444-17 a6+8 av5+16 1x2+8 gw0-11 2aw-8 8s-19 e51+11 5f5-9 6tl-8 3zc-10 c28-15 1xd+7 5um+11 xm+8 8ms+11 4h1+6 511-8 2vo+13 2rv+12 fv9-13 1fm+11 dd1-16 38z+11
41m+5 cc6+11 6ro-7 gds-1 21f-8 8ry-8 5be+8 5km+7 3sc-9 qn+9 js5-13 luo-5 g7g+9 15f+8 n8+11 kfi+20 3p+9 glt-9 246-14 2iu+15 15l+11 466+16 6sc-9 g1+8 2bc+7
1ou-5 8yj-21 4m0-6 vg+6 595-15 1y0-8 1j4-7 uw-8 hj-8 5yf-14 1dm-13 lzh+10 6wg-11 8zt-12 ia-8 6ri-9 31w-13 b60+11 h2n-8 8gc+9 4ey-11 8qx+11 4ye-8 ot-9 2st-11
1us-9 26j-14 5el-11 ib0-8 6lt-10 1n4+7 2ys-30 tf-14 34e-10 4e+8 1g+7 aj5+10 6vi-11 9r-8 1gw-10 wmy+10 cda-7 13c-8 nm0-6 2ss+6 5fk-20 2pm+11 1dr-9 4ko+7 jlg+10
ax0-6 3fp-8 4x3+10 6ei+6 864+7 63m+16 1o2+6 281-8 2p5+11 o2+9 6a0+11 74d-26 ka+8 5zl-13 rg-9 498+13 3ov+11 3wo-10 9zj-12 210-7 xp+13 388+10 3dj-7 c7b-10 f8v-6
ln6-10 5yw+8 5ko-12 476+9 7kr-10 jep-7 2z1+10 59i+9 2tx-10 1ym+9 ekb+13 4nw-9 9qw+9 fd8+10 2ac-7 598+9 43j-10 1jg+8 43u-12 e5g+11 cl6-10 2ng+13 1r2+6 hcc+10
wq+12 21y-7 2jl+12 3ea-11 74+9 7cq-10 5ni+20 10z-14 a55+9 244+6 1pt-6 t-9 50p+12 dez-13 7sb-9 aa-22 bye-14 44z+7 9op-15 eh1-10 2ne+11 5dw-11 gm-12 93+8 qp-11
i9f-10 7kp+8 4fq+11 8ou-11 b5-10 77r-10 2m-9 fuo-9 4ye-16 754-7 2jn+9 1ty+11 hd+15 559+7 2sz-10 1n7-8 2l6-13 29n+12 ab+8 6v4-11 3dw+7 17b-13 48m+9 34j+8 ya-10
a8f+11 1x5+7 5nw-10 5we-11 3vt-13 ahi+11 aqs+11 wg-11 bk8+18 16e+7 1ds-9 1ew-8 8bw+10 fg-9 b28-7 33i-12 6kk+8 4y3+8 fmc+6 lc+11 izj-8 6m2-13 6fv+11 23c-9
ab4+8 3yp+14 1l6-12 rcw+11 49r-8 2qw+14 g54+11 1rg+6 8ci-10 1p8+9 7f-14 3rb-10 14b9+8 we+13 aik+12 42h+10 2bt-14 661+10 2b7-8 6-9 2kw-9 eg3+7 317+8 6dv+6 q6-8
25l-8 4vl-12 9v1-25 ya-8 7g+17 juh+9 8zv-8 6r4-8 gb8+14 2at+8 r0-8 v6-9 s2-1 hkn-14 37k+13 1c-5 24n-10 x7p+9 ij-11 4kg+10 an4-11 82r-13 1vs-7 1dr-5 120-12
ixb-9 5o0+8 2r9-7 95u+14 eou-9 7fr+6 6df+10 1uy+7 5hk-9 47t-3 484-12 1r7+8 zk-14 553-14 7jo+11 bw+7 cfi-7 ua-11 og7-6 6ts-11 1ml-14 49s-10 6fk+7 bmu+8 266-9
u3+5 44n+7 92n+11 4fs-10 64o+9 3gj+6 5uw+10 98j-8 3lp-8 7m6-8 1g6+12 2bt+8 eqe+10 far-9 3yy+13 t4+10 4ek-13 ua-9 a9-10 7x7-9 ay9-17 evh-14 o2x-6 525-8 uo+8
9q1-10 6wc-14 2ig-7 baa+9 4m4-14 6xh+9 1nx-11 a41-4 fg+7 90a-14 1j8-7 6k+12 lk+11 2cq-5 bnn+16 3ri-10 ku+8 5x8-7 3r4+9 eg9-7 kp+7 8pv-5 4ux-13 ajd-14 600+16
c2r-11 91p-6 6yy-4 7an-11 3de+10 4bq-9 465-14 7uy+8 1yd+6 d6s-10 p7+8 aco-20 3wx-10 djm-8 2n-7 jma-8 iy-14 6d2+6 7kt+7 7qz-8 bc-9 3b1+13 4sj-7 66s+7 gn+9
5bn+12 1qk-4 15m-13 7z4-8 7w-8 7jk-9 4t5-9 34b+11 qb+17 5m-9 289+9 37x-8 9dm+15 9fv-9 3g1+12 6jr+10 3jy+7 5sf-6 1eo+11 1jn+11 wu-14 6zl-6 7o-14 276-7 34o-9
6ns-8 3kq-7 9iv+10 1sx+6 9lp+10 g2-10 10p-7 3ns+15 t0+6 1o2+8 6fq+11 2o-9 421+10 9so-8 2dy+14 68g+10 202+9 6sj-8 clo+7 2xj-9 2tw+12 3yp+5 2dm+14 47k-13 7no+15
g0h+8 ia7-11 ie-6 95b+6 3dp+9 q9j+12 r7i-11 38y-6 qc-8 r5+14 3x4+7 407-8 68s+12 1jg-13 667+6 43j+7 2nv-9 4g9+9 2r1-8 1mc+8 16v-9 6cx-11 1sy+6 3jf-9 7n0-8
2mf-11 5ft-9 33p-9 1pv+9 d41-13 yq+7 5yo-12 2jv+10 eu-12 j1b+8 2dn-13 80o+7 5l1-7 b54+9 f9+12 9ly+13 jx+9 gt-11 bod+7 ctq-11 78j+9 653-15 21r+9 oat+9 1ab+8
5zp+9 7t5+8 ry-13 gv-8 3nk-17 16v-11 1dy+10 3ij+7 27l-8 7k2-7 5sg+10 8ac+9 4xg+10 9je+7 3s1+16 1dk-12 78t-9 3u2+10 9si+22 5x7+7 6pv-18 4uj-13 3qy-7 4op-13
e9+9 47e-9 8d9-9 45v-11 75p-13 184-9 2ji-13 d0+8 3ws+9 1f1-9 en-11 34s+13 7xb-10 3gs-12 47h-7 6jt+10 beo-11 38k-14 6z9+11 1t0+15 122-8 26h-10 8l5+5 14f-7
90g-8 55f+7 asf+9 s5+6 2en-13 3vw+5 g-8 a2i+12 12g-10 79x-11 2o-10 kpb+7 6ef+11 b2l-15 2nr+12 5qd-9 4gy+7 2ts+12 2y3-19 28p-12 vu+10 1yr-10 6qs-7 1oy-13 1yy+8
q6+9 3j9+8 9j+10 p65-11 abq-5 1k1+13 4x7+15 7hi-7 y8+7 2b7-8 2o1+9 1ql+8 c3+12 1gn-15 4zu-7 2le-9 3fj-9 kww-9 jj+11 cxb-13 53-8 6my-8 2rr+13 95-10 6vv-17
3ad+9 fg7-5 4te-9 3rf+9 33h-10 26z-9 4yp+11 kw+8 3vf-10 4xy-8 2t1-11 ix7+11 17f+12 91q+7 3tw+7 idw-9 457+10 2bo+12 52y-8 4z4+11 5vd-7 2k7-12 sve+7 3zz+11
2a7+7 ld+8 7d8+22 cxm+12 ei+7 586-14 35+21 7le+8 4ed+14 axk-6 2iz+16 58r-12 fh2-11 87m+8 186-11 1s7+6 jw-13 aia-5 29l+11 5cz+8 1by-7 37+10 4t6+9 5da-11 3w8+7
bda-8 xk-10 if+9 233+10 6gg+9 c8e-11 1ot+8 7jh+8 xge-9 2kg-10 3b6-11 6mg-9 7ri+8 8qw-13 25r+8 9z9-11 asp+9 9yk-7 7i5-14 7ps-9 m0+7 2nc+10 tz-12 366+12 njf+9
2v-11 8g-9 6ij-20 9wo+9 5wq-16 3vp-7 hsa+14 aog-6 1f5-17 6ci-10 4xr-7 b7l-15 7y5+9 152-20 k2-13 3hy-10 8e5+10 k3+11 5hc-17 l3-15 439+8 cyd-15 25p-12 3i7+8
5ik-9 fb+13 4by+9 4om-14 1lr-11 3t6+9 204-8 7tm+11 5k3-8 137+11 2ba-10 6mo-11 2wj+12 7rf-11 3w5+9 3hb+12 f2-10 2a2-11 1k-12 1dc-10 7p2+15 6iv+9 sw-11 117-15
kw-9 7ew-11 2y4-8 btt-8 7c5+9 25y-6 5hm-10 6nc-12 b58-5 4bx+9 6g+11 2ah-12 7vy+10 3f9+12 g+15 aq6+6 63a-8 7xp-12 hex-24 7rs+7 32w-13 fu0+12 2lc+8 4r5+15 3k+14
9jl-9 6kg-10 1h-7 5ua+9 7ss-8 449-7 6oq-8 7f8-18 5x1-20 9ll+9 1b7-9 ax9+9 15l-10 3iy+8 7ho+12 1an-8 68e-10 2w9-6 60n+6 2id-7 hpp+11 8a7-16 19x+19 241-10
5x7+11 9es+7 le+7 bt2-15 2dg-8 c0h-8 53l-9 61w-9 4nc+6 2yt+2 16j+8 628-11 3gp-11 650-9 3k3-6 811+6 7k1-7 24y+6 2ir-7 368-8 1ee-6 6sk-11 3p0+11 153-7 9ht-6
1xy+7 1t8+6 43l-12 3rv-8 f6v-8 6jz+12 480+7 3fu+7 63+20 jf+9 3v1-9 11p-13 6i8+10 9qj+9 c9i+11 701+10 75x-9 4p6+5 8o6+10 ovs+11 60d+8 fi4-10 3ar-15 48o+12
2i9+15 6gu+7 aa-7 9m-8 1i2+6 30i-10 449-13 6gw+16 8uq+16 1zo-10 d0k-15 3c-10 a0a-13 2wt-12 3dd+7 cq-6 15e+9 1wr-8 24d-12 xq+9 80d+6 3xe-8 8ox-11 y0-8 57a+10
1ki-11 24j+12 3st+8 847-5 5r+7 1uj+10 sf-10 1ef+9 96k+10 2bc+10 gx9+11 8qm-10 5a-5 oty+9 8o2+5 7pc+7 cgp+10 5dt-7 4sy+8 b9v+16 693-15 1qo+11 53y-22 jpq+10
2jt+7 143+15 je-7 6u9-12 81-6 5n3-13 16i-8 x5+7 2bw+8 1ky-29 a2v+8 85m-16 9bp-10 1i4-8 1lb-13 17v+8 3x0-9 278+11 5t0-10 60p-12 1sm-12 3bg+17 c83-20 4po+9
9em+8 1i5+10 2ss+8 a9f-8 1tq+11 8rh+10 1nn-10 adr-6 1l3-14 1a+9 48-15 6zf-10 2c8-7 64f-8 wp-19 5q4+11 1ix-10 3ej+9 1l5+6 15y+7 f02+12 570-8 bax-11 cw4-9 7v2+6
d1-10 7ce+14 eiy+6 19g+13 9n4-11 1ac-10 16d+8 6lf-11 5pi+7 1pm-11 9db+7 d7m-11 in-6 azh-12 b1-9 5h5-6 hp-9 4hq-9 1um+12 4qd+9 2fl-7 2o-5 4pa-14 15s-6 bu8+11
4x5-13 6oo-10 2po+7 1nk+8 38p+10 7s+9 tt+8 8hx-7 1ij-8 55-8 b3m+8 4sd-15 2iw-9 4jl+8 3el-7 6lw-7 7hw+8 5v-10 1qb-11 1aa-9 36f-21 3bj+7 16c-7 4le-14 1tp-12
36i-8 1fs+6 cv5-7 yb-25 38j+16 18x+9 7n8+6 kx+9 4hb+13 5dz-10 5n3-7 5ng+9 8y3-12 48x-8 5rp-7 c58-15 5pi+10 429+6 4i3-11 4lt+11 fwr+9 l2+6 9wm+6 jd-10 2y5-9
t5b+7 64+11 3x+9 zr+7 k27+10 6am+10 85i+11 335+6 78n+7 93l+8 2fe-10 14l+17 4uj+10 dst-8 6kk+8 484+11 6an+12 9a9+6 gbz+8 120q-10 bod-10 2jv+8 fzq+7 2rp+8
4k2+10 6qs+9 dz-8 983-9 5ok+8 27k-7 2ir+8 l8+10 8bs-11 1zu+9 63l+9 9ai+11 19x+8 hg8+9 c6l+10 t6-7 53l-14 oq-14 4oj-10 e5e+10 ej8+6 69a+10 ou7-4 6ir+8 4p-11
2fc-10 i30-10 1lk+12 8p+12 ai2-10 q7l+10 2ie-11 z4+8 rl+10 3lx-10 kv-10 e3j+15 jl+4 42v-12 34v-19 5oz+9 2xh+7 ee-9 dl-7 2cj-16 rm-9 2x9+9 1zm-8 nv-15 167-16
1gv+17 41r+13 677-9 ccv-7 cmi+15 2a9-8 4he-10 4ys-7 3yw-9 29a+12 7uw+12 6yq+10 2qk-5 7l0-12 dn+10 1ke+17 tx-15 bd-14 6pb-9 3v8+11 uo+7 6f-15 jf+10 6cn+9 8at+7
eq+11 67a-8 2lb-14 5yn-9 579-13 bxi-7 8a8-10 1m-11 274-7 ml0+10 2ul-10 j51-6 5a3-9 b7e-8 3f6+9 cnh-9 ct-12 6yv-12 hi-15 3kb-5 1f1+9 eff+9 6vc+5 r9k-11 2o7+13
96m-14 z-14 l8-12 3ty+8 kow+11 1l8+7 1m0-9 1ui+10 dxg-11 13w-12 2mm-17 2mf+8 98l+14 e92+9 78t+15 o5-11 22y+12 bhe-9 56i+7 33f+14 4uw-8 7py-14 6yr+7 hz+6
3qy+14 ux-8 7af+12 u9k+6 14t-7 ci0-10 c1v+10 3og+13 25-9 la+7 884+10 7kf-8 4se-9 5es-11 5eg+12 1ma+12 2tg-10 i2y-11 bfs+13 9hb-22 fln+8 20y-10 3nv-7 64m-12
4jd+10 2h6-6 z0-8 3hi-8 4se-6 hh-17 88w+9 1a2-9 zh-11 b-12 2lb+19 1t-10 5f2-8 3kh-22 4cg+12 f4e-6 1uh+10 5hx-8 271+17 lx-11 4ur+9 sf+20 57l+7 5dv-9 rp-9 3fc-8
9j2+9 6uq-7 7l+8 2g4-6 264+11 in-12 rj+10 16c-12 1nv+8 5i1+12 4mo+15 3d4+10 24h-7 1t6+17 5xl-8 z5-8 4od+10 5hg+6 6k+8 18n+13 2i+7 7tu-7 32n+7 1v4-9 4qc-6
5q2+8 s7+15 253+9 39u-9 cae-10 12r+13 q0q-9 31y+16 2ro+10 2il-25 ehy-8 xf+9 669+7 kui-10 5zu-8 ehk-7 46b-11 2mo+6 1fn-10 6q1-7 b7m-8 8t9+7 9kc+11 3v4-8 5tk+11
3vw-6 3m-19 i2b+12 1wy+11 d95+20 58x-8 6ls-17 rt+8 59w+9 8va-9 267+7 1of+18 c2d+8 59p-14 1ls+14 5s-11 1wf+10 32h+10 1a5+9 7m+9 a4-10 a9q-9 2ve-8 obq+7 s3+12
cwg+11 2y1+13 433-9 127-14 99j-8 anx-4 8yi-8 4gc+18 g8l+10 hg-10 2bv-11 19p-9 2td+11 1tt-8 1jq-8 51o-6 6q0+9 fp-13 9et+10 ju-13 1e0-10 em5-7 a2l-8 4f5+8 1wc-8
9ya+6 947+6 10c-9 2oo-9 mm2-7 6ks+13 g9j+9 1o5+5 2dx+10 3ys+6 1g-9 1zh-16 3u7+11 359-10 3nm-10 158+14 d4g+9 ckc+9 ahk+9 3fo+9 vh+6 2sx+12 2hq+10 5sp+9 6fn+12
my4-9 igv+9 1vr-9 jfu+7 ltw+8 77-10 w2-7 3ug-12 pi-6 iqx+12 7hh+15 5ma-8 20y-6 8b8-13 5br-12 8t-11 16g-12 bdl+9 omv-11 2wv-8 73s+7 hb8+19 4kd+8 19s-10 9i-12
98w+11 7bi-11 3wn-9 31o-12 3zg-10 5on+12 caz-8 5d1-7 2pe-10 aas-12 f0w+6 mn-8 csn-7 3a0-7 dd0+11 1dj+7 1tm-6 4fw-11 yj+9 5sj+11 1n3-10 34a-11 1h0-7 4xg-12
31b-9 76e+9 i8b-10 37z+8 2mp+8 es3-19 5gh-14 67t-8 59n+11 etr+13 ev-7 600+7 7fo+13 6lo-9 3f3-8 1gr-12 6bb-15 26y-6 5hy+7 5ew-8 34m-9 4xp+15 34s-5 n7+7 apg-6
19i+20 60i+9 3t7+17 e+9 12o+13 eq6+9 5ke-14 9ac+8 49g+8 ou-16 2dy+12 1p9+7 fmc+9 1ov-8 9bx-12 2fn-7 16k+11 49r+9 2s9-12 28f-5 2q9-24 8l3+10 15i+8 24c+11
21p-14 3rd-14 1bi-7 bv5+13 2ab-13 f68+26 b7j+10 1cg+16 4cs+6 62i-9 11b+10 2zs-10 58+5 yu-19 7ai+14 8sd-11 2xi-13 l3n-19 lp3+14 26e+10 gl8+8 6tw+9 1cw-11 j4-9
1fx+8 gx5+12 gj-7 f6i+10 1v9+12 e6m-10 3-8 5lb-6 fua+13 bi3-14 m5+11 3fh-9 1dz-9 14b-6 b9u-11 4b1-16 21q-11 484+10 evd+7 200+12 7w-9 bzz+10 8bp+9 217+7 3u6+6
4i9+13 1ny-8 2ue-7 12qv+8 981-7 3rj+13 2o9+10 r87+12 au8+11 3ad+15 8o8+11 anr-8 c7l-7 79y+9 3z9-9 5o-15 1x5+10 e9b+8 apf+5 3mt-10 2nx+10 dio+11 c6h-9 84m-11
a5a-14 29h+11 dv2+10 lev-8 7sx-10 av-7 cmk-7 143+10 zd-10 9ae+8 9vp-10 3me-8 id7+12 5e+7 s-11 21b+6 1j6-15 c9v+14 cb+9 u6-9 20h-16 41x+11 he6-9 125+11 2k0-8
te+14 7ab+21 2l1-16 1b7+12 hot+6 yf-9 4y7+12 q8-10 24y-8 dyr+7 1i3+12 65p+11 m7p-4 9v2-6 24a+10 26i-8 j72-8 c1+6 120+9 dgv+13 64w+11 4ll-7 3sw+8 kxf-12 k0-8
3ps+14 386+8 3bx-21 hm8-10 lpt-12 1q5-10 eog+6 2gl+11 as2-9 bv0+7 a4+10 47r+9 3jw+14 1cf-7 dqi+10 233-11 237-8 4mg+9 1r6+10 2aa+8 nm2-8 2pv-8 13d+12 f0w-7
ep3-5 ki8-13 bsq+8 3dr-14 2qg+9 1qd-10 gkn-7 eh0-11 2ca+10 h0-10 2dy-9 7qt+6 4ot-10 4zz+6 csu-25 5tz-9 41-17 2ik-13 4p-13 x8+10 hp8+8 39j+17 lv+14 20-10 xk+15
1ux+12 4ml+11 3x4+8 exl+8 1i3-8 6d1+14 39t+8 ie-11 8xy+15 4n+10 442+10 2jk+16 4d4-10 9nl+10 n2+12 757-5 2hi-8 4bi-3 28j-10 80w-16 3ue-7 551+12 3w-10 5uh+6
7b9-6 3iz+13 27x+8 27g+19 24n-7 75d+6 1vh+9 8m-7 19o-12 7e3+18 2du-8 404-6 8t-12 13f+16 30q+8 fit-13 2xe-7 3ut+8 2rp+10 w7a-9 4pm-9 1qh-11 1tb-14 1ei-9 231-8
1kn+7 3n-9 r7v-9 10p+11 2p-9 6x+7 119-10 4m5-8 6u6+9 93i+7 6pj-11 588-14 1l7-18 5xa+7 qd+11 5v9+8 4ew-12 15y-8 dhd-7 9iw+6 2ml+7 3md-13 8y3-10 5dg-6 5ek-9
t5-8 22q+13 p8e+11 x8-12 1zi-9 16e-17 2hk-10 1mn-12 7rd+17 11a-6 5di+11 7ah+11 8hc+22 490-13 13g-10 oa0-19 27l-8 4gl-6 3kx-12 22a-26 4g-10 7m+11 51d-10 95z-15
2hy+10 410+13 4i-7 crs+9 1bb-9 26e-7 x+10 73p+7 4j4-8 20m-8 33c+9 dsk-14 6fs-7 3up-12 83n+9 1p-8 4l0+14 23w+8 5fu-8 emx-10 15m+20 37b-11 3l3+6 8oo-13 532+9
an4+9 5v0+8 6eq-7 7d+12 9nl-20 2v6-13 aj3-21 1mp+12 1b9-8 4ap+6 4jv-12 duo-11 17p+12 5kp-8 e-7 d2b-11 198+9 mga+6 87i+7 46-8 18w+16 ieg-11 cj-22 33v-10 3ds+6
fn+7 2im-9 6tj+8 4lw-6 1d7-7 22x-11 404-12 342+9 6k+5 9up-14 58m+11 2c2-8 840+10 1s4-13 1fr-14 hgm+15 5je-8 f0f+9 5y6-10 1a7-10 ju+8 1y3+8 xa-9 to+9 1e7-11
3br-8 12c-8 cl3+11 1nq-6 3k7-13 8iw-9 9rh-7 9t1+14 j2-13 3rs+9 25h-8 cqs+12 63c-8 d32+14 c2h+7 ui+11 2uq-9 43l-17 3oy+8 89g-11 5kd-9 2tk-14 cz9+7 sk-12 z-7
1kq+9 ei-9 n8+17 36j+12 6oe+14 g4v+15 6iv+7 d9+8 3ob+9 1aa-8 a6r-9 433-10 21j+10 78-11 1g6+6 ag7+11 3i1+9 233+9 5oe+10 29p+6 5y8+5 8oa-11 8sk+10 3bl-15 2ms-12
61+12 cxs-11 6mo+8 2c7-13 a7-10 2w1+7 8v-5 4b9-13 6h4+12 66k+6 38u+8 5e-11 eq-10 av2+8 hw-6 3ql-12 a25+7 5ah+9 5io-7 9mh+18 ca+6 251+4 1tu-13 f5e+16 bj9-7
9dl+9 12a-8 hhz-9 4jy-10 bm3-9 lb-15 5oh-9 bxp-10 55x-6 5qr-10 173-12 5jh+13 7go-8 4t7-9 ake-14 9jh-11 67f-25 4s2-10 3mf-11 7k+5 1nu-10 171+6 4hr-9 23l+12
ui+8 7f4+11 59d+6 cy-13 6yb-12 3hd-8 10e+8 58q+11 4qd-9 9jd+7 egf+9 8ra-10 2mk-12 5ci+7 1nz+8 j6f+6 5v2-15 daz-8 9yg+10 fqq-10 7bm+8 6dp-16 1c7-7 6gd+10 q7r-8
5dp+10 3bi-8 3kl+11 j4m-10 ff2-10 128m+9 i9+8 dk-12 qrx+14 nu-7 2gx-9 c92-15 ri-9 4un-8 6y7-9 2dt+15 zx-8 8a6+10 6f2+9 447+7 kw+8 2or-6 3t0-9 hrf-12 18-10
45n+7 7ed+6 4l3+13 8v4+8 1zc-11 wn+10 8my+14 r6+10 2qa+8 66s+14 3xb-18 36f-9 4eu-7 1qn-9 eql-9 7t-9 24y-12 9t8+10 6jr-14 2fm-14 6h7-29 13k-12 jj-8 3bw+17
4jh-10 eu+5 1ig+8 4nk+10 22e-9 2kz-14 867+3 6dy-9 2ip+12 r6-11 81m-10 50j-9 2oi-11 3hg-21 3n7+8 ch-10 qk6+3 3jp+14 50l-7 5pn+15 5et-11 edl-14 3kw-11 9i-6
7i2+12 asy-8 5ut+7 2bj+6 2hr+9 67f-6 75o+11 9tk-7 ay8-13 18i-8 210-9 fy+15 371+5 20x+8 2oa-6 h9m+8 9cv-20 v9+9 6k4+11 14d+8 5ta+10 2ir-8 57b-5 698-8 mb+8
enl-12 1b9-15 byl-9 qt-7 3bb+8 cvl+9 ga-10 3ek-8 9a1-5 x+8 2fi-8 49r-13 21z+9 6t3-14 rmn-9 91s+7 c5h-10 293-9 d1-11 2do-11 6a+14 6pm-20 zh-12 6ef+21 au+12
5g+4 ael-11 938+13 72g-11 dkl-15 3te-10 4gj-7 50e-9 c36+11 ot+13 7gz-9 52o-12 5v-14 2hp+7 1it-9 920+9 2si+12 5no-13 2ql+12 rj-9 3yf+9 i4a+9 6wk-14 m8-9 5tp-8
lw+8 10v-4 5jz+6 c1a-7 77e+8 5q5-9 gf5-8 1q+8 k3j+12 1dq-12 ii+10 f5j-8 3p7-13 45w+12 9q+10 55+3 vf+10 2d3-8 jj-8 xx+9 2ir+12 5cm+15 9wz-7 3r7+13 9q0+14
110+13 bpw-12 z2+8 d9l+8 b6-3 6ko+11 3fy-18 7zz+9 6fn-16 15w+7 b50-10 104+10 h0g+6 28l+7 x9-11 2od-8 655+7 1sv+9 4rd+15 34q-7 pp+9 gw8-8 is8-8 2is+3 4o8-13
arq+8 6ew+7 1o-14 305+15 yj-9 697-9 1t3-14 bg-12 30y-13 9ww+10 2ym-11 2o-15 913+13 5sc+15 3ti-13 x22+10 31m-8 9uw+8 5k-7 dct-9 gp-7 df5+9 33d-11 6ob-9 457+5
6i-7 1th+9 5p+10 79o-13 6ez-11 kf-10 1ai+9 5a-16 3tw-12 e+10 30g-7 10h+7 3a9+9 dnt-12 6o+11 2p0-8 6e+14 k0n-12 hz+10 4wh-13 77o+14 6xw+10 7xy-10 vm+10 7je-16
3w-12 d51+5 94m-10 2mx+7 4ch-11 5fg+9 8s1-9 10y+9 47k-6 aew-7 16l+6 1oy-10 43e+16 9zo-10 2ss+6 16r+9 9ll+5 3iz+9 5hm+8 1ho-12 2q5+9 ahw-9 3tz+10 5kf-11 22f+11
5w+7 mdz+8 7h4+9 9bq+12 6ja+11 1ek+9 451+12 3fo+13 1wd-11 c6j-11 9jc+10 9aj+8 1vv-10 59-17 998+23 6ir+14 8c6+11 616-8 60x+14 8x5-13 grv+12 77u+8 ni3+9 nl-6
36a+6 1kr-9 1gs-13 ddk+11 4c0+9 5oe-11 ghd+13 4ql-9 g1d+11 7hg+8 5cc+8 8rn+12 ts-15 26h+23 2zi+10 89k+14 28+7 287-13 3r3-17 pho-14 3gd-9 y7+12 226-6 8wz-10
ph+8 19f-9 ssn-15 8d5-12 ou-11 4ds-9 4ia+9 20j+14 4a+6 1g1-9 1dc+7 4o-7 mu+17 xr+8 2ux-10 480-15 d0q+13 e9f+9 3iu-11 3mz+7 314-8 1zq+4 1x7+8 8wx+4 502+12
3ob+9 1q-8 5vz-6 8i0-10 7hb-18 6tj+4 1en+5 12w-6 9pr+10 1t5-7 49e-12 4b5+8 7jg+9 7xi+20 76n-7 fmm+8 ei-11 1n8+11 l9-8 5qv-11 19b+8 15m+9 7w4-12 6ml-9 2p8+16
9h6-10 x+14 x1-7 8jy-8 8rd-8 1mi+5 1rl-10 6a-7 2vu+7 39v-7 6es-11 rf+13 2cl-15 3e7+7 3u7+8 611-20 13w-8 a3c+6 o7i-11 dr4-10 1bt-7 h7b+9 5mr+12 hj-9 ow+6 fy+4
ent-10 bnv+10 4di+9 36x+8 acw-8 dq+9 uvg-8 3mx-11 yo-7 3ly-8 xa+10 3l+14 a5p-7 284-10 6q1+20 2e9+8 1d-8 1fw+15 al7+19 d1+15 51k+5 cx-7 4ys-9 k38-7 36u-15
2rb-9 1l7+7 2zs+18 1r2+8 2ko+12 ecy-10 5fu+7 3np-10 2jb+19 dn8+11 brs-10 4xj-10 85m-7 xt+9 4og+9 16d+11 443+8 9r+13 4r2+6 2f8+8 3x1-9 5nk+11 2v4+7 4lu+6 ab+10
bxj-11 10x+18 n2-8 o84+12 2w9+8 597-11 1zt-8 10h+11 7pf+11 1ab+7 3tk+8 6e6+7 ath+8 5g3+11 3y8-13 934-5 3mu-12 28d+5 6ti+9 3pl-8 65t+8 8h7-11 5d9+10 bg4+9
bhf-13 uo-8 5n0-13 q9+6 4jn+10 bn2-7 9ra-11 ry+7 t2-10 f0j+8 2la-10 2c-10 241+15 fxi+7 21m+13 4ju+11 193+9 azj+9 7um+9 2yi+9 79l-10 2c8+7 28l-10 9bq+6 2z5-7
5fw+12 11y+10 7ie+9 3pl-13 mt+8 4a-13 1bq+10 bkl+15 ad+10 4ke-8 7zk-13 39w+19 ba5+8 gu+8 5tk+9 7k-6 aa3-9 57f-7 55+11 2rf+15 bf6-23 15v+5 hyo+10 2pb-10 6lr-12
2dg+13 4jq-8 ai8-11 zx+7 486-10 3dn+8 8jt-17 4c-11 6qq+26 vq-11 8ln-7 3w+9 1vu-7 2dy+7 2fl-12 tj3+15 5ax+15 a6g+11 8ao+9 8nh+6 15i-19 29h-12 3jx+14 2ug-7
51i-13 44z+11 je+10 4eq+6 leg-7 1te+11 8gi-11 32t-9 mxb-9 2ml-9 3fj-10 5x9-8 4xl-8 2vw-9 dos-7 h5-10 6f0+10 4bw+11 1af-14 3nr+12 2gz-8 2z7+7 31g-8 dxl+11 dq+6
10x+11 n6-10 24d+16 5lq+8 2ec-9 5o+11 c5c-10 1y8+7 3jb-9 1yj+12 awn-5 g23-10 vj+6 s2-9 5qg-11 6cv+10 8l3-7 1zn+6 75k+8 3b6+15 6wy-14 ko5+6 7vd+10 3za+12
3k7+10 72u+6 8o+11 11y+7 340-11 a4i-15 pk-14 3su+9 5ym+11 b3z+7 55c-9 3s9+12 9o0+6 d3t-10 1px+15 1vx-7 3qe+6 hk2-11 2hy+9 348+8 cpf-14 m9c-16 4+9 3cm-14 5f9+8
66l+8 943-10 2nv-5 d07-10 r9k-12 d19+13 7fd+11 6ka-19 6et-6 awm-17 590-12 qa-8 3nj-15 5ac-10 e3b+9 are+7 1cw+11 2ux+11 1ny-6 668-10 4xm-14 275+20 4rz-14
8y6+15 1bo+10 7v5-10 1ou+14 3v3+10 mrz-13 3ka-8 2mc-13 5e0-10 bzl-10 13u-6 4es+7 4xj+7 38o+7 fih-19 260+6 68t-13 8ww+19 5s9+8 4l8-9 6au+6 2qz+12 888-7 4j9-7
b9s+18 ebz-14 2ly-9 dg-10 2xh+8 173-11 39x+9 393-7 5am+11 2w5+10 2wf+14 1vl+9 7tw-8 ran-10 5d0-5 1jo-8 2nr+11 2bf-15 1bp+8 4gc+18 67p-8 1wk+9 qd1-13 ng-11
nem-7 77v-6 qi-13 6ng-13 2m-10 5gf-10 8f9+7 4w4+9 24h+7 cf3+20 ij6+13 5o8+9 1fi+14 6ep-7 13z-9 4mw-10 2hp+8 5l0+8 6v8-9 4vt-14 6dc+6 h4k+11 e3b-9 em-10 44n+14
m5+7 36k+11 5zk-19 37x-7 2sp-14 ap5+8 1x2+6 2vw+8 9sy+5 3d1-13 sr+8 3xb-10 3qh-6 53j-7 5j-10 5a4-16 2yf-8 yq+9 8b0-14 wv+9 1e7-18 4gl-8 c4+9 83e-6 5kx-8
2if-13 81l+12 2zw+7 1i+10 lgj-8 tb-11 209+9 bbo-7 2at+9 7i0-11 4v+6 av+7 4oi-7 12i+9 js+7 hte-9 53x-7 1nk+10 juf+9 3uc-5 6vi-7 1g3+8 1nk-7 6v2+9 7hr-8 bch-9
33k-8 27o-12 8b9+9 f1x+11 458+4 5r-9 d29-7 f0-7 1z0+8 13b+5 t+9 4sd-9 3jy-5 7n5+7 2zc-19 21e-8 16z+12 3ms+10 7cw+13 815+26 1dk+7 66y-8 34a+9 4gk+8 2s4-7 qp+12
2ld+6 34g-9 640-11 3ez+9 5ks+9 ge+12 29+6 2fx+9 52s-16 1bm+17 3jr+10 8fl+9 5ac+7 a2j-12 8at-11 1nn-14 2t7+7 ai1-8 4yp+10 5hn-9 5bd+10 52y+8 71k-8 42e-8 2lb-12
2cz-11 7nc+8 9p2+8 cu-8 2zf+11 2oc+11 5sf-9 39o+15 175+11 2vr-12 oc-7 cve+15 34f+9 57m+10 5g0+6 4jy-12 b3-19 d7-9 45q+8 284+6 bu-23 14q+12 56i+5 nz+10 50i+12
srn-11 c4w+14 9ca+8 8m3-7 1oy+14 3kp+12 5sc-11 1re-8 5m5+11 38o-11 9hg+8 3nl-8 5tx-19 q07+9 9i3-12 buy+14 4rk-8 isf+11 61e-11 1o-8 hp-12 1at-9 1u1+7 8hr-8
7v0+9 uo-10 a1d-11 qb-9 2nz+9 5cp-11 fu4+6 2wh-7 4lx-7 g1m-11 7ku+10 47f+10 8q2+13 c1a-13 3l7-34 1nk+11 pc-9 14c+14 vy+9 9de+8 9dj+6 9xp+18 eh3-13 65p+6 34u-7
3rk+5 e+7 2d2+1 kr+7 2bh-9 5au-9 4x-8 5ok+6 1sc-11 76k-12 2rk-11 306+9 1l7-7 2c3+10 6fj-10 4a5-11 318-12 cl-13 6ag+9 3ao-13 18w-10 i0-7 1hr+9 fl-10 5s-8
2pv+14 2rs+6 5id+9 34x+7 tto+10 8tk-10 1fm+13 4rn+16 3yt-9 8oj-14 3rg-9 9z4-10 bxm+12 3rh-9 7n7+9 2cc-8 4bz+9 2nu+6 8ja+14 2fb-7 4rk-21 2my+11 2vv-9 e3+10
jd8-13 4b1-10 1qj-12 5jo+7 4tq-8 8zr-11 436+9 5ck+10 4vd+7 fd-6 2f4+14 io-7 1yk+13 elm+10 z6v-11 3x8+8 1ps+6 2wp-21 6k8-6 419+7 6gy+18 3ht+10 5be+15 73l+7
2ub-8 m0u+11 cum+6 9oo+12 ais-10 29b-7 2kq+14 a-7 ai4+7 10s-18 lp-12 nbj+8 414+7 1ld-7 2c8+15 149-11 27s-13 mk4-11 3mt-15 18j-8 b19+15 ca-11 4+10 5dm+12 4kg-8
42j+7 5v4+14 8sz-9 dvj+12 4r4-7 1a0-6 3kl-10 ieb-11 9hm+11 4op+6 1gw+10 d6v+7 1rp+9 5fg-10 6aa-11 5is-9 bh7-8 15o+10 x1-7 ap+16 407+5 4a-8 6ru-7 yv-9 wq7+12
6qz+5 19v-9 1xm-13 51f-7 im-8 bba-12 6aa+8 j2g+11 al6-9 dwy+10 pt2-13 73k-7 5a4+12 7yh+8 apf+11 su+14 5hh-11 4y5+4 mjd-6 3oa+8 2n1-12 a86+7 3ay+23 2hu+7
2qq+10 38f-7 7jd+8 21m+15 gal+11 1f6-9 64r-7 6e4-11 b0g+15 wo+14 9ow+9 92-12 bgu+10 349+8 cn4-9 3de-9 3op-14 d8k-12 4ma-24 v8-16 7t4-10 pqo+7 3hu-10 3n+11
1t+7 m3+7 6ge+8 8x3-13 pr-8 5bt-10 1an-9 48z+5 avv+12 7g-14 5ut+8 9wm+7 aqa-13 4px-6 9i1+6 cm+9 2r2+6 2gm+9 fig-13 9uu-12 3el-17 8pu+7 3pc+10 1o0+10 7na+12
29b+10 3zh-18 9d-22 2tw-19 fy+10 4al+7 r2y-10 ihv+10 2xn-18 2lo-10 10z-16 1x+9 5q1-9 bx5+7 9w9+10 7nh-8 2a5+7 1mb-9 ac+14 6og-5 943-9 50d+10 rmc+8 5pi-8
184m+15 2i1+9 4ud-15 1y1-13 3fy-6 1ci+9 8it-16 am4-14 8cd+22 96-12 4rw+14 d6-17 8t2+15 2hl-11 1qf+7 4ds+9 39f+7 15j+6 ai4+12 bz-8 21t+9 ae+6 4mr+14 4h2-9
2hw+9 3a9+15 1pv+12 l0b-8 6il-11 7mw-11 q6v+10 a4b+7 3zx-13 662-10 2bb-13 r6-15 1ou-10 36x+9 f3+8 c0-9 8nv+8 2yz+8 1g6+9 3cg+15 2m+17 2c5+8 1ju+8 17r-6 5a2-10
1rf+7 6ia-10 gan+7 aa6+21 aw3+8 yp+9 jsn-12 1bx-9 3cz-15 3aq+11 arv-11 991+12 2sv-7 cbl+11 76-9 da5-10 2i7-15 2p2+8 m2y-9 3cy-11 1m1-18 4n9+11 grt+12 ty3-10
sq-15 cec+7 2sx+7 50x-11 6t7-8 gj+12 2w5-8 9cs-9 k8+15 1zv+12 106+9 1td-9 2w+16 n61-10 509-16 7hl-9 2oi-14 6ab-8 4t3-7 8bf-16 8e7-24 1o7-7 12j-22 86+9 8ec+9
8bq-10 113-8 2m4-7 3t5+10 45i+8 7tj+10 2vu-13 4h3-10 65a-11 40e-9 zn+13 vv-6 ay4+12 30a+15 6u+11 54x-10 8n9-9 15d+12 3ak+8 4d8+11 391-8 5w4-13 eyp+10 6dv-7
6bl-9 9dp+15 m1-14 92+9 67e+6 4hj-9 3of+10 46b+6 bdf+11 6lr-8 7p+7 8hv+11 nl+10 36w+15 6j3+10 6x4+8 79-15 167+13 bs+11 bcm+11 hzv-14 1vp-12 i7k-10 ikr-7
16k+15 2u+7 b2n-12 5sr-8 1ut+11 w3-16 3hx-6 h38-7 38z-10 14o-16 48l-7 4br-10 1yr+9 ker+12 dpf-12 z6+12 1fk+17 3yg-8 e6t+12 v8+10 1kq-8 2ac+10 jbs+8 c6s+11
1gc+10 5kp-11 1ne+13 qz+5 17z-8 ew-8 1a3-6 6az+14 7cl+11 dhs-8 csj-8 2ah-5 48a-8 3ba+8 fe+15 1oj+6 3bu+9 i22+8 f1y-11 7l-12 2i5+6 4td+20 1jz+11 7px-11 e5-14
59s-8 gkq-8 9t8+6 d1w-11 43y-11 9an-22 j5k-13 i4-7 3a0-9 5bp+9 ss+6 1ex-16 788+8 2bh-10 5rs+10 g1+14 2ia+8 lcf-8 559-9 9zj+11 677+13 1fu+10 4hr+8 178+8 2l4+20
1g4-8 al7-12 ox-10 3qs+5 1b6-7 34w+10 51d+13 67y+14 11-14 6bk-9 48g+9 3bl+12 3st+11 d0p-8 4iz+9 338+12 nq-10 2cg-7 5xx-13 5m5+13 6h2-7 32k-6 sx-10 2xz+10
7ah+7 b2x-7 1ut-10 1mb-15 5mz-24 qh-12 4js-5 3ch+10 8ki+6 1h6+9 3p6-8 47s+12 jg-11 gt+12 jo+9 1av+9 1fm-9 bsn+10 1f6-7 567-11 9d0-16 hta+8 e6t-8 edi+8 1f9+10
hw-12 5mb-14 6b1+6 6zn+11 7vc+5 354+9 6g+8 58x+11 25a-13 277+5 6x-7 8xo+9 9a4-10 bj5-8 7st-8 20b+11 271+10 3q4+7 5m1-8 52c-9 9tc-12 4cd+8 28c+10 qz-7 ffq+9
bd-9 97m+14 78z-11 55t+9 4jj-13 28l+7 1sj+13 15z+4 155+11 5jt+8 59u+16 4o9-8 1p3-10 5ka+13 736-8 8c5+11 134+16 2sd+8 5-8 p1+8 9t-13 h4v+8 2gj-7 7y-8 4y-9
2dx-9 ll2+14 4e9-10 1ds+8 4rw-6 4yx-8 8v2+11 e4f-9 34i-11 2c8+13 40y-7 jzj+16 3ht-12 8s3-11 g9w+10 6ux+6 28d+6 ezy+15 aza-14 aaq-7 fk-9 637+11 82r-16 313-15
bu2+13 mks+11 7in+7 38o+11 6i9-7 cr7+9 6je+18 a76-14 2xv-12 la-7 6bn+9 4lf-10 tc-10 k9-13 cby+20 fs0-11 egz-12 3f-9 80h-6 2v5-8 3kz-15 7on+12 41+10 bcn-13
3y4+12 9sn+20 6gh-11 2qg-5 810-12 11x-8 21u+12 l0m-14 j0b+9 1st+7 3xp-5 df+10 z7+7 2g1-5 2uh+8 8iq+7 33d-12 48m-6 8hd-6 1tp-6 oz+9 783-13 gh-6 6-16 70-23
5dy+9 30j-14 af-9 204+9 u6-8 cxj-8 5cb-6 5jd+8 ng-10 3ic-8 buq-11 bf+8 6d8+9 2l7-10 o7+10 d2k+8 wmn-8 7p+13 3lj-8 d4-10 2lf-12 615+6 2as-9 c46-10 1zt+8 11h-7
110-10 jjd-7 1du+7 6rw+9 5vo+8 1ik+9 cdt-9 qk-10 368+8 5b3-15 8nu+10 1rj-7 4fl+11 369+14 c4-10 9ek+11 2rx-6 e75-8 dh5+7 cmf-5 29q-14 7pw+4 5ip+8 81-9 4zp-6
6ah-11 5ji-9 5s-12 1aj+8 jiw-8 q2+9 7m6+9 m9+7 6m1+12 7pa-7 dhe+9 862-9 qb-6 2oi+8 853-9 2jc-11 99s+12 itb-10 bn-13 ln-10 lyu+10 4ad-13 al-9 1pk+14 8lv-11
gwe+12 hu6+5 3l8-15 7c3+7 ir+7 eal-15 1i8+8 ehk+9 34z+8 au9+17 2at-9 iwz-9 287-8 1qc-11 7hr-10 71k-14 v9+12 32t-8 nz+11 19q-6 4eb+9 m70+14 1m-11 65q+6 c0g-8
tx-10 2m3-11 2n6+10 d5b+8 hj7-5 1ne-11 gj+7 2qa-7 3zp+10 7d3-9 2s1+9 9od-10 cjz+13 h9u+11 3v-7 eja-12 crb-8 14e-11 de9-11 2t+7 kq+10 3kk-10 131+10 257-18
25z-11 55i+10 1bx-9 5le+9 jk+12 4oc+10 4ab+12 57h+13 2qn+13 395+10 4c3-16 2wf-12 1sx-6 4y0-14 5oh+7 6dz-9 2td-12 la-8 c1+10 9iv+8 3fm+5 30q+7 7i+6 vc+9 bis-13
2lu-16 4lz-9 75y-15 35q-13 5mo+8 2hb-10 gx6+11 8sd+10 56c-2 5kv-14 2b2+7 g8-13 6ao-8 1k2-10 3q0-7 259-8 c33+10 b6i-10 fbm-6 5cq+8 4wb+13 gvm-8 78u+8 2vb+4
gxl-6 2k2-7 rbl-15 6ii+6 22e+11 6yj+7 58v-8 1xb+5 3p-8 2f9+7 6xp+8 cs8-15 25d+15 hx-11 1ig+17 5xs+6 2p6-12 1xo+14 bf9-3 2py-9 nx-14 2qp-7 4w-10 1mk+6 3jz-6
2c+11 aww+8 26i-8 3ln-7 fmq-8 9i2+9 4v1+12 171+8 5az+8 jg+10 5b4-10 1bh+9 8pc+8 8yy+8 8x1-9 43h+8 vk3-13 1ep+15 1op+10 1cz-10 9ag+13 12s-10 1fp-10 6dh+7 nj+16
ign+17 bo6+12 1t6+14 8c4-11 2g9+19 1p2-12 m8-7 1tf-9 mj-7 je0-12 2mx-6 2as-10 33f-7 6q7-10 25d+11 2w7+13 2i3+8 6ct-16 67c+9 ss+7 42d-11 jfq+17 1e4+7 6fs-8
5ot+8 he9-8 bca-14 frc-15 531-11 73f+8 1qr-8 17c-6 71o+9 dbq-19 1r5-11 7uc-7 1e6-10 2zz-7 bbq-8 2u6-11 14mp-6 aty+13 6oj+6 8c1-12 zn+12 5i1+18 4bj-7 97d-13
3sr-14 2h9+12 4tv+8 4ww-15 3br-10 nv+7 cwd-6 hbv-6 f4n-7 b0l-12 1ty+8 43g+8 gee-9 15a-10 f9b+8 1yg-9 5bg+16 tz5+8 41d-10 268-7 8ou-13 g1g+7 mk-6 3r3+10 37v-13
194+6 75v-10 68r-8 a0+12 1d+15 48h-9 5oy+8 2an+13 5bh-9 3sd-9 35g+11 572+5 4ho+5 115-15 296+8 3zc+12 3yp-7 5xc+6 me+11 472+9 2un+8 1pn-12 5jn-13 2qf+16 mp+10
1wc+19 iw1-9 c0w-9 32i-15 8x3+13 kmr-14 1z2+9 89t-8 2c1+10 8h0-8 44c-8 7e3+10 94w-9 6j1+8 3zx-7 6e0-10 7f1-16 2vb-18 foa+9 5vu-9 2nv-8 2r6-9 ev-10 1bp-7 dv6+6
602+7 8v5+8 17q-7 4rj+10 14r-8 1md+9 bp2+10 au2-11 of-7 8u3-11 33r-16 1um+6 435-13 2so-9 b+6 gy-8 5x9+11 5tp-12 73u-9 nhz+10 5hw+8 83x+11 8i+10 31y+10 vl+12
6dl+7 2i5-13 69g-9 5ju-10 7t-12 afj+10 56b-7 dg+7 gt4-9 4ox-10 2yi-10 mv+13 2mw+8 c1r+11 1ur+9 b2v-8 1ii+6 2gk-5 1go-15 3r+8 3n0-14 164+14 36o-11 84d-7 4s1+10
8jg+9 ip-10 539-7 16z+12 ze-10 26e-17 1db-11 2pa-23 48g-8 2nb+8 5c3+17 hi+12 bcb+9 109-8 1s2+8 h8+13 ady+6 6ur-10 56h-7 4b1+8 15m+8 40c+7 5t4+11 46z-9 70k-9
25j-11 16-9 52x-11 386-10 6vj+19 6a0-13 y5-7 le-12 bqc-14 3k9-11 6eg-7 1bu-16 6ao+10 58a-8 8s-9 4v5-9 9pj-13 mm6+10 wn+20 3mw+11 9q3-10 1jc-8 4vi+8 ash-9
djm-7 2dg+9 7dc-7 12v+8 d6t+9 16d-9 5pw-11 7gb-12 27r-6 3k5-7 qw+9 fxa+12 2ly-6 i3-9 31k+9 pvk+9 2xf-6 7b9+12 8cd+6 472+8 km+14 2b6-9 azs-4 6ez-3 f5y-9 c5h-7
1hp-7 185-6 j2-13 q6+9 3r+9 2dd-9 4ct-9 8ov+8 1vn-14 9pz+11 6u5-9 a7e+10 4xs-6 kcq+12 8fa+10 1ma+7 5y9-11 fn+8 nk-12 cq+8 2pn+17 e9+9 3oy+17 7f9+9 2rf+9
9lw-11 28l+11 f3-11 28-10 d04-11 rx+6 2a0+8 56h-4 3z7+8 4e0-9 3b-7 2jv-11 58e-18 wc+8 ac3-9 11o-11 7rc+9 fle-8 2sk-9 1gy-18 2s6+10 15y-11 9qd+13 4f1-8 aol-15
47o+12 2s3-10 bo0-6 29o-13 b4y+9 msp-10 h1+16 6g6-15 2fx-16 1oy+16 1df+8 32i-9 w7n+6 5l5+9 3fe-11 55j+15 di5-20 2cu+8 58w-8 8vm-7 1jn-13 18h+7 75a-13 nz-21
nl-5 5ms+11 12o-16 3fj+15 23-8 5gz-12 1ab-14 9yz+11 frx-15 1th+7 6c4-14 10s-9 133+7 g8r+6 4wt+9 17n+5 2m7+7 21g+14 3se+10 l6-9 14i+7 20i+7 axa+11 vq+8 9zu-7
2x4+6 4yf+6 9f1-13 bd-10 9i+10 i4-13 arv-12 u4-9 6mv-13 333-10 fr-22 5xe+21 2t3+9 9uj+7 4dt+6 2h8-10 9zq-16 8cp+7 1n3-5 9pa-13 2u9+12 23w+10 3w4-10 oe-10 bn+8
4jk+8 shw-9 79h-8 73x-11 60p+10 4a2+7 1u4+10 2q7+11 hp-10 18c+7 1jl-8 2i0+9 2pc-7 uu+13 9d+7 js+11 aow-7 i7-16 7qp-14 157+13 29p-23 2xm+11 he+5 4mb+9 6l2-9
2ow+7 gn+7 5oa+7 4k2-11 5k6+13 2rk-10 b3s+7 jda-9 7ll+12 5eg+5 1nf-12 ee-16 6er-6 9d1-9 23m+8 2s9+9 3c9+10 jz-8 fek+9 696+9 1uj+10 e0s+9 2pt+13 ebr-13 9ok+8
3g1+10 3er-6 2d9+13 22f-16 92z-11 2jb+11 al7-17 2c1+12 2y5-9 1j4+9 471-9 7lh+9 4pv-8 cj-9 1ij+9 exx-5 3zs+12 1m8-8 eia+9 nt-8 2q+8 4ui-15 2rj-10 925-18 3my-8
99o-8 q4-6 ps0+23 2et-12 77+15 629-12 st-7 2cc+11 g3+8 20c+12 2a+15 5ny+8 m2u-9 3dd+6 97x-14 7t9+10 8m-9 3ei-10 bez+11 3cm+12 rd-8 4c-8 10n-9 274-9 4vz-14
10x-9 6ss+9 4up-11 1oz-8 20-10 5lt-9 jix+8 gtd+9 blt+12 1b8+9 2uv+16 3x9-11 h0c+11 3ll-7 1gq+7 6f7+6 5dv+7 8oj-7 2d1+14 sp+14 cp8-10 df3+5 2cg-8 5ht-10 1lc-9
hco-10 6oi-8 ku9-10 ue-7 pd-7 1vh-8 2aa+9 79+14 453-7 382+6 9g7+18 27f-18 bq+21 1w+9 nm+10 ub+14 1x+12 7pa-11 9sc+5 2ze-9 1u-9 2xu-10 1rv-18 4v0+8 51c+9
5iz-18 e5-15 2e8+9 3jc-10 4qv+9 1nm-6 321+12 5vr+13 pwx+9 85+9 jzr+9 2dy+8 79-7 3i8-9 3c-9 308-10 82-10 2co-9 39v+16 8zn+9 97y-9 846-6 6lj-15 49-8 7kt+7
7ap+21 z7-16 7qy-11 5mh-9 2yj-12 1o9-8 1yn+8 k7-5 3c4-11 7dg+10 cqh-6 2ln-4 blq+8 gnz+10 2eq-15 lqe+12 4m5-8 3no-10 5fz-9 6sj-10 7nv-5 48x+7 631-9 b59-11
14h-7 bbe+9 31k+8 6r0+18 1zt-9 33u-10 ink-8 3tq-11 36t+6 54j+6 2gr+8 5fm+10 8c4-8 ms+17 3z3+7 3pp+15 13i+7 a91+14 80f-11 czz-10 7qm-11 8it+9 2i7-17 bdj-12
4qv-10 pz-10 fh+9 e7-8 sz-9 kc5-10 ql-11 o3-11 21n+10 2qq+9 2t7-13 3nf-13 8hd+12 2p8+6 qx-8 7mu-8 10g-9 7t4-8 224+10 ods-6 6bb+17 gr4+7 7g8+18 5px-11 168-9
d6i-9 f9+25 2xu+12 98k+13 6c7-14 a88-10 6a8+10 7hk-12 796-7 bve+11 x8+7 az8-11 e8h+8 1q5+9 17u+8 ps5+12 a44-9 204-12 4gt-11 3du+10 5ps-11 1bj-10 il+14 522-8
8xp+11 40k+8 6t-7 99t-10 8nq-10 17w-9 19q+11 16g+12 b9y-9 b4d+11 1ip+9 3ta-6 4f4-11 g6+11 56z-7 6w+11 8o5-11 2n0+6 4yz+17 4ur+6 bg4+8 m7-3 2mx-7 3z2-11 atm-17
6ow-11 q9-12 14z+11 8th-9 3ow-6 6n-8 8e+16 581-11 1j8-12 14y+5 1yt-10 2sp+10 8f6+6 1k2-11 1ks+7 1k1-8 2ue-5 203-9 6t5-9 n0e-12 34k-6 e2q+9 bzf+9 17l-6 1v6-13
pgn-8 1hg+10 65+13 3b4+8 6xc+7 36x-11 g33+8 8wl+8 4vs+11 4p7-10 ba6-10 38b-13 4zu-7 lu-15 1q-8 9dz+11 ctp+9 qr+15 e6v-13 9zu+14 axd+12 dmv-7 6dc+9 1j6-8
4t4+10 31g-10 7rd-10 465-12 7nw-8 op0-5 65b+8 1dq+16 2j-9 b0x-8 oq+13 25c-11 cw9-15 2l1-9 d8i-8 66h+5 60l+11 21m+17 9ho+27 boq+6 wt+8 n6+11 5le+10 th+3 2q+20
18u-8 m6m-14 1ri+9 46t-10 7ua-17 ge-10 oz-11 2ab+19 hmk-5 1i7+8 bch+9 tv-7 ba6+10 j4+15 2vs-13 emh+11 762-17 3i5+6 9r+12 nh-8 152+6 xt-12 b81+8 afz-10 21v-17
c3g-11 1i1+8 4sv+15 2lw-9 5wz-20 84w-4 a2+8 nd+9 bf-12 qp-6 2cs+6 sky-9 3c+6 gyk+8 70q+11 41m+16 5i4-10 gz5-11 nn-28 ph-7 9gs+7 cvx+8 atj-7 34w+10 68r-8 d7s+8
eb-11 ac9-9 8xq-7 1t+7 15p+7 gg2-6 3qi+14 bt+9 a1o+10 86i+15 1q4+8 22a+9 bf5-12 2yw-13 dva+9 39k+9 59l-7 2xk+10 4q5-8 qyo-7 7z-9 auz-12 bde-9 fp6+12 1gv+8
ew-6 760-7 fe-10 5qy-9 1xa+7 aes+5 5se+11 4ff-8 8c7+10 su4-8 anp-10 lre-7 lz-9 2nf+6 87h-11 138-10 jmn+11 2ec-7 ma-12 1jj-18 4lg+9 byi-10 80n+5 2yc-10 19i+10
3vj+6 5vg-6 3r4-8 my-8 ekh-15 6kh+11 5wg+9 qpb-10 2pw+11 7kg+11 442+12 i8t+11 mg-8 5hb-9 5a+8 fxq-10 lx7+9 ahv+9 2iz+11 3en-9 58o-7 14g-12 4ts+6 23w+9 6ej+7
6zq+6 8fc-9 3if+12 1j0-11 3rz-8 i5m-9 512+11 5hc-10 7gv+9 7mt-6 5uu+9 9f3+13 1uq+11 9tj+8 ni1-7 by4-6 a70-3 3ne-15 185-12 ly-9 iec+7 15p-11 38d-9 3bj-6 bn9+6
3ng-8 1y5-12 9q+9 1gg-7 3oe-33 34z+5 79j-10 g7o+8 9jt+7 b2g-8 31e-12 69+15 5ez-10 1wp+10 1a9-7 1ny-11 24u-9 yi-9 1pi-8 3rx-16 4c1+9 3r2-13 12-15 pio-9 1n5-5
8a9+12 2+7 bj7-12 9zh-8 97b+6 1ey-9 52-16 zp+17 lb+10 6ca-6 6fe+7 dgr-7 5th+6 5w7-8 j6+11 6gd+9 9h2-12 205-6 45t+10 2nc-8 13n-8 5w0+9 3pt-8 uy-8 uzt+6 duf-10
1y6-8 2zq+4 pk9-7 wy-8 7n0-10 ga1+7 e2p+6 66i+9 3m8+6 24h-9 4qd-13 1rh-13 55s+9 6dh+6 2hc+8 doi+7 17v+9 3dr-6 elr+10 1cm+10 6ld+13 7wz-14 izy-11 sh-8 y1+13
66v+11 6jy+9 bzh-12 4ab+10 2vz-10 1zt+10 nwh+9 1ju+10 wj-6 7c+9 1za+10 16m+7 91u-13 3in-11 8e8-10 dli+4 86y+16 auy-10 494+4 3z-11 wry+8 22s-12 hy7+13 ahf+6
3ql-15 an+8 ua-11 23w+6 22o+8 1tn-7 3ad-8 4sg-5 64a+11 3jk-12 29t-14 pt-11 1ef+12 fbm-8 4ic-16 e7-5 gqk-10 avd-8 4ud+6 81y-10 4d5-7 1w7-7 20z+11 1nl+17 bs5-13
3p7-13 p2n-12 ace+13 1z1+8 86x-11 7gf-10 7ng+10 6k6-9 4q9-10 vd-12 hqa+6 rqw-15 6sg-13 19z+13 71i-18 6oy-11 eh-15 8x7+9 14b-8 70s-8 2mu+8 yf-13 6a5+10 19u-8
18p+9 5c0+17 17v-10 3n1+8 1pn+14 1l2-13 1z6+10 338-10 84z-9 36l-9 eci-9 3fv-7 2xp-10 i+8 6t7-5 172+11 6mv-6 k-12 2xt-4 20z-6 1i-16 114+7 jw-12 35g+8 3kd-9
8l4+6 16h+8 ahu+15 8zj-7 5bv+8 2mr-6 2v9-11 des-11 618+9 57b+11 2tf-6 1y7-12 ae7-10 193-6 gj4-10 3gb+8 263-5 lf-10 9c-6 7ms-7 811+7 682-9 bl6+3 7l7-9 138+12
4jb-11 81l-10 3lj+8 5d5-8 36o+5 1xg-14 6pt-10 1f1+19 apm-7 s5-9 6fz-11 3o8+11 bu+10 1ly+9 4jz-15 94+18 6ip-8 32u+10 2q8+8 52g-9 41f-14 40a-10 2i4+8 6u3-7 oo-9
9tl+6 7jr-10 c3x+20 47d+7 7ug-6 kyn+10 ko-12 7i2-10 4pl+16 11z+9 3cz+9 k6q+11 dxa+10 8wi-14 171+13 62b+13 j99+11 6it+7 29l+9 1k1-16 gpl-10 f3d-11 1ml+9 57-7
2qs-9 66z+13 9ag-5 6oj-11 pc-14 21s-12 8s5-9 2s4+9 7p7+11 288-9 5jd-7 fb+15 226-14 at9+12 v8-7 52u+16 1m7+12 3wr+9 8uz+12 e0+16 11q-21 ow-5 m1-7 3vf-17 3an-10
9cf-10 agw+7 2bs-9 ce+13 6jw-6 1qg-12 k6+17 g5i-11 ws+5 ng+12 33h-9 las-6 3f4+15 3ir+15 3u8-9 2q5-9 wx-11 n6+10 8gj+11 5sm-13 1fz-7 aj7+8 12j+12 722-13 1p2-12
7do+6 15j-10 5zd-14 bhk-17 5qp+7 5h7-11 36i-9 o18+13 9mw+7 bwr-9 489+6 ep-7 6ck-6 4gw+15 5js-10 469-8 e86-12 34k+9 9s-10 ai3-13 6ne-10 v3+10 8oi+8 ca8-13 a-8
3f-8 oua+8 l8-8 9cw+13 3h6+8 f69-7 ck+10 4nv-11 76p-12 ej-12 14d+10 2b+15 2k3+11 31p+8 e7y+6 2at+11 5s8-10 7g6+9 37b+6 57s+6 dzh-8 389+12 2yv-7 211-8 1n8+10
5wx+9 2lx+10 2um-7 3m8+6 589+11 jhd-6 bwm+8 dn5+8 2lj+6 2yz+13 sq+11 96o-13 732+7 8fn-6 2wm+7 25+12 hz-15 67k-12 3d8+14 oj-11 bb4-8 rth-14 3y3-10 9mw+8 w6+11
2tg+11 1ai-9 1jj-11 icw-9 4ht+13 qn-9 7z+13 68r-9 25r-8 36l-14 79u-9 92w-9 v1-6 ek5+12 4to-10 1aw-11 59i+13 1n5-6 37r+8 egi+10 3w4+8 60r-11 x6-11 3pm-12 1ft+9
6yk-15 dsa-15 eb3-17 msa-10 aw7-12 z2+6 6ss+9 3hh+5 gux+12 1i7-27 cn1+8 16x+17 2f-11 7jw+9 1rq+5 kbp+14 bjt-11 8ip-8 5g1+5 1cz-12 l3-13 au2+7 hz+13 iu+12
1ew+13 8ub-16 b5n-15 4js+7 2n-6 jqe+13 4gh-8 70a+8 7ju+11 472-5 9v-6 7tc+6 21b-6 iiq-14 3m1+21 y9+9 d6u+10 1xe+9 bjq+15 23b+9 309-9 1w0-12 1hu-11 6y6+7 d1i+14
2r1+11 o9-18 ebz-3 csl-8 bn+6 a7-11 4ez-12 22t-6 5cl-12 9b6+16 15b+6 12w-11 1rk-8 27v-9 mq+10 7gg-6 87a+9 19k+7 bur-8 9vz+12 244-8 18c-6 44b-13 3r7-7 2n-8
1b9+17 54o-8 2oj-8 23c-11 26l-7 wi+14 iy1-12 6j9-8 1o6+9 4b+17 a9m+10 9jy-9 220-9 aji+13 3h7+10 io+8 3j6-8 3eq-8 act+10 35h+12 ez0-9 4su+9 dw+12 cf+9 e3-8
4yb+6 xk-9 cye+8 59u-7 c2e-16 3vo-14 wp+10 1kb+8 7le+7 1nm-9 3z8+11 8ve+8 4k2-13 1a9+7 2yf-10 2rk-14 kvk-6 7f8+8 354+8 r8-9 20d-9 55o-8 3y9+15 tk-15 4ec-11
4it-8 125+8 4p1-10 28c+8 14a-9 28u+12 11o-10 634+12 1l7+8 4pn+10 rq-17 kzh-5 6b8-10 kg-10 71+10 bjr-10 b3s-4 s50-9 1kt-6 2b0+7 ay-13 3t-14 gv1-16 21n+17
fuh-10 s4+4 ha9-10 37t-15 lgd-16 2if-7 5lp-9 6rt-7 k3+7 962-6 f37+10 2vn+7 2lv+9 9qy+8 u9+11 19h-7 8c+10 c6i-7 ccj+10 8sn-7 65f-18 xr+9 gs7-10 3p6-8 dpq-7
bpj+15 77x+9 lz-10 quk+8 3fs+10 mj-8 g1y+10 bp+10 dbi+12 pyy+7 ae2+8 9y0-17 107-6 2es-18 db+15 4c3+6 4zv+9 3nx-6 2jt+8 23p-11 4go+14 6oi+8 7u+7 8de+10 70l-9
3yh-16 lca-12 8qy-11 2ac-8 1vp+11 2b1-15 ber-6 o1+11 ba5+15 i83-8 4jj-14 hmw+15 8w9-6 74r-9 1jk-10 4ur-8 l08-13 59u-8 5oo-17 a7z-10 1x7+9 c0-11 a5g+11 75f+7
4w5+10 5b4+10 a2b-7 13a-8 8o-16 e2l-7 9rw+12 6r5-19 39+9 ji-8 1n1+8 42x-10 gff+12 491-8 647+9 gy6+10 56i+9 9dm+9 48t+7 hz+16 ue+12 1at-9 1dq+12 6sf-7 7uu-9
9ki+11 z4+9 2hd-11 2q9+10 81a+8 aai+12 26x-11 3d3-5 7tb-11 21k+19 1li-7 h9d+14 e89-13 9j-8 au-8 1bf+7 9ld+10 ln+10 188+6 3ve+8 39k-10 x3-8 25p-9 cp+11 5a6+7
4ja-10 3l8+10 8up+9 eh5-8 hd-12 r9p-11 efy+7 14q+9 ns+8 630-10 pb-9 106+12 5zl-10 3zy+14 ac+11 qt-8 sz+9 1ke-12 1pj+9 2ko+13 1l1-7 5xa+9 74f+9 3mk+5 cjm+5
lm+16 84m+9 c5c+8 4ch-9 46u-11 2zv+12 4b5-7 36v-6 11b+9 5kt+8 gr+10 a07+10 21u-5 uv-10 35s-12 757+14 c0+12 3bt+11 5pi-4 8xz+6 a9b+15 fqp+18 9pp-8 st-11 6qq+7
j6-9 2b-8 do0-18 kas+12 8sg+9 1ng-15 leh+16 1ha+8 6lq-8 2sy+9 1z2-8 2sr+9 32s+7 sl-18 z8-10 4yg-10 9h-13 1yt-7 gv+7 2gi-14 7wt+10 95a+10 1db+9 1bi+10 8m4+11
3xy-9 26c+7 b6-7 3xd+13 2nk-8 gq4-14 1bv+6 a3d+10 2op+8 2it-8 6b2+11 2yp-8 3r2+9 e8u-10 36a-8 l4u+10 2qy-7 59d+9 xj+11 1eu+12 3ay-8 2cm-8 b7l+5 ds1+10 3kz-7
byb+5 3m+14 1nq-14 2ll+9 2jl-10 9ny-8 4w+6 ks3+8 c6j+13 96s-11 9gz+10 3m9+15 85e+12 47c-11 3kn+10 7yr-8 17u+10 7a+18 5ia+4 3k4+11 2i6-9 tl+9 2sr-18 sy-21
63w-7 8ac-10 2x4-9 8r+8 74g+9 e1e-8 8e-8 27u+17 50a-12 cwx-9 94-7 8y-8 8wg+8 c3-14 d67-11 20a+11 11v-13 nsa-9 2d5+8 ia+10 74+6 4ty+4 2ue+9 86m-15 277+16 6xk-8
jee-8 5h7-12 ixk+13 gf+11 edz+12 6je-16 3p6-10 akt-13 4vr+10 1xv+8 o0-8 w3-9 agb-7 ax6+14 42a+9 7pc+7 giv+8 6ug-12 1le+7 1fu+10 2g-8 3l5-8 tt+13 5uf-12 3aq-9
zv-9 mv-11 4yk-6 12c-7 3cz+15 vh4-10 1jj+7 53j-13 4fr+10 1la-14 1c2-20 3k1-7 6qq-10 5bt-9 2gd-13 40t-11 8j2-12 2bq+7 ar1+17 87y+9 bxk+7 1y0+7 6e9-11 4ga-8
1t5-13 1wo-7 38n+14 1my-9 ak2+8 6e-12 7x8-8 1ip-11 856-26 1ql-10 5hn+8 2d5-16 aop+11 amh-7 7j+12 n55-7 2gs+9 jb+10 17w+7 7cy-10 7t1-8 4m2-9 69n-9 3tz-10 2b2+8
57b+10 1jm+12 3tv-9 b0h-17 99d-12 1a8-11 hl3+8 2kn+10 6r6+8 147+7 2u3+16 9r5-8 22x-11 4lg-6 a4l-9 3l5+17 kwx+9 14m+4 3tj-23 dvl-14 17r-11 89c-11 b6y-5 bps-9
5b5+8 2fs+17 2l4-8 2h8+7 21z+9 em3+12 8j+13 5p7-10 fp+13 b4-8 681-13 4us-14 5my+10 6y3+10 bll-6 7up+9 3du+11 ex2+8 3xz-3 gdu-14 4iq+11 5pc-6 uu+8 adn-11
2ft-11 3tf-8 ea-15 ipv+6 eu-7 oe+8 3rj-7 966+10 tb+9 3ys-10 koe-8 4t3-9 5ko+7 11r+15 5ka-13 dfi-12 546+9 4s0+9 4ka+7 hv+9 9do+12 akt-10 cw5-10 9lz-13 6mz-12
1g3+11 390-9 tx+7 rc+6 do+9 700-9 7pq+8 5mw-8 7o6+9 7dt-8 7un+11 rk-8 1ll-11 gey+5 6se-7 4pf-10 1my+11 43f-11 396+10 sy-9 1iw-13 78b+9 5ii-11 34p-7 bjx-11
1ba+9 o6+11 1vc-6 3bu-11 3ay+16 8yh+6 5b+9 v2+11 3vp+6 cji-10 7qo+6 gru-10 ncz-8 d9p+13 wf8-10 86q+10 17d+10 4gp+10 ckt-9 1nh+9 5b-12 733+12 6gt+11 ho-9 33q+8
5pg+8 8zy-8 550-7 740+7 7dd+6 fa-6 2l3+9 fq-7 5bd-13 18m-8 da+10 1k6-10 19e+11 nbr+8 2he-11 3w3-6 ay9-7 db-29 6-7 3bq-8 18p-7 3av+13 23a-7 4c4+11 5vj-9 142-8
4ff+17 q1+11 3eq+9 3wz+8 1t0+9 5ns-9 mm+11 4vg+10 7b+10 24l+9 2np-8 17r+14 qo-5 3cl-15 68-17 2ea+9 28w-7 96v+12 hxa-9 ecb-6 1yb+15 gf+5 1pw-20 5wz+9 3hc+8
h6l+17 3ey+12 4gx+8 97l+13 1us-10 kl-16 3aw-13 3ko+9 22h+10 clb+6 cin-9 1i0-8 7i+8 3f1-14 3nc-10 4dp+7 5rh-10 6i+14 ps+8 be-11 6bq+8 8ae+17 131-12 hql+7
3jg-11 1oj+13 q8h-13 3pa-11 6dd+10 1v2-10 84e-8 az-9 1ag+7 gq-15 1wx+10 gd-12 4d5-9 29m-5 e0f+15 nn4-8 rn4+11 1md-10 4v5-12 591+14 1bl+11 3pt+9 5nz+13 2z0-5
30x-11 23a-8 7f2+11 aa+12 40x-18 67g-14 uu+9 a9m+17 imr+14 6rk+8 1ew+7 2t9-12 esk-8 6i9+5 51w+13 3kr+8 2qf-10 fnv-10 jp+10 ta+12 12p+9 3if-9 niz+10 9d5+9
1a6-13 8j-11 9x3-5 23v+7 3z0-13 1k8-13 319-7 1ww-7 5x4-8 2xu-8 3gr+12 24m+6 8xt-8 g0p-18 7np+17 7so+7 3mc+6 8w1+10 44m+7 9wm+17 328-7 nip-10 1ab-6 7z+14 64e+7
584+12 16v-21 73s-13 392+11 1sf+9 2e7+8 3ey-10 2sb-7 1dl-13 5u7+13 6rc+12 2dz+10 am7-7 vy-10 sj+5 f89-11 gxq+13 3gd-6 3nj+10 52c+6 2oj+13 dgc+4 kr-15 5pc+8
46f-7 2ka+8 1ta+9 eu-9 h61-10 67l-8 93e+7 7s3+10 350-8 o3-20 4g7-15 dea-8 t+6 fqd+9 3kt+8 4z+14 26a-18 301+12 fdj-13 ct6-8 9-6 1o8+9 9ie-9 3y8+11 2nv+6 b80-9
14m-8 1yr-8 918+6 43m-13 7ld+7 aaw-9 70s+9 1es+14 8av-12 2d4+9 e7e+12 61s+11 1dp+14 j95-9 zf+7 41q+16 6qc-7 1l4-9 377+10 1dw-9 a12-5 3a+5 1lo+7 247+9 9mc-9
1i9+11 16+6 1w8+12 6cw+12 y8-23 4wd+7 4nz+9 5co-11 nrf-7 341+9 7c9+9 lkb+10 exz-9 350-13 252-6 3r1-11 1xk-11 6j-15 6y9+9 b7g-13 8qa+15 4b0+8 1it+9 28j+5 245+8
a6u+13 1d6-9 2cw-8 dkc-16 15t-14 3ol-9 7gn-19 bf2-10 yh+10 6dx-9 4em-5 l3-16 9yi+10 2ja-10 to-6 2st+6 233+9 d4m+9 2by+10 sh9-15 1l2-10 bqf+11 2b5+8 51a+9
3nx+7 tgx+14 kx-9 6sh-15 4lg-15 efg+10 4ms-11 2t1+15 978-11 5ct+11 g1c-9 1sh+9 d27-12 ahz+12 d96-12 6n2-9 iwb+10 5uj+13 4gp-11 1et-12 5p6-9 61i+7 1h9-10 5v0+9
cj2-11 4od+9 4yz-5 omk+8 1vd+8 ea+8 l3d-13 ryh+9 6m4-10 63+9 bmb-15 nws+10 5yg+12 akh+9 ub1+9 3sk+8 8qn+9 3sq+7 2l-8 3at+8 i83-21 8a-11 gag+8 19f-10 3ru+13
lx-9 2ej+15 2lr-9 5az+24 1wf-11 2k8-14 xb-7 46b+21 5up+13 kf+5 8l9+5 gik-14 1wl+7 e3-8 576+10 6b-17 6hz+7 1ag+12 ak3+8 di1-8 c20-17 10f+7 7tt+7 2n3+10 fti+14
1q2+12 cr5+13 4sy-10 73o+10 6v+8 35v+14 24g-11 6ab-10 7s7-10 eu9+7 55v+10 q7-14 mr+9 14a-14 hl3+9 1i6-13 1cb-10 9q+16 dcb-20 44w+9 2qr+8 qd+11 9et+10 3ju-7
6o7-10 102+16 8ox-10 39j-6 4uu-8 5ao+8 3io+5 9in+9 b77-12 ar+8 262-8 ntg-11 anr+13 285+5 ca7+10 2wa-7 20p-11 1qf-12 sq-8 5yz-10 5q7+11 2va-4 4pn-22 ld-7
kek-10 5pl-9 5lo-11 83i-12 7vw-15 1da-6 5ap-8 605-10 k5e-9 vw8-12 9nh+6 1ik+12 ald-16 5if-8 1hz-9 cum-8 28o-17 o4+8 4m-4 7s+11 1a4+9 3te-9 6fl-13 59c+12
39a+10 i2n-8 1bs-8 6lr-7 gkp-9 zh+8 2nq-9 aaf+10 4cv+10 4ag-8 2vl-12 jv-14 6a0+8 6m0+14 aiw+11 d8z+16 4mm-6 1z0-11 2hl-12 2f6+7 ss-10 22d+9 8t-8 4uh-5 3xf-8
43a-10 214+16 655-8 183+18 ur+7 2w9-9 nd-11 7x8-14 506+12 8wx+15 yi-10 d0m+8 4s8-8 3vm-12 w+13 123+9 71s+8 ka+9 pb+8 53r+8 84x+11 2al+9 3fh-21 dag-8 8s+8
1d6+9 5br-7 4iq-7 e5-8 1sy-11 dk6+8 cc3-14 den+12 mj+8 2qn+9 1vs-12 aii-9 e4f+7 1mh-8 77l-5 65p+12 3ee-15 4zf+8 4fg+14 5be-8 wb-10 3n1+8 86i-8 3fv-9 4dz+11
bij-9 92y+12 2jx+9 jo-7 4j6-8 an+10 4qm-7 g0s+9 84m-14 4n4+10 1q9+15 9ji-11 w0g-16 418+7 b65-9 5ed-9 q9-10 7hx+9 dui-7 44y-9 ya-8 98u-12 2c4+8 64z-14 dx4-7
6sx+8 4dh+18 6zf-8 6lj+8 866+10 2qk+10 2l+14 dve-8 7l1-9 s7+11 2ih-10 16l+14 5ot+9 5g+13 2ol-11 4hp-10 4y5-7 3q7+7 47g-14 4f0-14 us+3 15j-9 yy+13 73t-12
4tq-10 8l+8 8n3+9 l41-11 1nv-11 1vw-12 2hk+12 959+11 3m5+7 4yh+14 fhj+8 4zy-11 ek-6 xz+15 9nt-12 ejh-10 52r+14 6qp-8 52-10 c0p+14 3ph-14 8g3+9 63y+7 edt-8
8ek-16 64v-6 7sx-9 1j+12 4te+8 a1l+8 bqn+8 3sr-13 6kq+10 13di-6 75y-14 a71+12 3ja+6 5mt-8 erv-11 5xq+12 1q9-8 6yj-5 6pp-13 69x+7 1gh-8 pg+11 1kp+9 bsl+9 z7-4
257-8 2n1-15 h7n-7 6hv-8 mcw+11 1t5+9 18r-5 178+13 hhv-8 49b-13 1zk+13 ebn-9 fke+10 r7-5 2di+11 if6+12 gqj+9 3xh+15 3cd+5 9yl-7 rj-8 d47-11 bgg-10 c7f+16
2fe-18 3xl-7 aq+8 181-8 48s-16 79q-6 3ge+10 uv-9 65c+7 cbm+8 83-7 1sa-12 38l-16 35b-8 33c-12 1np-9 dlq+9 632+12 1sa-14 5om+9 10d+15 6hw+10 bdz+11 2cy-8 6zp+9
7rl+12 1lt-10 9m8+10 3t1-22 166+11 aw6+9 1lg-6 4z-7 2jo+8 12j+11 1bo-8 992+7 h4n+5 1s5+10 dn-6 2e6-13 ahy+10 8pu-8 hx+10 2kb-9 wp-12 2r1-12 gxc-8 2nm+10 4op-3
2bs+11 44i-9 bt7-17 5dt-11 6zp+11 2uf-6 2w4+3 4jn-12 1dj-16 348-13 2ge+9 im5-6 fr+7 j3-11 1w3-13 2r3-10 3ba-9 1s5+8 i06-13 6p5+9 2np+9 2sj-13 gl-8 12+8 2z7-6
1j5-9 9kk-13 4ug-8 6g-10 809-8 19h-10 151-8 z+7 ee8+10 3qq+7 2dk+8 3lm-7 39c+8 8d3-7 7ma-7 1w9+5 86q+7 mkf+6 2f8+11 2ah+6 ub8+11 3wf+6 6wq+6 7a4-10 50i-9
3x4-11 16j+12 5a6+11 ive+8 7ow-12 4cr-11 9h4-15 6jd-9 bjr-8 2z5-12 5l5-8 2kw-12 3oe+8 1gw-9 78x-16 2tu+8 dj1+11 hs2-8 8qu-17 b4h+8 426-16 3u7-10 4tx+6 d1-10
2lq+14 8u9+16 77g-6 c8p-6 2lr-8 6xt-11 rh+8 1zj-10 adv+8 1nq-13 6er-8 2b7-6 i3e-12 9j0-11 d4-12 d6+9 e6y+7 9zn-10 19w+10 12z-5 1yf+10 2yc-8 2ay-8 oe-5 cn-5
8sa+14 qx+15 11h+8 btx+6 91h-10 pt-8 6e4+14 fn6+10 8uk+10 kix-14 10s-11 1n2-8 16m+8 cgd-10 4fg-10 7qh-9 2d1-10 6us-17 3je-9 1a3-12 p4+7 hmj+10 2d5-11 2mi+5
axh+10 5et-12 1zn-11 84k-9 6zz+6 6vy+8 5n4+20 2le-8 11q+13 1tf+9 8mx-12 372+9 6dm-10 595-10 4tf+9 d3t+10 b7e+9 ciq-15 gts+10 crl+10 1vn+7 dnb-7 o5k-12 b4v-7
5xx+11 6zz+10 4s7-7 5s1+13 1y6-9 qwo-9 41h-11 9au+8 4dw+14 23r-13 ou+10 hp+9 2v1-10 6w6+14 341-10 1hv-7 bf7-8 6cg-10 3je+9 9im+8 2fk+12 5tu-8 a14+8 64-7 1va-9
fm2+10 6kx+11 7o3+11 2b+8 zd-13 5h4-10 6kv-7 br+7 6tm-5 23r-8 18z+8 4vj+7 a1j-10 6u7-12 dy-14 1il-16 8vv-8 bl4+7 64a-8 9js-10 6xh-10 m3+18 34k+10 z7-8 28t-8
atq-13 2da+9 p8+10 6bm-7 20l+8 2n8+12 1ry-10 t-6 4vm+11 1eh-12 b82-9 78j-15 4nh-10 74e-13 4u1-10 ggy+13 rb-8 ci-12 3b2-9 4ww+9 3im-10 4x8+7 64m-7 bug+7 7bn-7
2zc-8 dii-11 68l-5 hp-12 hrq+8 1n9-12 4gy-8 3fo-15 1h4+8 2e8-6 c7c+11 9x-7 2gy-12 2nx+6 5jj-9 88b+13 2m5-12 39h-19 26p-13 3fz-5 hmg-7 1z8+18 q8+6 zl-8 fu+10
29l+8 69u-9 76j+7 8fv-12 6lm-8 6kw+11 510-8 2ot-10 7r8+7 7ra+9 cdw-12 8ni+10 a8b-10 z8-8 850-5 2v-8 6nl+10 9hc-11 k7+7 212+17 3v6+7 em9+9 3y2+9 117+9 a0+8
8ad+7 9bi+13 1v3-23 52v-5 1a9-8 d7m+6 irp-8 5e0+14 jn+9 17p-19 ftb+9 70y+11 b10-5 3zf-10 3di-6 v9-9 6ad-14 s3-12 7p8-8 k8+9 ba5+8 7lz-7 4wg-13 1dg+7 2ba+8
4qq+8 64n+7 ibq-10 101-11 21r-8 160-8 4hc-7 hng-16 6gy+9 b7g-22 98x+6 9kz-13 6sp+9 4j9-11 1bj-11 2nu+14 wh+10 3ll-17 g7-13 6jq+7 5jn-8 r7a-10 57o-12 b05-10
2i3-8 4jm-8 ap5+11 47h+10 29b-10 46f+13 k6j+7 6vp+14 6nr+16 4km+7 36d-11 9o2+10 53f+11 1p8-8 1ya+6 6u4-9 3h9-10 7wg+10 1qs+13 60+8 5cl-12 bmx-13 6qb-7 2p2+9
x6-11 f3m-9 anu-9 3w9+8 aq7-12 2tb-17 2sq+8 bpn+11 2s3-10 cd-9 3a-15 7mf-8 6ry-14 jt5-10 68n+13 19-12 6wa+9 13w-6 e0f-9 fye-11 14t-10 2ml-13 3tu-12 3xj-11
4zs+9 bq+9 bmb-6 dys+6 434-8 17k+10 2ki-16 5d0-7 afm-5 12d+14 97-12 4mw+7 3kf+10 6fd-14 d6q+9 38e-15 3cx-10 83-8 v8+7 m4+8 3fi-12 688+8 fbv+7 2ux-10 9mj-16
i48-7 ce8-7 d5o-8 p7-9 1o9+10 1bi-10 3m+10 5te-11 807+6 ap8-11 6pq+10 2po-12 ny+8 1sv-15 4ot+11 32h-10 35n-8 c12-6 4qe-6 hip-13 ayk-7 9wk+15 1b0-9 1f3+7 4c+13
4hz+8 3d6+8 3es+11 6d3+13 3jo+16 cfi+9 db+18 7cu+10 2x3-10 g1y-7 6hk-12 35b-7 4h8-7 6d0-8 j3r-20 5x6-11 7ok+6 4fz-7 2x8-19 5xr-8 8b9+5 1rq+9 4h+12 asf+10 ct+9
fm+8 1gi-6 hck-3 cc2-16 15a+14 7fb+12 ndi-12 7mg-10 3al-7 7iv+6 ar-7 kik-10 es6-8 4ti-7 1c7-8 1fx+10 26q-11 9kj+8 a2+11 5xe+12 58t+9 16j+6 b4a-10 5fs+8 c3i+8
17l+11 4no-19 8bm+6 4xu+8 9gd-10 r2-8 2oa+6 6z1+8 bgd+7 dp7-12 4po+11 29j+12 1e6-9 765+7 4cn-10 at9+10 a5x-9 6ek-11 cr5+8 1iv+11 2ng+8 40b+10 s+4 2n4-8 h2+8
1bn+9 3cn+13 3le+9 379+9 88o-10 66n+10 5qi-15 7ul-17 4k4+10 1lq+5 hi+9 7tn+9 yj+12 43q-7 9p4-12 7lo+9 c8e-5 33z-9 b2l-16 xa+8 3xc+11 ek+12 bb+7 6w-7 f2-16
4eb-8 1os-11 bxo-6 gmc+7 592+9 29s+9 489+8 11y+10 2n8+8 drj-9 hjw+20 4dq+13 ca3-12 4wx-14 75n-9 1g1-10 115-11 y8b-14 2nb+9 3d4+19 2qk+12 42l-14 gf+8 3l1-10
31w+8 4g+11 b+15 bmg-14 7s6+8 24t+7 f44-6 50+6 3rj-10 1ds-11 3ff+8 1yc-7 4y7+11 glj+9 18r-10 5h0-11 2vs+10 38t-14 454-15 1et+14 662-9 esr-9 tb-8 cta+8 2au-7
3g2-11 abc+9 db8+12 mj-8 kv9-10 1oo-7 da-9 1ke-9 5d0+9 eue-8 c05-13 8bd+12 7oe-12 295-8 5fw+9 ah8-11 f3n-17 1wj+8 bc+9 13v-11 1vi-8 3dz-9 32k-9 hvl-10 6to+10
28m+6 8mu-12 s60+9 2qs-9 1ve-9 d-10 11z-15 m3+7 1an-10 id5-10 103+12 4z4+9 23r-11 ke+12 5pd-9 26y-12 1ry+7 ele+9 lk2+8 17+12 34y-6 zo-12 tn-5 459+11 9nl+11
28q+8 1g3+9 353+9 bfz-8 1ce+10 625+13 3nc-8 anc+19 1c2+15 fe+21 sv-9 2t5+12 bc7-12 qug+8 2hn+6 8m5+8 645-8 37m+12 bfk+6 3+11 g0r+18 afj-12 26v+8 3u7-8 839+8
37q-14 365-17 28r-12 1tt-7 6tm+25 73t-21 elj-14 3ql+14 3mr-13 1eh+15 1dl+10 2u-9 1bl-10 v2-14 1bo-11 1hz-9 36e+15 avv-7 2b3-12 z2+14 1u4+14 1l4+13 4y2-13
2fc-11 64i+6 6x5+9 678-7 739+9 4oy+8 319-14 22h+6 4gw-4 2q8+8 3m1+7 1ue+7 g-7 2ra+13 a9q+10 5m0+9 cl7+8 ao7+9 23q+11 231-27 1aa-10 2s2-7 o5d-8 n5-10 asb-8
82y+7 8iu+6 3dl+6 arl+9 ql-13 3nx+9 9tp+11 ded+8 3ob-9 2bu-10 2rd+11 1u1-8 2il-9 t9+12 ap-8 zj+10 eqy+11 3ec-9 2to-4 2fh+12 hv2+7 45t-9 2u-12 7ei-9 3zl+8
bop-11 12k+11 wf-15 bjf-19 ljn+9 f0a-8 4e9+10 259+10 5u0-7 67u-7 52-13 az1+13 7n+10 4u2-10 bho+8 k5n+11 5h+6 7ji+13 1fa-7 58k+9 1k1+10 h1-9 2zp+15 8yw+8 f4+7
p6n+15 2z3+9 7iz+10 5cs-5 1lm+10 2t6+10 dm+7 7fz+12 bo9-13 k8+5 vs+8 gvu-8 58f+8 s-14 278-11 4j2-8 20t-10 yi+12 500-10 1vy+14 dfi-10 pb+11 ok+9 l2f+8 1ch+8
ug-8 4cy-9 22h+5 266-19 jk-11 728+12 49a-7 14o+15 7nx+9 4nu+10 1532+10 p3-9 50y-8 4x9+13 4zi+5 ya+16 1p7-14 wk-6 1kz+15 a9a+12 2s1+8 23x-10 481-13 6a0+7 1og-8
4z1+6 70q-7 wl+13 2fe+12 1r1-8 nz+14 513-8 e9-5 c0a+10 2d2-7 5g1+14 3p2+10 fl4-13 5hi+7 icf-9 5bd+11 8kz+7 2z7+10 9c-8 rp-8 11h-11 b1h+9 3s3-9 3z7-8 34i+10
fn8+8 153+7 9x-11 81s-8 96b-11 mx5-12 365-13 606+8 1gm-12 dz3-17 qv-10 5j+11 3zl+10 kbb-19 116+6 4x3-14 1um-8 52a+12 83z+7 5x6-8 uv+7 bu+12 3v5-7 895-9 83-7
34t+13 czq-13 26w+8 5l3+6 2bo+9 bem-10 1bz-5 3y6-12 8bq-7 nx+13 7qw-6 qq-5 8j4+5 490-12 53v-10 5qm+23 264-7 5u3-11 3rd-11 1zs-15 7w1+6 tq+14 3kb-9 9rn-9
77v+13 m0+8 2i3+9 9n-5 g3+8 fp+8 189+7 qau+12 t0+14 4iy-9 er-9 1qm-9 pdm+11 4sw-10 ej3-11 30y-6 1ov+9 1s4+4 do2-23 1di+9 15r+6 4cc-17 xr9+10 5k5+8 b0j-11
5aq+6 14g+10 1hm-13 j2b-10 7o4+9 58u-16 43z+10 ei8-7 2ig+8 ho-10 2t3-12 3a2+11 aup+17 e9n-9 d21+8 e2-11 80h+11 1cf-12 d8w+11 1oa-10 12k-7 9mg+9 4bu-7 9wu-17
2bu-13 4jr-17 os+11 t8+9 2es-12 ca0-13 8rs-10 jm+11 eze-8 4q1-12 uk+15 rm+8 bm0+10 5se+9 346+11 7l6+8 21t+10 1wb+11 1mc-9 30z+9 2f2+10 8es-10 2yj+13 28x-8
gzy+8 6ie+5 1w9-17 ha4-19 7c+9 7lh+11 b8f+5 78o+9 4h2-17 8cf-4 739+11 10c+7 24h-8 5zd-11 nbd+11 bv9+8 6m4+11 2yo+11 zr+8 43g+6 2iu-11 70g+8 2mb+11 9ex+16
1qr+12 18p-14 fdi+10 2yx-12 uj+8 5fu-14 15o+6 faq-12 4x0-7 8h0+9 8zi-9 329+9 67l-9 6u5-7 3va+8 22h-13 8x4+9 13g-5 1wo-9 ex1+9 39m-11 i6+10 16w+8 7hk-12 15q-9
17j-6 c3-9 aq9-14 xa+8 4iu-10 ff6+7 9u3+5 3h6-11 pz+9 61p+10 krl+7 5mx-8 kjb+7 bon-8 8nf-10 b4j-13 8k7+12 3w8-6 80v-4 dtm-16 25i-11 ii-10 adp+5 60p-12 a04+6
8g5-9 a3c-9 6sn+13 3he-14 12d+9 2q1-5 gxx-9 4vp+13 444-10 2k6-11 7wq+12 bvb-15 id-9 76f+10 1am-13 3t5-13 3ju-14 1zc+8 62u-15 4yi-7 4eq-9 158-19 349-12 36w-15
d-11 x8-20 b6m+9 8p7+11 35w+12 2fh-21 2lb-12 5x2-13 ng-9 195-10 1bl-10 d4p+8 50q+7 4yo-8 25k-11 2r2-10 di4-11 2bc-17 123-16 7g-9 j2-8 37f+8 4j4-12 8cy+9 cp+9
op+7 4kp-8 3xg+11 542-8 853-9 5es+9 54-9 2hr+14 21m+6 dhx+12 3fz+8 zp+11 62d+13 7br-16 3x9+7 hu+3 2wl-10 1uh-14 15n+11 1vn-10 nz-7 3mq+5 5g9-9 3kg-14 2sr+13
8ee-10 bhx+8 6qh-9 yq-11 3qd+8 244+17 5hl+13 281+10 co3+12 787+2 5ht+8 1c+17 4yn+8 1tb+14 eal-11 di-18 mc-9 4in+4 77x-8 7ii+8 9cr+5 bkw+7 qy-9 486-7 gsn-10
1mn-9 uo-11 7vu+10 62f+9 4y1-7 1ay+8 h9-9 d4g-10 5ki+15 25n+16 1ly+12 jw+7 1tu-10 6ia+7 aew+20 805+8 14r-9 93e+7 23b-7 eo9+7 6q+9 mpx-13 1wg-8 ao-6 41y-14
17z-10 2jv-11 40e+7 522-9 5va-8 1ca+13 1m3+14 3w5+8 de+7 tsk-17 ab+11 5cl-7 79b-13 7ei-10 uk+12 3l+7 2y4+14 9ow-9 68a+8 l4k-6 7lv-9 1ef-11 5sj-7 77+16 aeo+8
71s+9 363-8 ao5-9 22m+14 7o5-10 3is+9 166+6 1tu+7 6r4+14 4ta-22 1p8+12 8z-9 g8+11 s0+10 1r0+8 ec+17 52b+5 1eb+14 hd+10 mr+6 8y1-12 3pu+12 7pe-10 1pt+7 1lx+11
asl-7 4g8-11 5q+15 8io+8 a56+8 2l0-22 35-8 87y+9 387-11 81q-7 1ix-7 uc-14 6k0-1 q-9 80f+11 8uu+8 156+13 gi-5 79y+16 35l-11 yv-12 c4-8 2f6-16 1u5-7 2e6+12
1qf-12 9iz+8 2xo+9 26h-10 ju7-12 2yv+12 11t-10 h5o+13 26x-18 d1q+17 2jf-6 3np-6 3y3-7 3n9-10 ma4-10 2bi+9 l91+12 8bd-9 8rz-9 js+9 1b7-7 ce+7 8ks+11 c3y+14
x0+10 3a7+9 2j3-9 d70+9 aai+8 2c-20 asz-8 ci+14 1t8-15 pr3-15 7aa-8 k49+9 cra-11 86-17 353+4 6dt-14 3z4+12 6s9-7 3z8-8 486-13 4ib-6 12x+13 48l-3 3gy-11 mk+6
5o6-10 6eq-13 8x-9 4ys+9 x18-8 jg-8 9j2+10 411+13 af-10 7yy+11 3v7+14 972+9 7+9 8cd+10 c1q+10 24z-12 ens+9 uvm-20 vw+7 24f-6 4oo-12 df8+7 dzw+6 g17-9 15-6
fq9+5 7jf-11 952+12 fj9+9 63i-11 3nj+7 c5c-7 e6-12 562+7 3md+13 29m-11 1fx-10 489+10 g0-9 kg8-8 196+10 4n3-13 1cz-11 2tu+15 k9a+8 2g0-8 gpj-10 3fw+8 ue8-7
wc-7 9qe-11 ue+16 59t-7 5md+7 8ub-9 aav-8 5vt+8 2fl-10 om+11 29d+8 1hu+7 1e4+8 ge-10 gq+9 6io+9 2td+8 3kb-7 1ul+12 3a2+8 i9e+14 6b-9 3mn+16 a2y-9 508+7 39w-8
9nu-26 3az-7 6jz-7 ar4-10 8j+13 22p+13 8cb+9 18u+8 1w8-9 3tp-10 1bb+8 fv+10 850+6 ezx+7 6u4+6 8zb+12 2ng+10 319+13 al3+10 3tx-9 16v-8 2sp+18 6av-12 dp7+7
57c-8 3ih+8 6ur-7 4zl-16 fh-8 cc0+13 1uh+13 6g9-13 7gp-12 33f-20 337-8 89b+9 dk8+10 5s0-12 310+7 1s8-5 2zb-15 42w-8 40l+5 f9x+8 8mc-9 4um+11 4y6+13 mq+9
g39+15 51j+9 7yu+5 18q+29 o2-7 619-6 cgw-8 d8l-9 68m-10 gml-10 tj-7 sk+9 1to-11 1lx+8 zn+8 da+11 ql-10 34j+13 233+8 fs+17 1e-8 ex+10 2sk-8 8zb+10 a2b-10
4vb-13 386+16 12i+6 wyb-11 34h+9 78g-7 2p3+8 1l9-6 2pb-11 4ln-6 1pn-16 8p8-7 5w6+9 7fh-13 117+13 31k+24 30q+10 3sz+15 39j+9 1nr+9 1o5-13 4sa+6 et4-13 pjp+6
327+6 2yz-6 ag6-9 42o-13 br3-14 3lh-15 fg+7 4sn+6 hm-8 55q+13 6nf+8 rs6-12 10n+11 32p-8 9kd-18 fiv-8 d34-13 aq-10 4wv+8 31w-7 h8+16 1ap+12 n8-19 51k-14 2ij-13
33y-12 bv-11 33q-8 99j-9 7xc-15 6oi-8 8s3+14 7go+8 3n9+9 evr-11 8ia+6 1sy+8 6wy+8 7k-9 d7n-17 5m1-8 pfn+11 3qy-9 f0+7 4u3-8 1k-8 499+17 52+7 8os-8 fhp-10
1ph-7 1h8-9 5p8+7 8ev+13 hxf+11 afa+15 15e-9 21r-8 fe9-20 1jc-7 6zi+14 43r-8 3vt+7 2ob-13 67y-17 6mi+10 7i5+16 1vv-7 7af-4 53+9 1y9+9 7y1+8 12e-25 3mu+12 q1-9
3yc+11 2zb+9 cl+9 m+8 jw+14 jr6-12 78o-13 3d2-7 pr-9 10g+12 4jr-8 8vh+15 cgm+9 2vv+11 164+8 8uv+10 do6+12 cf-11 fw-7 3b2+12 7cz-10 9d4-12 4xg+9 ib-15 gvk-12
1ty-9 2xg+9 4xn+10 2d6-8 4wu+9 3vv+7 2da+14 mlb+16 6xq-9 3ul-11 41c-8 3kn-7 agu-18 kcr-11 1go+10 cnc-8 9dz-9 2ch-25 82x+7 5x-13 17d-12 466-10 228+22 639-9
524+11 2u7+6 6un-6 8vr-12 1gs+9 1ns-7 5mn+7 36p+11 3hf-14 4bn+15 3tj+5 1j3+7 i8-12 6h+10 2da-7 lb-7 171+13 23n-9 2hn-8 3mh+10 b7y-10 1z0+7 3m6-18 8w-7 9u0+17
exo-12 7kn-6 5hz+19 ew-12 4t8+6 34i+12 155-10 9lq+10 88f-11 6wv-8 1os-15 5g7-7 42u-7 1ke+8 71n+8 c7z-8 d2n-7 6yo+13 32j+9 9lb+7 7j3-13 4a1-8 8gx-8 2z4+20
7qu+10 il-6 1lg-18 8zy+3 9wo+11 682-14 se+11 2wh-6 r3+5 2gj+10 9hg+9 3l2+11 1fuc-10 2ta+5 5pl+9 g9+9 m4-18 1tc+7 6zr+10 f2u+12 s08+10 kst+10 4lh+18 6lq-12
7i-7 680+9 1h4j-8 3qr+13 3a2-8 x9-7 37k-7 4oz+14 10l+7 4vb+9 529+10 80k-8 8fo-14 3xx+7 1pv+12 dfe+7 avq+8 9r8+14 23x-12 6rw+7 lws-7 6cs+11 100-7 oo-16 ncz+5
680-7 211+19 2s5-9 8xy+7 4jd+10 b37-8 3un+14 6rp-7 dw-11 bh9+8 27s+8 54t+7 589-10 55i-9 405-6 2ok-8 1jg+22 3y0+13 h3r-8 31z-9 6mk+7 3wq+11 nlt+10 ny+13 ft6+7
81i+17 sh-6 1x8-6 5jp-10 4du+5 lwh-7 hg7-9 1wk+10 4zu+9 fdg+9 4ss+10 1d4-12 3rw-8 8yn-11 93u-7 sq-1 2th-16 ntj+11 90w-12 wp+19 28o+12 ara+10 3f7+8 2e2-14
231-11 1ck+8 jm4+6 tp+7 4id+20 84y+15 2yz-7 27h+8 720+8 3p+8 4g0+9 48g+7 g5+15 pp6+7 pr-7 2sz-10 bo5-9 e8m+8 67+9 4nr-8 6mi+9 277+11 1dk-3 66c-12 1rv-18 hhp+6
4g+6 7mi-7 dk+11 9rm-12 2r3+9 i77-13 72y+13 en-10 8zg-10 jjo+8 5ws-9 g6u-15 jpi+13 hy3-9 32z+12 19z+10 7mx+7 80v-14 14b+12 77i+9 8fd+12 lp+13 2m3-5 m2s+12
ewf+19 2tp-12 3km-8 ipx+5 rfd-6 be8-15 eif+8 7jd-7 8px+8 apv-8 cfk+18 17i+10 5y8-9 q4-12 8c+8 4r5+12 58o+9 bw2-14 lx-7 gew+9 2tx-12 2qx+10 etq-21 1xy-11 4q1-6
4y+9 32+13 3e0+13 17z+8 6zm-10 3pg-12 lj+16 4yw+9 gq+16 1h3+8 n5-9 324+9 7n-11 3ei+7 dac+9 yn-9 2ek+10 4gl+10 6i9-9 21t-10 7ks+7 en3+11 24s+10 48g-13 6n5-11
45x+9 7ot+8 43z+6 1lk-8 it-10 2gv+7 7l+8 471-8 od+8 5w2+7 89o-8 sj+9 7tj-8 1e7-9 110+6 3zw+9 k4-10 jxn+8 bj-6 1vz-11 z9+10 3or+6 h0l-7 8ju-10 142+9 2jh+11
g9n+8 514-9 9sy+6 6fu-10 1b+12 6mj-10 353-9 437+7 2nl-8 5lj-6 438-6 2yx-12 173+8 e3c+11 68i+7 19c-9 af4-11 64c+7 2pf-15 8dj-10 8j0+9 bg4-9 64r-9 atn-9 c7o-11
5zb-8 37h-12 41-8 2lq+27 540-7 29e+8 awi+8 bp+9 8l2-10 124-13 9a3+7 5li-7 169-9 kgf-7 w9+25 4cb-17 17s+7 h21-11 pm-26 5g9+8 48j+10 45q+9 80-9 6rt-10 73l+17
7yg+18 1tb-11 79h-8 bs6-9 71+5 so-12 52t-8 by4+12 1w1-13 32f-9 18t+8 24t+7 1rw-12 8sy-7 9rr+7 h9+10 1av-6 2se-18 63y+9 60w-9 2q-14 cxd-15 fva-6 29i+8 e02+5
b4h-6 oww+22 3gr+7 lm-6 4rd+2 5p6+9 r5+7 b3j-13 76x-8 9r-18 jjq+11 2c6-10 6jo-12 1xa-14 qic+9 143+15 ajy-12 ebj-9 pg4-19 7uw-9 py-6 3ru-10 f1+14 7un-11 ay0-10
147-11 ye-10 6rp-9 ad0+12 xh+10 t5+12 dwr+16 dqu-8 3wc+10 7q+8 772+9 1z8+8 2a5-10 b0+9 1ny-7 1l1+8 9rm+13 1k3-8 8li+13 23v+14 h5y+9 42y+14 3qi-8 29g+9 bkp+7
156+7 j2g+10 dkt+13 6qo+6 dpp+7 r8+6 6vt-9 bkc-4 9qz-7 cc4-11 5ec+5 1og+6 1pf-11 f4-8 a4w+17 4et+10 27y+11 4oq-10 lih+11 8e-7 7y+6 157q+5 3os-8 1n8+9 8hn+11
ml-12 2yr+15 27e+9 avc-10 47o-13 4vs+9 6q-8 hxv+5 5k7-8 1ke+8 dvk+11 5nw-17 1ws-16 jx6+19 1hm+8 2t1+10 4vf-13 3m2-9 7fu+7 5gr+8 77-6 br+10 q2+7 8c3-13 2vt+12
3ig+16 kpl-6 ajq+7 1gp-4 25d-9 1hz-7 6c4+11 3kv+9 b4t-9 mlw+7 5w8+7 k2-7 1l+9 4il-8 18h-12 4fa+10 3yl+14 4c4+13 30b-12 4p0+9 6st+9 7oj-9 kx+7 bg7-17 23b+7
4bs-10 61n+7 4f+7 7t1+10 poj+9 93c-8 2m3+6 41f-7 9st-12 7rm+7 8jy+9 3y2+8 2gs-13 1h-7 93m-14 98q-9 4yp-14 a3d+11 43q-8 99e-11 9g2-15 b2+11 20p+8 h8+11 dkp-9
9qv-11 667+9 166-7 3pd-9 79q-12 3d9-7 75+11 9r3+15 2q9+9 2xg-12 18o+9 4cf-8 5l6+10 1tw-10 2bv-9 j0v+11 3pm-9 117+8 325+8 1vz-8 7qu-8 3nw+11 to-14 6m7+9 afl-8
6m7+22 2mn-10 6ga-8 hy4+14 1tk-10 f4y-8 19j+6 2jr+8 4ji-11 4e+12 292-7 4zs-13 6ta+7 sem-13 cbm-8 4d-20 5zs+7 2jf+20 mem+8 124+16 1h0-10 si-10 hx-7 469+8 edd-9
z0+11 361+9 1d3-9 3sk+6 5cv+8 7wm+7 bh+7 1ez+10 4cr+15 95i+7 1w6-15 5l1+14 zj+7 6dn-15 1fl-10 4wm+15 6le+7 mk7-13 3zq+10 3so-13 2m0-9 ayn+6 gp3-5 5ll+8 1ct+12
b2u-7 5ez-7 4dp+8 5r-6 9lc+11 1sk-13 769+15 dda+13 4ot+9 1lv+7 ko-12 3yq+6 9nr+9 9ji+8 2ds+11 4p3+12 y2-8 rxp-11 3v2-11 66j+17 98a+9 9g-9 8cs+6 2ay+4 8xx+7
2fc-9 2t+7 6nk+17 bd+16 4y3-9 29z+7 1r4+7 9bb+11 1er-10 l0-6 m8+7 3at+7 1cp+18 3b+7 5h7+8 8m2-8 3yq+8 82u+15 1hx+8 4t9+7 5j+12 8g8+7 55c+9 ehk-10 aeg+8 27q+4
nf+9 dhu+11 k3z-6 cpo-9 95+10 1ij+16 c79+18 7u6-9 573+9 hdl-11 bz6-9 uqk+7 ci5-7 3kc+8 520-17 fua+9 br+10 593+11 6sp-10 38f+9 3me-10 9ns+6 bji+10 3j8-9 3ew-6
8lt+9 2s+9 un+8 8h1-16 bom-6 8rj-21 2ao+8 12c+12 dpy-9 55w-8 86o-5 br1-8 ts+12 bjy-9 3ef-25 hdh+6 19e-15 21z+9 7fc-7 6v3-13 2uq+12 3vs-10 yh-8 nd6+6 1y-11
ai2+7 33p-10 914-9 28t+14 1ss-13 cgb-11 lu-11 el+6 56+9 d1+12 6e-9 599-10 1aah+18 48g+9 1m4+10 478-9 2qp+9 3g0+13 k3+8 2ht+5 130-7 alo-8 6vo-4 psz+10 64w-7
3vc-13 1z7-6 507+12 53i+12 25y-8 1ht-24 2qz+7 7h5-7 5i3-22 oo2+14 7sg-8 a4t-10 1m6-9 6rr-5 3pf-15 cx8+10 3qq+10 2wa-9 5sl+8 6b6+9 7po+12 3ya-11 4tj-18 3t0+10
9sw-11 2h5-15 ne6-5 3s+9 aay+5 4b1-11 1a7+9 5q6-10 3ro-14 dvp-7 62k-8 7d-10 abw-13 d2n+5 8j8-13 gb-9 2sn+9 213+7 b41+8 31x-13 3cy+6 1c4-6 bqo+6 2k0-11 1ps-8
el2+10 h-10 4t+13 b1h+11 cwf+5 7zb+9 fxv-11 4dg+9 3ab+17 7tx-10 pk-9 2sn+8 5cn+7 2c9-11 4ia+7 d2t+12 9w+15 1yj-10 1ig-8 4zl-8 2vj+5 e6d+7 1t4-8 eiz-9 3lo-9
27u-10 dj7-8 adw+9 1vv+16 fiq+10 5qb+7 a08+15 d49-12 82z-10 56-10 4cz-14 fr3-14 5a8+11 2av+19 9jx+6 49w-6 3xw+8 nd9+14 14r-10 aat-5 68f+8 9cn-8 3vo-8 gfu+9
m1+8 cs-13 5i1+7 fbd-9 6mf+11 bxm-22 e3-19 cxt-11 4sd+7 29m-4 2fd-8 1zd-9 1ck+6 wu+10 5cv-12 aho+19 gje-13 5kt+12 2ja-17 5c+9 bdz+3 lpo+16 741+9 7xy+16 5wg-7
7is-11 9tw+9 4qm-8 8gl+10 589+13 3dj+5 1s-15 9gd+9 3xq-10 5lf+11 6g3+7 1zl-16 9dc-14 14e+14 1lu+9 12l-8 ji+16 va+10 1lc-12 434-19 1oy-18 fj0+36 1rd+8 1y0-7
v0-9 1ol+16 ck-15 98l-7 132+6 e2f-10 3tg+6 a77+13 dr6+14 4iq+5 3ww+14 vm-12 6u2-11 1o6-3 9gg-10 ca-8 dbw-10 is-9 3qz+7 8xe-5 2ol+14 987+10 3jk-14 ii+10 16b-7
byp+7 wh-10 aay-12 4u+10 f6j+11 3m7-6 30l+8 16t+12 9v+9 1nx+14 59n-14 3w+9 31t-5 ey8-8 4vu+12 4ud-7 e5a-5 38e-11 14-9 98q+7 5w6+9 bw7-12 2jj+7 g97+11 1f9-13
3lj-8 bos+5 5fp+7 pm-6 7ti+6 to-8 1bb+17 2s4+7 3vf-11 3pi+9 12l-23 39g-9 3kn+13 1ip+8 8u0+9 162+9 2d8-7 1jv+6 9p5+7 fbr+10 lyk-7 84b+13 7nr+9 390-11 7ys-11
9t+12 1fp+11 3z6+8 sy+9 16t-17 11p-7 u6+10 3x4-7 9u8-11 w4-16 36j+13 x9-8 hne-15 84-14 qs-10 5x5+8 429-9 on+10 3sh+7 3a3+6 7kx+11 dc-16 5iy+8 51l-9 7c3+6
4ix-14 yl-20 699-8 110+7 6m+8 ji+25 2vf-9 enk-6 3d+5 3z3+12 1j+7 7s0+7 j9+11 43+14 1cg-9 4p7-9 3e6-11 77j-8 5ez-10 1gi+9 1uz+14 12s+9 85o-8 dq-11 ty-14 fr4-10
lf+14 3sx-7 50e+5 7ij+15 60o-18 34w-19 205+6 40q-9 em+9 5hr-10 ei+6 ge-7 a68-17 efy+9 gmq-10 sbr+6 2ky+12 9wu+7 149+6 8d-7 cs0-10 ael+10 352+7 8q4-7 14-10
axy-11 htb+9 vx-8 ehx-7 3qb+8 3gg+13 69e-10 3uy-8 220-12 6o4+13 2p9-13 5cb+9 4ky+8 3j6+14 7n2+15 3wz+8 4gz-8 1ij+7 6th-10 853-8 1zm+12 zq-12 cek+12 xf+9 1cd+9
hmm-8 5lg+18 9qu-20 4ei-10 3cu+12 5if+10 2xd+10 a5c-8 l3+10 1xn-10 30u-12 2s9-19 5px-11 m2-9 9da-10 2bo-8 9p3+15 161-8 1lz+9 cma-14 uy+9 iis+9 6i0+13 bc-11
31-10 6hv-9 28+13 7nj+18 6ms-9 2kp+10 9ni-9 26q-11 6tz-11 2s2+12 1im-9 lp2+11 14h-14 2ug-13 3la-8 9bt-11 7xx-9 7o4-12 35l-9 7u8+14 avd+11 245-8 25t+9 efi+8
1ud+12 6cu+10 660-10 4mq-8 8i9+12 83c+12 5he+6 f13+7 160+10 28e-9 2l3+12 8ue-10 7j3-7 3pt+10 7ub+14 15o-9 4oo+8 9x7-13 2d0-4 3g5-15 c3+9 jzt-9 ek9+5 3m5-16
evm-11 rh+19 3xz+11 mf+13 5s7+13 be+6 g4m+12 a4w-14 bu2+12 2bx+9 7t3+10 tr-7 1gq-14 3ck+10 cci+10 dy-6 7fd+11 3bt-7 bub-10 1ab+12 32h+8 22o+18 hbw-9 u0-10
min+13 dp+9 399+7 uk-7 pv+5 13k-10 dxr+20 hlj-11 4tg+8 1h8+11 jiu+7 lg-12 5ug+7 379-10 4v-10 5aj+14 6x8+11 5z+12 2ee-13 hfy+5 a9m-13 zwi+14 3vk+11 l7a+8
3s4+10 3qg-14 398-15 1rt+9 fc1-11 fui+10 gq3-7 4mk+8 5o9-9 b68-14 gma+9 1dh-24 jo-7 t8+12 13l-7 76e+10 5u2+9 9o1-9 1a-9 j3m-7 rl4-11 4ua-7 5ze-13 77+12 67l+10
63e+10 1fx+19 ezw-9 3rm-10 7at-14 1pq+5 1e-7 7u-7 vz-8 36d-8 2aj+17 321+8 hz6+12 99t+6 mmj-12 1hy-7 4dj-6 p7-8 1a+7 bn1+10 a6r+9 3no+21 6pf-7 hox-4 1sd+11
5i4-8 513+7 3xj-6 4tp+8 463-11 dc2-11 cb4-17 7t-2 5a-10 d5p+6 1ql-11 6pp+12 2qg+16 36z+4 56p-12 4nt+11 d5s-8 fn+7 5p4+7 fg+9 1ig-10 636-12 9q3-10 7qg+15 1a1-9
sax+10 ic-14 9ff+9 7sa-10 1tb+11 73o+15 2hv-24 3xd-7 5zt-9 9lf+9 1yf-10 25n-8 gwx+9 6v-6 41h+8 5bk+9 2eq+12 om-8 633+9 3kd-10 43q-4 2vk+8 5go-8 eo+8 2rt-22
uj-7 3s+13 dw0+9 11s+7 dv-5 wg+7 6u+12 29q+7 ze+11 2lc+10 3tl+7 229-11 4ln+17 de+7 6ix-8 7pi+6 308-10 581+8 fln-9 4cm-6 bla+13 4wh+10 3n-7 2r+9 1kr+8 ah+9
e0+7 2bi-11 x0h-8 680+7 6ci+13 1bb+9 3mr-6 61c-11 874+11 7af+14 3md+9 1qi+22 6ww+9 w2-11 1cf-8 3n+10 1dc-12 7mg-8 5kn+11 ldl+9 ht+7 hid-11 wh+8 fec-8 85q-8
31i-10 4v5+5 2jb+10 4g0-12 1m6+10 4pl+10 41x+8 4gh-9 5ck+8 4hi-9 1ex-13 7po+13 y8-12 cg5+14 cd8-13 1cw-10 292+12 22f+10 37w-16 81d-9 5jt+12 f2z+6 1fj+7 1rc+6
c1t-11 oyz-6 qg-12 4i0-11 23m+11 6e-13 1mb+13 34d+8 d6r-25 3ec+7 fu-10 7f-10 24e+7 3gp+4 oz-13 r8x-16 3yv-12 aer+9 2cn+8 3o-11 b84-11 cb+10 7rv+9 1ej+7 187-7
61y-7 f8u-9 3ik-16 5yt-9 ah1+8 zh+16 go-13 3zq+11 2gk+15 1kx-23 4t5-8 29s-10 csb+13 3o3+7 4pf-9 1zn+14 rn+10 da2-12 1cf-13 869+16 bdk-11 75u+8 15k-12 5j4+12
27i-10 1fa+10 7n+17 t8-6 440+12 3ej-9 66k-5 oaw+6 3kb+9 1gm-10 9dz-8 jyh+8 2t7+11 qtd-11 tnu+13 478-10 a2t-9 22h+8 hm8+10 3pt-8 1dj+7 do1-9 282+10 b0f+11
93j-13 8sy+11 5w2-8 7nc-20 2eo-9 4l4+7 boa+7 6pp+10 42a-26 ld-8 1ae-18 sf-10 agx-12 6d5+44 2v2-10 3qi+7 6ql-15 sm-12 307+10 41o+9 9c7-14 1j3-11 2bi-12 m2-17
kb-16 9z6-16 10x-11 7j3+10 5hg+8 8c2-9 pm+8 54p+4 7o9-10 5ty-9 24q-8 7z4-8 8zy-10 6bt+7 1dh-9 lyk-7 d99+9 11c-7 nj+7 yl-13 53n+7 6w+9 4hw-13 30a-8 6fv-8 wu+7
bi6+5 84-9 2o1-13 3rd-9 284-10 7i6+12 4ft-7 37u-7 7n+10 3w8+9 6ma-20 hl+8 4ki-9 5s8+9 b0t-9 5ka+9 a39+7 501-16 rpy-10 35h+10 98j-9 1lb-7 1d3-7 d7+12 57d+11
44g-9 y3-11 2b6-8 pm-8 fhx+13 3ha-10 dmn-11 1y7+12 9i6+10 1xp+9 19j-10 29f+15 8dp-9 4gh-13 4xo+8 1yp-17 4r+6 80w-10 3o2-7 867+17 s7-7 4ie-9 n0-8 3ex+6 g1u+18
3ja+3 xa-9 6i5+12 l-15 n4-14 5xs+7 euf-7 29r+8 75x+8 23n-13 6tr+13 jx-10 31i-9 bi8-11 9t-11 rz-7 3jv-11 4z5-9 2cf-7 bbt+14 2gt-10 yj+11 aee-8 4v3+8 6rh+14
2uz-8 77s-11 4de-9 5fq+9 46b-9 931-7 2zp-19 7c4+11 ddt-15 1h4+12 9mw-10 b5m+6 18a-13 mt-8 duf-7 a3+15 97j-9 6ns-8 hdf-13 1ni-7 car-7 1hp+5 40c+7 7ux+5 1pu-13
1iu-11 5g1+12 x4+8 6go-11 3xu-11 9ur+9 exu-10 197-11 8fu+8 4tp+11 9is-9 3y7+9 9ah-12 8kr+7 6d7+11 2mn+9 4dl-12 264-7 gnz-8 4b7-6 fff-8 5ks-11 i3-6 9fm+10
3dj-13 15r+8 8s8-15 ia-11 1h6+11 64l+11 oxt+7 qml-10 2y3-18 p5-8 1cz-8 5ik-11 561-13 um+7 ln-12 ts+11 lz-10 la+9 cat-9 os3-7 7t-6 dos+9 ddg-10 8g3+11 kmh-8
3jh+7 6fn-10 blt-16 a64-8 806+10 epo+12 4tm-8 35b+9 16s+19 982-5 2wp-17 2hg-18 1gt-6 2gn+16 f2r+8 593-10 1gp+13 105+8 5qa+6 664-13 3pc+10 4zs+8 i61-6 3gv-10
2g3-9 42x-9 6ph-11 ads+10 287+11 5i+6 3pf+13 39q+6 v6-6 4a4-7 1j3-9 11t-7 8ia+9 12y-10 1zf-9 c97-9 akx-9 8ti+10 4o2-8 6qw+8 ep7+8 758-7 8kj+12 1xu-8 ijh+10
2s0+9 2sh-10 7oi+8 2wh-10 3f+9 4rb-13 4xd+8 2y6+13 4yg-11 980+11 b3l+9 ht+8 1xv-15 1nl+6 3ni-8 my4-11 c7s-15 25i+11 dt4-12 1qx+9 9o+13 1vo-11 872+15 48f-18
8m4+13 6n6+7 cx3+8 57v+10 c7x+8 bt0-7 lcz+12 10x-16 2zo-10 451-10 28w+10 ec1-6 5r8+12 7ud-9 wa+18 7s0-8 810-13 4qi-14 r5y-13 1cl-7 1md-9 6dz+11 8p7+10 1tz-6
59k+8 7i2-10 1y5-9 1w-15 k4-11 kv-10 qj+12 3f-7 1sn-9 3tm+12 4j9-12 8mw-13 227+10 1t4+12 3rl-9 277+6 gfi-7 h66+9 3u6+11 2b5-8 223-9 12+14 1xt+10 76w+9 2n5-8
214+6 lhw-8 w3+10 5m+8 dzf+9 1bi-9 fp-12 9mx-11 6m-10 1m3-10 6vk-9 63w+14 8fp+11 443+9 cz+8 eu8+5 11r-16 1jn-8 3kg+8 49j-13 8i-14 xn-13 29e-7 dmq-12 4mk-7
chs-11 1k5-13 dr4+8 1si-14 247+8 ny-8 561-12 il-13 kxt-9 2is-8 cl0+9 1uq-12 87i+8 4bk-6 3p4+3 2g0-16 3il+9 68e-23 6nu+11 34z+9 6n+11 6d6+10 2ss+10 3xb+10
4dr+9 6zv-4 5my-8 2lz+7 15m-5 dz-8 hk+10 g3v-19 1dz-5 2bx+11 2ao+10 3ar-8 1q2+8 9mo+13 r4z-9 1d2-9 asq-7 f0f-19 25z-8 te+7 e28-13 92v-9 5c7-6 22e-10 37s-14
5i2-8 o3j-7 rg+8 6is-9 9d-8 8fn+13 f6r+7 22r+9 455-12 htk-14 1v4+13 287+6 378+11 eku-7 8p1+10 7w1-8 69w-10 3b0+8 7v-6 2g9-14 4ki+21 1jw+11 3ja+13 5so+7 fy0+7
134-11 6ei-17 70+13 333-8 1av+13 fo3+6 1dw-13 ak-15 206-11 16fl-9 4t7+9 24i+13 6cs-15 3zz-9 1qz+10 30a-11 6oi-8 1gq-12 4l+12 167-14 o4b-8 50k-7 28a-12 2fn+5
6n1-6 4f+8 2xr-10 79d-8 kf+12 7zw-12 dd+7 ag9+16 3td-11 5ug+15 fcq+10 gh-9 4nu+11 1l2-10 16b+13 df4+10 7b4+10 5n0-11 3m5+7 f6q-12 6up-7 1we-9 wm+10 w0-8
3er+13 106-13 404-6 gn4-6 cf-9 1h-9 1js+10 6yw-8 2eb-10 a5i+22 1bk+8 1ic+12 18j-13 bk-6 auj-9 9pm-10 1hl+7 b3i-12 9d9-9 89+8 i9s-10 3q1+6 1bz-7 a6o-9 24w+10
k2b+15 3o2-11 id-13 gc-7 e6x+10 2th-8 46a+8 6m1+12 u9-10 sk-6 2nf+14 40l-10 qq-10 6ti-8 8o8-12 at6-12 3h8-8 6bo+11 62w-8 div-10 14x+10 20v+13 6mm+9 39v+11
41p+14 ev+8 nls+7 9h5+7 vg+6 uj-10 5cg+22 jaf-10 2tj+10 2t9+10 1wg+9 1lu+7 6fg-9 nh+11 181+9 9iq-10 qq-9 5tr+16 7rj-13 bpy-10 2wl-7 bca+7 7ku+5 l1+9 6tl-12
8x4-15 21q-28 oa+11 161+9 83+7 62+8 3dn-19 1bg+14 93m+12 2gq-8 54a+11 1f2+11 2md+8 9nc-8 btx+12 16e-14 3p2-5 gqm-17 vv-11 b4-16 mh4-9 bgs-7 3zz+9 2nx-11 aia+7
17b-9 6s+6 5t5+15 4jm-8 lr5+13 1i2-10 5e3-11 dlh+11 11p+14 27z+8 166+8 7rz+7 2jb+8 8ak-18 lva-11 9il-8 wv-14 a3+13 5tf-7 2al+8 4c+7 86m+8 u9+8 5jm-8 2mo+11
7ye+7 yu+13 41d+8 h9+8 gpf-18 bv+20 ad9+17 b26-8 ld-7 1eh-11 1t2-11 ei-8 gp+13 hfq+6 ux+8 21l-6 1nb-15 7b9-5 4v9+6 7pa-20 6lv+10 bne-17 267-8 19y+12 4xw-13
3mb+8 b2f+7 3dp+9 99b-10 2fy-11 7sg-8 4u9+14 10g-9 477+10 6at-7 3ax-9 v8-13 6q0+6 3kx+7 2kb-10 bk3-7 76y+13 5fq-16 4pw+6 8od+9 1lb-22 1d7-8 jp-18 2ev-11 1ae-8
hp-14 4df-14 4z3-10 170-9 8i2+10 4sm-12 apk-6 7e4-10 16e+9 awa+8 1my+10 3kb+7 48q+10 2gv-8 3z4-7 6gv-8 fr+10 45f-11 1kj+8 in+7 28r-8 131-8 3qw+12 19u+8 31p+3
2d0+10 41z+10 3tt-13 2k5-11 1t7+7 63c+8 4zb-9 1kt-10 an8+12 a15+18 24i+9 2qb+4 nc-10 cf-16 4j4-8 6a-8 pc-4 9r3-10 6b1-13 ba+5 2e+12 ml-6 698-10 1gr+11 8u4-9
82i-13 da+5 1r1+10 14w+9 5sr-11 1u8-8 1ck-10 4of-10 9qv+12 13u+9 brs-13 37n+10 1jp+11 6v0-9 jc6+12 1uy+8 7ot+8 ld-9 cd3+8 33-7 fa-9 2f6+10 6to-9 3ze+8 n20+7
51o+11 3tc+9 9ap-9 7om-6 c12-11 5b0+6 2bo+7 1cl+8 mc-8 95s+7 7ye-7 1x6-12 2bw+11 cmu+8 3y6+8 bgx-14 51g-11 ax1+10 5eu-9 75c-8 501-6 2co+4 fg+6 382+9 63i+13
2zr+10 5k8-16 3ko-8 eo-12 43m-13 81-8 1sh-6 nu+9 3oe+7 9mh+8 gxm-9 4hy-23 2ar+11 15o-10 cie+11 lx+9 7lh-8 6sh-9 fe9+12 9ll-9 1jp-8 6jq+11 6ej-10 1m9+13 1qa+9
3lb-19 dac+10 6to+5 8t3+8 mx-14 4xm-11 1lv+7 yj-5 7jf-7 1dm-8 3v0-7 8k5-8 bmt-10 3lo+8 g6e+16 5v2+7 m4c-17 14r+14 8al+8 3m2+12 b76-8 2i3-12 qy-9 aav+10 2t7+16
2yb+10 1cz+11 9re-9 7qw+6 eoi-11 2ah-11 688+9 5e+18 m9m-14 4s2-8 g3f-5 3ae-14 3vm-11 6zr+13 435-16 57y+19 22t+15 4bs-12 xa-11 4eh-6 iu3-8 4p3+11 59e+9 1w0-7
e6o-8 adb+20 2jg-8 8er-6 5ol-9 s4+12 54e+8 53m-14 3vn-8 yw-8 174-13 3ul-9 63v-6 p5+7 1ie+11 1p6+7 776-13 hl7+9 b8z+9 l1+8 equ-6 20a+13 agr-8 54h+9 7lm-5 h7-10
1me-11 4vq-13 bt-12 1ju+8 h3x-9 2b5-11 8vy+9 337+8 6rk+8 20d+13 2ib+12 8xd-8 9r9+12 b8g-8 6j8+8 39-9 ox-9 8fx-10 pw5+7 6a1-6 1h6-9 3pm-9 b8t+12 d1m-8 jk2-11
20+6 b2l-7 17g-9 1cd-9 14-10 wm-14 4ha-8 8-8 2eu+10 gk+10 2jv+8 q+8 15h-11 8p3-10 1a4-10 7mb+9 2jv-10 e2+15 cex-7 qti-8 4py+9 1cl-9 5e5+9 l1-11 z4+11 7rg-9
f5o-9 g45-7 pu-6 1mu+10 8ym+6 8gj-7 61d+7 58a-8 2mw-8 kp-12 98k-9 ep+12 l6-7 a9-9 5kg-8 17d-9 km+7 9la-15 25i-9 4x5+16 2p9+6 28s-10 1g9+9 94q-9 3e8+10 7sf-6
u-11 uo+4 u+9 3yb+10 b1g-12 aj2+10 iug+10 4bu+8 1t9-10 6rh+9 a5f+6 1j5+9 5qg-9 b0e-8 2cb-9 8dn-10 3uz+11 4g0+9 2zw-8 2iw+9 140-4 4c6-10 fbu-7 a26+7 3lw+11
24d+6 5fz-9 48x+7 3mj-9 3vb+10 bop-10 3ok+9 4m5-8 88s+8 691-9 5y5-10 3y6-10 vy+10 cv8-9 4w6-9 szi-25 3iy-13 2qb+9 7t9-15 3bw-7 5zl+10 73+8 7qq-10 2ck-10 1hw-6
15q-10 30g+11 ox+8 96+7 cae-18 2re-6 gm9+11 74+7 mx+14 4gn-8 aik-9 bki+8 3jf-9 9ky-10 8s1-10 4ce+10 7u2+11 7u7-8 bb6+7 5eh-15 2u8-6 ckn+8 1hn+8 m8+10 o2d-9
5s1+13 ki+6 qv0-8 9ab+4 1ei-9 716+11 lfe+11 e1b-8 2qm-6 597+11 5l6+9 100+13 2fs+10 6ke+12 1ci-6 3au+8 8a2-9 6d1+7 8bk-11 10w-10 1yg+10 31a-11 48y-9 i1g-8
c40+14 8c+6 2t-9 5k1+8 1we+10 g3s-8 6f6+12 1xc-9 2ay+8 4uq-10 cxn-7 7u9+9 253-4 1ax-11 oj+8 tpg+5 frw+8 2v1+12 40-6 7vy-8 1tj+9 376-10 866-9 4cl-7 30s+13
3c9+5 1l9-9 2qj-10 5dq+7 8n7-6 a-11 1mt+9 ni-14 8se+6 8gm-16 gxa-8 c54+9 jbs-10 1r4-13 1yi-9 9jd+7 17ab+12 vh-10 e8z-10 hj6+22 100+12 1mb-16 16j-21 5ap-5
ab+10 4tj+7 hu-10 4sr-12 3jg-17 2g6-8 1co-9 c29-18 i8g+6 1u8+13 127-8 4cb+9 eu-6 e8-10 ho+13 azf+9 2c2-10 acj+9 43b+10 bue-15 bo7+9 dfl-24 er-11 cyx-16 2d5+7
53c-7 5f3-14 nz8+8 1zk-8 2l1+7 5ob+4 209+11 5ft-7 48+9 8po-12 25y+5 2h7-12 1vm-10 16q-4 ds7-7 1iy+11 4rp+12 1r6+11 dpa-10 1bq+9 8v2-10 5x0-9 e0f-8 bxr+12
lo+14 8a9-11 6pr+11 1pd+6 45e+4 11w+6 68g-15 6h2+15 36o+6 a8u-11 jc+13 5up-10 40q-6 5dw+11 10e+11 8zw+12 ahe+12 bfq-7 19m-6 9x4-10 10t+10 2t4+8 se+8 4s+9
1m3-8 75-8 bqd-7 61b-10 2jz-9 3pw+9 ir-7 jh+5 4v5-7 39w-10 7gf-8 3c4-5 669+8 ww+7 3jq+12 74j+8 b24-14 14t+9 kb1+10 1y3-11 2lg+9 71d-11 vd-5 54u-14 8wi-11
45s+15 3bg+10 2na+9 3gv-10 3ug+5 jy-7 1bk-14 3dh-7 aj+13 19j+6 1lk+16 4ic-8 1d9+6 np+32 50q+8 f6y-8 12v+11 j3h-5 590-8 3tf-12 af+8 es9+9 159+8 1k9+6 54k+12
2k+8 c0t-11 i9+9 3l5-16 5tz+5 5of+11 2cn-14 6lt-9 6as-12 8iv+9 7tr-4 1am-13 42l+7 air-6 1dy+11 8w+9 b4i+11 624+9 98-8 7k8-16 368-5 2v5-8 1nh-15 24n-9 2ct+11
y-10 eu8+11 1m1-14 1xp-10 9lf+12 80s+6 79o+8 caw+10 db8-6 8jw+9 bnq+6 fpe-9 ccp+10 1gh+7 2zp-9 zn-6 jgr+8 6t0-10 ers-8 3a5+6 2vo-9 254-10 438+9 8m2-10 8ow-8
2yg+4 ip+12 4hn+6 66z+10 2ej+16 5ru+11 3zz-13 d1h-6 b6t+7 3t0+8 6rt-10 6sm+10 1cc-10 4z4+11 13k-10 68+9 any-8 fse+15 8bz+9 3t4-6 26m-12 gj+9 4nt+16 h9l-9
4su+10 ekh-9 4u+6 2w1+7 y1-14 cq1-12 7gy+5 318+7 3yx-9 8cv+7 20f-9 96r-7 2zw-9 crg-17 1jz-6 5ny-8 4en+5 cj7-14 6xw+8 13z-7 e3z+9 3yb+8 2gh-10 fdy+7 4pp-9
jy-11 5r4-9 2t5-8 1jq-12 8ux+9 gs3-15 3rs+10 h4-10 3w1-8 1mo+11 8kv+9 et6+12 25m+5 9wm+11 99t-13 205-10 7l0+6 fc5+9 on3+13 2gl+10 91-8 7lx-12 7ne+7 7lc-9 se+7
75d+9 47b+10 789-10 5si-15 76j+6 5r1-11 1c1+8 ajn+10 b3q-16 2j9-12 5aa-10 krq+10 5mp-13 xy5-11 4cz-8 7m5-12 ye-18 d9-7 1h8+7 5vx+11 1qo+10 kz+10 5i0-8 c57+11
99b+17 abg-8 60q+8 2co-9 23u-14 1f3-6 937+12 8g1-9 nzu+7 4st-6 nf-7 7kx-6 14s-7 5z-9 8-8 2t+8 nqk+10 5u7-9 4go+11 91q-12 7ee+6 5wq+14 2m+10 87h+8 1nx+12 az+9
66j+7 h8i-10 21a-17 h3-10 15c+5 o8+9 8v8+8 dnl-10 5p2-10 4xo-10 a73-11 7td+14 vw+14 5tv+9 5sl-5 8fl+10 57o-9 1wj+11 uu-8 2gz-5 1z2+7 c5a+10 3ek+8 48n+7 e9-7
lfh-9 8l0-8 5uj+8 4ol-8 v2q-7 cy+10 1my-14 c4n+7 5jo-17 jjd+9 99q-12 b1l+9 fyf-9 ebx+10 lsy+7 8nw+9 4tk-8 a8+11 44i+9 7h6-12 4en+8 od-11 35y-5 4k7+7 3f5+8
bgc-8 a3u+7 2pf-14 6wv+10 kr4-8 2wb+4 52t+11 1v3+9 3uh+13 4c2+8 h6i+10 dch-9 54o+8 p5+10 6hv-18 ab2-7 579-10 d86-10 9a8+15 1nw-18 881-9 3c1-12 1v9+8 1em-9
guz+7 1nr-9 6mu+6 pc-11 r0j-7 tva+12 1jb+15 1op+12 21u+15 1js+6 4jb+9 2rr-9 i57-14 fn3-14 1as-13 364-10 6w0+8 1q1+7 ceq+7 6du-11 2es-10 2cg-8 dz6+8 47m-10
6xi+12 4oo-22 1q6-11 3tg+17 1f9-7 4gc+10 2zz-11 2od-9 4xc+10 mel-10 93w-11 pdo+14 4o+12 4pi+9 4ql-6 24m-10 f6+8 3l8+11 1lg-10 5f0-22 202+17 a7k+9 8a9-6 2l0+10
2ee-8 9b3-8 3k4+8 fib-5 7e+7 5og+10 md-9 2l9-7 5b+14 lq9+8 1wn-17 d6u-11 md-11 alr+8 eu-14 1ew+13 wl8+15 7mb-7 b1o+12 876-11 2gt-15 t0+16 6cl-10 r-8 69r-9
2dl-7 73p-8 7z-14 7xs-11 8hm-13 ca-8 8b6+13 9os-9 12p+7 2eb+18 5b8-10 6g1-11 aov+12 2sg+16 tv-10 85o+7 3sy-14 345-17 5f5+10 1yi+15 6et+7 440-11 4r9-7 ae0+19
2hm+10 2x7+8 1z4+11 6vc+14 6ht+8 gv+18 ipu-14 14k+7 nh-10 385-8 c3+5 41+9 76s+10 4s3-6 6qc-12 5m3+12 fnj+13 vu-11 9h6-8 dml-10 9xz-12 3mp+9 1iu-15 9dd-8
1uy+13 dc2-8 3ye-9 4d7+9 fvb-14 ht+9 25x+6 2pu-12 1ja+12 en0+6 6l6-11 5ev+18 7k0-10 1lj+8 vl+9 6si+10 2t2-9 c5h+10 9zs+9 7fb+16 2p2-13 1l1+9 31t+6 jhv+8 1ox+8
2hk-17 9oc+11 wt+15 41d-8 sj+8 v6+7 4bm+11 5g6-9 31z-8 2es+9 7xb-10 62i+12 fpl+8 3ag+7 1b2-9 2u6+5 7m2+11 4jo+7 1ua+6 68c-11 72+8 59y+10 2xd-12 j5r+10 4xm-10
31t-7 dbv-8 25a-11 45k-9 9w1-8 1fv+11 97c+8 2hl+9 fbk-13 1xa+12 4sr+11 tq-4 fyp+6 8we-11 2bl+4 4n1-8 1fp-7 7dh+10 1vw+10 ds5+11 31t-11 44u-9 bi3+10 hq-8 auw+6
bui-8 en-11 exo+9 1ff+10 3w8+11 2sg-9 ehi-11 12q-10 9sr-10 6av+10 21c+7 7rf+12 9ty-9 vz+7 4nq+12 i6j-8 akv-8 dg8-10 iqa+11 6zv+8 83y-12 4a8+12 4i+12 2lu-10
7bh-7 e6a+9 x5+12 101+6 3qb-8 4nm+10 5wf-8 2nn+11 26e-11 9mc+10 aah+15 687-13 3n6+4 kiu-8 bye-12 5ed+10 2at+11 404-8 5r5-14 m2+12 2hl-12 8of-10 38d-10 1e-8
66b+11 4x7-20 1xz+13 4vk-8 sz+9 i2+8 30k-13 4r1+9 2d-9 br0+6 2dp+11 hp-8 3ir+15 4ke+6 21p-9 12r+13 2w7-10 5sr-14 2eo+9 3rs+24 4lr-8 5z8+12 2i1+9 3pz+7 4dz+8
beo+10 u7+7 3c8+9 3kp+15 3n0-10 3q+9 ma+6 gl+14 7bi+11 2qr-10 4cv-8 2na-12 445+8 1sb+15 3kz+9 3e3-8 dmq-11 9lt-5 6pv-20 6us+9 js+23 b1v-5 2yh-14 rs9+10 ub-7
9n6+12 7gq+9 cl9-14 2yn+8 m5d+10 jc-12 59b+9 9s2+10 7dg-10 1fm+12 37q-13 2wc-5 bh+12 1c6+9 3sg-7 4rv-7 azg+18 1le+9 zd-10 65r+9 44f+8 2t5-14 mzv+9 4t-9 2tc-17
34j-9 22x-8 3cc+19 1d9+7 30e+9 ave-9 4vt-13 3zo-9 17b+10 go+10 i3-8 5zx-14 4ck+10 276+11 5bi+11 11j-24 aps-10 2do-9 7xa+15 ib-8 5l7+9 a35+14 h3q-14 4ra-24
d5m-9 bk6-11 79v-11 6n3-8 na-7 1lg-9 3kj-12 2zr-7 iqq-9 107-8 3w6-13 78s+16 pj-7 7u+7 2qb+7 858+8 41s+9 7ad-7 4wg-7 7pn+8 zo-15 7xo+18 cns-6 5or+6 688-10
1dm-10 3eo+9 1wg-8 9st-20 5hv+7 1yr+13 2fi-12 4ar-10 2xv-7 qh-13 a7p+7 74e+9 l7f+10 am2+4 6og-8 5kk+7 34z+7 3xb-8 2wc-26 700+6 1oo-13 269+5 15s+10 1mj-8 4x+10
fe-10 4jq+10 dw-20 4ix+9 si-8 2lq+9 ac8+10 363+16 69u+10 bpm-11 8t7-9 4km-19 859-9 anw-9 5le+7 pwm-11 22p-13 6qs+8 sb+7 7nx+7 5n2+14 1lw-9 3bn-9 4k8+6 76l+7
76f-13 qcw-8 rz+11 c6-10 23d-10 2s1-13 c67-12 i0+7 lee-22 gtt-8 x2-16 evz+9 990-19 1ef+13 7l5+10 2yh+13 50g+8 1z3-9 43f+17 4lr+7 1z1-10 29i-8 54r-8 anu-21
c5u+9 3ix+13 1mq-7 11x+10 6z9+6 8n+11 69+7 u1+3 9hr-12 3zi-20 d2i-14 l0x-23 77r+11 188-9 i9g-6 5yf-7 vi1+13 7m4+9 2i4+11 6ig+7 7lw+9 yx+8 64g-14 29u+17 3r8+7
46e-9 16m-12 4gx-11 7mn+14 3jy-9 16+11 niq+8 2i6+7 29o+10 6hg-7 2y7+7 zx+8 n8+14 b8l-12 1y1+9 f5+11 a3p-10 4q3+9 88k-7 2ho+6 3v8-12 3yk-6 qd+12 3s+27 6ky+9
5bv+7 3sw+7 16d-9 jmq-7 78y-12 b4f-8 mmi+9 ps+8 4pe+7 26s+6 6ev+14 28o-18 3h7-5 ym-9 ava-12 ys+14 1av+10 9r-15 3xa-7 9e3-8 hr+7 3jg-7 uz-8 a6o-9 3rl-10 4vf-9
3xg-11 1h9-8 hsm+5 gn-16 bda-6 49t-13 tu+8 2bg-14 gg1+6 nwt+6 8nm+6 ga-11 7oy-8 5yr-12 4f7-11 g4j-11 yh+15 2ol-26 k0+9 60t-12 6d3+11 571+10 2ql+13 3wn+8
87y-11 35s-15 cva+8 fg9-23 1kl+8 v3-16 2cq-6 2pj+8 4cx+8 8ea+9 2m1-12 14+7 ki-10 6a5+17 3s8+16 etq+13 1ea+8 1ue+7 28f+11 3is+6 6s5-7 5e2+9 1cd+20 xq-11 rq-8
7hw+7 62y+15 eqv+8 cuj-14 1l7+7 3l0+8 cwn+11 30s-12 4gr+11 3bh+7 3y0+9 dbg+10 9z9+14 30y-8 2y3+14 1ze+8 96j+6 4ev+7 6xd+7 19u+7 1vh+8 cda+6 4tu+21 2tr-8 g53+7
ayl+11 3v5-13 3ip-8 5qz-11 4xm-14 8g9-5 wk-12 1jb+12 3nk+10 6c2-7 ct7-14 gow-21 2hb+8 5h3+9 5o-10 fgq-8 1m4+17 5vz+7 ama-8 12sy-3 4b+9 av1+7 1s3+8 46b+14
9bu-15 7mu+13 ju+16 8a0-7 2io+6 2wj-20 2sj+7 he2+12 6qf-6 jjv+10 50f+8 1ml+9 2zl-8 3dv+10 3j2+5 1i2+15 34u-8 9qp-10 fbr-10 gn2-10 3b0+8 1y1-17 20t+6 tl-7
b2d-9 47+12 5um-8 6t8+10 428+7 8e-13 5s7-9 1lg-10 yif-8 40u-9 4g8+11 d4i+22 qg2+8 6db+15 4xw+11 14s-7 7qa-12 2yb-11 2rb+8 15p+11 6fi-7 aam-7 jv-12 9c+7 d6-8
8la-9 cu5-9 5m5+7 575+8 nr6-16 xva-8 24q-8 4hz+10 5kn-5 h7w+9 37y+8 7sz-9 ja-9 87b-11 o4f+10 1h0-11 4d9-8 5ux+9 km-9 4c4+13 4hk+12 1pr+8 3v+11 2vf+5 5o8-6
zf+15 ae0-9 kif+19 4pi-6 35f-14 4d+10 3wq+8 op8-11 4a+11 3m2-8 1h+10 2zq+12 8at-15 503-11 2mo-7 57m+10 2bg+10 4zk-10 674+10 a0u-8 61d-13 dl9-10 47w+12 a5x+16
6il-6 2cl+9 30y-8 ml-7 7i0+17 24o+10 42b-12 nt-7 81z-11 l2m+10 60x-7 2n+24 t5-8 54+3 79n+8 ccd-11 9vs+14 4zu+8 g2-6 aae+4 2eo+10 3dm-7 3qn-21 agt+7 yz+11
3jo-2 4ia+5 9q2+9 pm-12 8s4-10 2jc+13 h9t-6 1fn+14 or+7 cf+9 gs+11 2yd+8 4p3+13 912+8 np-7 26t-7 qh-13 2bt-12 hg+15 785+12 bcd-9 1em+9 3o5-13 5yy-8 3jh+18
8yt+9 50o+19 f4+15 1j3-6 7mk+11 257-11 o84+9 3gi-11 qs-9 4om-16 1tz-15 7oa-8 1t8+7 8ub+11 2b8+8 27k+9 2vp+12 hat-9 3x1+7 jm9-9 79-11 1zj-12 7bs+11 79x+10
4o8+8 ef7-8 7gx+6 5hw+7 2g9+13 tw-7 ju4-7 1ms-11 7vy+10 3kw-15 7du-8 xh+8 2e8-8 r1+16 fe-8 4d8+8 4gq-13 40f-9 kc-17 ix+8 1wl-10 7am-9 bjz-9 g8r-8 9k8+10
f6y+13 1sd+11 3s3-7 bl3-14 25t+11 89i+8 3e9-9 5ur-8 292-11 exp+4 73g-17 2z3+8 d3n-7 4nh-8 uq+6 34g-8 4i-12 34r-14 179-7 278+11 hv-8 4i2+4 5gl-6 1ri-7 8h+8
f7r-13 gvt-13 7rl+9 g82-10 1cf+10 8nh-10 c9j-10 d19-5 cc9-10 2eg+9 5yu-10 175+7 6b9-15 vx-19 9qx+9 1q6-9 1r3-15 1kz-8 lo-16 43+12 5qa+12 ixg-9 95i-8 2ny+8
mom-8 m8d+6 40q-9 17t-11 ek+7 2e-13 1cv-10 34u-11 3rs-4 il-17 tg+10 ck1-23 ef6+8 s8-5 2kn+7 254-8 2jq-5 c8u-11 5a1-10 4fa-10 3of-8 20t-10 3cv+9 18d+11 4b7-18
l8-8 8hn-7 478+6 2i9+11 8vp-15 f3h+5 6ia+7 3ne-7 9ye+8 2ct-8 9z4+13 7bv-12 89c+7 2se+12 8kl-14 49n-10 4mg+12 1gq+12 6us+9 6zt-7 85m+12 4lm+11 29n+12 2q-11
bt-9 7j5-10 3av-8 1zf-9 2xp-9 1o0-5 11k-15 3mi-9 2ya+11 hta-9 7b+11 1ku+9 3rz-7 1wa+8 9kn+14 m1a+5 h55+8 6mi+7 bq+8 3rs-7 b29+9 hd-14 q3-19 2n2+9 94b-15
224+12 23q+7 5n8-13 3rd+6 9g0-12 55c+7 as2+15 f0l+10 5k+8 80+7 g9p-8 12b+6 3eh+10 635-9 31p+14 38n+9 5hf-14 1e3+4 cs+8 2e8+8 2cs+9 ja-9 18l+9 y2-7 47-11 156+9
53o+9 7dh-17 if-7 bf7+9 4xm-9 yi-9 3zd-20 a6u-9 ky+7 4e2+14 isa-12 5mi-10 3nj+8 4bd-9 2v6+9 8z-13 lkn-9 2yw-13 18k+9 dmv-7 6nn+6 8me-7 iqz+11 1dk+7 592+11
39n+12 3i9-11 1dz-25 cve-9 8n6+6 7wn+19 cz3-7 6fl+10 3pc-23 4ng+7 59p+11 iz-9 2dm+14 wj+14 h0t-17 dwb-7 3fo+12 6lt-4 2si-13 kg-10 jt-7 7gj-13 3tq-7 5er-7
2tj-15 a1z-11 63t-19 2eu+6 38n+18 886+9 8ec-6 1yb-12 gxz-14 aza-16 ajo-8 3nh-8 326+10 3o7-8 wk-8 4yi+5 6lo+8 4z8+8 lao-16 59-8 mf-7 9gl-15 dnd+7 6eq-12 sg+7
eu+12 334-18 2xd-8 5o+7 1k5+7 e9g-8 rt-9 f0-13 bbl+14 78g+10 9sg-14 2cu-10 1du+9 bny+7 19i-13 1ll-16 baj-10 1ly-12 2ub+8 pc-10 2fo-10 ced+9 5nm-10 d4k+8 5u+9
8b6-12 3hn+11 bbr-6 2dd+9 d58+12 524+7 m9i-10 cio+9 33a-10 8n1-15 88h+4 1qc+10 439-5 4x3-12 4qa+12 128u+13 e18-13 3mq+7 20h+11 vpd+13 4ys+6 1qi-5 7z+8 438+10
93d-7 ge9+11 ky+6 81m-10 5hj-14 2b8-10 1j+9 2sy-10 88a-7 2ht-10 2cc-8 2ke-5 3sl+7 5wz-7 65+7 65c-6 g1-9 8i+8 3ih-10 hbg+9 m0c+12 bh-7 1bi-12 3sc-12 65b-10
4gx-9 69+14 5lg+10 55s-19 4un+6 34u+8 3zi+21 5ou-10 bpl-10 1ex-11 249-10 1dm+6 5ag-12 f30+9 4a4-15 411-6 8t5+9 867-6 11b+10 23o-10 97-8 2ho-14 px+7 34j-9
c6a+9 3em-9 cjn+10 74k+13 gi6-10 133-12 k7-8 31i-5 c9m+11 ll+14 5di+10 3ck+15 5gu+11 2a5-8 biw+11 5nu+8 2wo+7 1dz-11 1sd+10 637-14 bco+13 1em-8 21i+15 2ke+11
2kr+7 7mq+10 3wa-11 xg+7 73w-10 9ff+14 lfm+14 14u+8 130-8 1t0+16 2n3-9 2zy+12 d1w-15 wp-12 2j2-7 67s+5 7yz-9 1f+13 21s+9 j5-7 1fw-10 5lf-7 a46+6 fyl+9 1hz-7
sg+8 8hb-12 2vb+7 21p-8 147+12 1vb-6 lm-17 1yj+5 1cx+9 8pc-10 u-8 aak-9 4hv+11 h-7 556-10 kxe+13 7d3-7 461-7 26h+7 1a8-11 4i-3 757-9 4bo-8 1mj-9 7zs+10 l5+8
73c-10 8g+14 16u-12 zl-10 dw2+10 vp+8 5a5+16 4mf+8 42u-9 81y-11 944+7 yhz+11 bcv-10 3kr-9 38+9 1st+16 3cx-9 16x-20 14r+10 8mt+3 gj7+10 9qb+7 d98-14 dq-13
rz+15 p68+6 1ic-7 e0o+21 8ly-7 bc1-8 4x+7 l1+8 gs4-9 9ct+8 cnf+12 1vb+11 btt+6 lgg-13 51c+8 7z6-11 1p2+10 288+12 an2+5 3uc+7 c4n+14 2iq-7 8wh-16 1zp-22 c75-8
8y1+11 w-6 a9b-6 3a9-7 hs+14 1vy+7 1e8+12 9go+11 cjl-11 14o+7 n7p+10 122-10 17f-6 624+11 u5-7 9if-13 1e0-7 337+10 36t+3 2yc+9 2qx-9 sy-11 qq+9 4cc-5 a8r-8
3km+6 1l1-9 l9y+14 81d+16 8th+9 eb-7 9w4-7 4bq-9 6rr+10 a0c-7 aw1+8 3tf+7 1i9-6 73w+20 16i+11 2nt+9 80x-9 evi-18 3tu+5 p3-8 8co-13 gix+8 e7c+10 53k+6 1by-7
flf+9 1eg+8 g4v+12 22h-12 bij+8 6c1+14 9ax-9 uh-8 35-8 8ml-14 3wl-13 jn+6 2kr-11 ws-12 1io-6 46t+10 8f-12 d9n+9 74r+8 2i+9 vq-17 79j-10 3iy-8 i13+4 47f-7 i6-7
60d+11 8dk+11 7qb-15 s6l+10 cp+6 5re+10 pvi-18 cyn+14 91y-8 8pv-15 ec+6 61s-8 5mg+13 75e-12 1hm-10 bp-11 337-9 2qc+15 4h9-9 6sp+10 gb4-8 1he+10 1vq-11 hgb+11
9k9-10 p4-7 jsm-14 et+9 8i-17 47m+7 cas+8 14c+10 4x9-8 7ti-15 5y0-10 3wd+10 1hb-8 euo+9 3t0+10 bfc+8 2rf-17 2js+6 yc-13 6tf-7 cd+8 kjn+15 5y6-10 4z-10 f1g-14
1bm+8 7v5-9 37w+12 2uc+3 fys-22 8gx-8 19o-7 2fm+6 38r-10 27n+17 7hg+10 4s+10 6ze+10 4kn-9 4w5-12 hpm-14 10l+13 2wp+11 12e-9 259-12 buc-8 tw+9 u6-10 1fm-7
j5x-9 9ou+9 3uh+14 6dj-9 6r8-11 49k+10 10y+13 8ev+9 3wc+14 jyg+9 sj2-13 a7c+17 m8-7 6mh-24 34l+10 4eu+6 3xd-15 2mp+14 6ho-8 1o3+13 9ba-10 4vh-10 na+9 219-12
5zv+12 2df+8 la4-8 3ge-10 4yi-7 qa6+16 yz-10 31r+17 4hm-10 5bp-8 1am+12 64l-10 kd-12 ud-13 48k+8 1g6+10 dy-9 26u+11 33i-11 1up-12 532-10 5ev-10 79w+6 1rt-7
48p+11 4bo+16 22d-11 oc-13 594+10 30m-9 3u0+8 qx+9 e75-9 6bm+12 1jk-17 2au-16 8y6-6 bpl+8 3dw+10 g1f-8 f0f+10 98-4 adm-16 66t-12 a1j-10 39p-9 573-7 3a0+8 jz+7
3yb-14 1z+14 3nr-9 1dy+13 3lj+9 2l0-14 6kw+7 j3g-8 9yz-8 2nd-8 6ko-11 2jl-15 btb+7 33r+17 b3k+18 4kz+12 66o-13 a5b-13 7p+7 89j-10 dbu-8 24t-11 1wl+10 f9v+8
j8o+15 2x6+9 8st-12 5g7-13 8db+14 28i-8 3y8+6 ai4+8 ix-9 24g-7 45c-10 7ka-13 my+14 ans+10 jt8+12 6vv-9 3qn+10 aoo-8 ch+9 2g+6 t1-7 in+7 1kp+16 ajw+8 ub+12
40e+7 9sv-12 8o3+8 tu-13 84q-8 cuu+11 ic4+8 9ek-8 nw-9 7cm-8 azl+12 56w+8 2qn+9 3zp-12 6mj-15 2x5-9 776-13 dvp+14 6i3+11 8s+8 n9+9 1l4+11 b7p+10 5l6-13 8tk-10
7y+12 9t7-7 377-9 b0m-11 50j-8 agf+7 25k-7 22o-14 coa-8 447+9 3rk+9 6co+13 28e-10 a5d-7 1jk-8 e0l+12 3gb-3 100-11 120-6 2cy+7 agf-4 553+12 40j-9 25m+10 92k-18
91k+10 2ah+10 jr-7 vb+15 5aa-13 1na-7 46z-10 3r5+12 4qr-12 gl-11 d7+12 7pf-8 31z+12 ag-8 2tj+11 2ka-11 3cw+11 20j+15 1es-5 f0+18 4sv-8 58b+16 2ph-10 86x-13
81u+8 7ey-12 gg-10 4vg-8 54h-7 14n-7 4zk-9 2ka+11 3fn-10 3j6+11 d-14 66u-12 7og-7 3ya+12 mha+10 bca+7 ub+9 41l-9 2ys+9 6u+12 3or-9 143-7 3in+6 f2k+6 nof+14
e5u-14 575-8 60-12 gf-11 4ov-5 4ts-16 c7-13 i4+19 32+14 7q9+10 2xr+11 2lp-6 cg-8 1gq+13 bx6-11 xf+7 38g-7 4yq+7 22m-23 3ro+11 1ks-5 gfk-6 b4+11 q6-8 145-11
432-9 hwg-10 554+13 4pl+9 tg-13 wu+8 9mm+11 2u6+6 3tx+7 1kx+7 2oc+5 b5a-8 4w2-10 4kw+15 2uw-12 1yz+10 7du-11 ad+19 52+7 kkc-16 dye+8 7g5-16 2d5-14 b5i-12
875-10 eb7-10 jr-8 25g+13 ro-10 33o-12 2ac+7 4n+11 y3+10 7yz-7 1un-6 1hw-9 30q+8 f8l-8 1et+13 607+19 2ps+17 ec+8 276-14 1b5-7 21z-8 2pg+9 6qp-10 6c2-16 fpz-9
204-8 61k+9 8l5+12 3eq+10 9go+6 1xb+10 cps+7 1co+8 5b6+7 kvz-13 461-32 84v-10 4sy-9 2yz-7 4o2-16 31g-8 3f8-12 dt-7 1fc-10 e5+9 17m-16 fdr-7 iu+7 1k0+9 7hp-8
bte-7 1zi-7 3xf+11 9d4+10 gvw-10 13l-8 1w6-7 4ft-13 1ta+8 5xf+9 2fh+15 1s4+12 cor+11 1sr-8 3aw+10 2hf+12 2hi-13 8k2-13 2b3-10 3yp-6 1tk-10 3gb+8 4hq+8 6u2-10
gx+7 8eg+11 tt+10 6gq+4 kck-12 42h+11 t4+11 apa-8 6qy-7 18i+5 9h9-8 hy-7 9mv-6 2o0+11 144-8 5zq+13 5sd-14 7n1-7 13pl+10 3s8-6 a0c-17 5s5+9 2ff-9 4ji-14 ny-10
9hw-16 13m+11 2j7-4 28o-11 185-12 2gm-9 3vh-5 88h+15 aia-9 hkv+7 5v-11 w4+10 2vz-15 k4o+8 4uc+9 1jn-14 hhp+5 ake-7 ml+7 7l6-12 cmp+13 dn+11 fe+6 2a8-9 1zo-16
g02+11 2pm-10 2fn+7 4lt+9 4iu-13 5ja-9 vm+9 8r+7 kp-12 dl7-8 6s1-11 4f9+8 1b4-14 3qy+20 44t+12 zt+7 1vy+15 lx-11 h5i+10 f3-9 7qm+12 2jw-12 g69-7 39m-6 hb0-12
r0+13 b4-12 hld-13 2fr+11 3u9+12 5q3-13 2zp+9 6v+13 2s1-7 6oe-10 hhl-8 5a6+18 3kg-11 13h+8 1p2-12 4bt+10 10e+13 hc3-12 8xt-9 8l2+4 4t+10 vo+7 1bn+10 95t-5
dq+11 4q8-9 1p-16 1xw+15 b1g-9 6y-16 4l1+7 ks+7 1vc+6 40r-8 3cc+27 41t+10 ab-7 646+12 3y5+7 2w3-16 78+13 env-9 2gj+6 hx-10 1f-12 7m4-8 5x6+12 bh6+9 1iz+14
2o7+14 5rb+9 5vf-9 1o6-13 14o-12 3uk-9 mt+12 2ig-10 d71-7 1xh+9 1z7+9 5yg-10 ak-14 9cc-9 4t0-13 50t+7 1wu+4 gx+10 42v+10 7pp+8 119+11 jgu+15 6ac-9 anp-11
c82+9 6in-10 6vf+10 dfd-15 np+13 17h-9 auf+11 1c1+7 arw-9 a5c+7 3c7-10 7c3+7 4l5-10 ig+9 4pq+6 4ay+6 239+10 2rv+17 12m-13 p6-8 9wh-10 w1+7 32g+8 93r-10 8p2+25
3pq+8 5jl+14 39x+14 37e-9 5pl-21 vx-10 5e8+6 93h-4 3jt+9 12j+10 3vj-7 1yp+11 p2-8 fi+9 68w+14 sp+6 2cq-7 3jv+15 42g+9 an+7 8m4+10 su+7 rv-5 2vz-14 8y3-8 li-19
4sa-9 4yi-6 ljt+8 13o+7 5dn+6 27m+12 g5x-12 2ef-13 56w-8 5a5+5 187-7 m1+9 id9+7 vb+7 gt+11 5ao+11 nc+8 132-8 6l-6 1fn-9 321-10 1g1+8 5z9-8 a6c+10 6e5+14 s5+9
qn+14 5mt-11 4nz-8 1e9+9 34p+9 6hs+8 my-8 ezn-5 7j1-9 3vx-8 3zf-15 18l+8 60y+7 cga-19 4k4-13 1xz+11 9e2-9 8ck+9 f3s-8 7f0-19 23d+6 373+5 1f7-17 2rb-11 1yv+7
9m2+13 sq+11 9jp+40 6vs-8 ib0+10 d8-8 31-8 1i9+6 5uw-9 2f0+9 2fe-8 1n9-13 3qe+9 3ia+19 4tk-11 3fs+10 3oa+5 68o-6 1gh+7 a99-18 34w-5 kjp+27 5ol+9 5fm+10 49i+12
et-6 1k9-8 a6l-10 szr+9 4cv-8 2ty+9 rk+9 3ky-5 413-12 63o-10 2y9+10 262+15 py+8 8vw+7 5ms+4 78p+8 8hc+12 8mb+14 4ip+15 j0l-13 2s+10 21k-11 1l7-8 adh-9 3w1-7
38y-14 76f-8 2k2-9 1sy-16 5aa-8 1ny-12 93+17 7ps+9 4yc-8 7wr+12 68p+14 7o+8 fmc+9 6nk+7 3ki+12 f7-16 2mo-10 2v7+20 30y-11 2ik-12 56x-10 4lu+11 2if-8 6yd-13
2xe+8 93j-10 ms9+11 1t3+8 6f+7 er+8 a0t-11 abh-11 60b+9 c0g-7 6rd+6 3qi-22 ai1-6 aox+8 bd-10 3sx-8 8q4+10 67+8 25r+20 1u2-7 3j5+8 s2+12 5s+10 ow+9 epg+8
53x+13 1dv+10 fce-12 6hr-11 7b7+14 154+10 gjx+8 w1+12 7co-13 4m9+12 ez1+10 7sx+8 c3c+12 1jt-8 ay+8 2c0+11 2s5-26 7u7-6 ntg+11 92e+8 2vm-15 2oa-11 55f-27
625-10 eh-6 6my+10 k8-15 2vw-11 em6+10 25e-10 20o-9 3po-13 7qy+8 45e+10 6zr-9 ad2+7 dy9+9 c6d+14 e3+9 2up-9 2g0-8 2gu+7 14c-7 can+6 juk-8 beo+8 246-14 3kv+9
2ym-13 10o+14 3vb+6 32d-9 5b4+12 1hn-11 gf2-12 21c-6 f9e-8 bdf+7 2dv+11 4lj+7 2ax-8 4fh+14 6t8-13 c66-14 ifw+12 1mh+5 h+9 oj+12 3m7-9 t78+14 275+10 a48-8
wn-12 28y-11 433-7 b3z-6 4v5+13 ks-8 lf+11 355+8 1q4-7 8t5-8 5v4-18 178+9 q6+7 1pk+8 s6-17 7e4+8 61i-9 hnb+4 h9+16 578-10 c11-13 4e5-10 no+12 g5f+8 4nq-6
23o-7 7d0+9 fs+8 5g6-15 4cb+8 apt-18 4i+13 4ju+8 3z+11 78v-10 49r-7 6a4+9 l1-14 48y-10 kp8+9 8cx+16 2yx+11 5ts-19 bf0+15 9ek-8 887-9 5lr+4 1tj+13 m7f+9 1o1+13
3h+10 2ui+14 u9-14 4kr-9 49+7 b3h-8 1yx-6 25q-4 14k+10 9ol+13 3qb-20 1yg+13 1vx-10 cjv-6 338+12 7uy-11 ei+17 6r-13 5t1-15 5ct-10 3fv+10 gcu+10 9ts+10 7h2-8
1un+7 ct+13 gkn-7 1gl-7 4aq-11 25-7 12w+6 4jb-6 o-10 8wh+7 1y8+15 sy-21 9s-8 uw+10 1pr+11 2al-6 cla+9 4i+19 526-12 80i+10 2mr-11 8sy+7 9za-12 1yl-12 nd-10
6xw+7 5p+8 70k-9 764+12 va+12 50i+8 e2x+8 30-10 2vu-12 juv-8 38x-10 1rg-7 7xp+6 l82+8 l3g+9 158+8 6f1-11 2pj-13 it+9 4m6+9 anv+15 ia0+14 4j3+5 7ck+7 lh1+10
157-18 9as-9 6z6-8 cg+7 e3r+12 qb+7 ykv-11 1ny-7 49+8 4wx+9 5nd-11 5kr-11 3fd-7 irn+12 f7q+11 8m8+9 19n-16 3xq+13 3u-13 2lp+13 4xg+11 3iy-7 3k4-12 27w+8 32m-7
9hr-13 4wh+15 h0-11 d-16 1zn-11 po9+11 2br+18 6mr-6 wi+14 k3h+11 aku-9 ce6+8 9dg+12 mln-9 2jt-16 117-14 7e1-10 7hu-11 bap-6 3c-10 2vk-23 bp-11 1ld-14 ppv+7
28n+9 3ox+10 qw-8 4id-8 bi8+18 akb+7 nn4+11 3f8-6 8ce+6 20e-11 9wg+8 4h3-6 cat-9 2ae+4 1gv+11 4gs+7 8pg+9 c1-12 2e0-11 1k6+11 5dt-9 h08+15 9i3-11 3tq+10 15x+7
506-13 7kq+10 f8y-6 36a-6 43r-9 br+15 5os-8 hj6-9 9eu-26 axg+11 a8h-10 3rt+13 70x+9 1k1+8 2lj-14 w59+10 6n0-7 nsr+16 rj-6 8r0-12 31s+8 cu-9 2q7+11 471-7
3ij+22 1at-8 qt+9 9is-15 9jj-13 9o-11 3kn-17 3c1-10 9q8-12 2yr+9 2ek-6 3r8-10 6or+6 2a9-12 2eh+9 z82-11 7y+16 jl+8 yy+8 aie-15 awg-9 al2-6 3g1-14 8fs-14
bdf-16 y1-12 3uv-6 458-10 3zd+6 aeo-13 4c7+11 67i-10 59y-12 6t3-4 srp-8 u8-14 3aw+12 7m2+15 10q-13 250+12 3ws+9 u5+10 2aq+12 2c2-11 7ix+15 afu+10 2qy+8 ga4+15
dv3-11 54j+15 25e+11 cq-13 pt-9 497-10 5ud-8 1ig-7 8gk+9 6x-6 j20-8 3x4+7 azr+11 4y0+9 4ew-13 1uo+6 3hn-16 n6-7 t50-6 2nt+11 4z7+14 1du-4 mn-12 5eg+13 bhy+10
8th-13 1gp+14 i8j+21 1tx-11 f60+17 c5t-6 2af-8 2cx+12 1o0+8 3sl+10 yn+13 2b2-8 3j9+8 5wf-7 chi+17 3cu+7 a6v-9 l5+8 42g-13 6if+11 11xp+9 3jv-7 6h-8 1al-17
aia-8 6cp-7 qd+12 54f-17 5r3+9 2n5+8 d9a-13 e7-10 1i4+10 5gl-8 3g4+6 2xw-7 e2y+15 wx-12 77a-7 hi6-6 36k+11 8g+20 bm-8 n6+7 5f2-7 3pr-7 207+21 3xy-8 7ym-8
z5-15 4dr+10 66z-13 9jf-6 1fd-16 8fk-23 f0k-11 g5l-10 3s3-8 1vx+13 7gy+10 50n+19 8v8-9 d+7 3d2+10 a4k+10 29q-11 gyn-7 1yg+9 2x2-8 1q8+8 uc-12 7fb-8 3sq+10
8ag+8 4ls-5 46g-10 6dn-10 1rl-9 ig-10 mp0-9 euy-13 2ze-6 199+7 6r9-7 166-10 1p6-7 134t-9 6g9+11 3bf+10 5vf+9 yz-9 u-24 1yq+7 4oy-6 4nu+12 109-10 4ab+4 3mq+7
5-10 43p-7 2aq-10 9sy+13 kij-9 ihg-9 79w-13 11o-10 g82-11 dsa+11 1t9+8 8q5-9 24-7 agx+7 5lq-10 tj+7 43h+9 bp1-10 9lq+8 6iu+9 74n-9 aqo+15 7bh-29 f3y-12 3xi-12
v8+8 wk-7 2n9+13 3qk+12 1wy-9 b7t+11 1l-12 dlz+5 13f-6 27h+13 10f-8 9n+8 4iv-5 3xo-14 5js-9 1i+9 5ro+8 if+10 7wy-12 1jx-9 c7u+11 l4+9 2ok-9 9as+7 2im-38 5nl-8
7ri+10 5lf-8 jvf-15 2px-7 7vr-12 j6-11 19p+9 5ci-11 2g5+12 7i5-26 16+9 20i+13 7t5+6 17g-13 45w+8 gi-7 221-8 8hr-10 3rh+7 3d2+15 l1e-9 mrv+8 3kl-20 4f5-9 2qh-7
1pw+8 f64-10 1un+10 5wv-8 9hl+13 dce+6 cqm-9 1qu+8 3w6-9 huy-12 6wi-9 e4m-21 27j-9 zs+9 371+8 2m5+8 77m-12 14f+9 9l1+10 6pz+9 4f7+9 2j9-10 cs1+7 2uz+6 14a+7
9v-8 k0k-10 16w+16 cdj-8 1rp+6 mz+10 2ch+12 5w+12 414-20 1ol-9 fb4+5 1vd+5 kga+20 1np-7 1l2-9 a38-9 17f-10 4ta-14 5ui-9 33n-6 9jf+6 9pf+18 58h-9 1fe-11 7a-15
ac5-17 2rz-13 i23-11 eoe+17 5xm-11 1ad+10 a5+5 m7f+11 2hj+19 4t9-9 3kn+13 20x-11 2ls+13 1ry+5 777-16 9ck+12 1f9-11 av+6 gn2-10 1iv+8 b9j-8 21h+7 5pk-7 2xw-8
ehx-13 9mt+13 qr+6 1ba+12 88m-12 9ak-10 p1c-9 431-11 8am-17 233-8 95w+7 4v+8 367-13 dm-8 33s-6 5k9-7 l7m+9 54n+10 cr-10 kdf-9 2df+13 2h4+11 3h0-8 j2+9 rt+6
2le-11 2g4+11 5bc-12 am1+8 1e5+17 8fx+8 arb+9 ekp-9 2o2+8 l0-8 akb-13 bbr-13 143d-7 1cg-8 5n2-5 3fr+10 3zm+7 3ty-12 10o+10 18c-10 3aa-12 i0+9 3xx-7 ba-14
4hj+9 5ee-5 4z3-7 aix-5 1rt-12 3e+17 c9s+7 ia2-7 27x+13 cgo+11 8wb-11 1e6+12 144+8 yx+13 2ey+10 c3y-7 580+14 3jq-8 g9u+11 4vp+17 2u4+7 1rn-13 20q-9 75k-12
4ki+6 3zp-7 6s0-9 uo+8 3c2+8 2q0-8 263-7 d99-15 2cv+13 edj+9 3uc+9 4az+11 1dm-10 3f4-14 3ue+10 25q-10 bu7-9 fbi-14 7sy+7 2us-9 dkt-9 1p2-11 4pn+9 326-6 5az+9
3js+9 9i5-10 4mr+9 22h-13 2k4-13 2lo-9 5i6-8 11e-21 c2k-7 77v+7 a4k+9 3t-9 4ho-9 33h-9 7a5-13 29e-6 f62-9 8mj+15 gyt-7 6yr-9 33a-8 4t4-11 30t+9 2jk-6 6qe-8
ik-13 7p+8 hg+10 3ik-13 uj-16 vpf+3 6f3-11 4c5+15 3hh-9 4kt+11 84m-9 4dp+8 3d1-9 6kf+9 ahn-12 h70+11 8hy-10 ef+7 5x3+11 8dp-10 1lt-16 ced-16 20p-11 5e7-9
fa+11 2o9-8 aax+10 1im+7 24y+7 68c+9 cd0-9 dpa-13 sk-5 7qo+9 92h+11 lt-8 e4l-8 2a9+9 1kn-10 dbp+15 b3g+9 3tb-9 6l6-6 8u4-14 dqy-11 65p-8 3v0-10 5f9-12 ahe-7
4nw+9 1hm-10 3h4-11 f3f-14 gb-13 10d+13 4en+7 9vr+10 496-9 19a-7 gb+14 6gh-13 63f+11 2x1+14 9a0+11 dh6-17 dml-13 d77+9 3ak-7 al+13 ix+13 164-16 1pv+11 649-8
6wm-10 4pq+7 5l0-9 11h-9 2z2-20 4sz-10 44y+11 2mq-10 1m-12 u4+13 2o5-7 5jw+16 1j0+9 a4b+10 3zf-9 on2-12 jc-4 b8r+8 dhd+10 ahc-10 15o+7 1h3-12 1jc-8 b7w+8
9le-10 a58-3 175-8 e49-9 4l2+13 kq-10 96-5 1ft+11 asl-10 c4+6 58n+8 28k+7 4f8-7 ajr-9 4g6-7 6a0-9 31m+6 3cv-8 1wn-15 19z-15 g4-8 34n-6 5ik+12 54n+14 2ky+6
7mz-6 1sx+7 4da-14 jv-10 j62+8 4d5-8 ec-12 3x7-23 152-7 66x+7 gy5+7 9eu+10 4p-8 5d0-8 1u2-14 1kd-7 ts-5 1h3-7 d80+9 6di-17 b3i-12 bin-9 vm+17 3e+8 iu-14 4qx+8
26q+8 190+7 fhm-12 6au+15 nf+10 y8+16 4sm+14 ae3-22 duq-20 16y-15 f7+15 2al-12 ww+13 1au-13 1ou+7 26b+8 67d-11 2pv+7 7is+7 1lc+11 28x+16 c0+9 dbr-14 3ia+9
51k+8 aal-11 8ds-13 38d-13 4hr+6 7oq-26 5ad+4 oh-15 ry3+10 g9d+8 34g-12 445-9 ape+14 5zb-8 3a5+7 u7+7 4fv-5 8ob-16 5fe-10 a89+12 sp+14 f5d-9 cu6-13 978-14
6g+7 6ln-10 1n7-6 kf+8 zwu-7 f5-9 na+9 33q-9 37j-8 84j+11 buh-8 26i+8 3dj+10 d5x+8 1vn+9 37m+11 ad7-6 448-10 6mo-8 g6c-11 3k3+8 6kt-7 dt-9 3vy-13 mhy+7 iq5+7
10x-11 39v-10 5d2+15 9ke+7 kt+13 10y+11 2ue+10 3s7-12 mf+8 iwl+9 1e0-6 3wa-7 egm-12 2s3+13 1r6+9 ve+8 6r3-8 eas-3 313+8 q8+11 5vj+12 210-11 2al-15 172+5 ig-8
54f-13 wv-20 8u4-9 32q+9 1js-6 yu-16 2nn-8 tp+7 9pw-6 12f+8 4ef-6 19h-7 15a+7 gg+9 fb-14 6b-9 d3-19 7ak-17 69y-11 2ty+9 pn-16 ep5+6 1v4-6 f5w-8 dt+12 37f+9
5qr-8 1vl+11 nob-7 1wi-11 2g4+8 c2-3 6r6-10 45e-11 5nb+11 evc+8 p0+12 2i-8 c38-8 5g4+7 3dt-9 9wm-13 9mb-7 sn-8 82-7 3un-9 lo-18 3sc-7 2ab+6 3vd-10 4v-9 5fo-8
ori+12 61m-11 4zt-10 868-7 igu+7 inx+9 5u5+7 a45+8 4xr+8 1ad+11 7y+9 nhm+11 bvn-10 1vs+13 6iq+8 4md+12 58l+7 2ok+6 5hk+7 6g5+9 1pj-10 3nc+8 4x6-9 8gu-15 1f8+7
c1s-15 bf5+10 4hh+7 2qb-13 4et+9 2il-15 1mq-11 f8m+11 32+18 291+8 a4r+8 yza-5 78t-8 182-8 ilc+8 6kx-13 8lf-8 1gz-11 54j-19 1k5-10 1q2-8 1zz-8 16k+12 6lz+6
ea1+9 9zr-10 5ft-10 l7-16 1c1-10 2fa-17 2qe-17 7rq-6 47a+9 6ux+9 k1+10 5iu+6 qx-7 eo6-14 gv+10 fhq+8 4ph-9 c9z-9 gpo+11 zn-13 2qw-11 3h9-5 frj+10 cms-15
16c-17 tes-13 2us+6 4u-6 63-20 a85+11 7j+10 35t+8 8dy+9 j8f+15 37q-8 21b+8 2wz-13 82v+7 5b9+10 5ly-10 aeb-9 1vz-13 83l-13 3gi+17 9u9+9 7o1-8 yi-12 hb2+12
67l-14 han+10 3up+12 31f+11 2zs+8 1cx+9 zc-19 3wy-8 780+9 bh0-7 2nl-10 d1a+11 20h-15 3z2-11 3zu+13 51a-9 21e-8 9zg-8 2fx-16 ebh-17 1o1+7 6i4+8 9gf+8 4c9-9
gg+14 2a7+18 926+9 75l+8 40s+7 m7+5 rl+9 iwk+10 g8g-6 lu-9 jxr+10 vv-16 kd-13 7e0-4 34w-14 5m-17 s+11 quu-10 pp-14 4gw+17 42t-9 1ty+14 3aj-10 3oy-10 5u3+10
em3+6 6t7+13 65-18 3xl-8 2r9-12 1u8-8 9j3-8 1h1+8 1h5+7 4us-11 20u+9 abu-9 lf2-11 1td-19 2p7-20 95j+12 2e0-10 16t+14 sl+5 cxu-14 6je-8 43r+13 1jz-7 a8z+8
1h2-9 tf-5 vs+9 32+8 4x4-6 74c-9 3qd-11 egk-13 xr-6 jgw+10 nv-9 1lx+9 on-10 8xr-6 3kh-8 1wk+6 1dy-12 95+12 m0+13 5lb+22 hg+14 ew+11 8aa-19 8sx-7 1rl+9 879+8
2f0-3 4ff+9 6d9-6 1e4-9 2x7+13 atc-13 3y9+7 1lh+7 8k+9 4sc+23 6l7+10 ail-14 2g1+5 a1-8 9r0+7 2co+13 245-19 4gc-5 7og-7 9ag+9 cms+8 2fp+10 eu+8 kpv+6 2vr-26
711-8 31a-7 4gw+14 8o1-15 2k2+10 k2i+9 u+7 8d2+12 osy-13 3en+8 82o+6 4pd-9 d4i-7 2k1-10 5d9+8 3u2+12 go-7 14e+10 4cf+21 1q2-13 1kq+5 9ol+12 2gq+8 2an-8 3f6-11
14c+8 4qu-7 9j+10 6r3+10 bvx-13 4eu-11 9p+8 9r8-6 6sd+8 j1+9 5h-13 4f+12 4z6-8 nb+11 1wn-9 44v+11 mo-11 8jb+15 988+7 159+11 5l4+13 15d-6 f6+5 q3+12 2u0+13
b8-10 57e-9 2am-9 1o9+9 2rg+9 279-7 2ho-7 2kk+12 3sm+10 agx+12 342-9 14h-5 836+9 8wd+5 dft-7 740+7 1ea+15 btx+5 87-9 gw-10 4sd-17 b3a+9 2fd+10 4zw+11 10c+10
ax0-12 60v+9 3vw-7 2kz+8 1jt+14 4r7-5 4lv-7 bb7-13 chd-9 64s+9 7p6+20 42k-10 20d+13 eag+11 4vd+9 44x-13 40e+20 tz-7 44o-7 yy+9 15e-8 x3-8 885+10 4rq-9 61+7
4bg+6 2px-7 3h8+12 93l-10 9k0-7 jsf+10 5iq-19 l2w-14 5ju-6 ahc-7 aan-6 31k+15 6s+10 cgl-11 7x2+8 1mj-6 362+18 2vp-10 6l8+21 2l7+9 493-11 2pi-6 7hl+17 4a-7
15a-7 f57-12 a85+10 9nl-6 52g-14 6pe-9 bq-10 68j+6 1do+10 49n-10 8o5-10 1wa-14 3bb+11 1dg+7 awi+8 ksg-11 67g-16 713-11 8r9-16 7s6+8 4y3-8 3xd-11 38d-19 cei-8
7oo+8 6r0+10 4n5-10 3ty+8 9vy+10 1g8-7 378-9 52a-14 4g8+13 s6c-9 2kq-7 722-15 qy6-13 tc+9 f6e+8 24b+7 1mn+6 2y5-7 3lk+10 3sk-7 4ri-8 6uy+10 ez+9 hs4+12 bxk+12
2iw-9 8ly+9 4it+8 x1+13 53k+6 1s8+10 61h-9 8em-9 4c7+11 2rz+8 24u-6 d6o+14 9lf+11 ki4+6 b2g+9 41p-19 7hx-15 2zh+7 9sw-10 e9s+8 f21-9 em8-10 94e+13 im+9 8c+10
1fw+17 6ju+7 xx-6 c83+9 162-7 1c9+8 a4n+13 2um-8 2oh+13 1em-18 kso-5 70w-16 skv-15 3lk+7 2lv-11 ku-14 15d+10 jzm+14 13p-10 1jd-8 7xi-10 6so-7 4uj-13 qck+4
3gk-12 34u-9 5or+7 nkn-13 lca-10 3v3+12 n2c+13 5bl-11 a6b-8 qf+7 3b2-11 a58-10 2j4-4 2fd-17 1x0+9 4mh-10 2kw+12 43h-14 1fj+8 5wu-18 3ab-5 2uq-19 6ow-11 j0j-14
yj+7 462-9 7un-8 3kv-9 3b3+10 fv-10 9qc-8 fhs-14 5q-9 gds+10 ko-13 5u7-11 2f6+15 13c+12 2og+10 5uo+13 abg+13 34q+10 1tf-9 4if+6 1pv-13 6cb-8 2d0+11 70x+13
dki-9 67n-7 pb+10 11i-7 3gn-10 dyj-8 56+8 3i7-9 1kl-9 91f-10 52s-6 63t+11 b85-9 7ux-23 1s1-6 2fy+10 6sw+14 if4+11 ifp-14 7tr-9 e+10 in+16 jlc-11 90t+8 4w4-9
bjc-9 89s-7 4on-13 g37-9 jjl+9 1k1+7 1ez-8 5n3+16 ce-11 4u3+5 gjy-7 4dp-9 cge+10 ni6+12 4dy-10 577-11 v0+7 21u+9 9if-10 a1g+7 4wz-16 e83-9 852+15 11z-9 cz8+9
3vj+8 uw+12 6wq-6 4gm+6 vx+9 3gt+16 cqx-13 4om-12 1z5-14 1wr+7 8fg+9 c3v-8 6tk-19 68v-7 4tl-7 57g+13 7bg-11 4zn+6 5n3+14 360+10 7uw+7 d4p+10 cw-7 2yg+13 1fu+3
9jz-16 2mj+10 2jh+7 1m+6 7s8-6 5tz-4 3xm-7 qa-11 23t+9 232+8 i1e-13 2f7-4 d84+10 7p5+10 13h+6 d71-5 7ju-9 91t-8 4qu-15 7yv-8 22r-6 12g+9 bgd-8 1mt-18 v4x-15
bdo-9 ny1-13 2ir-4 1fe-13 r95-8 itl-16 ff8+8 284-6 4f0-15 6af+10 30w-8 7jl+11 1n4-10 3il+8 1ch+14 3k9-7 85q-8 cxq+7 6r1+15 1df-9 21z-7 42e+18 hhn-6 bhz+7
1e2+11 hw-10 532+13 1ns-10 ara-9 q9v+17 4wa-10 f5c+8 68s+12 2rl+15 ii7-10 1pd+6 ty-10 fh2+5 b8o+9 3qg+11 1io+7 n3+11 e6t-17 6rd-27 1ow-12 3i5-8 7qe-6 7ue+8
8g8+13 9ev+15 460+11 4z6+9 88q+10 10z-3 aus-9 2um+8 h1q-10 1ru+11 741+10 fhu+16 9ih-12 85+11 113-10 2a4-12 4af+18 14a-14 5wt-6 1qb-13 hht+7 4vf-9 674-8 9au+15
2nc-9 asx+8 4d7+16 336-11 421+9 64+7 17m-8 buv+8 3ce+10 7cx-10 2j0+11 1fn-11 aos+4 df0-10 5dh+8 66+19 7fe+12 1m1+8 1r1+10 lq9-7 5il-18 ebh-10 4cv+12 bbw+7
2mo-10 e85+13 81-11 cf-14 4j2-9 51o+10 62l+7 333+6 12m-8 9y5+8 fhc-8 uc-8 j8m-10 1p1-12 2ap-12 z1-7 v6-13 6xt+10 i0k-8 tq-8 1cz-10 8m9-7 3e8-10 147+7 489-12
4ad-12 83c-9 1wa+8 1fn-16 v4-8 tdq-7 qsd+9 926+12 d63+8 3jo-5 4yf-8 38h-6 kcb+6 9lp-14 1fn+10 7m7-23 3p4+8 4wo-9 5nq+12 po-7 2n3+12 js-9 97-8 dg-10 6px-10
509-5 275+10 zd+8 b0q-11 1is+8 gso-8 1j1+9 94g-6 9x6-9 2b3-8 1js+8 4nz-16 7sy-8 1s5+18 1wy+10 27k-9 hi+11 6l4-18 2xa-8 1pi+9 7-10 8rl+13 h0b+9 2lc-6 28m-5
jg8-16 2wx+13 8c7-10 1hu+6 45o-12 2ro-9 e4x+9 aw4-15 3ic-7 4l+6 1a1+8 bph+10 3js+11 b2r-26 8tf-24 63u+7 hyg+12 3v-15 5j3-9 zk+8 201-17 2do-7 9gl-12 38b-8
7s2+13 ff-8 1fu+11 1gh+7 290-7 hy2+11 6pu+9 8j6+5 4id-8 23g-13 3bs+15 42y+13 7um+9 3vg-23 35g+7 5dl-13 pl+16 3gi-12 6my+11 1k2+7 1yp-10 2cs+12 bcx-14 1vx+8
1iz-11 44g+12 6dw-9 f8w-7 2ex-14 1ir+11 4f0+7 8xz+7 6qc-20 wm+14 19x+8 9i9+10 32q-10 528+9 a5-8 4ov+7 g0+9 3pc-14 6qh-10 40s-13 lt-12 bmk+10 9w3-11 7m9-13
nb-12 3lf-9 93d+6 b8+10 n6-5 4lw-11 1sa-19 3qr-5 1t1-9 fxu-6 iq9+10 da+9 1yw-7 46a+12 b7z+7 lz+7 6lz-12 3ks-12 6kg+7 bq7+6 6q+12 826+12 dvh+10 etw-7 1rh+10
39+7 t2-9 1z0-7 y9+6 79n+13 c7v-10 2na-4 ols+16 1o2-11 46s+9 4xp+7 e1+13 67x-8 etn+5 1rq+9 8is-13 26r+11 2hj-11 5yx+8 61v-8 r0+8 6ti+12 5n2+10 d7m-13 55b-12
b9k-7 23p-8 4h7-8 1sl+8 569+8 4g3+7 14+10 fz-11 24h+10 r9-9 37-9 bcr+11 2wu+19 5op+9 d42+8 1b1-7 9b5-14 1yr-16 26m+7 6ep+7 44w-10 39g+10 8ze-6 7yw+8 54i-7
g4o-7 68o-14 tu+9 2j5+10 3i-9 4g7-10 4jg+8 4c4+7 9pu+9 a9+13 pm-10 du+10 1ch+6 g07-17 aey+15 134-9 66j-13 2ga+10 g9w+12 85h+8 643+10 ngk+9 6+15 9pr+14 ad1+9
2ie+12 ms-8 1fo-7 c0j-10 3qw-14 3cc-11 rja-11 4os+9 fgt+9 7nd-11 8y9-11 5ng+14 vp-7 j7c-6 1r1-12 as3+6 oh-10 jh-8 cm+25 152-14 q3+9 1v3-5 216+13 p4y-11 lex-11
427+9 7sj-9 39q-8 6e7+9 98k+7 61-11 azi+8 mtn+9 338-11 2mf+11 jfu-9 c60-13 2v3+6 1uf+7 a56+14 271-11 1m1-22 1ab-8 6qo+8 l9c+7 a20-8 26w-11 2m+7 csz+11 54f+10
9y3-8 dyz+14 5be+10 xr+10 1ix-10 3qc+8 dlu-21 gr-13 hg+13 t67-9 3im-7 1w9-10 3by+6 5py+12 1j4+10 5wy+7 55h+12 1g9-13 c6s-10 avh-13 1nm+9 77g-18 b1t+15 2hf-10
1s6-10 2fu-8 2if+9 7bi+8 6wd-13 8fz+8 8kg-12 3ru+13 sb6+12 agm+12 ah+11 2zh-12 17i+11 1fq+9 40k-7 cj-12 5tf-8 7lv+3 s6s-12 2pv-14 2cy-9 926-14 21q-8 9d7+10
49w-10 3ce+17 2qp-17 8tj-7 2ak+9 ces-12 2kn+9 kwh-10 bpc-7 jf+5 26c-8 3f+10 3mh+8 6ne-15 6ff-12 9gt-7 hgc+9 3fb+11 1mz-11 1vy-15 1ea-10 3kf-8 3l+7 7l4-2 4h-7
u5-8 3z-13 7oa-16 ft+11 i1d-9 4mh+8 dgi-8 hjx-8 14i+10 w2l+10 v5+10 3ba+13 3tk+9 gr-12 2gu-16 5iy-6 355-8 840+11 61-7 eav-8 1ql-10 73k-12 12k-9 b1p+11 4to+13
ij-7 3tx+10 btl+26 37a+12 1nd+8 brt-14 6cq+12 esd+8 3z8-12 263+11 72u+6 672-10 38c+6 20x-20 6m-8 12t+12 10f+7 pdc+7 1gu+13 h7k-15 4mf+12 f99-10 8cl+14 2wr-10
50v-10 iv-19 2il+9 3oc-6 bsa-10 5tm-10 7y5+7 2on-16 5yc-26 25b-7 1gh+14 7gw-15 ayf+8 9eo-9 bei+5 3bj-11 l8i-12 7dd-17 4kn-12 9b-13 10v-10 y8-7 4x9-9 crz-10
75t-10 va-10 9dg+6 161-7 1zo+13 dc-11 1vg-8 3pf+7 9ai-8 7k-7 2dq+7 io6+12 or+12 3ao+8 g0t-6 45w-10 5za-15 40t-7 are-9 cz4-27 6s4+9 9pq+10 g3+7 2o4-12 ti-12
cdl-14 ce+11 yd+10 b8w-11 33x+7 cs-8 n3-11 4xz+12 150+12 xf+11 c5z+8 58v+8 8vi-17 1ks+13 bv-7 dtn-14 ed1-11 9vh+10 45i+8 3po+13 1jn-13 7og+7 7hv-6 7xx+9 7no-7
99-13 7sz-9 2a1+6 146+8 33b-8 6hd+8 3d5-7 1tx+10 eej+8 1qt+8 7zq-19 aq3+7 18h+6 4q8+14 d0a+11 7si+14 5g0+15 8tv-11 uqz+9 378-7 36x-11 1eq-5 y0+14 b6k+10 gd+8
2yu-9 5tc-11 abz-9 13j+7 dzl+8 1m1-6 3yg+11 3z8+24 vo+14 6cb-10 2tz+9 3gc+9 v3+10 1ke-5 vz+6 2ka-12 gg+6 26j-5 1a1+17 2ix+10 rmh-7 3hl+11 gdh+14 cn9+7 zq+12
38t+8 6tj+8 3gi-8 qbt-7 908+10 11t-9 dj9-7 29t+9 5l1-18 436+9 7mv+21 30q-10 1ye-7 8io+7 1cp-13 ljt+10 30i+11 3tn-8 6dv+13 ls2-15 dxi-9 5o2-8 73-14 25z+6 33q-8
6my+4 u+7 2dz+6 cjj-10 511+17 57m-7 12b-10 11h+11 2bw-17 9y-11 14b+10 1tj-10 6d0+10 9co-11 65a-12 220+13 11x+9 2v9-3 3a0-13 59e+7 1n6+9 8zs-6 cb0-6 q8+9 a8e+9
bde+10 2pw+13 85z+5 1i3-8 4xf-11 3mr+14 1rt+7 96+8 44+9 6zs-13 8f-16 7hn-11 2bi+15 355+15 4uo-8 bk+9 5ks-9 906+7 3fv-9 2fj+9 p6+15 3s9-7 dea-11 km0+10 998+8
3kk+12 lm+8 3n+9 4a4-4 21v-12 4kr+13 2y9-7 178+9 a0d+11 40y-14 36l+7 95g+9 emr+11 4ml-11 1ee+13 6v2-19 e89-7 2sp-7 7ll-15 v7-15 4us-7 bp4+10 6a4-6 av3+10
29c+8 2au-8 2iy+10 jy+13 qy+6 1ty+9 c3u-7 dx-6 ft8-10 47c+13 1dr-8 1a1+14 2t4+7 2cg-9 7wn+16 gjt-10 29a+16 7xk-15 2w2-7 3v0+7 kh-15 ddi-12 irm-23 86q-8 7y1-8
3m+11 ckn+7 a9s+6 dfl+6 6if-14 7yq+8 j3+8 176-8 4u3-7 74e+10 7bh-6 1ba+14 2pk+9 11s-11 88l+18 58d-9 3kq-10 4b3-8 5xs+8 y9-7 3zp+9 62i-11 9js-13 7hg-12 6g4-7
38g-11 432-9 6z5-20 73r-9 r8-7 14c+14 3mf+12 15z+11 v7-13 ddy+10 1iw+11 a92+7 3zq-13 14a+9 fif+6 uc+5 9vo-10 b5+18 dpi-10 l9l-8 58f+6 nl3-10 vo+8 1uq-9 744+8
9y+9 6r7+6 4le+12 24q-7 j8k+15 o6-19 4vq+7 8h-6 l7i+7 9nt+9 4xj-11 1ib-10 682+11 1pa-10 1iq-9 1dw-11 7c0+12 4j9-8 kdo-7 8zs-5 5na-10 46t-7 au-10 9u+5 1dy+13
9xh+8 hor-7 cme+7 8vl+11 ev4+15 5bj-12 9q-6 djh-7 6wn-15 hke-6 56c-4 2dm-11 xeq+10 dua+13 6a-10 402+10 1us-10 4lk-14 5zj+9 4z4-4 49h-12 355-8 2hn+15 o2c-8
2ep-10 kd-12 4rx-20 s7+9 dqx-8 i3h+10 33y+8 d1n+6 bms-6 fi-14 4h0-7 w3-10 gvg-9 5u3-9 9a6+9 1kf+13 6up+10 el-7 160+14 ejt-10 10m+10 9u-10 1n8-7 e6f-11 1o8-10
1go+15 bq7+15 boh+7 2gl-9 qo+6 4vq-10 mm-11 mt+9 2rf-9 5yk+6 2ey+8 4is+16 lsg+10 6kf-16 el-11 j3p+8 7ue-8 1aa-13 la1+6 a5q-9 cgg+10 68b-15 7k2-7 ad-16 5us+11
1cd-8 5v8-9 2yz+9 kvb-3 xd+10 37e+9 aaz+5 cgr-11 1sj-10 9g8-7 dp6+7 iie+8 5sb-4 7uj+9 50x+10 qn+8 8di-14 c9l+12 9qy+19 2s0-10 7s6-13 22v+7 59a-10 2zu+8 3d4+11
c7p+8 212-8 1dd+7 2co-10 6gy+7 nie-13 1sl+7 p+10 3t1+7 586-9 2us-8 2aj-12 6dl+15 3z9+15 99x+18 1i-10 3zp+8 181-8 4qk-8 4a6+8 1nn-9 c7r+8 li-5 k2w+7 3gw-12
2lb+11 5ke+17 3dr-7 2kw+10 2mh+7 2w7+6 7ii+14 1bx+12 r7-11 1v2-11 2jh-23 afh-6 a6o-7 9v+19 2tk+9 ha3+10 avm+12 rri-17 4mo+12 3dm-10 6dc+13 2as+18 7ad-11
ido-15 1v1+17 7pg-10 3x-11 duq-11 405-10 3rk-9 5p9+10 8o6+10 1zf-5 lw+9 pk-11 4oa-14 ad+6 92t-20 o8s+8 j40-8 tf+6 g5c-9 1fv-12 5xu+12 5h3-5 4m4-7 8fw-7 3gm-15
2fi-9 802-7 4b9-8 82p+10 4ue+10 ab-7 224-7 3mu-7 3z8-26 hn+10 dok-10 15u+7 2j3-7 2r9+5 1c1-7 1w3-9 au2-13 5o9-16 wp-9 7bu+11 4o3-22 fq-10 fa+8 ad-7 hah-7
5j0-10 661-14 bcm+11 2hq-10 65d-8 afr-10 4y6-8 2tx-7 alz-7 19q+10 awk-9 662+7 1ez+7 1f5-9 4y6+15 dp-18 t3j-9 6sq+14 6re+10 243-8 5rr-10 2oe-8 1r5-9 afp-7
3vn+6 4kn+9 3at+7 1yt-12 j21-10 c6p-12 3y8-8 5ga+12 2pr-10 4pb-10 1dj+11 ky+13 1jd-13 4oz+13 8sh+8 4n9+11 2vg-15 zl+8 a56-7 y9-6 2bi+10 73m+7 1am+17 bo+9
4pf+8 4je+8 7cm+10 u+13 1ct-8 3qj-5 109-6 vu+9 b8z-11 34f-11 1og+11 clm+7 1fq+10 gi2-8 2ff+9 2fo+10 2br-7 4f-9 1dj-10 jg+7 3c2+8 ik-10 1x5-10 1hd+9 nks-8
25x+5 kd6+7 1jz+11 g5y+7 h8+3 1bk+10 bin+10 2p7-10 7cx-10 p6o+10 a7-15 10e+25 761-12 2ck-7 8uv-5 4u-14 95f-8 5ga+21 7yj+8 4bh+14 4sb-7 cuy-9 5sc+15 86f+7
1gm+10 pl-7 25r-6 8ko-8 d4q+8 5y4-15 7cv-9 qx-10 5j2-18 9jv-8 329-10 cog-20 4c3-11 8gg+9 2s-16 9nl-19 cl+7 80c+10 27y-12 2x1-9 cr+12 22o+10 25t+7 2mm-7 87k-10
8j8-15 25m-8 402-20 vzd-9 9qa+9 29e-6 2tw-10 lox+9 dls-5 fkb+11 468+15 8zs-14 6o2-8 4px+10 wz-10 4ac-11 4hc+9 8z4+22 gm+8 2xd-13 2ms-13 2lw-7 9a0+11 3hh+10
8ik+8 628+16 dd7+6 47o+6 5v6-6 2h+4 b4n-6 1ly-11 8ou+6 7qc-10 3h-7 2h4+8 53t+9 3pm-10 o2-6 7d1+17 538+11 1g3+10 1w8-10 139-7 2gi-9 37j-13 5xk+8 3w4+7 b2s+6
6tb-10 37v+13 56l-7 8wp-7 4na+10 4o6-6 406+12 460+12 lil+16 9pn+10 l6+9 30e+6 1yq+12 ajn+9 1dl-10 3aa-9 ax6-11 es+9 pe8+9 gx+9 40f-16 c8m+9 9a+2 n9-6 11o+9
2fo+12 1hx+7 gm2-7 57+9 ams-12 4ch-21 2ht+7 ctn-5 2id+12 4ir-6 1a4+17 6ev-10 2qd+7 fay+11 1kh-8 4lt+11 3si-14 otn+9 13z-10 7uo-11 n1-9 6ui+13 2m2+16 9qd+21
2j6+9 6m-12 29u-9 5f2+13 16i+17 ra+15 5md-15 8fg-10 17l+7 ebv+17 tq+11 c0+8 4aq-10 5kd+7 1a3+9 6tx+7 8k4-12 a0y+7 rb8-6 4qe+10 3ln+15 bp0-6 bib+17 1o5-12
rl+11 lkx+7 joc-16 2v8+10 or4+9 3pi-7 9is-16 2gy+13 bvb+5 1d9+7 9cv-14 17e-6 532+11 4gf-7 1uj-9 3lx-5 90a-8 zcu-9 1l9+8 2ua-6 3fi-13 4zc+11 ajd-8 4f5-12
vfb+13 5k1+9 24d-3 1q-16 1l9+7 x4-9 2ld-15 ccq-7 34w-7 28b+8 410-14 2ry+12 1xy-15 3rd+9 j7+6 2e-7 29f+7 68-8 r+15 969-6 fzl-9 8e9-8 3d8+8 3n4-11 316+7 5t5+13
7m5+7 4w6+6 5kl-8 8f6+13 acr+8 4bd+8 6ke-11 4q2+10 nj+7 5eu+8 e2+6 adp-13 5uy+10 190-7 2b3+16 6wr-12 37k-5 2b9-7 xv+9 8km-9 8he+13 i9-7 5zu+19 m6-15 4xe-6
1es+7 99r+6 632-10 5sa-10 5bk-16 6aj-8 83o-8 5or+8 7h6-8 3uv+12 4zf+13 891-11 3gd-9 a4c-10 4pl+10 6h+7 ge+11 2ku-13 1be+13 7ik+14 av-9 3ry+8 3tg+11 bwg-4
29w-8 2qc-7 3ny-8 1ol-7 4qe-10 8wj+11 6h0+14 11t+8 21e-12 wd-8 5x7+8 1vm-11 2gm+8 48z-9 gxw-11 w6+15 7gl-8 30i-8 9r9-7 4ms-13 2s6-14 1gy-9 3y3-7 3py-7 1cx+14
26a+8 xb-16 2ht-10 z7-12 goz+9 hud+10 5w7-6 1xp+11 a07+6 a3+7 2fi+9 8l-6 rn1-10 2ty-9 1jb-10 j4+12 ghn-12 7fo+19 3uj+10 ego+10 eu0-9 258-6 7me+15 600+9 8ke+11
ck+12 bf4+11 10p+14 2hn+11 68k-11 5s-9 2xl+10 61c+8 a4k+6 1yd-7 3ls+5 3c1-10 lbn-9 303+15 gwj+13 5qo-12 6bc-9 5nh-11 628-13 e2+5 fs-11 cqm+16 1o1+12 4y2-10
1n2-13 8vv-10 1a2+12 47m+8 id4-8 bx5-14 o6+10 ao5+9 8aa+6 1t0-10 5gb-6 y0-8 k9-11 h+8 6m-7 6r2+12 95u-10 1n9+13 7b-8 jw7-12 1td-9 cgu+11 a69-9 4dk-10 18f-16
6b0+7 b3i+7 34r-10 f98-6 2hf-9 293+8 uc-11 nq+11 35y+10 1tu+12 ot-14 456+8 3gm-9 2mz-8 bzy-9 afv+12 36w+9 27q+7 mv-8 bze-12 hv-6 atw+8 684+6 6ut-9 qw+9 1o5+12
hcl-11 a55+7 592-7 dk-10 ft+12 k5+12 7wh+8 uw-12 6l-8 3k2-7 5dn-10 2q8-10 5v9+10 3cd+8 42x-11 gg8+7 93a+15 11s+6 1uz-8 1x0-11 acj+12 2hz+11 1ah+10 3k6+9 2ap+6
7lo-12 42-7 2m9-12 8t5+12 jva-12 1oq-7 36v+8 av+10 2ob-8 w6-10 542+8 13l-13 5ww-6 ar6+4 4ni-11 go1-9 554-8 f09-19 fq+7 3ym+12 2k2-15 5j+14 6q+11 wo+9 m3-15
2w9-7 8cq-11 2nc+10 vnv-9 4sb-14 c8a+6 ghh+8 gnj+13 wl-12 xv-9 12i-12 kjj-9 2rn-13 1z2-9 87-6 6+8 133-5 379+14 c0h+10 18c+12 5c9-11 59n-11 5a6-4 979+10 6qt+14
3no-9 48b+7 60r+10 1r2+14 8yx+8 zs-7 1qt+13 7o9-16 9v5-8 4ba-9 33g+11 rn+10 7x0+12 md+10 7s3-13 am+7 6av+10 5ns+10 7za+19 39q-10 957+21 4hc-14 9mq-9 kis+14
un-8 e17-7 oou+16 49u+9 5oy-8 nu+8 g3+8 55y+8 3j7+8 bob-14 3j3-9 atg-10 1eya+5 h8-10 sn+16 4hs-13 3bj-7 ur+6 2n+7 j96-9 qsa+11 365-10 lz-14 4et+13 b9b-8
9w4+16 2jy-13 gq-13 2m-7 1m6-13 28k-7 jw4+8 50p-14 9e7-6 s1+9 2k3+11 3z8+10 5lx+6 6vo-10 61o+3 19u+9 mj+11 b3j-8 590-7 14h+5 55d+16 4kb+8 aow+8 201+15 3h7-5
ay0-14 st-8 wr-16 3xk-6 95y-8 3z-36 2td-8 bqw+10 1az+7 rw+7 3it+13 2ls-9 2o8-14 2n6-10 8hr+17 76r-9 dhk-9 4w6-15 826-9 87p-11 ae+9 of+9 5a2+7 3fn-7 6t7-5
3uy+16 5ht+7 7dx-14 ek4-9 9a-18 rw-8 1ol-11 rc+8 2af+7 1f0-6 5b5+9 3ka-10 87e+14 5jj+7 74d+7 2eo-8 t9z-13 2rm-21 9nn-10 1br-16 1uu-10 3km+5 5vr-5 j0x+9 624+6
9ey-19 4c4-15 385-8 19a-10 125-12 x1+10 1kp-11 1co+11 1us+5 f58+12 84z-8 2s2+10 66p+17 174c+7 22o-10 pe+10 3gg-9 67e-8 fqd+16 4fq+10 j2y+14 2q1-7 8h6-13 1ci+9
5yw-10 6bs-12 v01+11 34j+9 7cr+10 5q3-10 gjh-9 abh+10 698+9 7v3-9 1k9+13 ri+9 8rv+10 5h4-10 3k5-11 80n-11 m7+9 517+8 9b-8 s0+9 jzs+13 1ex+6 b0h+5 pdb-7 2f2-6
1ix-8 4cm+8 4np-11 1be+6 4sf-10 be+9 1q7+8 9lk-7 1l7-6 b5s-17 f4-14 1so-10 9qw+13 6vu-10 786+10 3q5+10 37j+8 73n-8 5b8-9 l3-15 cmz-12 2wt+4 2rw-12 ul-14 3tz-8
fc2+11 3ev+5 310-8 31f+7 6de+7 7rk-8 eez-13 17i-12 1wq-9 a3f+12 33q+11 e2z+12 1rp-6 8lt+11 41c+6 1u8+17 6vq-9 2s9-8 2kp+11 45j+13 92l-13 an3-5 2nb-8 bi0+7
nli-12 4y8+5 6i-15 34f-17 1i2-10 3n0+7 38m-12 4b2+14 jt2-5 14w+16 yv+8 1c1+8 2eg-10 2fy-8 dn6+8 1el-7 m5-8 23i-10 4ck-13 1ve+6 vo-7 ed1+10 7bx+5 k5-11 1c9-14
2jp+9 7ys+5 5y4-18 17y-10 6fj-10 pvu-7 d7h-6 5qb+10 4dj+7 7gu-12 68m-5 lln-8 4qa-6 ir+9 3f3+11 3x5-26 jio+8 cn2-7 d6-10 oh5-14 ik3+10 131-8 19n+7 cv7+10
8do-10 6p-14 dek+12 2fu+5 1ux-18 35a+14 jd-19 ezt+15 8wi-8 5h2-9 d4w-6 2as-8 3gt+10 9hs-15 3h6-7 54j+11 b9n+7 2nk-8 as4+16 463+9 9j-5 8j8-9 6zu-11 qe+9 o1-6
22z-10 7u5-6 290+8 bia+11 4ve-13 l+11 6oe+9 1cde+10 1hf+9 2a+23 6y7-10 49s-8 1e0-7 372+9 1wg-10 if+9 e0+9 d1o+6 3cd-6 6wd-13 kfu+7 9ou+9 445-12 57c-17 88s+17
4jq+11 7eg-7 4x3-16 312+11 1t5+6 1au-10 4m4+13 cc4-8 9d+7 a3-12 1ry+8 14x-11 19l-10 5x9+10 69k+7 pcc+9 iu+7 ano-8 68m+8 2pe+10 4ek-5 4y6+11 21z+14 2sj+10
nok-15 66v-4 5do-10 7wf-7 1it+12 ebn+8 cqn-13 610-24 18w-10 36p-7 jw+12 7bx-6 2l6-7 cff+23 rw-16 9bj+6 2rs+8 5as-6 1zb-8 gjn-8 ml2-11 btj-12 855+12 cd1-8
3kb-7 2l9-10 5ed+8 6u5+7 1au-6 2g9-9 18m-9 2jb-10 3qx-14 mg8+7 65w-12 5xd-7 j2v-13 35y+5 ea-9 d0i-9 iu+14 3xv+8 3o-14 9y9+8 4ow+6 8z-10 1sh-14 au4+12 dui-9
aj1+15 fm-8 rex-12 hj4+9 4bi+9 4hv-15 44x+12 1xl-8 zc-9 7sd-11 5yr-14 bp-10 300-23 hic-7 4mt+19 2kb-8 184+7 10r+7 p4-12 3xj-11 24r-12 rtb-11 2af+1 16z-10
2cp+10 1lh+13 aj2-15 yr4-9 4hz+6 1br-10 3w1-10 hr2+8 6lg+7 dhg+22 54+13 cck+9 1uy-14 da0+8 1gz-18 ay5+11 2ul-8 hu-15 6v+12 5ga-16 czg+8 13a+9 d8s-7 atv+15
5lz-10 llu+7 fj+9 1qo-6 66f+4 1xc-12 ksn-16 aqj+10 c5f-7 134-9 6me-12 94j+16 8bj-10 4dp-7 6ri-9 qyi+13 8q6+9 6as-11 85+13 4in+17 3t8+7 b5-11 8r0-11 4fx+7 mv+9
2hd+7 4km+12 5iq-8 26x-13 10d+8 j73+8 1xk+7 8zi-13 3cl-9 9cr-9 80x+8 5qh+7 jt+9 efc-17 5ep+7 e7+7 2k5-10 x1-10 4to+7 2x3-11 2x0-6 lij-9 884-7 7om-9 4pw-9
5bi+6 f-7 brt-6 3w-6 16b+10 2kh+10 1mv+9 5u7+4 px-8 1bx-8 582-6 163+9 251+12 817+10 eg-32 169-13 gea-10 yu-9 1u6-7 bhr-12 gn2-7 54w-8 1rg+8 149+7 4lk-9 1ea-10
2t8-12 z7+7 1tm-9 71b+11 duq-16 dvl-7 bk5+5 1sg+11 lpo-12 ug-9 8rd-14 fsk-13 958-13 66a+6 2ij-15 7wn-7 l0n+10 9rz-13 gbb+7 1oq-8 65t+11 1ot-13 5v5+19 3af-8
2eo+10 9wj-8 zq-6 12r+8 5ii+6 8q+8 67d+7 2yi-7 1hi-6 4xe-6 1pc-15 383+7 6td+12 k7+7 13r-5 3wn+11 4u0-6 799-15 rx+7 2oo-7 122c+8 ayo-8 465-11 8eh-7 an2-27
a1c-7 3j7+8 a2-6 cim+8 kmd+7 1c2-10 ic+36 23u+8 6na+12 bfv+11 7gc-12 2h4+8 cyt+8 599+11 4fx+15 hl5-11 3y4-6 27n-13 mr1-16 dqi-8 nko-13 2ad+19 4za-8 803-9
4pq+9 1bj-7 60k+13 1qw-8 1z9+16 34h-9 732-6 4fc+15 3ay-11 ft-12 1io-10 8kn-10 81f-6 2rb-8 np1-12 dsy+12 bce-8 5ds+15 5ax-8 23-7 4kr-9 j6y+19 2f9-6 5ko-9 2c-14
89f+17 5ej-7 2xn+9 58c-8 1nq-15 7fi+8 8w5-6 d3+8 7hl-11 55h-16 1cz+10 9k5-14 153+9 x4y-9 bqs-13 236+12 8s2+12 a2h-13 35v+8 2ou-10 6ya-10 283-12 4y5-11 2jl-13
438+7 sj+6 8fx-6 1bl+6 1cp+13 1ng+9 1rj-6 3og-8 2x1-9 5w2+9 z8+15 k9-13 f5q-8 cxw+9 4lf+6 dhl+16 xn-12 3lu+8 5ex+13 6in-10 2r5-8 2v+9 4u2-7 5q7-14 bzu+9 p4-8
3gk-8 5m2-7 6mp-15 2re+14 4pj-8 7s+6 1sj+8 46x+8 1pa+14 pwp-10 96+13 jq-7 6we-9 8c5+15 11hd-16 z1+18 akg-9 78g-11 1t9-13 b9n-8 67+11 7dp+7 er-12 bz7-9 z9+9
cmb-6 25p-7 3if-8 5x-11 1vz+8 16l-6 115+7 chx+9 3fe-6 uoa-12 43v-11 1i5+7 306-6 2zj-6 n6+7 2gt-7 1f1+12 at7+13 7sh+7 2g2+15 3hf+5 f7+9 bbp-9 fq6-4 1j2-8 wp-8
cfj+9 11q-9 fan+19 68t+11 j0s-7 83k-11 e3y+8 3i2+7 46s+12 3d0-17 387-9 w5+9 40l+10 1bj-8 2im-18 671-11 xd+16 526+8 1sq+13 to+6 gg1+10 8lo-5 407-9 6x+10 8dq+13
yy+12 m4-15 3t4-21 p0-11 tv+8 18t+10 ic-7 6s+7 6gi+9 bsl+12 l0-12 45z+9 6ki+10 1cu+6 6zx+11 158-15 ne-8 19v-10 7ek+8 zb-7 4ba+5 5ja-6 aa1+13 2wx-8 3j9-8
2ee+10 fjg-12 3a+6 36-13 1cv-20 18q+10 g67-13 je-12 6gl+12 4ib-7 5jn+15 3kb-9 mj-7 3t7+8 d3+17 oc+7 ve+11 n5z-16 5l4-6 id-12 1vj-17 6db-11 2yv-17 8h-8 1he-16
1xv-14 l-21 il+9 ha+8 8ba+6 2a5+5 192+6 6oc-10 vt+8 bi2+12 296-17 1v+6 55d+6 86l-8 13d-8 17e-10 7sj-8 1yc-15 555-6 3fk-11 3y-7 bwb-8 8y0+8 6p8-6 2b1+8 f0e-9
7dm-13 cds+7 8un+12 385-12 j6p-10 89+14 1w-9 6rn+20 2vl-19 ot-8 5i+9 1ms+9 1nz-16 a9-7 6cv-10 2io-7 36o-9 340+14 2hl-8 hs2-7 ejm+13 nj9-5 1v3-11 bi9+7 3lp+20
2zu-7 65g-8 700+12 na-15 1j6-10 4ih-7 532-7 1fy+8 38+10 b7w-7 25r-9 184+12 3mo-9 3ex-9 5g1-9 847-7 1x0-11 a8o+9 4o1-11 4jc-17 2n9-10 dd5+11 1xc-12 63n-12
82n+10 6bd+9 pc+14 9kj-7 8ko+12 1re+17 k52-10 4s6-11 10a-6 3e+8 cwl+10 clm-4 2kq+5 2ls-6 ehj+10 8y-6 ls-7 d3p-11 1cb-10 3ad-15 79t-8 cld-11 dv-8 4vi-13 t7+14
bwz+9 1lj-6 1tl+5 1jh+12 1t8-10 3hh-8 c7k+19 9xl-8 t6+9 25a+19 2dw+8 2uj+11 54o+14 aok+7 8lg-8 1bk-6 bj5-28 641+10 4q1+10 aih+10 4eh+15 4m7+5 ex-3 2hi-9
1jp+30 am5-10 8li-10 5s0-6 1op-9 9gf+13 g3w+12 ecv+17 f6l+7 2bl+12 5gz-15 pv+9 b74+16 4as-10 3i1+9 26u+10 7av-9 2nm+6 147+9 nju+10 e0j+14 3di-15 8f+11 gvf+9
3i6-11 8rh-16 27j+4 3rv-18 6pq+8 nz+6 8l1+5 6bo-8 3u2+9 688+7 2h6+8 4mp-7 bcg-7 756-12 as+4 3x8+7 3a5-9 25f+8 62r-8 ar-17 3af+4 9q0-12 7l-11 5yg+7 6pb-8 fz7-8
8pk-11 20x-10 2il+13 7vr+10 bbb-14 c3a-8 4g+12 3jq-11 1r5-8 57n+9 5s2+8 45v-13 fxg-10 35+9 ea5-6 grm+12 aux-10 7w-11 he+13 68d-10 dc5-9 jjp-13 1z3+9 ez-14
50m+10 2nw-12 52y+9 2sz-16 452+9 2wc-11 2em-5 n2+12 5q1-12 5zz+7 2k6+8 h0e+5 6f6+9 ou-13 89u-11 12h+6 3kp+11 37l+7 20t-16 9v6-15 2uv-18 a7a-9 6i2-10 4bl+9
7yd-7 3vw+7 ob+9 2yt-11 de-12 5hz+12 350+11 btj+8 5np-13 33f-9 1v1-8 69h+10 4r8-14 19m-12 6lo-10 7t1-12 g3f+11 1uo-9 24h+8 74u-13 4fa-14 7jk+8 hp-9 f4s-6
1eo-5 no0-11 1zc+8 b4x+9 brk-17 fa7-9 574+5 orq-6 33z+5 12-26 19f-10 3ek+10 8su-8 2bw+7 2ki+11 4bz+7 8yb+9 1gu+10 4iq+12 1q1+9 etv+6 brj+10 435+6 1zn-7 68g+10
a47-9 8vo-10 8w-17 1ub+12 4wc+9 3rg-9 1he+7 8ec-11 3aq+16 2u4+7 3ck+5 6mi+8 867-13 1kv-12 kg-11 2jh+11 2k6+11 a9o+6 k8w+9 nc+9 7po-16 ex5+9 439-7 l0m-7 2y4+9
2i9-5 1kb-8 214-8 adn+10 4nc+14 nk-7 197-15 55d-11 3ph-10 4z4-6 2zv-9 2iq-10 98l-17 1oz+7 cig-12 4ad-10 h99-5 k5-12 yf-7 nt-10 h66+10 am-10 45t+8 5bw-6 ekd-10
esi+9 5gd+9 38f+11 c0+14 4jw-8 ff4-8 18b-3 xy+9 1zo-15 1oj+10 9qk-12 2kv-7 88i+12 5ui-7 35w+11 1fs+11 ba+12 24j+8 2mm-20 1xb-8 cwz+10 7wb+15 6m+7 a95-8 6hn-16
5u4+13 flu+9 29m-9 5eq-14 57p-10 4e7-7 6ex-9 4k+11 fhl+12 490+11 mu+21 3v1+11 atw+12 o2-12 3nw+8 4oh+8 3rq+8 zs+12 43x-9 1e3-9 1hn+6 2pu-12 5c8+9 5xu-10 9c7+6
7yl-10 66h+8 4sm-8 bdp+6 1p3+7 36l-5 d9+10 64o-6 1072-11 5fg-9 rv+10 g2u+7 3m1+12 34c-4 4zc+10 2jm+11 b-5 10n2-7 5m2+12 4m2-16 lr-6 338-7 2o7-19 6d-10 1vb-6
3d7-9 4b7-18 35g+8 24j+8 c35+10 c5s+13 p7+7 1lk-13 b0c-6 fh+6 4hp+6 b5o-11 6dx+10 77k+13 mv-11 bis-8 79q-7 5zq-14 54-9 1v1-9 134-8 ce-11 5dp-8 6cl-9 3mc+6
sj+8 307+16 63+9 1js+8 54b-11 341+5 bvj+7 86b+7 30j-10 bdx-10 3sd-14 74c+13 104-12 15s+11 rq2-15 6fl+9 6xd-7 9z4-8 22n+10 5qz-19 3gl-6 8yq+8 29j+8 dmb-7
4ui+11 9c3-9 209+12 142+10 44x+10 j0-12 amk-11 982+7 p5+6 rg-8 30o+10 3sl-7 368+6 cew+8 3u+9 7cj+9 dt+14 849-8 7om-9 2b7-9 4ew-11 6fy+8 io-9 lr+9 10l+7 l2u+10
a7u-7 qku+13 21r+6 1gz+9 19p+10 5c6-14 1db-11 34k-9 7q+17 8xz+13 2vg-8 24z-11 3n8-8 7eg-11 ey5-9 tku+12 4+12 4ee+8 4q1-9 2j0+12 lww-10 8f-8 oxb+8 x+11 163-8
8m-11 6g8-15 8ay-8 fu-10 1y4+14 1v+9 42k+8 hrj-14 1xj+11 ebv+9 fyd+8 u8+10 2hg-10 4gr+12 3ym+9 e2-10 4l1-14 2ws-8 cc-10 2fi-13 adj+9 4e1+13 kfn-15 8z3-6
csc+10 dmy+12 2mg-10 9ef+16 3ay+9 25b-12 1fh-10 19-17 8zk-9 55n-14 bkd-13 2sv+5 18+8 cmr+7 25z-7 26x+17 ck7-10 k+9 6y6-14 4sn+12 465+10 20e+8 44z-9 1wq-10
280+8 21h-9 dl+7 apq-10 19u-7 lf-7 3uk+8 gg4+8 2li-8 uc+13 2k6+11 q+7 d00-6 1xd-7 b8o+8 1nn-10 2d8+6 2ej+12 6uu-14 5br-5 1g7-21 1u2+8 51n-9 2f3+10 4fr+9
a1s-11 lv-13 5qk-10 4lk-13 tr-11 8sv+9 9yb-16 4ww+7 991+13 axa-12 36y-9 7k-16 4sc+15 48z+10 e3+11 6he-13 h8-16 186-7 5yz+11 1sx+6 9a0-10 cni-13 czv-11 26k-6
x4-9 5i1+9 jyp+20 o9+10 4d+10 2t8+8 ftk+11 4ty+14 k78-9 2aq+8 df+11 1lv-7 1sd+8 1ay-11 n5+6 aj-9 8h9-8 91-11 3ol-10 1eh-8 1wy+8 5eu+8 836+10 4vb-13 6p0+8
bx9+15 2q7-8 5cc-12 eot+9 42b+14 81g+7 1rf-9 1gt+9 2gu-5 nlc-10 2xg+6 5q6-12 2ek+9 3on+10 1n3+14 400+14 99v-7 2r+11 ctv-5 zu-8 3gt-18 17r+9 467-8 tn+9 vo-7
2ti+7 e0i-14 w3e+6 5q2+10 8j-15 3um-20 59i-8 l6+10 j3w-12 gd3+11 9j-10 3xz-12 2r3-11 8k6-6 10d-5 81o+9 5a5+8 2kt+10 zum+11 c5f+10 ab-8 57o-7 qg+17 2vm-15
glu+8 53y+12 3e0+8 12e-10 1tn+7 2nk-12 20i-11 23v-8 3qx-8 2w6-11 cew+10 1nn+7 3iy-12 oys+9 33a-7 ms-8 b5u+21 foy-12 1ak-6 71k-9 434+7 7zr-8 5mk+7 dc9+11
2uh+14 cjp-10 ol7+8 7vn+9 4m4-8 9iu-12 1vt+9 cc4-12 9xf+10 6x1-8 46y+8 56w+8 1ci-11 ces+10 2mu+7 30e+9 7mc-10 u2+7 n2i+12 csf-8 kp-7 14+15 4at+9 25w+7 5zj-14
32i-16 1tj+9 u8+8 8f+9 2d4-9 54r-9 1hw+8 6un-15 453-12 47l-15 9ya-9 6gs-24 5sl-8 1j6+8 a6j+8 6zr+8 3rh+7 7bs-9 b5p+10 b7o+13 kyy+10 7ku-9 fef-14 4r1-11 6zy+20
7x1+7 5il+4 1xk+10 2o+9 3fv-15 8sx+14 3mw-8 46g-5 nih-10 1p2-9 6rj+7 q4-18 8k6-9 14v+3 39n+14 8t+10 7jf+16 1kx-11 fc1+10 5u7+12 93v+6 1fs-8 3lb-7 5c-8 cuv+15
isz-17 a0e+7 7uy-21 m3-9 aog+12 183+6 619-11 v-9 25g-13 4u9+6 10h-10 6ka-10 5ya-14 6fi-7 oz-7 1oi-11 il+7 25k-10 7t9-12 op-14 24w+6 5sk-9 2ea+11 13+9 2k8-8
5vy+12 vk+9 4xs+8 7sg-18 nj-16 49f+9 2jp+9 nw+11 bb4+12 mc8+6 5k1+9 cwl+19 1js-7 2qn+12 dx8+8 npi-33 il+10 1i6-11 6ls+8 2re+7 142-10 28w-9 4eu-9 a53-8 4r4+6
13h-8 3aw+5 gbt+8 8pp+8 3f7-14 oa+7 cha+9 5s+11 th+10 8o6-8 9d+11 3cf-5 cvn+6 7jf+7 es-8 14x+5 8ev-6 bmc-7 3di+6 3kq-7 1is-22 76z+16 9v8-8 1nm-8 3q5+16 9qr-5
gd-14 s+11 9aw+6 ftr+19 2cg+12 lv+12 1g5+14 3l2-9 7sy+6 mm0+7 3qx-6 cna-14 2d7-17 q56+6 fw4-8 7o0-9 6ug+9 8b3+12 4dy-10 9ye+13 d48+6 50a-6 aw+8 j61-13 2pl+7
jn-7 3ys-16 8fq+9 cni-9 3v-10 3su+10 5i-12 lcx+8 6kq+14 gs+12 5gi-11 14r+6 29c-11 a7+15 69z-9 bqo-10 sb-11 a5+7 16d-11 5h9-7 2dr-7 g-11 1sc-9 ti+14 vp+4
m6m-12 258-9 5e5+10 3c2+11 35v+5 9zn-10 7m-10 qu-8 fco-6 4hr+12 a5l+14 1tj-16 13r-8 8f4-8 2v4+11 8s6-7 63f+5 9vv-10 1j-7 ts+14 2ox-9 22n-10 40x-10 1l+15 8cl-3
3xg+7 zq+9 3aq+4 e7-14 2wj+15 2qq+19 2m4+4 3o7+7 5h2-8 7fu+8 511+9 2t0+9 22e-5 19k+7 6ir+20 4bn-10 2n1-9 8e0-8 3b7-12 3g1-7 623-10 9ef-11 153+6 1z9+10 mi2-17
33g-8 3y8+11 54c+9 3ph-14 28l+9 2wx+10 2gq+15 6lz-9 r7+8 61x-8 1fc+11 1di+8 8uf-14 25u-12 20d-11 56k-10 n7-10 7z4-7 16j+14 135-10 1i2-6 4b1+8 1kp+9 1nt-13
f55-7 hhi-13 2c+5 59z+6 89k-6 82e+10 3lu-15 1y1+6 ys-10 dxy+12 98r-9 ad1-8 oz-6 3k3+8 860+12 2xp-6 171+11 1qh-6 2bi+18 5dl-10 141+7 6ov+14 5v0-15 291+9 cng+8
8sc+14 s15+8 cj6-14 5tz-11 2vq+11 8qh+10 736-11 1xo-11 4ui+5 2us+9 38j-15 4t2+17 dkh-9 6wk+16 83q-7 jo7+11 avo+5 2de-8 21d-10 ui-7 k4-9 axo-8 37u-7 5bu-10
228+13 47h-10 1gf-8 mc+7 5jr-10 aei+6 s6+8 4nz-10 484+10 1ek-13 3lq+8 2hr-14 bfo+8 l1+8 eoa-12 dqx+9 8iy-13 av0+6 4k3-8 2ew+11 1s5+10 94s+14 kd+7 84t-14 4je+7
45t-8 7ic+12 rx1+5 bqg+10 7ix-7 1yv+8 3wh-6 eld-12 9d-7 2yv-14 7mj+10 zp-12 33d+10 ho+10 fh-7 5gx+12 zo-7 1lp-8 5u6-7 f0r+12 cfk+7 4if+6 1m6+14 9cx-16 kf+11
5o7+8 1up+17 9y8-7 bcw+9 6n3-11 2uq+8 64j+12 2uh-9 69p-11 2fk-7 7wy+7 ano-7 oj+10 7yx-9 jhp-7 5qf+8 dnp-14 nh+9 bog-11 8d+11 q1b+11 1ux+7 168-8 1d-7 80l-6
1nw-7 420-12 6e1-10 pke-7 1af+11 50r-10 125+15 2bi+10 nm+9 zu-11 35x+10 ye-8 2dk+18 6j2+9 z1+11 33d-7 78i-13 3h3+6 1zw-9 1c2-13 2hw+16 qu+10 2vq+18 agw-9
1u1-11 hxq-8 3wu+16 3h6+5 8pr+9 6at+5 ph4-8 3bo-9 7h+6 6ei+12 3dw+12 2vs-8 1hj-17 lqg+11 99h-15 5zr+3 38t-4 2dc-8 4bd-14 al-11 5af-7 lq-15 5co-8 3mc+9 1g3-10
5r9-7 31h-11 crr-10 y8+11 1os+5 ux+11 6kf+5 aep-5 85d+10 6cr+18 e5w-7 q63-8 1il+8 86w-10 4hs-10 mt-7 ge+11 mf-17 dua+6 2ho-9 6rm+9 6de-15 38k+7 17y1+12 bi6+11
2ii-12 i6+7 3e0-12 g1n+5 5co+9 5kc+9 3j9+13 1h4+12 7a+12 358+9 4mq+9 348+17 d2-9 8e5-14 3qe-12 ixl-8 bb+10 3yi+8 83m+13 3sy+7 27i+5 1xi+6 86d+9 7io+9 wq+10
31k-9 eoi-7 3bx-10 3wo+12 5yy+17 1hb-12 68g-12 3t7-16 48i-30 aa+13 gxc+9 3fa+11 1m+8 3i1-9 d57+7 5d2-16 k7-8 4w4+6 1x9+8 30r+8 105-11 2tt-9 ae2+14 ao-6 77k+18
30w-10 hx+11 53q+12 2m-6 lwh-3 g2-6 bm+14 604+9 2mj-5 9v9+13 nr-11 58h-4 2z+8 7at+11 988-10 6tr+11 1jj+8 1l9+11 1ho-8 1mr-10 71-9 o1-6 1lo-15 aem+7 72v-17
b2d-11 7ny-9 19v-7 2jz-7 7bb+8 82k-12 is1-11 pk+6 ez8+14 56n+8 6y2-16 75i-7 kyq+12 11h+14 38u-6 em2-9 6if-10 2or+16 12s+9 38r+5 8z0-6 30d-11 1l2-10 6am-17
89h-17 9z3+5 l1i-13 5n3-8 1i8-8 1ma+21 36q+9 zx+10 972-14 e20-7 kh-12 g78-8 45o+5 2i8+12 dp3-12 fmg-8 4ox-15 1zc+7 3u+15 1gi-8 klz+17 2kh+4 2ov+16 2f7+9
4di-10 g9z+9 jx2-11 c3g+12 3t6+12 bj3-11 86l+11 489+11 8d-12 122-12 2u4-14 69n+10 1gc-6 26y+13 bvs-11 3at+7 8hb-10 b0d+6 1x0+9 9lz-9 9sr-13 23y+12 3az+9 8fb+7
bbd+11 8mi+8 2rb+10 4s9-16 xw-12 c12-13 4p8-9 1ee-2 2io-14 2sw-10 4hl+6 5se-8 2f9-8 25v-7 23e-15 ab+9 1vx-11 3na+7 2c0-7 16m-6 d77-9 3jh-10 5vg+9 3ms-10 qt+14
nwu-12 8b8+8 30u-16 9qx+13 8tp+8 258+9 hjo-9 3ay-12 2te+15 1nh+7 36l+7 2e1-8 kml-26 6g-19 l2+14 1ef-7 1ck+6 7jy-8 c4v-17 6rx+11 qrz+7 chj-13 csd+7 3vj+8
es0-10 k9c-14 455+11 t1+9 u3-16 6ik+10 62y+10 nn9-11 91+12 23z+12 ye-11 m1u-16 11-9 3bg-7 4lu+10 5hb+9 4ea-12 3bj-13 6ds+8 57w+8 aw+8 3ti-11 49n+10 7bm+8
8r4-7 46k-10 58a+12 1ys-32 dzh+7 7tq-8 2xf+7 y0-10 4ic-10 129-8 2un-7 be+8 d3s-15 5vj-16 2pf-17 28u+11 755-9 d9-4 1y2+8 12n-18 aeg+10 bye+12 933+13 2n7+7
3qd+15 7qs-9 dq6-20 7sl+9 7ol-17 gk+10 15e+9 1o-11 5ay+9 19y+13 3n6-7 f1p-8 2o4+6 1p6-14 3v8-8 1aj-10 87m-13 7nw-6 14x-6 3re+9 47-7 cy-10 14u+9 hrk-10 4of+12
j65+8 3i4-8 4g8+12 9on+11 16c+8 lz6+8 66w+11 e3-14 4ka+8 jl-10 k4+12 1j6+8 4p1-14 30d+8 61i-6 92e-13 7fs-8 lw-8 2kk-14 1zu+9 54a-8 3ue+9 2ut-6 969-18 28p+14
6l6+21 gfn+10 3o6+7 q7-10 cgg-15 2q5-8 12a+7 3lc+7 8bh+10 5fm-8 adn+13 3r8-13 6a+7 ma8-17 1oa+4 1hs-7 r7-7 3nk+6 kyu-9 2dx-9 40t+10 14z+12 55d+10 708-12
5fo+10 5dz+4 17i-13 8r6-16 3aq+9 1uq+14 3x8-9 8gi+9 2zo+15 85i-6 lbu+9 1o1-7 b6j-10 1j2-9 1va-8 gzs-7 7qw-12 a5o+13 96b+10 alk-8 alg+6 2ss-8 1kf-7 5ou-11
61n-16 63x-10 4kv-9 8l-6 13v+15 32u-9 h3r+9 1tk-7 ey9+10 13i-7 3ra+18 2m4-10 2qm-9 4qm-23 2a7-7 289-20 420-7 aj-9 2yg+7 f38-9 c7m-11 8fj+8 480+10 3lq+9 8hw-8
2dq+11 2sf+10 55u-5 mu-8 6ni+13 6nq+7 32o-13 dyn-11 6wa-12 7ps-10 6mq-14 2s5-22 8c4+9 8co+13 9oo+9 o0-11 6gy+7 5n6-9 m4+12 gyg-15 318+7 20j-10 5dm-11 7iq-15
bti-12 17i+10 8hj-9 ot-16 2d3+9 6ts+9 69c-19 3dz+8 5yd-6 7b7+13 8wn-11 4k-15 1uh+12 3ic-13 21e-10 q8+9 8yv+10 360+6 8yb+24 dy-6 4pu+9 8ls-7 1j0-9 96b+10
9xs-14 k3-12 4lf+9 1f2-10 ku+6 acy-15 a33-9 gq-10 m+15 9x8-11 9x8+7 3vn-8 7ls+7 475-8 7bt-8 5cy+9 633-11 2fb+15 alg-6 7n6-13 3zv-13 8qx+14 33l-10 2r3-6 86+8
amm+9 45d+7 6su-9 mc+7 g81-15 5b5+10 29o+9 5nf+12 yv+10 a4h-14 a2p+8 5q3+10 177-7 ed0+11 69x-18 611-7 7f0-13 a7k+14 b9h+13 1z-8 44d-17 7wb-8 gbl+13 8qr-7 zm+8
25p+8 337-7 4co+11 335+8 7qa-13 c8f-7 dm+9 aqr-8 2gb-9 2kj-8 3fo-19 d4s+7 58i-8 2rp+5 8hd-12 c9g+10 g7s+12 bcf-9 2ed+9 114-8 lq4-10 2zi-15 3dd-11 4xh+12
hb2-11 300-7 3m6-7 1vo+5 2m3-12 74b+7 6h8-14 1bw+8 21z-11 3wz+8 4tp-13 4uo+6 2la-14 27k+9 2qb+6 jwp-15 j6-18 f4-11 9tv+9 340+11 12j+7 3wd+4 1ig+12 4hl+8
fma-13 bcu-8 208-14 bvk+8 h5-13 7rp-7 1lj-7 91a-10 1g9-23 46e-10 6d-15 h9l-12 67y-12 1x5-12 ji-15 za-8 ez+8 rc+5 1c2-5 1yi+7 7xa-9 5iu+11 9j3-6 b0n+8 3ul-16
5ot-9 7it+7 4pr+10 42-12 5iz+16 341+12 up+8 21u-12 8q1-13 197-8 5fz+6 5rf-10 838-9 ma+9 cww-10 tf-7 fxe-11 4i5-10 cai-11 4ke+11 3cj-8 3g3+9 481-13 3g7+7 50g-8
4b+8 6n7+16 4rd+6 a2+16 17k+10 4p+14 3c5+21 3la-8 9qb+8 ew7+7 7b4+8 16-11 d4v-9 gy4+8 mlc-11 ee-6 2gf+9 m-12 i9+9 4tt+11 2fk+7 80u+11 py5-13 aqn+5 3bi-7
5w4+17 1na+7 a01-13 1vy-12 b25-12 343+9 2dl+8 4wc-18 5pi+7 rw+12 81g+10 c4+9 3y1-5 3w8-12 4w-14 p8-8 8zy-8 6d+10 6v4+7 1rz+10 496-8 4p1+12 7mq-13 8lu-9 7vp-6
29p+13 bnj+9 wq+8 320+3 8g6+8 1yi+6 gh+6 1il-10 fl+8 9lu+20 d1u-9 iwa-10 42-18 5k0-10 68b-13 7nk+10 aqv+5 2bg+6 34z+13 fmb+13 2or-9 6ij-8 7m9-9 6qy+11 76+9
2zf-16 gvk+7 1mz+8 4gi+9 so+8 2jn+7 158+9 2dc+11 115+5 cby+11 kp+10 2e0+8 479-7 45g+10 cpl+10 6xw+11 1hg+7 ld3-12 91g-8 q0+11 802+14 1jy-13 6v6-8 2uj+6 6b7-9
26m+11 8ea-9 1dq-8 6oy+10 2qt+6 5t-6 2ux-15 3ts-7 gj+9 16c-15 8pr+9 3x8+9 1k8-10 11j+9 b6m+15 175-10 26l-20 cx3-11 8em-13 1ux+20 qek+9 3cs+13 a1x+8 aek+7
6hv-6 9sc+9 15s-9 7k+15 2m1-6 ml-8 3vg-12 cv-7 43+11 45k+16 385-11 oq-8 281-10 ks+7 3tj+9 4kw-10 5f8-9 3mo-10 sz-10 5ep-9 6v6-7 ne+12 2yh-10 613+7 4ih-9 fa-9
bbj-8 9pw+10 2fq-18 igu-5 7yz+8 2xv+8 4ps+7 d0r+9 1tb+12 nh-7 aop-7 9kj-7 51-9 6h8-8 8b2+7 6zg-10 ed3-7 6gz+9 a+9 aqf+10 273+10 4up-5 c72+15 2zl-10 19y-10
33t+12 1xy+8 4cn-11 1kd-8 9v+9 17r+7 p3+13 1m0-16 yh-9 cm+12 1br-16 694-11 594-9 h8w-8 1sm-12 ds0-10 1t5+11 19k-16 2h3+9 mh-11 iq+9 194+12 2bx+15 cmx+7 5v5+9
1wj+7 8d-4 3rk+10 1fz-7 9cm-8 7w-16 haf-11 pg-7 mm0+7 4qi+8 6qm-9 38z-10 se-7 7y+8 1ge-8 56d-10 5b-9 bky-7 9p9-8 52p+12 ql-22 1ia+11 oab+8 2a2+10 4qu+11
5t1-12 4el-11 66n-10 df+14 83b-5 ai0+11 6jq-6 1tv-7 8ch+12 i9l+6 prs-10 2v5+7 5g6-14 3j8-8 5pi+12 e3+12 4w0+14 52t-11 20o+9 35s-7 46l-11 b54-13 1ka+9 oep-14
1ne-9 1dx-7 ba-11 or+9 3vl+9 61f-11 6f9-8 j2-7 2m9+6 8ey+8 2r0+7 me0+8 604-10 1yn+8 j3+11 6n-13 zh+8 7yg+8 31-9 yu+8 2fz-14 7z+7 304+12 32y-14 1f0-13 5kl-8
3co-9 rz7-16 8cn+13 3m6-7 2if-9 cc+15 xvc-18 3ma+16 5gs+11 3l5-13 56a-14 cq8-13 2av-8 55o-9 4z5-6 3dr-7 vt-12 6d0-8 1hr+6 4ok-7 dv+7 l5e-14 5dk+15 44r-7
1cg+13 1fu-23 um+14 r4+8 4wg-19 215-7 21b+9 2ui+14 4xx+6 8ef-9 2yu-9 61f-7 kpj+6 n7+9 ebp-8 ae5-8 95m-14 29h+16 3so+8 42l-7 atg+10 3u1+11 17w-9 ia-8 3c4+6
wn-9 kx-8 he+10 4j+9 12t+8 5m8-9 1eb+7 bpk+10 3cp-9 yu-6 vb-12 1id-7 5o9+8 d2u+5 7ac-12 2on-7 c5e-11 480-9 coq+11 g87+8 16t-16 2qz-10 iq-8 11y-8 np8+9 61h-13
5f6+11 6kr-9 27r+10 b5+8 2yx+8 4k+9 d6p-6 6wx-9 15b-12 cbx-10 2nq-7 tb+1 1bv+7 81e-7 7zi-14 9yl+15 28f-15 35p-12 366+14 23a+15 3jy+16 21h+6 35+13 61h-13 cw-7
9as+8 db-11 2j9-9 1v8+10 1bu+18 4ih-6 50b+7 1nt-8 30t-8 5ij-13 q1t+14 145-13 n-17 8g-10 eq5-9 27i+7 k+11 465+11 5fv+8 54+14 1ml-9 h2x-12 2s0-10 fc+5 wf-9 wj-8
foi+9 9yn+15 hgl+10 m+7 6bt-10 c7r+5 2k2+8 435-10 24k+17 f88-9 3we+6 r96-7 28b+8 65m-8 6vv-7 1k2-12 a2j+9 il7-9 nmb-12 3pn+6 diq-18 1n1+5 ab0-17 wd-10 6a2-9
4lx-12 58a-6 4fa-11 adu-10 1fa+9 fdc+7 1tr+8 dq9+7 5ai-13 170+6 69y-7 7fy+7 4b2-16 7go-12 4sx-9 2c4+15 2gd+11 1g8-6 5tv-13 dgy+6 275-7 9we+7 1a6+12 8xg+9
2w0-7 91o+7 ah7-12 289-13 5u8-8 h7x-14 1kz-13 3uh-9 2pw-14 3o-9 c31-8 mj+14 b5c-8 2fq+13 1hl+6 49v-8 9e4-9 32s+7 2bj+6 3ts-8 5op-9 gas+11 344-11 43z+12 1x2-9
47g-8 rg-10 1gq-11 a56+11 33+8 3ym-10 2kl-9 j3d+7 b1z+9 2g-13 340+8 5dl+11 1n7-16 37y+4 163-7 42z+3 yg+9 st+12 1ax+8 1la+17 5ce+11 4z2+8 11q+7 284-7 71e-14
awo+10 53t-7 681+14 26z-10 8iq-9 4p6-14 9dh+16 36p+8 5ev-10 2e9+8 18p-13 6fj-8 8g6-5 kif-12 1fs+12 247+9 24w+7 12t+7 8gu-7 csq-6 dmv-6 kn+16 11-12 3fc-13
2aa+5 5bl-9 23o-8 1uk+10 7pe-19 4fr-8 3w6+8 b7n-11 ew7-14 1rg+13 537-13 1m2-5 3hm+16 529-13 24a-11 2l2+19 4fo+19 1fq-15 ibe-7 6n8-16 bcq+7 92-8 3vm+14 5t4+6
1iz+11 7ig-10 2cc+8 21a+8 a4p+10 ny-9 t9+9 qi-11 63b-8 8d4+7 195+10 4wc+9 2g4+15 1wx+6 bqe-10 oy-11 1iz+11 27n+10 2fx+8 1r6+14 76t+7 i2-7 ks+10 80r-11 2bz-12
54z+8 43a+11 438+12 500-24 4l+12 232+14 2ox-10 3h+7 och-8 1zf+8 20a-10 16g-11 735-8 d0q+11 42e+7 ke-10 ffz-8 6tv+10 1mn-7 bzb+17 73f+7 m4-11 2cj-9 2dx+11 ou+9
d04-8 4cz+6 76h+7 7d-14 102-14 iat+20 1yw-12 8fq+11 6-10 z3+9 gbf-16 aiu-10 8m9+12 16s-10 55y+9 tv+15 19l-11 581+10 1vg-10 36t-9 8b9-8 1bi+9 boj-9 5ob+9
3mb+12 vx+15 1lv-10 28z+12 4n2+17 pl-10 3qa+9 13z+9 2sy-10 15e+17 31d-23 1nn-8 7x-9 5ca-14 46l-9 5ba-9 fl-7 89f-8 hhe-12 5uf-12 ob+10 2ka+8 1kj+10 nh+10 bv+10
1xy-14 4mx-8 1hr-16 1wz-8 2c6-18 l08-2 21v-12 d2a+13 23+12 tw-8 2af-7 go3-9 cj1+13 7qw-7 a6x+11 w3-9 3q0-13 o3d+9 bwv+9 5h4-9 fdw-11 2ix+9 2ea-12 b9j+15 aw-8
3qe-9 29k+16 1j8+10 b42-7 934-6 drb-9 411-8 3w5+6 8w2-7 nsz+14 dr1-13 24k-16 1u3+10 31+15 4vp-12 2ca+7 dv+6 9c2+11 zu+11 ad+10 6ae+6 6vv+19 2bp+7 d3a+13 9mp+9
57u-9 5mq+9 htx+9 bpn+7 ib1+10 295+9 acf+14 b0-9 6cn-8 lb+10 hv+11 115c+7 3sk-11 p19-8 2zm+13 fh+14 5dh+12 8tn+11 bah-7 6bc-12 b04-10 ibe+7 17zc-13 6z2-6
38m+9 5wr+12 645+6 5nz+7 1we-8 2hu-7 h60-10 3w3+16 81e+13 jt-13 156+9 jk7-11 yn+4 7ae-8 4qc-11 4y9-10 183+11 81q-11 16i-8 4cc+8 92s+15 60q+10 357-7 18y-15
2g-8 31m-19 duv-6 94e-10 a7z-9 aj-7 xb+7 fz-11 g62+9 hhw-3 231+8 1vk+14 5mb+6 55x-8 2ir+12 f6o+12 8ox+12 134-7 191+9 y89-8 1hv-7 f37+7 1ia+8 1t3+20 fb+10
1ls+6 7fr-18 1xe-8 49d-9 3fk+9 60r-10 4eb-10 10d-19 2vf+12 khx-14 31o-7 naj+16 fev+11 bl0+10 91h-12 69x-11 47s-17 1cv+7 61+7 9r-5 bj+9 1pe+7 3nq-8 90n-10
3b8+14 gi+11 ion-9 9ph-21 r3+12 ah-12 20z-14 4q8+13 1z2-8 6x-7 1f2-13 sd+13 6yd-7 glw-18 6rj-8 14q+10 4xn-9 7wk+10 4vo+10 cip-14 6rx+9 1kj+15 awg-8 e6-7
idz+12 357+9 5kz-10 2yz-9 3nk+8 cx+8 6kq-7 2ct+5 753-6 3bh-12 7jx-8 adj+8 agj-5 9m-9 3y4-10 8qa-9 1j2-15 1pc-8 9vl-9 32b+7 1ab-9 18u-11 2dx-14 br+7 89k-8
4et+11 3wt+12 fpx+9 29j-15 5q2-10 12s-7 fwz-15 ci8-11 60g+7 7e6+13 22h+10 14b+12 2xd-7 1sh-7 1md-25 em8-9 ci-6 2ks-7 ep+7 7x-8 a-8 4kn-9 5kj+12 31k+8 56m+12
27g-8 9vq+6 6j+15 fh2+6 3pm-7 bh6-14 171-12 47n-7 4c3-8 7um-9 6me+7 9a-19 abs+7 646-8 4lq-8 6gj+7 gnd+17 2qu-12 24j+9 bhs-7 2lx+7 18m-9 e2-10 5w2-21 cv2-7
o84+8 9pt+6 ey+8 2qi+9 2nq+7 ot-7 4ve-6 x6q-3 if+21 bj4+9 9fm+7 82q+10 2su-14 4s3-13 9v-15 1y5+15 3-13 bjy+16 1i7+10 4sw+9 us-10 1nu+14 440-12 1y3+12 45a-6
adb+7 4in-18 mo+8 564-8 eab-8 3x4+10 34x-6 2f6+5 4nl-9 bxe+6 5m8+21 47u-13 2j1-10 b7r+15 axr+5 3de+6 l7+7 3h-12 ol-9 2dk+7 5ot-9 7rr-14 a3b-14 tq+13 id-10
csa-8 2e3-6 3wa+9 55z+8 al3-13 1jh+7 34+12 6s8+6 2g+9 2ia+7 3q6+14 m4v-9 nmk+7 82+10 1dg+6 2lt+9 38j-11 ahk+8 4pj+10 an3-13 3im+8 1pw+7 1ow-15 382-15 237+11
3ik+13 5zc+7 32x+9 anu-11 1oj+6 np+6 1rl-10 ed+7 1g8+8 j0c+9 9wl+7 1pu+16 3ss+24 12s+18 hbg-9 71r-14 aal+20 9ve-7 2kf-11 r1l+10 4o0+6 5yf+7 5cs-9 c8a-9 tb-10
4qq+10 1cn-12 1zo+8 4f1+10 9aq+10 48x+7 4u9-8 8xc+8 qo-12 4wu+10 4e8+8 6s3-9 5jw-10 4rj+15 3w3+7 49y+19 j8y+21 kxf+8 98d-10 32a+8 8lu+9 1ij-7 13x-12 82k-8
115-8 pt+13 cvs-27 3oz-10 ucl-9 lr+7 vx+16 7sc-14 bmj+17 2fx-7 7u3-11 b8m+9 2qj+14 8dc+15 7ca+12 5mi-11 1ey-1 138+15 3nh+12 d5e+7 dq-12 ab6+7 3mg+12 1fb+8
8az-21 44h-8 29a+9 1n7-12 8nz-9 xay-11 84k+12 a1u-10 3ps+13 5lq-10 2mp+8 1z1-8 3zy+8 95g+8 f8-8 47y+7 34l+8 ekf-7 1e3-6 jxy+16 3rv+7 5z7+12 7sh+10 4bb+12
2pz+9 5ie-9 bsz-8 7gj-8 654-8 bq-9 82o-14 64u+7 8c9+7 4z-5 47j-10 3tj+11 127+10 4pm+9 7u7-8 44b-8 adv+5 drk+5 f9p-18 7b9-9 2dp+7 1qr-12 dcv+10 5d2+13 828-21
3im-13 6l+10 buf-9 183-9 215+8 3m1-10 5bn-12 8ge+14 3ho-6 i7e+8 97+8 27+8 1ln+11 31x+8 4e-16 4ll+10 hrk+8 29b+11 34f+13 ayv-7 11z-9 g6+8 39i-6 cj-14 mb-7
6rh+5 2tf-14 fr4+7 6jb-9 4ej-12 ps-10 2uq-8 16i-11 d2d-21 cmu+7 68r-15 8hy-8 c4g+9 2y9-6 4uk-5 eor+11 7sc+15 c2a-12 cxg-14 7xf+10 44s-15 25v+4 70c+9 1zo-11
10z+11 7lg+13 93-11 6gc-8 6a5+12 8yz-5 5rx-16 2z0-12 qi+7 hg-12 etw+9 22k+11 1d9+17 nx-6 4ik+10 l3m-10 7qt-5 n9+6 ajb+12 1ae-11 7c6+6 2b8+8 54a-10 418-9 14r-9
2wc-8 6gx-8 f41+12 54r-13 2j9+12 1v2-8 61b-7 lly+9 3vz+16 u5g+4 fib+9 nv+8 9i6-8 9tw-11 1ua-8 6dn-9 1pw-10 7k+13 2af-6 76-9 5ww+7 13p-6 2fc-9 bgf+8 51x-8
2b5-7 ab-17 44t+11 elw+11 fsh+6 bu5-8 13b-7 1t7+7 ayu-14 1y7-5 7x8-10 ipc-12 bzm-10 4pe-11 1vb-8 1zk-6 1y1+8 73+11 48h+8 qu-12 7o9+9 72g+7 kuk-14 3wi-9 a0y-9
1ku+14 2fj+9 4m8-11 19s-2 4ov+10 7fv-12 o4y-8 wo+10 5bi-5 2ej-9 3rm-12 ftf-12 3pl+6 3r-7 20e-9 23z-10 hl-10 ou+10 7ij+16 1ui-7 2il-6 9ja-7 gp-10 3kw+9 5jw-12
z8+8 86f+9 5ng+9 ah+9 n7m-15 5gf+7 13z-8 he-11 dza+10 gbd-6 79p+14 a3-8 9o3+12 6h3-7 2kr-7 r+7 5n-12 70c+6 3ww+9 9le+9 8gt-8 1jt-14 f88+12 boz+11 fu-6 89y-12
2f5-9 1fy+10 l9z-16 5z9+8 d9h-16 w5+14 3pv-13 5bv-9 bdg-6 1v4+10 5n8-18 2q0-10 1dv+5 ye+10 2zc-10 2wf-11 1mo-12 5pr+11 3wv-7 kxh-12 hs-9 21q-13 b6w-10 d8b+7
100-10 35k+10 3yt-15 cr4-12 4j8+12 imi+14 94b+10 p5-9 18w+10 1t5+13 9yg+11 f5a+8 6ek-9 635+9 7xi-9 l5a+9 jm-8 2gs+6 7me-12 7r-7 73e+10 5px+13 21q+9 1is+6
bs1+12 6fl-12 1pd+13 cpe-8 32j+7 1fy-7 4sg+8 98b-13 10l+11 5ag-6 gl3-9 2j0-14 45x-13 1f-12 l7b-11 31d+7 ndn-10 3e1-25 3rj+6 58d-8 naz+6 5gu-14 314+10 9ya+12
1az-9 bdk+10 gq-11 hko+8 474+16 ahk+11 3uf-10 3em-13 q5+17 5dy+11 9kh+7 jls+10 8dc-11 94b-12 9l+12 57q+13 3uf+9 53b+10 22t-17 4rz-8 6ky-15 7mb+8 4ba+8 je7+8
44n+27 cjx+5 27p-7 9ha-8 nk-8 6f7-12 7ce-9 1o-9 4f4-8 5b8+15 p3-14 j1-8 x0+7 j4h+10 fg+11 dc5-8 4io+8 26g-8 cy6+11 19l+7 2tf+8 dup+14 56r+14 ebz-12 ix+7 ol+11
24+17 6z2+6 6te-12 65y-9 325+11 9mb-12 49c-13 ix-6 3ht-12 4kt-12 2z2-17 95u-8 am+7 3f2-14 pt-6 8hl+6 1v9+9 2qj+7 3id+11 zoj+11 3m-8 mho+10 a21-8 1w2+10 305+13
1a0+13 3fh-9 2jf-7 7f6+8 8k+16 c6+9 3jy-7 6nt+11 2wa-14 7bm+8 2dg+8 252-6 2t+9 1mw+8 1l4-6 5j3+12 6qu-8 yl-7 ibk-10 177-8 aop+8 m9-9 8pl+9 7el-7 3zj-8 968-10
gej+19 lz-9 1tx+8 3po-11 40s-11 16v+11 1kz+8 2pj-8 5m0-6 56i-10 13k+7 1xy-11 45k-7 38n+16 86-9 1gr+7 1yi-9 47r+8 a33+14 33z+9 67e+6 cnv-12 1ct+13 19d+7 46k+7
1vk-8 53q-8 16d+9 f9o-7 eh+14 2ce+8 3wc-11 6wj-9 xp+6 1xj+18 2go-8 1tn-9 ha-7 1rn+8 438+8 7n+18 5fd-11 213+10 hms+6 1d7-11 el+7 jh+7 su-10 cc+10 x62-9 8v2-7
2xp+10 c8-10 49d+5 1br+8 57m-10 4y+10 bq+10 a5e-10 2qf+8 3xu+10 5xn+10 2tz+12 6px+10 2za+9 4fl-7 6kw+9 8nr+10 w9+7 2fe-9 493+8 ap0-12 36q-12 8wj+11 5fg+4
63-10 7lf-9 5a6+11 7xj+9 4d4+10 2lw-8 j4m-8 554-10 33y+18 3d4-12 9y3-11 21e-8 yr+10 bar+5 6zi-10 29+7 a0+12 2sj-12 10w+9 1jp+14 et2-19 8q-8 ds5-11 21o-17
dpm+18 5xv-11 2hl+5 2b3-5 pp-6 lxt+12 nar-9 1zv-9 49d-8 1jv+9 62e+18 ti+9 9ln-11 5b0+9 6jj-8 8o+10 6xi-8 o8-9 1bm+7 2ot-10 1ei+10 312+11 2y0+7 581+8 1an+9
5qc-8 4f4-9 1hv-17 21m-17 csq-20 2r0+8 3a0+10 36u-8 18k+8 2q+10 5e+9 2km-10 447-8 274-14 89t+12 66j-8 xv+8 12i+7 by-11 xm-13 1l8-11 awp+11 8iz-7 tg-15 2x5+9
c4k-7 7qi-11 58w-12 7x0-12 6d4+10 2co-7 giv-20 875+12 2br-12 870+11 cj-10 134-20 e7e+12 nta-7 48m+14 27d-11 4c1+15 5yy-8 7ml+9 2y6+7 84b-22 4mu-13 535+14
cop-7 2e+9 xf-13 nfk-17 r6-7 206-11 ji+8 cv1-10 14d+12 3yd-10 3b2-7 5js-6 29j+7 35h+8 66a+8 2ut+4 195-8 1jm-12 7fa+17 19w-10 2qz+11 23n+12 748-10 bwl+14
a1k+11 4jg+7 123-10 1yk-8 5s5+7 arn+9 2yp-11 3an+7 3gr+8 grd+8 pf-13 1n5-14 4xn-14 1v1-10 42r+14 29c-6 2ua-8 all+10 1so+13 7jw-7 27o-12 ce7-9 s5-11 aqv-10
6yv-9 8mq-11 7p+7 11w+8 rxn+11 3eq-9 5y3-9 4er+20 81i+8 6az-7 vrt+12 29t+9 36v-9 mbn-6 9xu+13 c55-13 8li-20 4hq+7 77+6 8xq-7 3b8+7 3jd+7 3n4-7 398+6 1du-9
c7t-15 q9+13 975-7 78z+11 tb-14 9t-8 5n9+12 1in-8 776+9 b2b+6 fxn-11 15g+8 827-12 7wp+10 91k-8 ih6-14 5gh+8 gy+8 1vw-14 u7+10 6ty-16 97n-14 bvz-10 382+14
4tt-14 1r6+6 4nf+18 3hp-13 js6+19 9e+22 34f+13 7yx-8 590-19 3b0-13 39-8 11q-8 2cb+6 kwo+9 36j-12 3b8+9 5u7+11 tx6-5 7nt-10 1dg+10 xp+10 29a+3 62y+9 19z-6 s4-8
i35+16 73+8 7vn+10 2ye-9 wo-8 19j+8 6av-10 7kc+10 avz-11 4aj-10 hpa+8 3zn-11 52q+11 1lc-9 35e-9 34h-9 3e9-12 9tk+9 287+10 4ug-13 91r+10 1iq-5 cqy-10 77k+15
e1n+9 kry+8 46a+8 6pn-7 2jp-10 u4+12 e30-11 1s3-7 bsz-13 3ea+16 5h-6 4op-11 3zp-13 3pv-8 ek1-12 4ys-10 ff1+8 tp+7 62l-4 d4o+8 cxr+14 dhl-13 go5+7 k2f+8 bc+8
i1d+10 53j+12 28x-9 lls-15 5kd-15 5xj-7 25f-9 3c7+7 e8+11 7l-7 1bd-6 dyd+8 2dy-6 c3q+11 1ak+11 3ll-8 67g+6 aqw-14 9ov+13 ezn-8 735+6 3is+15 1xx+4 3c5-10
ai3-10 bui+11 bql-13 1j0+9 6cq-10 2m5-9 af+8 1jf-16 1sb-17 730+9 dhl-7 937-11 6gj+9 arq-8 7d9-11 1vx-10 6vi+6 1k1-11 936+10 4yv-14 2o8+14 a8n-11 k4+6 d9-16
417+9 wb+11 93z+15 6j8+9 3dv-12 3gb+10 3jj+9 9bl-10 147+10 7td+10 113-8 cq-12 a8p+6 4hi-6 4kl-16 4h9+8 2vb-8 5hs-9 sk-8 1rw-20 jmc+11 l1v-13 h41+14 3pc-12
ti-9 86v-10 9fp-6 2g3-10 x6-7 era+8 di+13 656-11 e4r+10 36q-14 6my+9 8tn-12 25m+12 4j2+10 2ga+4 hh+17 9en-9 j0-4 14q+13 717+8 13h-10 5wp-14 2gx-10 b7k+21 r-12
aty+9 f7-16 1i2-10 9s-7 5ob-7 ib2+7 hz1-21 668-7 1df-15 167-11 2is-11 6mt+13 82z+6 k7c+11 lzn-22 dii-6 5d3-5 3bn+6 6av-11 2k1+7 3sv+6 u5-8 1b7-8 sew-11 dho+10
h84+6 1es+8 8of+11 xe+9 3k9-11 8p7-10 xe-7 nr+10 1yw-10 qbe-5 9xy+9 89f-13 fm3-4 oes-11 810+13 33x-8 3j6-8 4fa-11 4xq-15 42i+9 1qr-23 hi3-7 pc-8 6ta+6 4gd+9
5to-6 ee-9 3g2-11 fd-8 2uu-10 58a-10 lqy-9 a77-11 61s-10 1ek+6 1u5-11 6s1-12 3l4-6 7hu-11 197-7 rm9+9 20l-11 sf-16 79f+5 1ug+9 cm-22 am+5 cru+10 c30+14 gho+7
5ur-10 2db-8 tz-10 7e0+7 34k-10 3ak+15 6wo-6 3rh+15 5oz+11 4c3+8 akx+10 9u7-3 11l-14 84d-9 t3-10 122-11 6ih+9 g87-15 3hz-12 fs9+11 1vv+20 2j7-8 28c-7 73i-6
b12+8 1jv-17 a4a-8 8r9-13 50i+7 1va-17 bz8+3 4uq+8 45d+11 11l-17 7rt+14 39m+9 dfn+16 3p8+7 o8-9 46g-10 iqi-13 3ho-8 6uy-9 gu8-17 6q1-9 27n+15 3hr-6 w0-9
3v7-13 46u+8 158+10 89m+7 p3-8 b2p+9 4ue-10 1jb+14 hd+7 61s+11 er2-13 c0y-14 cx-9 8xk+9 1rv+6 dv+4 1nu+9 2qe+7 1zp+7 8dx+14 5ou+7 dq4-8 mee-13 2kv-18 9u7-11
3gp+11 443+14 3ky-8 4g-10 4w-7 5i8-12 8ma-27 2f3+6 j4h+9 ub-11 21-10 2ls+8 iq3+11 5ol-18 8ms+6 3c7-10 7+13 8ef+11 2c9-5 awj+7 8qx-7 gg-9 5lp+9 28a-9 3vw+11
2gi-8 6g4-11 3ke+6 a+9 9pg-12 3iy-13 9gk-9 1ay-7 300+19 412-12 uf-10 4ae-6 4lm-10 k9e+14 n1g-8 181-7 101-11 els-10 dc9-9 6a0+6 bl2-10 ge+9 1l7-6 359-10 nh-10
t8-8 10h-7 ju9-5 50x+9 le-9 1qk-13 aul+6 5h2-10 dpw+7 5bo-13 dc9+13 gu+9 5c0-18 bf7-11 8gq-9 47n+12 14q+9 5q1+9 4s+11 np-10 mon+8 62h+8 b3b+11 431-9 2jv+12
842+14 4h9+7 2ht-8 dag-5 vt-5 a6v+8 5wv-8 7el+8 73u-7 5m5+15 3i7+16 bdu+15 5pa-8 5ks+8 zs-10 nv-3 7xp+9 44r-10 16z+11 2d8-10 45o-8 5qi-7 34t+8 12m-9 ko-14
hmm+11 2d+9 7mj+15 44s+6 9pz+8 197+12 115-9 2kq+8 61-7 25m-11 7hu-9 5i4-8 jdd-9 fql-15 27z-9 ah6-9 4b3+13 83+8 40j-12 2pq-14 c1n-11 9h4+8 gij+8 2lf+6 2pk-13
4ga+7 7s0-8 i5j-9 jg+7 3d+12 9t7+5 821-8 20z-8 fmf+6 em-10 sp-13 c0v+8 52r+13 bua-9 6ks+8 2c0-18 b9-8 9o0-12 9y-12 gqf+10 2p4-7 f3k+8 937+13 hz-9 yn-7 1kb+14
imo+10 1pf+4 od-11 7k7-12 3jm-10 3kb+10 426+10 814-9 16g-18 3am-14 1wg+13 ogr+10 4gd-7 j7+13 1u4+15 4nd+9 f0+11 2rf-9 vy+11 7bl+7 13kq+10 cp4+5 7ni-12 4np+7
fi-7 fh-15 grr+11 25z+10 314-13 1kd+7 teh+11 3eo-17 29w-15 ph-10 4+6 7b9+6 8iz+9 7er-10 3mp+8 3rw+19 7iy-10 5cd-14 1cd-11 g3o+11 f8m+7 12t+10 i5o+10 l9-15
155+13 4yy+9 2lp+8 fv+8 9ev-14 4tx-11 8dv-9 4rr-10 1rg-16 xr-9 15o-8 49i+7 6s-7 c9w+12 jf+11 en9-9 2ny-18 2bj+6 5n+8 32r+8 n5-8 5so-4 s1+14 4ju-6 5t8+12 bx-14
6ts-7 1zt+5 1xk-11 28q-13 7k3-6 8v7-8 g40-14 jf+10 hx-9 dc2-22 ap-9 bjd-10 5wz-9 17o-10 gpd+9 3ao-14 979-9 mzd-8 1u+15 3hs-8 29h-7 6xp+10 7ea+9 2hu+7 3ep-17
e5s-11 8zs-13 8ss+14 315-15 oj3+11 8fs-11 75a+9 b0a-6 5f8-12 666+5 3y+4 7m9-7 5ae-17 1bc+13 8qu+10 2df-12 ar9-9 ie8-9 bn-8 c8u-11 1n1-5 4w6+14 50v-6 56u+7
ot-11 dh-6 m5d-11 4hu+9 3vl+9 n14-6 ahp-8 2rv+9 a62-8 gv-7 7w-7 6aj+8 fga-14 2vr-7 3vd-10 46m+20 a0b-11 1fy+10 1k6+8 6bd+8 3mz-12 7a9-5 1vc+6 3v6+10 bcj+15
70c-8 7gr+7 1xy-16 4vu+8 590+10 461+12 2tu+12 btp-10 2be+11 1lk+9 21i+10 cbx+7 4hg-12 477-21 3ne+10 en-9 1k7+14 1vn+11 eh4-10 29i+8 7la+13 6xh+9 p4-6 1st-7
h4l+12 gg+10 ck7-8 bmx+11 s4-15 e8v+10 8tk+7 2e2-11 2uk-14 e1-7 jy-11 byq+7 5dw-7 7hg-8 wg+11 85p-11 2i6-6 54p+17 2zw+9 fw9-8 58x-8 ryd-10 to0+7 5w+8 1oo+7
1lc+8 fw-12 2c5+12 33o+9 a3x-7 f26+4 2um-6 8pq+14 3o2-16 6y5-7 2vz+15 97i+9 xg-8 4ei+10 7g7+9 7s-7 883-9 4c-6 5pl+13 7wl+8 2f6-7 1bw+7 1lz+8 93+15 ou-13 38o-8
bmc+6 act-12 7yh-3 7rq-8 4qt-10 3kc-6 70z+17 1qm+6 1g1-10 f4o-15 2rw-16 3ok-12 2pz-13 99d-8 1u5+7 31r+10 lmv-14 3x1-10 dcv-6 yf+19 15h+7 1mg+10 51o+10 2p4-8
180+15 327+9 4yf+9 83n+18 8zk+18 19e-7 5nm+7 225-11 2rd+8 dcr-9 ufx-7 3oj-8 5lw-11 2v1+9 7rn+10 450-11 2sp-22 wh-7 48e-11 7pe+3 1fb+15 72o+12 8y+10 59q+12
b2z-17 2qb+6 c5a-14 9y-9 9ms+6 4fn+8 efu-4 2ux+7 16w+12 btu+11 ef-8 207-10 a0u-8 99j-10 35j+8 uw-13 le1-7 c4+7 7i7+8 cyj+9 7pc+21 6zw-12 5e9-4 i5-8 2b4-10
1o0-8 73m+7 3k7+9 g37-9 jh+5 7by+6 s3i-11 1b1+6 553+14 ga-9 1fo-10 9q3+6 6oy-7 18a-14 1he-10 e1p+8 uk+12 2w9-9 v5z+10 20o-11 gc-13 2mu-12 ha+5 vv+9 55a-8
5jt-7 j9+10 45-8 26w-8 i4h+8 57k-13 79x-8 5p2-11 6y9+10 74p+10 j0i-13 39x-14 6n6-8 j7b+5 62m-10 2uc+7 4fw-10 8ar+10 1wf+15 gjz-11 vn+13 26k+8 1yl+9 12v-6
66c+11 5vl-11 5q2+15 9q8+8 40g+9 94-9 jzj-12 2f8-11 a8b-13 1qt+10 3yw+6 4og+4 ckm+9 2kn+10 c1+23 38n+11 xp-10 3sz-8 553+10 7un-8 4g0+6 8ja-16 3ju+12 1dx-21
54z-7 1ye-10 60w+14 4ku+9 7tc-9 2s9-13 5v0-8 2cj-7 5zs+10 ejr-9 alk+11 4qq-8 39o+7 ceu-6 4js+8 51k+13 mz8-18 1mj-13 edn+7 nd-8 51w+14 2dk-8 1a9+8 4qq+9 na-11
5of-12 hwi+12 4df+9 68x-9 3dn+11 1tf-10 nc+9 1t5+8 e24+7 73i+9 c5s+8 c4j-20 1e3+8 e2t-10 1bi+6 2tu-11 6jz+11 7jb-21 4lg-7 1zu+9 k1-4 bfj-12 10p-8 3pu-10 7ql+6
a3b-12 w2-15 e32+10 5c0+6 85m+3 35l+6 20u-10 lo+11 ep9-18 2ml-8 38w+6 8xi-9 4f6-12 4ht+8 um-7 1rl-14 jv-14 hd-8 76l-8 q65-7 7be-10 95s+9 5h9+9 89d+6 4a7+9
3hk-15 ozm+8 w9-8 6ic+10 5k-22 dtm+14 ix+10 1qn+10 5cm+13 t2+4 1o4+11 7ln-14 1cx-13 cj2+10 87i-8 10u+9 3vt+10 aop-8 1mr-11 2x7+7 717+11 5cg-6 1lu+6 cbq+10
1dj+10 1uc-5 9gs-16 cqx+8 po+5 pr+8 69e+5 149+11 6nk+13 2jr-12 1y1-19 77b+10 3mv+5 12v-10 2uv+11 45l+15 66+12 2lw+13 9sh+12 3yq-10 4r6+10 7eb-21 1ct+7 1w3+6
bml+8 blg-7 78r+11 825+10 4vn+18 357-9 4yz+11 7p+6 1l1+8 3eu+11 5jb+14 6bc-9 253-11 cn+5 bv9-9 4gc-20 6mo+11 44d-11 84r-9 7eg-16 3fe+7 eew+23 b97+5 89z-12
145-15 6kr+19 aoe-15 2ac+7 22x-9 51o-10 ioz+5 2gh+12 15u-10 2ak-12 9pa+9 1fr-8 gwi-7 y-12 fiy-15 9zo+10 9w3-8 2z7-8 3fc-10 5bk+7 603+8 7l5+8 72-11 30x+10
9fa+7 36a-13 3it+7 4ru+9 e5j-11 7fw-16 kbw-17 1ed+5 24s-12 841+11 1gj+10 a6u+10 3r8+7 1q9-14 3ad+7 1hf+12 hzy+11 5c5-9 3dy-7 4aa-9 7ao-12 qd+9 60-8 cyk+9
1fv-15 8ql-13 1c56+6 6f8-10 2h-6 25u+19 nv+13 1k3-7 4sw+10 bbu-7 7pi+6 28k+9 6ox+7 94j-19 ym6+9 7p8-13 qt+6 4mt+9 1uh-10 i1c-8 18-10 7nr-10 6ox-5 js-8 9fn-7
agu+8 i2a+10 7zv+9 5xb+12 rvi+9 di2+15 3jc+7 45q-9 3wq+10 eu1-9 mi-12 24o+7 4gt-8 efo-7 3ek-11 j5q+8 9t+7 9y6-9 7c5+6 10d+9 4wk-8 e72+12 zr-7 7lh+6 2ci-7
pdo-9 30b+14 vj+14 11r+7 kr+8 ih+9 1jb+7 4dm+10 9qd-12 ur-12 5xu+8 3t2+6 255-7 1d1-25 dsr-9 372-18 1gy-7 2fr-8 19u+10 4z4+12 3u9+9 29o+9 3ql-7 1ew+15 ddi-12
6du+7 34n-7 435-12 3yg+5 6j7+9 15u+7 7s1-12 6n+8 ea0-14 1gp+9 2fd-8 i3j+10 437+19 707-9 3y3+10 ab6+17 4kh-9 1v2+5 2rx+7 g1+16 75p+11 ps-9 1no-8 2ac+11 cqt-9
i7k-7 irn-15 8br+7 w9+12 jp-10 5px+12 621+12 9le+6 4m9-10 5yl-10 bqf+9 10b-9 19q-7 ak7-8 3xr-7 53z-14 2em-10 dzz-6 4oq-9 3qm+8 6ig+11 1vm-9 3dv-22 bd-6 2am-13
1zl-9 6fs-7 gtp-12 91m+8 9p-8 4ao+7 8k9+20 4xv-8 du+9 3cv+9 9p2-9 9ad+8 3jk+13 3a9-5 ah2-12 nr-12 7pu+9 59u+11 55o+10 2sl+5 3mv+10 4vf+12 24n+7 1nl-11 4o6-5
ra-13 6ar+12 3mq-7 2lg+9 3mm+8 aeq-11 cz6+8 4rq+11 1rj-19 14u-14 mn+9 e0m+11 3h2-9 43-7 9cd-6 207+11 5us-13 mkz-5 1o2+14 ao-10 2gy+9 64g-10 9wy+9 ck3+8 474+9
2hc-6 dee+5 9yq-15 om3-9 gr1-8 1p8-17 ank+10 2nj-11 6t4+14 9ki+8 mj-8 83j-11 2wi+9 2gl-7 d9-6 107+13 328+18 51t+9 7yz+7 kaw-8 2xx-7 1j6-13 qj-15 37o+9 22u+11
1nc-11 6f6+7 1op+12 4fh-6 1yb-7 2b+9 5vh-9 4ww+9 8hl+17 1oo-5 6x3+18 7dg+20 vq-10 yv-16 8uy-9 6l-6 4q6-7 bgy+6 8gb+11 3ej-5 5ik+12 132+6 mq-11 1tf+11 675+8
9jg+15 pfg+11 72q+6 bji-16 10xi-8 1fm+14 4f5+11 a9d+8 5su+13 778+10 286-7 bb6-14 3ib+7 1i6-10 3v1-12 4d0+8 9vj+16 3us-11 4in-10 153+12 4ti+8 1gn+7 nyr-7
49z-10 442+12 9rk+7 2z7-7 9d7+7 ax-11 1b3+7 g9b+8 113-9 6vh-7 l0-19 5bq+9 61-11 6-10 6np-15 1il+10 77+9 f0-6 16u+13 zb-6 14m-6 8z0-9 ea-12 967-8 do-8 ph+13
bzt+10 htv+14 84l-12 gx-18 1eh-13 vq-9 1s9-9 1c+9 4ab-12 4nd-11 a6+11 1lo-11 1ih-10 706+9 1id-9 3a3-11 dq3-15 54n+9 4nu+7 1fm+9 2aq-9 6pt+8 991+9 7x6-8 f2c+12
6vu-12 7c6-7 qk-7 1dm+6 673-8 9qw-19 3eu-9 ux+12 67w-12 1yc+10 34-8 2to+12 x5-7 1eh-7 2gd+9 ph+8 26o+9 1io+10 18n-8 1ct-6 mlk-10 lja-9 fwy-14 8g-13 9bk-10
3su+12 7mv+10 om0-20 396+8 i8x+16 2h-8 7kb+9 d1r-9 42q-10 bsq+8 1kp+9 2e2+5 2w9-10 57g+16 5qk-9 eor-10 2h-8 36x+7 4cg-9 a59+6 fg+14 e91-9 cen-12 7hk+7 6sy+6
dt-13 45y-10 19b-8 3uq-10 h6c+14 7y7+6 d4i-7 41k+12 aa3+12 6af-6 qp-20 25f+8 59x-9 43b-8 674-3 9ov-19 8of-5 65n-10 fk-15 7oc+9 duc-8 13k-10 lh-13 82u-7 79g+9
5sv+12 2db-8 b1f-14 1l3-18 fma-12 2zt-8 6tx-6 2yp+15 sf-9 99k-3 4rt+11 3r-7 3ut-21 rje-15 1r2-12 aky-11 wb-9 haw-11 9b6-8 4b6-7 r-9 a1w-6 3r9+12 f2-16 1pr+12
1yj+12 84m+7 2ik+11 4zl+10 eyk+13 ikc+7 8y5-6 1vd+16 538-8 5l5+10 4id+9 ci-14 5fw+11 2x-9 2in-13 eq0+5 1pc-7 18h-10 cdi-16 2w2-6 gw-6 4n6+4 6xu-14 2gx+4
37f+10 1oy-7 24r+9 2z7-8 729+11 d6f+10 1ex-18 79e-14 6o-9 d6-11 1ap+12 3go-9 6s9+6 2eq+8 y5+8 e2c+13 1g8+9 9p-11 kz+20 6be+10 2zp+10 50c+5 3vr-17 5n2+19
1sr-11 9m5+11 3hh-8 aff-12 5lp-7 8jv+6 5km-12 apy+6 dna+7 d3r+9 57x-7 rr+7 19f-11 aa-9 45k+8 778-6 7j-8 bmf+6 5wp-9 9zy-7 ktw-8 313+7 2j9+8 3w6+8 3no+16 416+6
4fp+14 1wh-7 3gu+10 3i5+6 44m-10 73l-14 5ep+12 8o4+9 166+6 6i3-10 add+10 ckv-10 48w-8 981+15 40x+7 92c+9 cv3-9 2ue+11 7h0+9 ag5-12 16j+17 9a7+7 4uv-10 8m-11
1jr-14 46u-17 a1y+14 45j+9 105+9 ckc+8 clu-7 78t+12 29p+8 26-19 22n-10 5jt+9 7hz+10 1rq-17 1fv+6 443+5 16b-15 cn4-9 1l1+11 4ts+14 38t+12 1fz-10 a4o+5 4py+8
7c+13 o8+7 1o8+13 kr6+5 72s+10 mo+8 eh9-15 3td-15 2d6-13 3w+11 1bn+8 9hs-8 cs-14 btd+9 208+9 1bu-7 6c8+10 84j+15 3jz-14 c4n+7 6oe+7 3fa+10 3it-6 94b+14 15z+10
22t+5 2al+7 b3h+6 mvo+12 agk-8 6h3-7 209-8 all-5 v2e+10 ar9+10 3wt-9 3y6-10 807+10 8-12 789-10 35e-11 a1i+15 1z3+19 262-8 yk-8 ii3+10 a0p+9 3i0+11 axa+6 a0y-7
t2+13 ix+8 qy+6 1r3-10 6er+8 h7s-10 2k2-12 8wy+9 1um-6 2b2-12 1po-6 68t-9 4yk-10 t2-9 oq-16 36j-9 bd+10 1wh+8 lhc+9 44a-8 8h5+11 fa6+7 8c9-6 16r-7 4t-8 doj+21
45f-8 hk8+8 420+9 l1+38 1kl-14 adw+14 ggw-7 3vk+9 d0m-11 cuk+8 3u+13 xv-17 477-8 3a7-9 2l4+10 6r8+9 o8-7 82s+9 3re+11 1jp+13 1xx-6 blv-10 sey-8 3ph-14 46-10
3mq+8 21l-8 6tq-9 pj-8 iq+8 7i3+14 890-5 tl-9 9m+13 1lt+8 fv9-10 1ar-7 12f+6 dd-8 i7-17 a83-8 as0+11 93q-9 9en+9 7rc-12 83n-9 5zq+12 ih+8 45k-7 8m0+11 3h6-7
1le-7 gqg+18 4ew-12 36f-13 5jz-7 64k-9 gno+11 z5+6 22q+12 8vo+7 bx+6 3x0+12 3af-12 58e+7 nq-8 1bx+12 b3a-8 8xs+9 8b3-12 3nv+10 jp+13 5yh+11 crt-8 4ap-10 ih-10
3py-9 58e-10 27i+14 3m5+7 1km-8 5ju-8 u4a+8 2nt+9 8a0+10 71p+13 w7+10 3u5-11 a95-6 3a6-9 4xx+11 12p-15 5qy+13 4c5-7 2jo+12 7qb-8 1y1+9 dcb+10 qb-14 g0r-14
3p4+10 cwi-9 s-11 8t8-10 4f7-8 ri+5 u6-6 7o-6 8sr+7 290+15 786+8 8ju+7 10i8-13 her-18 ci3-7 9al-17 cpo-8 e0o-24 9cs+5 2kn+12 m8+7 166+6 b5p-5 677+9 bcu+8
gsw-8 1kb+13 344-8 3he+10 ub+8 2ga-14 1kl+10 bh5-13 4hf-11 1n7-10 5jd+15 8fu-10 lbx+10 c49+10 an2-7 273+11 3md-12 gx-7 861+16 a0p-6 7b7-19 ptu-8 6n-5 7ia-8
56k-19 24m-7 97y-9 wx+8 579+11 5bo-10 4kn-17 4gw+9 7nd-14 fv-11 8di+7 134-12 11e+11 bzj+12 a8a+9 6y7-12 rt-16 bw8-11 3sh+10 15h+5 bv+8 98o-9 1lr+9 cs+11 12g+9
7ny+7 16r+6 it-15 e19+5 yx-8 6tg-10 7fj+15 4xe+10 3yt+14 qe-7 256+4 czg+9 cex-7 556+11 4py-7 1on+9 bis-8 sb-8 7dz-6 2d6-10 1w-9 6d9+16 1eo+10 4rz-13 1os-16
2w3-11 ge5+7 20j-11 lgi-13 8c9+7 gj-13 8a9-11 1c4-9 3hw+8 1mp-8 4sw+12 112-14 pmw-8 23x-9 yvg+21 1dm+10 56+9 8r0+12 1m4+12 3mu+7 b0u+7 7c3+7 115d-8 5lv+13
45s-22 aee-10 75-10 678-7 1al+8 29x+9 ym+5 ra+9 6dt+9 72o+8 5e7-17 45s+16 13z-6 41u-7 1ls-8 1vc+17 22y-9 1b-7 1nv-12 16j-7 ta+8 6jg-9 880+10 1b9+9 dt+8 1vb-8
ai+8 9w0-8 4p3-6 237-9 95i-4 5ac-10 c26+9 7ry-12 7f5+10 2cw-8 1fi-13 htr-7 63-6 86-7 8ql-7 gnf-16 1sv-9 16u-6 ew1+7 g9+8 99k+9 ix2-15 9fk+9 2rw-8 5aw-10 27o-9
bxy-11 r3-11 3zk-7 2pd-5 ekh-8 pec-15 2uh+8 cmz-10 x8+9 bsd-7 8og-5 i4+8 4og+8 61t-15 4d+10 7as+12 p7d+11 2kg-15 xg+11 uy-8 bec+10 k9+14 a0u-7 5f1+8 pp+15
ii+10 dfx+10 5a6-9 7v8-16 91k-9 9t+15 7wl-9 2lz-11 7n8+13 ghn+8 5mb-12 4h6+9 afb+13 c7x-12 123+9 58w-14 28l-8 2pi-9 1i2-11 4bk-15 7tf+12 6wc-8 11s-7 mgt+10
afo-10 240+7 7ys+10 4lw+4 2bp-6 2py-10 4l1+12 2fw-9 324-11 8f6-10 5u-14 96n-10 dy+6 dxj+12 91t-8 2kp-15 1kh+10 ccb-7 j8-12 b7x-14 pi-6 8ng-9 4qd-14 2u5+14
4e2+10 5qk-13 iui+10 914-15 5z+11 3jv+7 1s1+10 5qe-12 90b-14 knh-3 5qt+11 bmd+13 47+10 g7s+10 m8c+10 1vz+5 fq1+10 3l7-21 8yn+6 2f-7 2n1-6 im0+10 a2-11 2je-22
3yc+10 a63-10 65s-11 153-9 vm-15 vl8+15 em+7 4h+10 q89+8 7zd+13 gpl+10 6fd+13 5jf+5 10k-7 cb+8 ew-10 4l7-8 agl-11 1q9+10 4hs+6 a34+8 3t+7 1t8+8 3rc-14 16s-13
1p9-6 51p-11 b78-11 4cd+7 5wb+9 20t-9 477-10 1hy+9 2p9+9 8q-11 3fl-8 4wd-19 fy+16 2it+13 3zy+11 6yc+13 pz5+11 8ii-23 3m3+22 3bo+8 24h-17 1o4-10 hs5+12 fg+7
1qb+11 6ex+18 8y8-12 14l+8 i19-9 2ze-15 3ib+13 3f8-8 33g+6 3e9-9 1xt+10 5vm+13 kjn+9 180-23 lij-6 gh7+7 d8z-11 45u-8 1wb+13 dtb+9 zm-6 f2-10 anp+10 f5+15
asp-7 5e7-23 8my+7 4cm+7 79o-11 5h2-6 eme-8 gy+13 8gu-8 7fq-8 136-11 1bf+10 61g+9 2kl-7 2fa+7 1kp-11 c3s-9 cw5-13 v8k+7 5mi+10 1jv-6 4fg-11 ahq-10 1e6-9 m0+8
a4t-10 3jh+9 1bt+8 6wo-9 bjq-7 1yr+13 rcr+10 5gr-13 8ep-14 1xu-8 bme+7 h7m+8 5xz-20 502+8 934-8 3hj+8 260-7 3jg+10 bo6-9 mz8-9 x3-11 6z+14 cd1-6 20m+15 a1+12
ny+8 28t-12 n0r+8 5mn+13 6qj+10 87p-15 57d-9 985-5 h8z+10 2w-14 85y-12 11p-8 h8+13 2y2+17 cjw-7 5dd-10 370-14 a0i+11 17-12 74r+10 5zr+16 37s-13 2lf-13 5z0+9
7ud+9 1tg-16 3be+9 64i+9 agr-15 18m-18 5a3-9 3pf-6 8tk-15 3hd+9 np+8 ejz-9 7bc+7 2zz-8 8ss+11 1cx-9 1lx+8 9ma+11 y7-6 3pf-10 1zp+11 75m-12 3gi+16 678-9 5g9-9
6mi-17 lm+9 3cv-11 53d-7 ye-8 1ff+10 77k+12 gt-9 et-7 55b+13 9ni-19 4qs-11 9bh-12 7vx-14 5z-7 95q+10 485-12 9g1-7 86u-19 a0z-11 59k+14 2s0+8 20m-18 36j-9
26k-8 a8e+8 1a2+9 2dv-8 y4+11 a00-8 2zl-8 4yf-8 6of+11 io+18 1i-6 6z-11 6jc-6 k+12 bcx+12 pgn+8 7pn-10 8ze-11 1zl+10 5d9-14 13o-16 4w2-5 ett+18 ni-11 157-10
jq+11 2sz-16 f96-8 xq+9 37x-6 285-19 39r+16 egh-8 65e+11 hw-3 hw-7 8vr+10 f2-15 2au+14 g6+7 6m7+8 fxn-12 8af-14 b0-9 9p+11 264+9 73x-7 ud+5 2n7+11 ed+10 4ea+8
3k-12 kd+10 4y6+11 m6+8 1p8+16 2p4+8 6dv-7 3rm-12 bna-11 49d+7 8z3+14 8a-10 c94-2 880-7 fd-12 4gh-6 5q1-9 6ut-7 1lw-10 1hv-10 64y-8 63o+10 5vl-6 agx-15 1al+8
hn-6 5xi-8 3my-11 2jz-6 4zi-8 2d7+6 gp+8 2t8+7 3lf+13 2g6+14 2n0-21 5ti+10 7w+7 3cx-8 4nh-10 hy+12 37p+6 5xs+14 br+15 8om-19 1su+10 1ax-9 7f9+10 3aq-11 13q-12
ipd+11 5ey-5 12d+8 q36-9 ei-11 5ta-9 5xm+8 egw-8 5k0-8 17g+11 1po+9 720+12 7cj-9 7lh-8 ceg+10 x3-11 4a5-11 9v-13 1od+10 7q9-8 v0-7 17k+7 ier+8 72a-16 42j+5
5b0-10 6uj-11 3ta-6 1iw-10 fdg-15 fm+9 3nc-13 ds0+8 97p-7 gzt-6 608+12 4z0-8 1om+8 l7y+10 7sw-10 10o-13 7x-6 249-8 als-10 9w-24 54m-11 1r5+9 c4o-9 dle+18
gc2+7 7ks+12 1pt+5 2tk+8 cr-16 49b+13 4ra+8 pn+7 4xs+8 2xs+8 13c-11 4sm+9 doq-8 8ty-10 34v+9 3in-10 3u0-12 huq+9 265+7 3q0-7 8zi+7 3kt+10 3t2-12 63h-6 2bb+8
3e2-18 1mt+20 87j+10 8hn-10 3pb-11 amo-9 38q+8 3+9 4c-17 5ou+5 9uw-8 jj9+7 3ik-12 5q+11 il-8 b3a+11 2ed+14 uhf-10 4q4+6 370+6 1ic-14 e4g-8 ala-18 7mb+10
2pt+20 90f-12 32t+6 mds+8 1jr-11 1tw-11 2bp-10 3om-9 2e3+11 2x6-12 13z+12 31p+10 2oq+9 cb7+6 69q-11 1fs-10 14bq+9 9ao+15 cpe-11 frm+10 q-13 7z+19 4ww+13 z8+4
g7-8 1tq+12 6sh-9 3bs+11 3+9 4k2-11 iz8-10 l9-11 2zw-16 1aw+14 11m+14 33w+12 5gx-16 x6-12 3bu+8 b8g+14 fhm+15 5he+5 zfp-11 2bn+10 1wl-7 i1j-8 68p+14 585+9
1i8-13 3w8+6 3ka-7 rl+17 czb-13 f3p+8 c1e-11 qv-7 e20+8 ert-8 1ww-10 6ay-10 6y6+10 3ak-7 2sv+9 cdl-3 1er+8 9mh+7 4y2+11 9c+6 3ix-10 hh-6 2nt+12 4f4+19 uq-20
174+7 m9-7 6-27 fkl+7 89c-16 57d-11 5v3-8 ow+25 g5s-9 6k+12 4vi-8 404-13 5e3+7 s53+30 f0b+8 2oq-6 12n+9 mw8+10 3eb-18 6-8 99i-6 39a-7 6r6-7 3h6-4 1mc+7 2kh+8
5us-14 1mj-15 1eh-8 6d3+8 3p7-9 5th+10 14a+7 1qw+18 4wj-10 197l+6 1b3+9 rn-11 a1q-8 zs-9 4gl+6 4fk-9 60k-7 457-11 50x-8 bpg-16 1gz-8 fg-11 1xs+8 1jm+10 83i+12
4ul-5 5w+14 5jr+10 3mw+11 32h+13 1bd-16 4gp-14 46q-8 7ow-11 43b+11 17l-8 314+7 39n-15 ap-10 frm-8 1og-9 c-11 46o+9 1sq+18 2md-6 6fk-9 4ag-7 bbh-16 7ay+15
2r5+8 67f+8 dq6+11 7jt+9 77m-12 co-9 7g1+10 3lr-11 4te+11 5i7-10 2w0-9 8py-16 2pk+8 8ot+11 71j-9 6ve+9 3d1+8 59s+8 n7-8 oc+8 g95+7 16c-6 e3t+10 3l7-9 59o+10
5o8-5 44r-12 7pz+16 4f-10 29m+6 dim-8 9ra+8 1nh-7 gff+17 3s0-8 4ob-10 1el-9 kjo+6 18x-16 2ju+8 8ph-10 1tp-10 8h-16 24z-8 24e+13 9d+18 5wy-17 61s-16 4r0-8
26f+9 i04+6 1wx-11 p-9 6ou+7 93+8 ys+14 345-10 2wm-13 3vk+10 2lq-7 ao-13 59p+9 jl-8 18n-9 4cb-9 ni-15 e6r-9 gyu-8 g8x-10 ay+6 37l-11 68j+9 9s+6 f7-11 2x9+11
77q-10 637+11 3qj+15 8ve-14 icp+17 7ps-9 6ei+8 5rh+11 82x+8 8jd-13 8pi-9 1t2+8 4xb+7 4qj-11 6ya-9 1tv-8 7ai-9 8lf-10 6bi-17 7xq+11 105-9 47j+6 2z4-21 77h-12
4gc+7 1tv-9 4kk-29 7w9+6 sln-8 4iz-11 2el-8 j1n-10 4u-8 4dy+11 26s+6 9ew+8 2mp+10 4zf-10 6uc+7 64s-10 1bk-14 2b0+10 1y8-16 1i-7 52v+8 9w+7 xo+10 3t+8 5dj+8
7g8+13 ar5-13 2s9-12 2xt-10 2qn-10 cl2-9 17x-10 1nn+9 6ja+11 hj-16 2ks-10 1hh+4 7ut+9 2kp-11 bvm+7 1sa+10 92e-18 51v-14 64c+9 1en-9 gwb-8 29m-8 2an-16 10t+7
rp+6 f6d-10 1i+13 3m2+9 7tt+6 4ee-15 bv4-19 2r5-10 12c+10 67o-5 5ez-13 mj+8 4l-9 u9+12 fj1-21 bxq+7 a7-10 8pp+12 du+8 cp-8 2sq+11 dhp-7 dx+8 6eq+6 21u-8 2pv-8
24e-11 2e9+10 27f-9 2gl-7 7o0+7 2fd+8 3bc+12 5y-13 n28-13 3cj-18 91-10 8j-24 9ya+9 1bu+8 3fu+6 4u4-5 bsu-9 hf+11 1n4-19 6oq+11 12o-10 17b+9 64o+9 3sm+8 3pn+12
30s+16 3rh-13 57g+19 3uj+6 9yi+9 9d+8 4vk-11 3np+7 yx+23 3n0+9 7md-9 g3s+7 hqj-14 4q+6 s+12 h8g+8 8pr-5 14m-9 kli-18 7qb-6 1j0+8 27f+10 j3a-11 1jw+10 340-8
11w-9 6ra-16 3yq-9 3y4-8 2ai-9 dp+8 ir0-4 lc-11 cdx-8 7sa-12 3ea+10 4ow+14 c5f+11 2y1+9 83q-7 4im+15 3s0+6 3e1-14 9t5-8 1hu+7 ev8+10 2ww-17 4b8-8 c3n+9 2cr-8
177-8 17u+10 jm+7 5ql-8 5uu-11 2sy-8 1gk-7 rt+9 412+5 1ep-11 29b-13 3ko+11 3nq-13 3g-7 1yq-6 581-6 2qo+7 dsd+8 8wy-7 db9-12 em7-13 32d-10 7d1-11 cwg-7 ath-12
b73+7 ac8-9 4sc+11 jm+8 bpc+6 83l-13 7f5+11 9xc-10 jk5+8 5jz+13 4iv-17 9d+11 lu+7 30y-8 3rp+20 35y+9 5kh+11 c43+7 4a+6 688-8 zw-8 2nv-7 2g6-9 98i+7 31c+11
5qd-7 664-14 4hv+10 1kz-12 83+9 4he-12 jrj-8 46y-8 24z-22 8kg+8 mau+14 10ym+3 16m-11 66q+11 9py-7 2fi-7 35x+7 1mg-5 3ko+9 9p7-14 2rv+11 joe-10 97+11 9kn+14
me9+11 17q+8 66y-18 168+20 a2k+13 6z1-8 22f-8 1da-13 ebm+15 j7e+7 3br+10 36q+10 3vk-11 j+10 5no+8 e67+11 124+8 n90+8 6zm-7 fm1-14 3mu-8 54z-14 awn+6 48q+20
aon+12 933+16 1b4+19 2jz+8 2h5-6 rt+13 21e-15 1q3-11 5kc+10 2z3+13 b3q-15 yn-11 ix+11 6fm-6 3ri-15 htc+13 1y4-7 5wv+9 l2a+10 3ak+8 4i+11 8kv+8 3fj+10 7n4+15
9bd-12 1n4+9 jr8-13 4v6-7 6u0-12 8k8-9 ao+6 10ru-7 33-7 w7-10 31z+7 do-21 1gi+9 8qn-9 4s2+12 4d-7 343-9 a89+8 9s3-18 asn-10 n7+9 crx+7 2r4-11 bz0+15 bj1+8
3cd-17 6t-19 9a-10 1l7+7 3xd+7 8il+10 29c+11 1v4-15 2qb-11 9kj+8 3rm+12 3x1-10 d95-13 10mc+12 5pi-3 1xe-7 fpa-8 709+7 6ip+8 7o0-12 93-10 gvz-7 2ye+13 6jz+18
7sm-10 9dt-8 58s-12 r63-13 gh+12 afz-6 3mk+7 32l+10 w9-13 9yv-9 30p-9 888+18 7u2+9 10h-12 6ue-7 1qn-14 1tn-7 f0x+10 auq+13 3u-11 ji-6 1hs+6 5sb+8 2oy+7 52y+14
638+9 6kl+12 2ei-6 fo+14 488-12 63e+17 53f-8 oi-6 gwx+7 2dy+12 2uj+8 bbd-9 tn-9 7k9-11 rj-9 9pe-8 nr+16 9rt-9 ebq-7 6r-12 12t+6 jp+12 5q8+9 x7-7 1ml-8 1ym+9
54m-8 470-7 60q-7 13d-7 1iw-14 37b-15 ub-5 2s4+12 2fl+6 biv-13 27k-13 1qo-11 q9+7 dw-5 4tt+8 1ao+5 3v5+10 1cn-9 17+15 1dh-10 733-6 e1g-11 2iq-11 2ql-11 lt-23
c21+8 2y-10 l2-8 3u1-17 5ns+9 3at-8 hel+14 228+7 9t9+6 584-7 9hr-10 wf+8 krm-13 1g0-11 287-11 1e8+13 2sl-9 31a+15 a2+20 1g4-10 5n0-20 32p-12 1au-8 pod-20
4rk-9 2tz-8 x7-8 3n7+12 87-7 izq+10 fpc+7 tc-10 q2-10 a1-10 50x+9 4i7-9 ga+5 4ms-9 3uz+12 45r+9 6fq+8 3iz+10 4f7+7 6oq-12 1bl+9 acw+8 4yh+13 x-7 1c8-11 645-7
bci+13 7oi+8 2bz-13 9rw+5 1i7+11 qs-12 tg-8 80w-15 j0-10 bmx+11 3ik+11 7jd-5 vah-7 x2+9 2wt-10 9e6+9 1i9-9 cqp-11 1eb+9 3iw+8 4nd+9 dnu-13 2gf-2 f9-12 73k+12
82g-14 3si-11 ai7-8 87+6 18e-8 77v+10 2fu+10 fqr+9 343+4 172+18 1c2+7 2qw-7 2m7+10 9td+13 12b+6 x2-11 7cp+14 3mk+18 2gg-11 5r7-11 b35-8 it1-10 jc+9 1qd-14
9gc+19 62t+13 8to-5 jl2-8 kt-14 4tr-8 64n-8 i4l-11 76b+11 5gs+13 2dt-5 1ve-8 6r0+12 2ej-9 2gz+10 5ni-10 64y+7 47b-6 5sk-16 4k6+17 59y-13 58g+6 3i5-11 1sk+11
164+9 3ln-7 1f+13 hci-9 aoi+13 7lm-14 dbm+8 b4i-7 bwp-9 3fu-10 50w-13 51b+11 r+8 bd4-6 6d2+10 1b1-11 iu1+3 3i8+4 6z1+8 7z9+11 1ju-6 33a-8 g4+10 9zb-7 3ds-5
8kx-16 coo+6 2jp+13 1in+5 4gj+17 1gn-8 30d+8 8z7-42 6r0+7 8mf-10 147-9 80-14 79p-10 1up-9 gv-8 23g+10 1lp-5 92m+10 rg-8 2dg+8 5xf-8 k3-8 oq+8 2lm+11 dir-15
15m-11 1jx+9 183+10 2o-17 5am+10 1vj-7 1z5+7 4g6+9 32l-10 2wd+5 2ae-9 1sb-18 jc+14 v3+15 1fm-12 1g9-7 75f+19 2l0+8 gq-13 xr-6 23a-13 d32-11 3yx-10 7b6-9
511-10 3nr+10 yw-8 6q-9 uoi-7 n2-10 cs7+8 6be-17 7ci-9 52t-8 2pl-11 4np+9 1g8-7 55v-11 j80+13 j8+14 73a+10 6np-10 mcz-10 242-9 76n+7 kt-9 tg+9 1p4+6 49m+12
2xr+12 45z+11 88b+12 vs-20 5kl+8 ja-6 93w+9 rf-8 51i+7 u4n+4 2ln+12 44k+10 3tr-10 4dt+12 6x0-7 405-12 ap6+7 f4-15 7ro-8 2z9+10 to+8 db+5 1bk+11 cys-9 748-26
aqm-10 6fq-5 27j-12 504-9 7kg+8 1gt+14 9z0-5 bbu-8 2xd+10 1vm-18 42e-8 ou+10 5u7+9 ijv-9 146-5 2j7-21 1rk-6 6iv-7 9fq-4 17r-7 2j1+11 37a+11 ejm-12 20u-8
6yn-10 6zv-7 4i9+11 40m-8 gz4+12 dv6-7 19a-10 ale+14 6nd+9 1zz-4 67d-8 37s+7 54r+14 2tm+10 3n7+9 hdd+9 914+18 2kr+13 28p-11 1cf+18 bo9+8 kd0+9 6zx-13 363+12
1xj+9 3bu+8 7nf-7 470+9 41l-11 1n1+8 7vg-3 7n4-8 98w+9 1e1-9 53x+14 9js+9 6y4-10 4w1+14 6ey-6 2v4+11 134+8 zr+14 e4+8 28t+8 6c0-11 7ww-10 cqm+8 24l-8 7ob-7
3cc+8 7bx-7 4oi-11 1ch+8 3yr+8 1i2+9 2cs+12 d39-21 7o-4 701-7 292-8 e64-24 4yz+6 ejx+6 z-12 b4+12 2ah+7 8kz+8 15k-8 1f3+6 l2c+8 r0-14 ub-9 5ka+8 un+9 3up+9
4wl-14 9tr-9 32d+9 9zr-9 f40+4 20+8 abt-12 8bu-8 1lr+10 27a+15 3p9-7 116-8 csi-9 25m+9 1nx+8 77o-10 4r+9 v8+15 fv7-8 1w8-8 41i-13 1lt+9 9xk-9 6jf-9 35b+10
8u4-15 2c4+10 2xk+11 5zv-8 8uj-1 5wx-8 f8q+11 2sy-7 9wz+5 azs-18 nh+7 3qd-10 4w0-25 74t-11 1o8+7 4w1+11 4xr-13 46v+10 3kt-6 24a+9 fcg+13 f1m-10 3n2-13 3km+11
6iw+17 1av-17 4t2-11 9ke-15 38x+9 6j8+8 be0-9 9q+10 jve+8 162+6 6r3+11 cp9+7 11q-9 39z-7 36l+13 220+11 3ub-20 1w1+7 5a2-9 a45-27 yb+8 95g+9 4zy-7 9ew-7 3sb+6
18ps+12 312+10 6di-11 51p-11 n1+8 27b-10 4c0+7 572-12 vf+6 3uo-10 8lb-10 2en-11 ta+5 9e+7 a3y-9 5bc+11 5ep+16 84d-7 1zv-10 35+15 14q-11 e1v-9 9gx+9 8k1-8
2ly-16 2y2-8 dan+9 cch+10 26n+17 255+4 a3f-8 1sm-6 149+10 cc+11 9a3-6 cl6+9 96d+12 i26-8 d3a+7 e1s-13 7xa+10 1tr+10 pp2-6 bra-8 82o-10 lz+15 1e0-8 5wq+10
n8-11 2c4+10 cg4-7 13q-15 53m+9 4ie-7 5bo-7 7-7 549-10 11l+11 hnx-9 6mx+11 2o2-9 3ae+9 4sl-16 2hd-11 9s2-7 2lr+9 138-6 15r+9 308+13 ta+7 28-14 43-11 96j-8
xe+5 2xg-20 2so-11 2fo-9 8s+9 cf2+10 3fa-8 evz-7 iqf+16 5no-8 65+6 n57+12 9vh+10 20e+15 1h1-9 97j-7 51r+5 4k4-13 46u+9 358-9 4at-7 4k-9 p85+10 zv-6 6d5-13
4a8-9 do5-11 1nk-8 8bv+14 kb+11 5d5-15 8p-13 3kg+9 b3g+7 4yy+7 m+10 6o9-9 16-12 d2+18 1v3-11 39w+8 1zz-8 2ga-9 73-14 fhp-9 6q9+10 5qv-10 d8r-12 725+14 1m6-7
fyq-7 1z-9 8m+34 ym+6 ul-17 pc-8 27b-5 2nx-8 6qj-8 18w-12 7ks+7 eie-11 rj-9 9fq-11 18x-15 25h+7 1it-9 2aw+5 5m7-7 3ro-9 mf+14 3m-9 5dj-7 9fb-14 jva+16 3fg+10
1fi-10 1n8-8 2hw+8 594-7 1fd-8 f9-11 bpr+8 j1a+14 1zg+4 72o+9 p2-14 6of-10 3iq-17 cp7+11 28d+11 2yt-8 4fb-12 6x2+7 k1-6 2js+13 2px-16 4g3+12 3vq-10 yr-8
r4k+11 4b9+9 159-16 3fa-7 1iv+15 5r7-14 7y0+14 9u7+7 8ld+7 20h+10 19-11 9i1+12 5s2-9 77w-12 q0-7 b5a-9 7z4-8 89j+7 8sq-12 39a-19 111-11 2ay-9 5kc-9 33h-7
4bf-12 1s4+11 i9+11 l7-8 5s+11 2kk+7 13t+8 1zn+8 76m-9 64h+7 18c-18 813-9 4a-12 8zx+7 84m+7 1hh-25 ake+10 d3f+9 1qg+8 db-7 8sk-21 261+11 2e0+12 39x+7 2lt-8
v45-9 d4o-9 2fq+9 e9h+8 5ao-7 6ey-9 ac5-9 g8x+9 1ol-11 bgr-8 487+7 3fu+10 3zq-11 be5+10 3f7+12 ht+8 qjx+7 bda-25 4ot-9 5ni+8 9jf-9 2j6-9 a5k-9 k8+9 2fk-9
1sn-8 7zy-11 5fa+9 7nb-6 mnp-9 5q4-9 dg2+13 7js-16 4gv+12 3rt-8 551-6 ckr-11 7m2+10 b7j+10 3ix-11 8gj-10 16z-9 4mw-10 hi-7 66i-7 21-12 2s9+8 p8-7 mai-7 204+8
6ss-10 386+10 1qj-11 3ku+11 le+12 3vx-6 xy+7 7u8-11 5me-16 69-8 34t-9 2c2+6 5q8+9 cdn-7 68t-8 1cz+16 e8k-17 30i+10 jcm-10 6sh-12 tcm-8 1ku-8 bb-9 8o2+9 8p-11
ah6-6 h7q+8 4kl+6 7n8-6 1a9-14 2wj+5 64w+13 4gf-10 324+10 dib+9 9tg-9 3d1+18 1uv+9 cxl+6 k2-12 4au+8 6of-10 12q+10 3h-9 2qj-7 91q-9 1au+8 b7-12 99d+11 2m0-7
5da+7 5j2+18 834+9 5vo+13 488-12 83z+12 2ok+12 1zk+12 6x4+7 ny-26 38e-10 3xz-9 3hm+13 54-10 7y+9 gcw-7 2wd+10 3e0+8 e58-10 732+12 ox-7 4zx+9 e1t-10 7kx-11
6y0+15 3op+8 3ol-8 6ja-8 6sc-8 6oi-9 4v9+7 3wj+14 558+7 5kj-8 5ai+7 ep-11 8oa-8 5rh-6 8qt-10 6pw-13 2rv+7 2qa+14 ap3-7 anh-7 294-9 v7+10 2cw-11 2da-13 86q-8
b1l-10 4yu+4 6v6-16 6qx-10 6od-9 2v7+15 332-7 9b3+9 35h+19 13n+8 69i-21 81u-11 aql+10 21y-4 jst+10 41p-11 lj+6 uu+14 10af-7 497-11 awp+9 6ik+7 9bz+7 4pz+9
3jz+11 1di+12 3iz-13 4yr+12 6th+21 1f4+6 dix+11 3to-11 27w-12 bh1-8 4t0+10 2te-9 d1c+13 8c4+9 1hp+10 xk+12 6gg+6 2oq-16 327+10 7rr+9 19y-25 1d+12 r1-15 5h+8
2os+10 9y-14 5nw-10 fhx+12 2iv-5 14d-14 21y+10 17k-11 10r+15 6lf+18 6gt+7 3pt+14 6tl-11 4ou+10 9gk-7 b8e-13 8v1+10 8qm-21 217+8 6o7+7 9nr+8 4cg+10 429+8 f9-17
6ja+9 29k-8 ezj-9 1nz-9 oe-10 1lm-9 1wd-11 2eu+7 csv+9 30j+5 a3x-7 239-10 6o4-11 7i4-10 139-7 a9s-10 3cs-13 6vd+11 54x+9 1fr-13 2su-12 6l8+9 1eb-11 27u-11
e34+10 3z1+6 da3-14 9f6+8 u1+16 1hb+6 in+7 ag-11 4km-9 3dq-11 9u8-8 2sg+10 ll+15 fl3+15 112+20 40i-11 z4+7 80n-12 5nt+11 vp5+14 45h-10 6jx-12 ii+14 5g7+11
5mg+13 168-14 24a-8 3wj+14 82j+7 yr+12 6if+8 coq-11 pd+12 5t4-10 3th-11 3nn-16 a5c+12 ahc+12 2bh+9 467-8 e2r+14 5b7+10 cry-14 5yb+10 bm-8 2om+9 5m6-9 61x-15
1ax+11 4x9-15 4n+6 7t4-9 asx-9 mvc-11 95g-10 azv-13 88c-7 6iy+12 7lw-9 80p+7 195-19 1xn-8 5hx+9 ik+7 bl6-8 26n+9 6wx+15 abs-10 3bp-10 2h2-5 bb-10 10v+18 bpy-7
21i+9 2rg-8 32o+15 uok-14 4eo+14 1hl-8 ef-20 2n8+8 euu+18 34k+10 14e-9 7kz+5 3d7-10 1i7-6 4er-14 3da+8 1he+12 1f9-10 5ss+7 arz-7 u+8 6e+17 6q1+9 j5+8 48a+15
c61+11 28o-9 26-13 6cw-11 9oc-10 gd+13 h6c-11 5w2+12 2ay-9 2wq+7 1ml+10 3m2-19 ek+17 105+11 2r5+10 2ry+10 3aq+7 vj-9 j9+8 3jr+12 7yv+12 bwp+17 14c+7 dy8+12
7lu-10 469-11 5jf-8 vg-8 11c+5 2z2+8 2oy+10 kt+8 qtw+7 ln+17 msh+8 75c-12 2oe+7 4p9+9 53y-9 14n+7 ai5+8 1j8-15 ig+8 buc-9 iz2+11 2zp+7 4r3-14 b25+10 ej2-9
2g3+8 1wj-10 4i-10 a4q-7 2j2+8 fgs-7 8tl+14 88m-6 3q+11 37x-11 263-15 crd+11 e+8 7gx-8 d3z-9 7e4-10 kiu+8 1wo+9 1l1+10 4if-34 dbc+8 97w-10 8d1-6 64i+9 f0d-13
1k9-14 7eg+7 dg9-10 mtf-9 a5x-15 3zb+6 e3v-6 6i5-7 434+9 2je-9 992-8 29m+8 8x0-8 535-9 ija-7 8ty+12 1w7-6 5gg+5 4xp-6 1s1-14 2tg+11 1zf+12 3cp+6 64n+7 5y1-10
3ky-6 3sk-5 12v+10 4em+9 6wt-10 209+8 9tb-11 12e8+12 zt+8 6ol+10 pw+6 5r2+9 32b-9 5j9+10 r6+8 h2-10 4iw+10 2ua+6 hv+8 bs3-15 m4n-8 6in+10 2hp+6 2bn-9 4h-14
3y4-7 80-7 1xw+9 wr-11 6w+11 aaq+9 839+7 540-12 aa1-8 rsx-8 9b6-8 cie+8 g+7 272+10 8h+7 3qy+14 5jt-10 4tp+8 eb2-9 7zg+14 1ch-12 1xk+6 4t-6 2h2-10 70n-7 f9-13
am+14 2f0-6 lc-14 hb3-5 g2v+5 a51-8 3s5+10 6w2-17 ama+10 1j+8 3lm-10 4w8+5 jd-13 ayq-10 1k2-11 4xm+8 ql+10 1ca+11 7qw-8 3p0-12 9sr-4 5ah-11 6jf-9 2en+11 1bp-5
m3-7 1qw+9 5sf+13 8jc+7 1q0+8 au9-5 jn-7 1tm-11 1g2-8 ei4+11 fuw-7 71i-6 5vj+10 71p-16 6qy+24 jm8+18 bw5+9 pp-11 y0+11 bpo+8 9p-8 1uo-7 an9-10 3vz-13 11-8
byy-12 3mb+13 4y-13 1gf+10 68j-14 tp-8 2nz-4 25h+12 1qy-12 1lu-11 p3+11 cn-14 dxy+16 2ey+15 43h-9 5d7+18 6if+8 9fq+15 1gv-14 3y8-8 4ok-11 8q+19 7av+14 2b9-8
1we+13 10j+11 1eg+8 8m4+7 7hk+8 3o2+7 1yu-35 4xc+11 878-7 380+11 ahd+8 l2+13 243+13 61g-10 5ll+8 23d-11 946+9 35z+13 am+13 6vr-13 16s+17 32d+10 1wq+20 ayc-10
313-10 1fe-21 4dq+10 587-18 8k3+9 dck-17 43n+12 un-12 79z-10 60o+13 50n+7 5jw-7 2r9-11 dus-9 273-8 bw2+10 4dn+9 2b-7 6dd-8 k6+7 6z5+9 ddp-8 1d9-14 59v-10
1yz+11 178+19 j4+11 1rk-6 l93-4 6iz+15 4r-11 mbn+9 4gh+6 40w-6 ys+11 2qw-7 di9+8 7w8-9 3ma+17 tww-11 3qj-6 2fa+11 86g+9 3qi+7 iij+14 81o+7 ey1-9 60c-24 34c+8
qst+10 2id-8 2x9+7 gle-10 bsh-11 9am+13 37r-8 has+9 4zt-8 be5+8 e0-10 bwn-12 dxm-12 f9j-7 got+9 yp-7 7b+9 7xe+10 lz+7 3p7+11 43m-6 vf-8 593+21 3ec+8 4yj+15
55a-13 a41-9 82d+6 bmv+15 beu+10 bpb-11 qx-11 2nd-6 17m-9 1dw-15 24d-12 6n+10 bne+20 2qu+7 9o7+9 th+14 4pm+13 6d7+12 jmm-7 7jm+15 2yw+23 cp+8 67c+6 13j+9
4cd+10 1rl-13 c5n-11 3hc-7 9g4-10 5e0-10 cy9-7 1hz-9 332-13 7p+12 6qe-8 dnt+9 65v+9 t2+9 16l+10 2uy-22 6pe-10 74b+6 c3l-18 34l-9 1z0-11 1by-13 9l9-8 yk+14
5er+6 f88+10 328+17 28j-7 62h-6 7b-10 2jl+9 57s+12 3bk+11 16n-7 1wt-9 a1t+16 a5t-11 308-7 84h-7 5s4+9 2fg+6 c0-7 224+8 3ue+13 y8+9 4gx+9 3xo-5 65v+6 9w2+11
1gf-11 1ym-11 3mr-10 a34-7 6ny+8 610+6 2ov+7 6mj+9 298-12 7gp-13 1ev-7 33v+9 h9i+5 3rf+11 4mq-7 6w7-13 91r-10 3mj-10 27h-7 3s0+8 54q+6 yc+9 4mx-8 dbu-10
3pc-11 dwl+11 3ca+15 3bm+8 a60-8 3j9+7 il-8 1ej-17 64k-11 95d-8 6xl-13 7q-8 1nh-10 63g+23 q54-17 y9-6 2hr+10 2dz+6 1ia-13 75-9 29w+10 has+8 fkp-11 aj2+9
7g2-11 5gh-7 l2s+10 3fp-8 2yg+6 69p-7 6q4-8 3hr-15 3+10 jy+9 ui+6 310+11 k36-8 3uf-8 8v2-4 10j-10 1cxs+8 jjn-9 1m3-8 o4+13 3ho+7 1ep+12 1to+11 4n1+7 8ju+9
dei-10 ikk-6 bw+8 7q+15 rr-13 2ew-10 vb+6 l5+8 5dm+11 yi+10 e2y-10 9o1+9 6fh-12 10k-12 w9-9 6a2+7 to9-9 66s-7 41e-16 54v-10 276+11 oj-13 3g6+10 12r+9 wa-8
3mh-9 6oi+8 2vw-9 1dj+13 2f6+10 7cx-6 282+7 2p4-15 3j6-10 278+4 7bn+7 47d+11 82q+11 6kg+10 2kx+11 7mb-16 27s-11 2nb-7 6jg-4 92o-12 2o2-7 dre-13 6z-10 sv-10
49o-8 1mu-8 1ps-15 bjf+12 7c9-9 2qw+10 fml-8 q8+8 pk+8 11b-9 b9z+8 bsd-7 4oy+7 n1t-4 2h1-11 7it+13 8ij+11 kn9+7 53u+9 fje-12 44a-12 7w+14 a6b-7 2ow+10 hf-8
252-10 7q1+6 19y+6 1rb-8 7t6+7 vj+5 5hn-9 4fs-22 1k4+10 lxk-6 a6a+10 3t8-22 7za+9 2u3-7 4lz+12 2h7-10 66u-9 2y2-6 ed+7 cux-9 2pu-8 68t-7 6lb-19 7zl-8 7yz+10
9lp+10 64v-10 5b5-15 aen-11 hl1-11 8ul-7 88o+16 2p+5 27q-14 k7+8 2k1+13 3jk-11 119+10 dc5-15 115-15 55-15 52m-9 237+18 6fl+10 28q-10 dm2+8 1el-14 ehu-9 wz+8
34p-9 13l+10 9jo+6 x9+12 un-11 48j+9 5ge-8 cvm-8 ngf-8 so-8 2jj+12 bfo+14 2ct-14 44n+12 ano-16 d6m+11 2w5-8 4py-12 79f-14 5pu-12 6u8+11 bo4-10 ma5+8 ahy-9
6xw-9 ww+11 et5-10 mn-12 6cz-7 1pc+11 pb3-14 oax-17 3bv+9 1gd-14 wr+7 mv+10 5ga-11 5ka+14 16f+8 ar+10 1iq-12 fag+8 3hj-20 6kk-19 bvz-12 nr+12 wq-8 3fh+9
31p+11 bic-9 9zt-10 49o-8 2f3-8 1ui+10 5mi-9 1of-7 hn3-13 532+21 1j+8 d9d-6 om+14 1yk+10 7v8+12 3sr+10 5sy+16 2u1+12 24q+17 4l8+13 2fx-10 1ss+12 rjy-13 2xj-8
4h9-17 922-11 17x+11 1ol+11 478-18 rl+10 2cc+7 2ig-10 37c-6 boz-10 3ht-13 9iv-10 1cx-16 dc-9 6od+7 1cr-4 at+14 cm5-11 5hq-11 86m+9 a8i+14 82y-11 1h4+7 7fx-10
2hm-12 5y8-11 8v8-8 53b-7 6ok+10 izf-8 l2w+12 kc2-7 c5d-19 2xu-9 61a-7 5c9-12 4q8-12 av+8 4qk+7 3hn-10 2hv-11 f6t-6 137+8 g1-7 c32+11 3vx-6 jcb-8 5nu+9 3m1-6
7r9-8 6d2+14 91v+8 1zm+9 28g-7 a0l-14 1mu-17 7w8+8 479+10 1mj-8 4bd-8 3gq+4 2gu-10 2ts-6 21y+6 42h+8 3mk+10 179-9 40p-10 lc+14 3f5-11 2m8-12 50h-10 3yq-10
n7-8 1iu-9 8ci-5 py6-13 83h+7 8pz-8 3r3-14 c5+13 6cf+9 oa-13 52e+4 3ln-9 kjm+9 s9+15 19o+6 1le+9 43d-12 31p+8 pd+9 1ce-6 dx4+11 d9-9 29d-12 5dx+11 qo-7 5ej-8
vs-16 e6b-7 5f0-15 1eo+9 7zn-7 2w2+12 yt+9 k1r+8 53d+9 4pj-4 5w5+12 1wh+10 8en-15 k69-8 1jt+13 6ch+11 i93+17 4nv-9 1cl+10 2qb+8 ar8-6 8m-7 93y-9 1wk-11 2d9+20
vj-13 sb+7 4v0+9 5pr+9 o8+9 bfy+13 12fk-10 aid+10 4s0-15 4ky-8 aha+9 dgc-7 lo-8 29m-10 32m-13 3gc-10 31m-3 3jb+7 4t3-10 4nj-9 fke-6 31t+7 id-25 8lq-13 33-13
35q-3 3r-7 1n3+14 1a4+6 15o+9 j03+5 p8+9 bza+10 2i3-9 5vg-7 696-17 1y7+10 5qx+9 ai9+14 myp+6 6i3+8 b5l-6 dls+14 1u9-12 2+11 5w4-12 2b4-19 6ie-13 7dn-15 529-11
cvz-10 am4-10 2ls-9 bo-6 1sy-12 3m7-5 7f4+5 1kr+11 5qx+9 2s-8 9bf-10 ddv-12 21m-7 2h0+10 87u-17 gr+13 8we-10 307+6 2rl-11 1so-9 ofx-7 6sj+7 2g9+6 2ci+14
7lo-10 3ol+7 a0n+9 1ki-8 8d8+9 bs8-10 6uz+9 fli-7 4x0-9 5wk-9 11y-9 715-8 4wu+11 1ko-11 39v+7 6t-11 a9i-16 2dm+6 efs+7 3fw-5 f4c-18 6lc+7 1ec-10 87p+7 1e2-11
55f+12 gmg-8 68b-14 eip-11 63x+5 79k+15 5av+9 51l-9 1s1+8 56w-10 7um-8 1w7-11 6iv+5 11aj+12 fix-8 vj-9 9z9-8 bia-12 3j9+7 3su+12 2l6+8 mw+13 8oj+13 axf-20
1rn-7 4vz-16 1h3+7 97k-13 3id-9 hsl-8 7cv-9 1ed-9 35g-10 dde-9 97i+12 62k+9 3j0-8 1w6-8 320-7 2dv+11 71a-8 1h3-12 3wx+17 198-13 2x7-9 rc-6 fy1+10 9d+10 33x+8
6+8 eky-6 250-7 85r-13 9mw+11 dnt-9 8br+8 74p+11 bm+10 24f-5 cjf-8 95b+9 a0c-7 es+11 iy+9 28z-7 8mj-7 3mv+9 2zv+11 5i0-5 3bj+20 qdo-7 6l6+5 5e3-7 25b-14
aap-13 c4l+11 1ty+8 i73-11 19s-10 z4+6 38g+7 5g4-8 378+4 27r+11 epm-9 20m+10 5tz+8 7va+11 2x-10 8jr+9 2jx-13 6lf-5 bvo-9 6fw-6 1iv-11 2qf-9 6fx-12 41b+11
saa+7 blz+12 7sj-9 669+9 4l2+6 40i+20 9r9+10 45q-9 22e+12 4as-11 78d-12 530-15 b39+10 27h-8 q2c-8 559-13 37j+9 90o+10 559-5 56q-16 13h+10 1wi-8 437-9 46m+4
4l4+6 18g+12 ze+13 w2-8 mc+10 33j+7 jc-12 ua+6 13z-6 2nx+7 2e9+6 2rk-8 6iv+19 3ud-10 a1d+9 jn9-14 9fz-10 4mt+11 7g5-12 9mv-7 g1p-11 14u-9 3z9+10 5h5+7 jlg+8
cp+11 28r-12 1aa+7 9t-8 1h6+11 4hi-9 1me+11 s7-11 25w-17 f7f+14 cei+9 3a7+5 drj-7 46l+8 3mz+11 3io-9 8ss+8 e4z-10 49c+7 we+7 260+5 1227-20 sl-11 ou-8 69o+11
5yo+18 i9g-8 232+10 3u8+8 2bq-10 40d+11 cv6+7 52g-15 caz-13 2l+6 5wu-20 biq+6 1u7-10 xz+20 27s+15 3bg+11 1a7-5 54v-12 6yx+12 is-14 99l-14 1rw+10 3m5-8 9k9+10
14z+11 r3-12 3ep-10 6b6-8 14l+10 c4b+6 3fs+5 px-10 xz-8 8x+9 2oq+8 39j+10 8ob-10 414-7 5w-12 6f2-7 7y3-7 1cj-8 gx7-7 33o-11 ry+9 6nv-14 eyq+11 cae-9 7np-9
3ov-6 2t8-10 bor+9 500-14 1hl-20 4d1-9 dq9+9 70g-11 a1f-11 7v6-7 5zu-8 9w5-9 2vl+7 1k4+11 kgc-11 nos-11 68a-11 1a6+11 4v6+9 6uo+12 1xr-5 2gl+9 hmg-15 da1-8
3ao+15 4nj-11 hj-7 4h7+8 4eb-4 5d5+9 2az+6 uo+9 4t+10 9r+10 1uj-24 2m4-8 6v-12 1i7-5 a3q-10 2a7+8 7wm-14 1wa-7 rwr-7 edk-15 x0+13 no+9 8fi+19 n0t-13 3ry+11
qp+10 1rz-7 476+11 w7+6 3do+9 29d+9 7dh-9 dhq+8 d1f+5 j62+8 1xb-9 3e2+8 6gl-9 9bl+6 1t9-12 ge+10 jn+14 1ge+8 cfm-10 uz+9 6cr+9 5pb-10 2us-11 4xg-9 3c1-11
cxv-8 2vr+8 60-8 10p+8 ie+7 5gl-13 28a-10 id+8 1en+10 1m1-12 c7c-5 6rm+17 c5-10 10t-10 7m0+19 2t+7 agp+8 a2h+13 316+7 6tv-11 4kn+14 ua-7 48t+15 7t3+10 1a5+9
6m2+11 13l-12 b9r+9 uw-10 7vg+9 in1+13 6ie-14 64d+10 2wk+8 v+8 5sp+7 4x2-13 ha-7 18s-9 19x-14 21s+7 3qh-10 530-12 83r-15 4ka-17 3tc-14 3di-16 6j6+7 3ar+14
55w-9 cdw-10 863+6 cyl-14 1p6-8 btf+6 50e-11 f6h-11 gn-11 27y+7 380-9 4gw-7 75v-9 7zn-12 8dz-9 2u5-9 6v4-9 7tt-8 62+7 yh+26 b00+11 3o2+9 ij+10 ti-11 agc-6
mg+8 ou-8 28m-8 28l-6 995-7 wtu+11 1tr+15 1f4-12 80j-8 2ff+13 6ar-12 z7-8 2nz-12 5cq+10 8nt-6 fez+8 k5z+12 3p2-10 axz-11 66y+11 2lf-13 6se-9 17r-13 34p-8
1ul+12 4rv-14 1ed+10 b+10 6a6+11 16v-17 3f7+6 91c-6 3eo+8 55y-8 793-14 gkm-11 nj2+9 2lq-9 8m7+10 14s-18 57n-13 44d+15 8rc-6 70c-22 p7-10 2zb-17 13x+16 2w2-6
4bf+8 88y+7 kxx+10 2zr-15 vn+11 e4-8 b9y+13 1yz+15 4ti+11 edp-10 2d2-10 1fw-9 iz+18 1gv-10 21i+8 er8-11 1lp-8 222-11 w+9 6mk-7 x6-6 a1+7 ai6+13 3wm+9 mp+13
6q3+9 dv-8 1nu+8 bc+6 i1+12 27z-8 3un+13 b1z-7 2sm-7 7pm-7 1nw-13 68v-10 2rc-8 a5q-18 6hr+15 g4h-8 4y+7 31s-10 bbn-8 edk-5 9lv+7 3x9+11 7xb+6 7nx-14 be8+8
1zi-10 2pt+10 lkx-10 8kl-7 knw-15 9t-8 e4+10 9ii+6 2cm+8 1cc-7 bpz+12 8oc-9 1il-10 8lw-10 5ea+9 7fe-10 1zb+10 3f-11 1o+7 2d7-9 ep-7 49t-6 4t5-8 9gz+10 4om-8
4c+16 ys+7 4fu+13 2uc-13 4pf+6 9nd-23 628-10 5m1-6 27y-5 1y5+7 bah-5 5uk-7 3tk-9 4yd+14 s2+10 52z+6 8wi+8 jf+14 332+8 4iq+6 1j1+10 tu+10 1t+9 31j-12 28b+4
151-10 xj+11 5j6+15 b8v-3 2ce-11 v3-16 7ng+16 8a+15 69+8 2zr-14 pw-9 pg+8 w0+6 geg-9 21d-14 cn6+11 5ah-6 4xl-10 24v+6 4ku-10 b6x-8 jz6+8 551+15 1pg+9 77x-33
4s2-9 4k3-11 1eo+8 1sn+7 f45-11 li-7 6j4+5 572-16 bz+12 20y-10 9y2+11 4kk+9 1g2+4 6tk+6 nq-13 2wh+8 1d6-7 vi-14 a2q+9 5bu+7 25y+15 50c-13 a1u-13 2bf-13 1wx+11
22i-9 8w4-14 8u4-8 173-23 38x-11 a11+11 3og+10 1fi+6 7hf-9 15kh-20 r9+7 5lu-8 61x-12 3pt+9 8pg-11 aja+9 16f+8 6x2-13 2q1+7 u+7 5vb-7 fuv-14 2ad+9 540+9 5m8-12
25y-14 6bz+8 7c-12 7st+9 4m+6 en-5 6me-13 81i+10 8rp+11 2qe+6 5y7+8 b77+7 88m-10 x-12 za-7 ugs-8 346+10 7ux-6 221-13 2h6+5 exc-16 71d-4 5u9-7 6im+8 8y7-13
1r-10 3gb-10 634+11 2dy-10 13j+5 43x-10 20b+9 12sg+8 wp-5 6ym-7 7f4-7 2ry+14 1s9-8 vk-7 6gh-5 e5l+12 15l-6 5hw-9 4wh-13 6bc+11 mz+14 2cp-10 x2l+8 8qe-6 22k-12
azy+10 8qh+23 4n2-7 9u+8 5r6+10 1k5+11 34j-10 6gh+10 kr-9 2yo-15 7av-13 erf-11 34k+8 aws-12 1m3-7 2uv-7 d5b-7 dl8+14 9x4-8 36u+19 2ic-12 vk+9 2bl+13 2l1-7
e6i-11 ft-7 8fo+9 da8+9 bwa-13 1xp-9 6ho+11 ajr+10 3h5+20 aci-11 4tj-11 me+11 138-13 b9r-10 4fk-11 ifu-7 4n1+14 e8+8 9ng+7 p7+11 50x-11 6fl-7 428-7 3tn+7
6c1-17 g1-16 6cg-14 l6p-11 4qz+7 3fv+11 1x8+8 cxi-15 9ub+9 3qn-12 1hh+10 21k-12 6vr+7 3xj-12 1clw+7 9i8-11 3ew+6 6u4+12 hb4-7 7rk-10 wp+9 e7f+8 3ky-14 4uy-10
7u+6 3x6-14 18g-17 27n-11 dy3+12 cmi+18 678+12 3gn-6 9c6-9 3ws-6 59k+8 avw-9 c8i+7 7ay-11 1t-8 4m7-13 q3-6 60x+7 1cc-11 1j0+9 7q0+13 11d-8 bnm+6 4su+9 1tj-8
g0u-12 gl-7 3zo+8 1s5-8 58t+11 7sb+9 3fj+13 1xs+9 j9-18 1ek-10 437+6 49o-8 crj+9 3y6-7 c3q+13 2kv-7 ol-16 1m6-11 249+12 9s8-9 6q4-20 1qn+14 4rh+17 48c-7 dv1+6
12+5 td-5 iw7+10 16f+6 ktb+9 2d4+7 c25-12 806-6 dq+8 93l+10 lk-9 7p0+9 2na-17 16c-9 1e3-16 18s+10 1x+10 950+21 2g7+15 5xb+7 7xq+10 rcj+12 7yf-9 od+9 143+11
atr+5 5cu-10 l6c+15 5r5-9 2in+6 cdl-7 exs+11 64t+7 1lb-11 eo+8 2gl+9 2do-8 6l2+8 65x+10 2ik+9 se+6 4he-15 687-7 q6+6 zy-8 ka+8 1b0+14 5wi-8 7a3-9 22h-8 1qy+9
o1+11 1iz+7 7rg-10 8i6-17 4du+9 dbn-19 ev0-12 3ji-13 6ii+8 1it-6 30k+10 2b-9 2cf+8 mb-8 mdm-8 egf+9 27p-7 6xs+15 3u9-8 2ul-12 7z4+7 4j4+10 17c-8 gr1+10 cp3+7
9qt-4 15v+11 c8f-6 5ac-9 a7j-15 oza+13 840-11 6sm+11 33w-6 24-7 2gy+8 4c0+7 5i+12 22c+15 5my-7 1o+12 1ld-11 7ng+11 hd-7 2u+14 6z4-9 277-13 zt-6 i7u-14 ax-9
r6-9 n3+9 qt6-9 42w+9 cop-13 7jb-9 jui+8 9z1+9 4bh+10 ex4+10 2sz-12 7gp-11 3z2+7 g8t-12 15b+14 5c6+9 cn1-10 qi-13 dne-11 3b3-11 1t1+7 7i+14 1h5-6 gue+14 tp-16
ff+8 8fl+6 3hk+9 98z-8 jfe-10 4na-9 3zv-8 g96-9 1qj+9 32f-21 1aw+8 eul+10 a81-11 4c3+9 gmq-15 17m-12 2er-13 6m1+7 bll+9 31z-5 12l-9 2bf+12 2ib+9 mww+10 50u-8
d19+11 x3-11 20i+12 2yq+10 13p+15 48y+14 7l2-15 i5s+14 fz-13 5ki-9 1r-6 2qy-13 1-12 6fp-9 b3b+9 3ff-10 869-8 ctl+7 kfo-9 1t2-7 8pb-7 c2k+12 10e-11 13q+10
so+15 38t-13 3mc-12 gnd-8 fve+8 g2-8 8ui-8 2il+11 416+13 5wl-13 7x4-6 2d5-11 21v+12 1qi-13 4hv-8 6u0+7 tkw+15 51i-12 212-10 832+6 15v+19 fzs-9 h41+11 7ia-8
3nr-8 w5-12 lr+13 62j+9 3kw-7 32r-14 7ef-21 ao9+8 2j0+16 drk-19 10a+9 fpr+10 8y-8 5rk-8 5m6+9 feu+14 5ye-3 2oi+11 2x5+7 86x+9 2et-15 d7d+8 1r2+16 8u3-12 9da+9
72b+8 g14+8 hdx-9 21t+4 556+8 76l+6 dt4+8 5fx-13 9tr-13 909+10 2hy+8 9r8+8 dvu-8 5n3+13 7b5+6 1ji+4 4w4-17 1jm-8 mdy-15 7co+15 da+10 2dp-9 m3p+9 dz-6 26n+7
3fw-7 adm-8 xz-9 4ds+9 c9-9 290-8 3p1+6 aez+11 3az+8 6lw+8 9ho-7 89+9 dek-9 jy+9 ml-7 438+9 cqd-8 291+9 2nq-9 2d1-7 8rh+15 41c-17 190-17 3m2-6 4m1-11 ag+7
22e+8 ss+6 1ez+6 5j2-9 4jk+8 auq+10 1wi-9 56h-8 1s+14 3kj-9 rq+9 1x1-11 m4-7 eqc-12 1g1+8 7as-16 6dv-7 1hk+14 x2-11 139+8 f7i+10 3pa+7 6rd-7 qs+19 1v0-9
2lg+12 8bt-11 941+7 7g1-5 1yh-18 ln+10 5ej-15 1qt-16 rq7-7 afs+12 3h3+12 2xw-11 73m-6 1g7-8 93d-7 8a-8 5s0-11 3um+15 5ef+8 1b3-7 cmh+10 56n-11 6jp-18 63y-7
19w-7 h4z-7 6yf-9 3e-9 daf-8 59c+8 740+10 1mj-8 4if+14 lu+9 4ew+10 aw9+9 8xk+8 7o-9 4d-17 4xj+8 5v1-10 19a+9 ndp-14 41p-11 mmy-11 cmj+11 pu+10 xo-9 22b-12
a0j+9 313-10 6om-11 b3j+5 5hw+12 kjy-11 53z-11 2v7+16 7xe-11 1rq+11 sh+8 3s8+11 3en+9 u42+7 iu+10 3aw-10 p4+9 az9-6 7q7-17 gt-6 2cn+7 2fu-10 1fa-6 47n+6 b3-10
a1o+9 1sj+17 2ay-8 ht5-6 pl7+11 2l9+10 13bi-8 9d6+7 4k4+10 408-14 4hf+9 2gr+14 5zk+8 2nl+9 p9+9 1fn+9 py-9 bsf+8 75e+10 46-5 6mg-9 4yq-12 5qc-7 8tm+5 feb-7
4lu+11 9j-12 1yc-11 od9+6 acn+8 62+13 66l+12 3yo-7 2pg+19 8s3-9 1x5+20 by+10 1es-24 188+6 ay-13 2i9+10 3m7-9 7sb+8 d0-11 15dm-7 2r9-9 f6o+19 mmj+11 26j+4
5wz-7 7jn+6 5os+9 55v-7 tk+11 2cy+10 2rw-15 446-8 ko+14 wlf-5 50i+9 7le-11 8m0-12 dk1-17 dlu+13 8ea-7 1rg-11 4ft+9 1xa-10 f0t+7 6sx+15 7t6+16 6rf-7 5kw-13
2pa+13 3z-8 ct5+12 1b5-7 c1+11 2js+6 337-7 3ue+5 coe-9 38r-8 f6m-9 pd+7 ogw+18 1gy+6 7tx+11 bl-21 1eo-9 4bl-9 2wk+8 5si-10 22x-7 2hb+11 64k+22 559-11 102k+9
4zw+9 1ry+9 vg6-8 59t-11 1dv-22 fk+10 648-8 fgx+11 9v3+12 1q8+9 4cy-14 kxf-10 43a+12 7rw-10 1lr+10 6au-9 6t9+15 8rw-11 4e0-8 2ub-10 5gq-6 15s-11 3he-9 nj4+10
zm-12 gf5-6 4g5+7 1gd+14 awo-9 4rf-6 91m+12 ln+20 59f+7 apw-7 axi-9 6wu+12 1g+10 5zf+10 b7k+12 lo8-11 4et+11 8x-5 k6f-10 3my-15 bvf+7 r5-8 gny+9 5c5-11 r4s-13
6sx-9 133+12 7tp+12 c5-14 so+10 55a-9 3gr-10 23i+8 29j-6 172-13 eky+13 3i7+7 evq-21 i94+11 p0-10 1yb+7 7r6-11 7vx+15 2vt-8 2f0+9 dxm-9 9m7+16 612-11 6d2+8
7g8-7 ly7-8 a79-6 603+11 xb-21 bg5+13 2bg-20 65w-4 bln-16 2z9+17 agi+8 49e+15 h9+16 233+12 45q-10 1cm-5 992-10 bcy-13 4zn-12 ch1-10 63z+8 9r4+8 2au-8 9le+9
8d8-11 4sg-9 5mf+9 748+9 4zq-9 2kg-9 l8m+8 3db-10 34b+12 1wn-8 b2r+10 8m0-8 12b+5 av+8 6y5-10 3wn-14 63u-8 4sj+9 5lh+9 5eb+5 18a+8 vt-10 43i-11 j3+9 1qs+14
4jh-6 6tf-9 1xq-12 4sw-7 5yy-18 bpn-15 bv-7 438-7 7ux-15 4bm+11 30i+9 2s4+7 1af-10 pz+12 6cp-12 1vn+15 f2x-11 ebo-11 4rg+7 ph0+5 c4m+8 1hn-23 dxj-12 1b7-9
bw-8 7y+8 g0b-5 f5k-9 ant+9 4e+9 26q-9 5qf-6 a4h-15 1t6+9 3ri+10 pyx-7 127-14 a3k+7 cvr+14 hbv-8 27x-9 ayp+7 44c-10 2hg+14 dv8-11 3x8-7 5fk+10 1oe-7 284-9
4y3-17 67b-11 3mk+17 1cf-13 jl-11 epp+14 atd+5 qwa-11 6gi-15 t3-8 z2-12 2g7+13 6nl-13 4uf-9 2hn-16 19m-7 706-33 1cl-12 19a+9 avv+8 3pg+17 cpw-15 3fy+10 29c-9
2w6+9 3ya-10 cqu+9 6tn-8 638+6 iu2+6 7p+9 9m0+9 8ru+7 co7-10 1pq-21 3mc+9 8sz-7 fj2+7 1l5+9 44t+6 1kp+10 4zc+6 2dy-14 3wt-10 4nn-14 4i+7 8ea-11 j2-15 2f+11
33c-12 2ch-11 5ku-8 2ux+7 apt+7 b2o+7 2jl+10 62s+13 65t+10 1bw-13 2hj-8 4vf-9 p5-6 381+14 249-7 26e+8 cfe+12 46h-11 2n5-15 6g9+5 483+9 6ti+7 6r3+12 9f1+12
dva+7 2e0-10 8ap+6 1c4-6 an9+6 34w-7 23l-10 1c7+7 5a-12 1ig-12 1ua-7 35r+7 15p+6 570-12 wm-4 4rx-9 6ez-18 39+16 1mp-14 2fe+6 5kr+9 2l5+13 g9c+12 36w-8 g6+10
58f-15 gd+16 7es+10 jv-8 51i-6 8yj+10 cjs-15 15p-14 2od+7 6rg-16 z1-6 gxy-18 2xb-12 6lh-12 92e-8 ca7-10 3fe+13 3kf+5 42a+18 1tj+10 4zy+9 20v+11 2o-9 fk3-11
jcy-16 10h+6 1w6+9 hgu+8 5e7+14 315-16 7l1+10 sr+9 ds+9 24q+13 6gl+9 f8+9 7w4+7 y2r-9 i0d-20 24e+16 cl-8 1xa-8 cyy+19 845-16 798-7 5v1-8 44u+12 1ep+8 1t4-9
931+6 a9y+8 91k-6 1nd+10 v4-8 74a-8 196-18 5b4-4 1kl-7 9vt+7 rl-13 7ih-7 fae-8 5az-14 4sb-10 fqx+6 alx-13 1sc-12 bnl+4 60g+5 1lu+5 1g5+11 un-6 46x+7 36w-7
ze-12 4u-7 336-10 fia+15 7pe+6 nz+8 1iz+7 4i8-10 64o+8 1us-9 6rg+4 aom-13 lti+9 2kx+12 k87+7 4vw-12 7sv-14 fp3-10 r3-8 3ha-16 b2z+12 a7-17 r7w+8 1m3-4 3rr-10
5bd-6 807-9 jb+10 2qz+7 6bd+12 1ux-11 rdf+11 4nx+7 1ph-12 99u+7 4sw-7 3pg-9 106-13 1to-10 2cx-8 141-10 78+13 6js+12 p6i-9 7kq-6 1ea+7 5xk+10 5bw+9 3mz+12
18j5+12 6kh-6 1b-7 ddk-9 64v+15 1my-8 b1x-8 399-10 h9-12 g7g-14 2kb-8 ak8+14 2c5-10 2yb-15 8k1-11 y-23 dxs-17 86j-6 9l-14 355-7 13x-8 2jn+16 1ro+6 8mm-14
16o-6 70m+5 zz+16 46d-21 3w-23 jn-4 6xi+13 9s2+9 k3-8 nzq+6 z0-10 4ge-6 8cm+17 18o+11 4y2-12 2q8-9 25x+12 59k-9 s4-12 1si-8 1pp-9 dph-9 9uh+9 5bx-8 5ob+15
1r2+10 1qh+15 4bn-7 1au-26 3e9+7 a1+9 5ui-12 3np+12 5k+7 2z1-7 55-10 49t-4 5sp-9 l7d+13 k2n-6 4u2+9 3v2-12 7k9+10 65g+10 i4x-15 3ai-8 2wv+16 8mt+7 3j-15
d0f+15 1zh-14 4sn+17 1i2+10 1ff-7 17m+8 3mq-9 1f7-10 jbl-13 bdb-4 48m+4 2ty-7 1ud+9 65n-11 66i-11 8ij-13 b+9 84p-4 525+11 om-8 40u-13 23o-9 1hr+9 m5+11 7bg+8
2bt-9 me+11 g6d-7 3c2+8 3gz+8 9od+9 8a+8 6a6+12 7et-9 as-15 13it+15 c6+7 5k2-11 1m1-15 pc-14 lf-14 mo-10 7c0+12 27l+18 zy-10 ph-9 he+9 1jc-8 1mo-9 25c-13
26j-16 6i8+13 7dx+13 7e+5 7i5+9 8v3-11 5vw-9 xy-17 5kf+11 hoh+17 7ai-11 32k+10 1lz+9 80l-7 1cv+16 3a1-7 71a+10 3rd-8 5kg-10 4ma+14 1yf-8 18g-8 b4j+10 61l+10
4ae+13 hw+11 7hd-12 fl+9 64-10 6zf-9 1qs+11 7v8-8 44z-6 3jg-8 1sf+10 95o-9 50q-13 6ti+12 bw5-9 di8-10 v2-17 gx2+14 1vt+7 2mr-15 3hy-8 7r7+11 4x7-15 22h-10
5v1+5 36w+7 74j-8 554+4 6nb+14 26f-7 5mf-10 5go+11 9bs-5 1rr-3 736-9 7h4+9 43u-4 1k+9 4fr-7 2wu+13 10w+10 3gg+11 2l0-9 1yv-8 4g3+7 23l+12 7km-9 pes-7 5fz+9
va+12 1mk+7 28l+6 du-11 hr+10 6tt-12 1zk-19 2t7+6 5xf+10 27-5 2p2-11 r6x+9 awf-5 497+10 ev-13 7h1+5 ao-8 511+13 ltb+13 3ex-11 9l-8 4xi+9 ekz-11 xi-12 3hn-7
4nm-6 5z1-16 c87+9 pl+9 3ih+11 74-13 59t+13 21o+18 10z-9 5m+9 ee7+9 a5z+6 1ny-9 1lb-8 aia-18 f58+12 117+30 h2-8 1wd+9 8vf-13 3w3+7 41j+8 25n+12 dp6+8 2hf-15
32m+10 4ao-10 9q+7 4rb+9 72o-8 3c2+10 7+7 3o+7 3b9+8 8m7+6 1z3-14 1s+22 8og-7 1u3-7 2xr-9 4qu+14 so-11 2ku-7 sv+10 azg-7 ws+9 5v3-7 59s-8 60f+9 dtp+6 ewk-12
d10+15 dfj+13 9a-8 8ic+8 f7q-6 jh-11 289+9 btk+9 1a1-22 k5-10 vy+10 84w-8 2y-11 7kn-12 10y-10 8hb+7 12o-9 3ib-9 1pi-9 4qf-13 3tx+16 38n+11 10h+5 3h-8 67s-1
45c-10 6sg-10 c9r-9 4ih-8 3qo-15 1qe-24 bh1+8 1y6+8 bl9+10 bir+11 mn-17 5x1+15 92m+9 5qg+8 1se-7 fpz-13 45d+8 c2m-13 h8+11 gm3+10 3bq+13 6is+11 5kg-7 4k0+8
f0i-13 2er+15 17s-10 der+12 68r-7 5u5+16 6xb-16 6zt-9 2vs-7 ti-7 w1o-7 4bq+12 8lr+10 xh-8 8nn-13 2o4+14 9e4-7 ff2+12 db1+9 40i+12 9um-9 aua+6 su-8 pz-8 20t-9
7z1-13 sv-7 1jl-8 8v+9 50o-8 8wn+12 4oa-8 3ls-13 23k+12 k9e+11 4np-7 4jp+11 1vs+16 3xt-6 7w0+14 16w+6 4xk+6 oyg-11 1vt-8 8dc+6 3y0+8 6fw+6 5rv+13 60x-9 1jy+8
8rh-7 dms+7 fju-8 mr+10 w9-11 8q4-11 2gk+6 8f9-9 1x7+13 2lm-12 3sv+4 2bn-7 5ql-6 akc-8 7-12 3na+8 za-10 7j9+5 63j+7 5da-7 2so-11 7nm+12 3sf+13 4u4-12 fc5-5
1j2+9 af+10 8mm-12 2wr+6 2pw+10 75r+9 uw-11 836-11 2nv-13 4j1+7 egz-7 4on+9 1o3-8 mzp+11 63v+18 13v+12 w5-9 4ca+10 xx-7 7si-8 1e5-8 508-15 48u-9 a9k+12 e2z+16
45f+8 8jm-9 1pv-5 en0-12 2s+7 91m-9 3e2-8 1en+8 285+12 1s6-10 4f2+10 ebu+5 2g0-11 3gg-9 2r5-8 45r-13 14x+8 l4+11 90+10 7ol+10 3sl-8 1ps-7 e6-9 7t3+9 1er+7
2d4-11 fvq-8 6iq-11 2z4+12 7yw-14 3jr-13 ra+9 2zr-14 4e-17 2d1+11 a1+11 n1+7 1f6+8 azv-10 co+4 40l-7 rq-8 75w+14 ow-16 4bs-9 w9-11 n2d-10 8f6-10 1fp+7 2+11
ee-9 9q4-14 bh5-20 dr+9 3yg+6 5a9+8 4v0+14 289+12 7s5-12 1aw+10 2gz-18 3bz-9 5gf-13 ie+6 3er+7 7bv+13 fh6-9 64f-12 2gi+5 jtc-8 456+10 3dv-14 i68-13 5px-7
3nz-15 8zq+7 b3p-9 ar-6 1s7+9 e90-9 7cz+16 1ic-10 7js+14 5iu+9 cvz+11 3cc+12 3xw-12 25v-10 j3o-14 q6-9 tt+9 1jc-7 4pk+10 4kx+8 5f+7 pxn+12 r6-6 dj6-7 aq4-21
nn-8 fcj-11 4my-16 5k2-7 8u0+8 5iu-9 4n-11 3zq-14 38j-10 tt-13 pur+12 2pz-7 fg4-13 8nu-4 7s5+9 4du+12 287-9 4xe+12 axa-13 mx+11 1q2-9 4lb+11 4k+15 226-8
56a-15 9a-10 2tt-10 2si+16 1tn+6 m0d-9 356+8 4q2+8 c0q-5 53v+6 lzv-12 rr1-9 jix-7 6me-8 dwq-13 2m6+11 7br+9 3i3-9 cyw-12 8t+13 a1w-15 gc+4 44i-3 efl+6 dfw+9
15k+9 9f-19 2ha+9 ur-10 7kz-8 3bm-9 8mo-18 37i+7 nxw-19 97z-6 i1x+8 6g-4 7f-11 465-9 pw+7 6ud+9 4od-11 2e7+9 jl5-8 406-12 f8b-8 3d6-12 3f9-6 6kc+8 1w9+12
8bs+9 2tv+9 aso-9 6lt+10 59p+8 1lv+12 a3i-12 88q-11 lv+7 2w6+6 ji-7 7t9+7 99y+14 2d4-13 5iu-6 b0u-10 6am-10 ly-9 2v4+10 246+8 8eu+9 6b8+10 bjb+13 30h-8 4xu-8
1c9-18 29j-10 1ek+9 1au+12 9h-9 30e+6 mz-10 hvi-5 2cx+8 1tb-14 4il-28 gnn+7 20i-12 1kq-10 8v8-5 cn6-8 c3e+9 mk-8 1fm-6 27k-8 41q+11 phw-6 sw+9 8g2+8 e73+9
7bt-8 dzd-17 gcj+8 i+10 ami-7 5jo+9 bax-13 22-8 l0p+8 fml+7 14s-18 868-8 3eq+9 su6-7 qh+9 c1+8 cb9+7 aph+17 bvm+10 84d-14 8yv+8 3j4+7 xw+17 16m+11 32-14 8g-8
eus-9 7oj+12 5oi+11 3au-9 abz-8 808-8 6wc+9 aa9+9 bxy+8 qv6+7 137+5 9br-9 1o5+9 2pa+9 4bl+7 1yc-13 hiq+11 aim+10 5io+12 1dt+11 2tb-7 4w6+11 ts+13 ok-8 wf-5
fr-6 2l5+10 11q-10 dvw+11 agw+8 cp+11 7fb-10 26g-10 yx+9 195-7 6ho-9 2f9+8 6bf+10 5d4+13 345-10 1o9-15 2mx+16 44g+13 70l-10 8p9-23 26u+13 1wn+7 6d-8 9u2-12
9vl-11 dp-8 2no+7 1bb+8 1tk-10 xp-12 78t-8 45o-7 qm-9 ia5-6 ua-19 kr5+10 4h9-13 a5r-12 6kh-5 2fy-11 ab9+10 3va+7 6ap+6 a6+6 we-13 3mb+13 846+26 avr-12 9zv+8
427-10 9+9 2fw-8 1ae-6 bs3-8 sm+8 1cx+8 47y+17 547-9 20-9 a+10 2bd+10 2rm-7 51q+9 a6h+10 2vf+8 bzy+8 1xu-8 3c1+11 9n-16 2hl+10 aqf-15 bbs+7 2lk+8 6y9-15
2kb-12 9z6-6 im1+15 25z-11 5gb+8 bmc-32 1aq+3 1uj-6 l2-9 i1s+14 1bu+9 2bb+9 8fm-16 67t-13 3mj-9 2hw+8 28v-9 3de+5 3ls+7 2rz-11 85a-13 3h3-12 3nw+10 lv1-13
3em+6 f3w+12 jn+6 690+10 3el+14 9ce+8 m9c+11 4i0-20 b2n-8 939+8 i5x-9 d53-9 1sy-7 gv3+8 2lw+8 36e-15 2a1+10 3gm+8 b7k+10 5sq-6 2q2+8 gae-8 85+13 dqu-8 eyb-8
brx+8 aqf+8 d3k-8 iur-10 e2x+4 459+11 d16-11 19e+9 1t9-19 1xt+11 2yg+14 57q+8 6pk-12 40t-8 4fg-10 606+11 jd-6 49k+3 8sr-10 9oc+8 3wn-10 ow+5 685+6 1m7+11
7g9-9 m2t+9 ae6+9 ge+11 u8-6 4nu-13 ae-12 6nd+9 3gl+14 4bl+16 7o9-8 3mg-13 11mm+9 5v6-9 2ff-7 brx-5 7m6-6 3y+9 7ww-9 6xy+11 2gc-7 1dl-10 459-11 bh3+10 3cy-8
1cd+10 2ju+10 2bi-10 3h4+5 1qvk+8 2es-12 3n0-9 5x-9 2v3-7 1te-8 7lb+8 av6+12 48w+10 9s7-9 g4r-7 1v9+8 669+9 a2z-8 5rb+3 f7m-9 e5g+14 l5p+10 d8m+11 58b-9
ad0-17 do+15 88-8 cd8-11 665-10 d9f+10 7id-8 6xc+13 3se-18 ja+13 aqt-7 19y-8 15c+8 5io-14 37i+12 10n-7 5st-6 1o+9 ys+8 3sl-8 146-8 dx+19 3am-8 17e+7 5ip-5
f1d+8 8dr-11 dn0-5 3wp-10 551+13 3k1-9 2ie-11 ki+11 519+12 45m-9 2lu+7 fw+10 cax+6 lbg-10 5kv-6 f5-17 pg0+7 250+8 nq-9 2ti-9 2b6+9 4rb-8 hq7+15 1in-8 1d7-8
bvv-10 8j+10 5nj-11 1w-9 5g1+7 g6k-7 7q+10 3ay-13 1l4-11 bot-7 2nw-6 5tc-10 ex5-7 i5i-9 x1+14 696-12 7ll-10 hk+7 cr5-20 2ju+10 1cb+8 475-13 64u-13 30a-15
4vd-8 2td+9 9jt+12 9k2+8 71l+5 46+9 r5-8 22i-5 5w+13 11s-5 13y+5 17h+8 24p-8 erf+5 6st+8 cs-7 7u4+8 1y8+11 15r-13 3yc-25 4cm-9 j4+12 7m0-10 oq-6 2f7-17 10o+21
wh5-9 cvk-8 4jp-6 v68+14 j7+14 cgd+9 d-11 96n-11 3vu-9 2bk+8 1md-7 5qt+9 2ef-15 3rd+14 39n-7 6sr-9 5mw-11 ko7-6 ahs+15 34t-13 b87-12 95q+23 3bd-12 188+9
s3q-16 2k7-18 o8u-8 5kk-7 4k3-10 hlw+7 2xu-21 309-7 j21-10 7fw-20 4ju-15 h5i-14 70w-11 3yc-6 2sz+8 e0g+8 9xw-7 5y2-11 7np-10 9sx+8 5xb+6 5yy-9 5o9+8 5qn-8
3ar+10 4za+12 33o+10 34m+14 4w1-9 m-9 655+8 3sf+8 3dl-13 jj7-10 1ch-13 sq-10 13y-8 4fi+10 2nw-8 pvd-9 6tr+9 3cl-12 bkc-9 5ky+6 a01+12 3se-10 97u-13 39-14
8f2+11 3nk+9 6zi-9 1a6o-16 f9-8 ld-9 1tc-9 1af+8 gng-11 39k+7 8v7-8 7hc+13 6gi+9 wk-8 3p4-12 1sb-14 79w+10 35z-7 1p0+19 exo-10 1vq-11 42e-13 b9n-10 3rk+12
49b+14 40g-6 30g-9 5km+6 452-8 7a8-10 1ik-11 5q0-7 3ou+14 6c0+13 38p-12 axh+14 21o-7 kol+11 2ul-14 aqy+10 kk1-12 89h-8 539+10 1g+7 7t+20 2tp-12 26p+11 7zi+6
5t-7 ul-8 11g+11 2w8+9 99d-6 2yt+23 bzz+24 24b+16 cbp+6 63t-11 ez-11 vit+8 ch4-11 3fk+8 2ke+7 ql+11 6iz+6 1sr-11 40m-8 bxq+9 129-9 5tz+13 4yb+12 4pa-9 255+8
df8+8 1bp+12 27m+8 2ak+8 27+7 ant+6 625-9 6k-9 8u7-19 9kz-14 jz+8 p0-13 5hb-10 ch8-16 1n1+13 7fa+7 5l1+10 1q+9 2ev+9 fwz-8 4cg-8 2em+10 ja+11 2u6-8 13f-13
6ry-8 io2+9 6uu-8 5g7-7 2qh+12 11y-11 5jv+14 2rm-18 c8-6 251-9 1u2+6 ep+10 6yg-8 bhf+9 6wk-10 7ec+9 29e-15 3bs+6 h7k+9 5ah+9 lt9-7 f3h-12 6tb-12 2ae-8 m9e+17
k2-13 2hp+16 bk7-9 6c6-8 lp+7 alm-9 244-7 2a1-14 199+10 64k-12 1ul-4 4qk-20 7ym+6 8ih+7 9of-8 25i-7 b1-14 b5k+8 cgl-12 20w+13 5t3-5 4dw+9 o7+14 85n+10 35-10
1k7+11 a0k-6 hk-9 1n8-7 pf+15 57i+14 8l4-8 f6c+7 7xt-11 u-13 3xs+10 345+11 14c-10 5dd+11 c29-15 a2f-10 kc+10 ob+7 399-11 4x+8 5a6+7 4ei-14 1bw-13 4cs-11 fwr+9
5jj-6 he-8 d0k-9 2z1+9 192-8 64g-7 1mw+8 263+9 ag0-12 v8-11 6kt-14 5w9+5 t9+8 4hv+7 9ve-22 fv8+10 961+7 6rn+12 emv-12 9ay+17 1o3+8 ql-11 7l9+9 2ui+7 351-7
1hs-11 cds-11 fqe+8 98q-12 apf+10 koj+8 edt+13 di-11 rj+9 b7v-9 aq2+11 537+12 3zs-8 vqm+6 3iw+7 5re-8 58n+3 1fd+8 80r-12 hl7-8 10v-9 1mg+4 5o+12 fno+10 1lb+9
jx3+9 7ga-5 g7t-15 2o7-8 1+19 2x5-9 9m+15 485+8 lbw+6 5ds-11 4b-8 bn2+5 28y+10 1ho-9 4b+11 5+12 ov-11 d0t-13 o3+6 37s+9 2dp+13 9t8-12 q1-7 3u7-7 5nu+11 kmr+10
66c-11 no+7 r6+22 8hl-11 8dt+15 4b8+5 bsi-9 iy2-11 2br+16 50m+12 5eo+10 12-6 75h-9 27v+6 4oe+13 wv+14 4s9+8 2qu-9 4pe-7 e4e+14 8wx+11 abw-11 h2x-11 4m+8 3qo-9
ct+11 17b+11 2zo-9 c8+6 4o1-14 fj7-12 36x-8 c2-10 6b5-10 1xv-11 1vx-17 1o6+17 8ts-13 oh+10 fsy+8 bw+6 o8+5 716+11 6co+5 3m-10 2wr+8 1c8-7 3fg-11 627-7 135+8
bx4-9 8ar+10 1w8+6 9gx+10 1im-12 836-9 4dr-9 20a-14 9um+6 ajp+11 v6-16 cx4-10 6zp+9 83l+15 150-13 cdm+11 tl-9 60e+10 984+9 7ey-11 3hu-8 5dr-17 6yu+10 tr-6
drm+9 6m4+12 8jp-8 f2o+5 5s4-7 5xr+12 50w-8 7cu+9 4s9+8 hm1-8 bkx+13 e4m-7 cik+14 7h3-13 3i4-9 4h5+6 1b5+11 tf-11 hk+14 ij-15 1z3-16 4ev-8 27e-6 312+16 6da-13
92z-12 10v+8 1su-7 3dy+12 ll+8 78o-6 460-7 8gy-8 5o0+7 9d+9 ei-5 exh+15 m8n+7 2d2+8 1po+14 4gu+6 8lb-14 2ud-14 83v+12 18v-8 53l-10 30q-8 2k0+7 agg-8 1h8+7
2hk-12 3hi-9 49k-9 bp3-9 2dm+9 1sm-14 5vp-8 8ir+10 3ao-16 f98-6 ppe+8 ght-14 6e6-10 12b+18 3ya+7 1z3-8 4lr-12 6un+9 db2-10 1ge-13 3ur+11 dnu-8 9ns-8 cz8+13
6at+9 jd+10 6c7+10 85q-9 30h+10 7rr+6 7kg-9 af1+12 3uz-9 yx+8 ah8+13 ek2-13 7bg-6 bbv-15 3nv-12 1b+7 cb+7 13q-10 4ym-16 70r-12 bel-12 44r+8 f5-10 5q-10 g3m-5
25d-9 8rt-7 3jt-12 2pt-8 gtz+11 job+9 6dm-8 6n9+9 cl+8 422+6 7w-13 4wv+12 1m8-9 3o9+4 5er+11 3d-7 vh+12 ia7+10 id9-6 8yj+10 6zv-12 66r+9 1yy-14 7pk-9 79e+13
2na-16 1v3-9 g3+9 5rg-11 1ky-7 6kz+10 d1-7 6kl+10 102-18 1x-8 bcu+9 1wf+7 3r2-11 66i-16 fot-9 jl8+6 2xb-8 5lt+8 6sq-11 4d2+9 6n+9 xz-7 50-6 4s2+13 ds+14
2s0-12 23p-9 23p-9 61y+9 4y6+9 agi+9 5l+14 7fs-12 2h8-8 1cr+8 cj7+8 6vq-13 y2+11 54b-10 4p7+13 2eg-9 4r3+5 85-9 pp-11 zo-9 deh+7 4t0+11 5j5-7 3es+8 76e+10
788-7 4gr-14 ejl+7 888+9 2hh-7 7h8-6 mi+9 ed2-15 w3-12 54h+10 45s-11 2yf+5 2t9-7 2dj-10 eet+5 3gn+10 3by-8 1km-6 er0-10 9l1-7 7ph-11 3ug+9 536-9 2n2-10 4ce+6
t6+10 1jq-12 2hw-7 2zx+19 4vp-11 3mo-13 qs+10 21z-5 4fg+4 vf-11 7fg+11 3l8+11 gz1+11 7do+7 61u-11 5mm-12 pny+21 4of+15 bc2-12 pa-9 1b3+24 j7+6 21s-5 6j-10
j7-17 3ld+8 4q8-15 3iz+8 3cm+10 16v-14 91w+16 1ov+8 23a+5 f08+10 3ct+10 1gs+8 je3-9 6bg+13 62o+8 3ks-8 120+14 1nn+15 m9-9 24e+19 8hv-11 99w-10 162-10 6yr-16
m8f+12 4ep-9 973-5 6t2-11 a6v+8 4sv-15 s8w-7 557+9 czw-6 1u3+6 2j0-10 xv-12 3pn+9 1kk-7 hio-16 74j-12 22t-9 3hi+19 6f+7 8x9+10 j9t+10 ki+12 lc+14 5vg-11
2mu+10 9f5+9 bun-7 9l1-13 hv-15 4z7-11 9ev-11 cr-12 7hc+10 sc-10 4qv+7 3lp-10 7wo-10 158+12 5nh+8 4jc+16 1dc-11 1kf+22 1tq-10 xv+9 6d6-17 7k1-13 1py+11 3s0-8
3eu+12 576-9 7li-13 9yz-9 7z-19 2bn+5 1vc+10 c07-6 2mh+11 eg0-10 7fg+7 3ek-12 9va+14 7vo-16 33n-7 14p-13 42u+9 do1-9 1tn-9 23h+9 6dz-10 4nk-10 9wh+12 10n-6
3eb+10 jy+8 1n0+12 7o+10 4h4-9 d6h+5 5r6-14 2nd-23 51a-9 27l-9 20g-6 4w8+9 3i7+11 4rh+8 adu+8 zq-17 bdp-11 213-7 6re-7 2ce-14 971-8 dk-8 7ct+11 137+12 3rj+9
3v+7 2c3-17 2a-9 29g-12 fd2-10 c5g+16 2ik+7 d5j-8 6q6+8 78z+4 1z1-10 cnz-8 32s-7 2xa-8 4yj+8 df+12 4a1-10 1er-4 jlk-9 2th-8 40u-9 k4-13 1il+13 7bu-11 34+13
6g-13 ebt-7 642-7 24y-10 1yh+14 aeg+15 ac9+11 2z6-9 3bl+11 1x4+11 2xk+12 1q5+16 235-8 3gp-14 1h9s+9 7kc+11 8d4-12 1cq+10 2hb+8 h+5 3e3-10 8l4+7 2an+6 gvt+7
713-8 7o3-11 7bq-8 1mt-9 5e4-9 am+7 c3d-9 3rx-9 19s-9 zv-13 59-7 16m+8 3qq+8 eq+9 75w+6 f6e-12 1mq-6 k+7 x8v-12 27p-26 841-7 79y+7 1uu+12 4gv-12 dlv-7 5fu+15
wg+16 4a3-8 l8+5 6js-14 55v-12 a3l-7 s7-9 fto-12 97p+11 5sd-8 8o3+13 ta+8 a10-10 1u+9 9nk+11 1ew-15 3d2-13 8f+12 2xt-13 91p-8 3ka-5 5va-9 18q-14 5s9-5 288-8
1jm+8 1g9-8 j-9 4r4-8 4o6-17 6uv+12 25j+10 4sy+12 3n9-17 3ur+7 5k-12 6sc+8 2oi-14 3sf-10 2ea-7 oet+10 qb2-8 agq+18 42x-9 ee+7 67q-18 9rn-10 5lh-9 ha+8 b3+6
3q4-11 93t+10 t0m+7 547-21 fly-12 29p+19 1q7-10 1sb+9 36f+9 3g6-11 6kf+5 bbo+10 36l-10 30v-10 2u4-11 43q+9 2zh+10 7oh-4 a9n+6 9jd+7 15a+6 124-9 20h+15 ihh-10
3p+10 432-10 lj+11 9x6-15 c6r+8 6u-7 1wv+8 nq+16 5a0+17 8ua+7 8ui+9 3xd-8 3y2+10 1c4+10 7-17 7s8-7 2ym-6 1cl+10 es9+8 28x-10 nc+11 4j+8 73+7 9yx-6 kod+18
id+13 tb-11 3s2-15 1jz-11 1sm+16 2b-11 4kw-8 79w-9 4yv+13 9dg-10 38l-6 8yx+9 8m4+8 3h9-9 qn-6 2e7-10 24e+4 3w3-8 21r+10 46e+9 9lh+10 caw+7 2bj+7 1cmv-9 14u-3
hu-9 3f1+10 3tt-10 kjs+7 378+9 48k+7 jv+9 2qs+4 34m-8 1l1-10 35z-10 klg-6 3vb-8 hj-8 3fw+10 783-9 20n-10 te-9 1fu+9 hg1-9 hjm+10 1xd+6 8ks-10 ccl-9 299-12
4r3-13 5u0-11 4ix-6 fjb-6 mdf+12 1fu-8 50x-13 cf8-9 1yx+9 6uj-18 b71+8 11h+10 1x8+10 30r+12 h5y-7 5pw-23 3sn+9 9b-10 368+9 4qo-9 5ag-9 7t2-21 7ge+12 1bl+8
2um-8 3ew-7 fsx-15 4ka-7 1s2+9 3l2-8 140-15 343-7 blz+13 2sa+7 419-11 1ou-8 5ol-8 xi5-5 36k+6 49j+10 asg-12 2fj+8 e+4 3kp+8 267+7 1oz+7 55b+16 c8+8 92i+5
3q1-15 9y4-18 oe-8 38j-7 1rw+13 3s7+9 33s-6 1u8-41 2ki+9 3y4+8 fl+13 dch-9 700+8 vl+13 7a6-12 7ml+8 5qm+10 gui-9 94y-8 1pt-9 278+8 cup+6 2v2-12 gr-9 6m-8
136-8 7hw-14 7j-16 5oq+10 5cz-15 3xu+5 2vs-9 3c7-8 f9h+8 5i8+8 3fj+17 7k7-16 9pi+13 292+8 kg+8 6yg+6 3gm+8 20w-22 8x5-12 1wm-11 mmo-10 9u0-11 1j8-6 3px-13
1us+7 ahd+8 16b+6 4cl-7 5oa+7 9qu-14 1y+8 2qb-7 4on-16 5j0-8 cjt+10 2k6+9 s8+14 fkr+14 vp-5 26f-10 fwa-8 3q6-15 c23+7 5m7+7 61d-6 1w4-12 c5k-7 1zi-11 7jv+10
8vx-10 2g-8 6r4+12 h-9 1e2+18 3u9+8 9jb-10 1my-10 2x9-10 1j9-8 15y-8 owl+14 jz-18 8oj+11 ld+8 mq+8 58n+11 6f+11 35g-8 gy4-9 1x6+8 8gs+8 2br-9 xp-10 p4-11
4tc+9 4wh-13 82s-9 776-17 m5-11 2uv-8 2wv+14 7jv+7 62h-6 28-8 1n7-10 d0g-9 5ti-12 hx-11 k6f-9 37d-7 2hp-9 cop+10 11s-8 7h8+6 8yu+17 4lk-12 o-13 8hm+11 th+8
6t4-10 6eh-8 31p-11 m9+11 54m-8 1xb-9 b3d-7 if5-13 4vq+10 18x+9 5y0-16 9pk+9 2oc-10 58j-7 2mh+17 2g4+12 k3-9 f3w+7 1l0-8 4oe-13 3ug-11 fxe+7 33o+6 70k+7 k9+7
53o-12 6pb-8 3xp-8 ji-8 bnp-8 9vf-10 104-11 11z+4 65v+8 evf+9 3v8-11 11h+6 6rl+9 1ah-6 2dr-10 3wy-8 fai-7 78d+13 7nv+10 3t1-9 1nw-11 485+14 1x-11 2tf-9 5ws-11
4nx+12 2jw-15 3im+5 42e-9 2lh+10 1zu-9 i6+11 2r2+8 87d+9 b7w+12 49z-9 ps+20 1zx+16 39m+15 5bn+18 7ou+12 mg+6 q9+8 5y9-11 99f+12 23w-12 19v-13 1qy-12 jf-7
a1r-10 8b8-7 36g+12 1k9-15 n7c-12 3bd+9 4ki-17 755-11 179-8 400+16 u3-9 3hr+9 aih+7 t1k+12 9ii-11 1p3+5 1x9-8 2wy-13 1rz+10 2il-14 2f9-10 10a-14 52+27 5u-6
289+9 3ne-13 o8+11 tvk-9 dd5+9 8rn-11 24t-15 1td-9 63z-15 jjb+6 170+8 21k+7 2sd-9 a3u-6 vi-11 k10+7 48m-8 845-10 ffv-7 2w4+8 1l-9 bro-14 63w+11 84e-6 13r-21
7a+16 3u0-10 30d+7 3fv+15 40w+10 1pd+9 hf9-20 4ew-8 7jw-14 6ex-2 6lt-9 7d1+7 aoc+23 7om+15 9cu-9 8g4+8 hc+9 bxy+7 88x-14 61-8 2kc-7 2ff+14 6dp-9 9u1+12 y3+7
cec-5 cmd-7 a1d+7 xu+7 2rc-9 7e1-10 7nm+11 5we+10 fg4+7 84d+9 k2j+9 1zn-10 y6+6 1vf-7 kk-13 22n-10 4y3+7 2d6+7 1d+6 6fs+15 7fz+7 1cz-10 cai-10 4y2+10 9ss-11
6x-8 2jo-7 8m4+15 7af+10 2oz-17 3sz+7 7la-10 74o+6 24+10 1db+6 6io+7 c4v-14 37m+10 5bu-5 5tk+10 63k+9 1g-11 d68+9 67w-15 3m+12 jx+10 63w-10 2lz-10 5zs-9 fz+21
4e1+6 1g0-19 619+7 218+9 1a8+7 6p3+6 6s6-7 6ko-9 26f-6 3h5-9 2s8-13 1ex+13 bc2-8 bc8+9 1jr+11 6ix-8 7p+18 sx-6 228-6 21-9 7ok+6 654+10 181+7 f92-9 43-8 2bn+20
6p-8 1uw+8 zm0-9 1h6+12 13g+9 10+11 2ug-9 3o1+5 6o3-12 5n3-13 9te+29 489-10 1dz-7 1zw-9 763+12 8t0-12 2fg-8 67p-15 c6y+11 1e0-8 3py-11 2i9-13 a5s+11 1vc-9
so-6 apc-7 1vb-16 1m8-10 4u3+7 2lv-14 d77-22 1ag+11 6jw-10 1xk+9 fp+7 bpe+9 6sz+11 1ck-19 ny4+9 hej+11 3e6+8 14g+10 6qz-21 6xo+4 4w-8 3c2-10 j0s-17 16t+12
9wr+13 3p8+9 tz+8 x3+12 1ma+8 aim-10 o9+12 2nv-14 3sz+7 167+8 600-10 2tx-12 86k+8 19g+9 824-9 b3h-10 68w+8 ogj-7 2cc-8 b6-6 7f2-7 3cq-7 4gl-8 2t8-10 1kn-10
5te+12 5fs-12 2ms-9 16h+7 3se+12 1po-7 9g2-7 1m-21 9eg+15 6u1-8 9j2-9 16h+13 f7a-12 1z5-8 1s1+9 b0d+8 5b9+8 3p-10 gx-8 1n3+7 3m+17 gff-10 34e+10 7uc-9 75f+8
dpc+6 241-8 c93-10 83m-10 68n-10 wa+9 71t-8 d9n+7 8j4-22 bo9-6 26d-9 fm6-11 8pw+6 cut+8 5cm-16 6xb-10 vr+6 3v7-10 fv7+7 1hh+9 4ol+7 4g3-9 253+10 5ef+8 151+10
3rq+5 2ve-13 27g+10 5d+20 buu-23 w0+7 4gl-7 3b1+8 d68-10 2ws+9 2gi+11 9fw-10 gq+9 2-6 2od-17 gm-11 aqm-23 4f-11 mdp+5 o4+15 877-9 1iv-9 24e+13 9ju+8 czb-6
bjn-8 xo+12 v1-8 90r+7 30t-8 24h-8 6vm-10 nf-9 e8v-10 dr2-7 9ee-5 2xo-2 2u+11 2tj-11 k8-10 95g-5 81j+9 4hf+12 3sk+9 3uc-10 84p-9 423-11 cx-10 28y-6 7ew-8
xu+10 4sz+8 5t9-7 1sz-11 90m+25 3i2-15 4gt+14 w0-11 92i-6 811+9 ax-10 3gw-8 4el+15 3sb-9 4ed-7 3oo-12 387-15 dbo-12 2z8+8 12t+19 2gc-9 4x+13 270-6 bh2-11
6aa-11 4ut-10 ft7-17 789+7 n3+4 70k-10 a9-8 2ro+15 2aa-7 n9-4 1rd-10 2lg+7 8ek+7 tn+6 km-9 1y2+12 hax-7 b9o-6 3xy+10 ly-7 4gd-6 g8q+9 1hv+13 qe-4 9m-9 1kk-11
gx+10 62t-11 1xm-9 47i-7 da0-18 e6-18 42l-13 b3e-28 10i+9 k3+10 d3y+3 5dt-11 1m8-11 d4y+10 3em+7 310-7 gb-8 2qq-10 1a1-9 883-12 kt6+12 1wk+5 3mh+10 8s-9 1pz-7
fmg-8 1w3-9 1x9-14 591+16 4v3-8 1lm-14 151-8 98i-9 3v9+7 1hv-7 uc+7 6ey+9 4gi-9 g9q+9 5nf-17 87o-8 1ka+9 r13-7 gem-11 3v+10 b0h-12 8vj-8 3l0-10 eb-10 qx-19
zk-9 1w8-11 c8v+8 1xw-6 j6q-9 82h-8 48k-12 1wd-11 df0-15 fl+8 sd-9 d+8 aym+10 4fq+13 765-10 wp+10 40c+12 3h5-13 6l7+12 ch-9 llz-10 3iq+12 5zy+10 48j+9 b3-8
1rq-8 2w6+8 518-9 sm+7 5wo-13 3c2-12 2ut+9 53i-9 bzd-8 cx5-8 9ph-10 95u+7 5ib-8 496-6 ku-13 35n-7 6dn+12 yh-9 106-13 abx+11 2k7+6 hns-5 1pu+9 136s-10 1rk-9
19w+11 7da-10 fr7-10 alg-9 64z+6 bmk+10 9in+15 1t5+7 b1z+7 2h5-13 3e+17 1dz-6 w9+9 79g+8 7b2-8 3li-17 3er+8 268-17 80w-5 4m2+13 47g-7 189+8 lk-11 hy+15 4or+10
fpb+7 7m9-11 27a+15 870-11 8e5+9 234+10 1m9+10 hn1+9 619+12 dtp+7 6cc-5 b80+7 3ak-8 11r-5 i33+7 2e5+12 9y6-6 hao+8 3s7+7 1k8+10 fm4+11 4e9+10 6ru-11 46j+10
xx-11 293+18 q1-13 gi8+11 32v-10 d1b+11 7g7+12 7pv+14 e7i-8 3oc+7 20g-11 34e-14 43g+16 8j2-7 30z-11 4az+8 a8q-10 9f5+13 6sq+11 1dh+9 ag+10 9w-7 87n+7 1ie-13
7rf-9 1si-8 sy+14 7x8-4 2u1+17 g3o-7 7q5-9 6bn-9 ajl+8 4sd-9 4o4+11 1mu+8 1gn+9 5w1-8 9vh+8 mg+12 1kj-9 16i+10 xp-7 ka8-10 2vr-8 gwt-11 31s+13 jm-8 6m9+18
kf3-7 tm-13 2os-11 d8l-9 49b-10 pk-9 h5f-15 1nr-9 i61-6 9vh+5 3zg+11 7pd-15 26g+10 150-8 13-11 5f1+8 68p+9 47w+11 1s5-8 7az+9 fb-11 6np-8 3un-9 2bc-8 86x-18
2ck+9 3uy-17 44y-7 qk+10 a3o-9 6bj+8 1vp-11 1m2+9 90d+9 643-14 5kl-8 1vv+8 1jc-6 75j-11 3g-10 b25-9 5v7+9 7lk-5 570-15 ri+10 il+8 m9+8 5pn-22 ncc-14 5qo-9
a5c-3 41k-5 8v4+11 8cn+7 9r9-17 g0q-9 aql+22 ax+6 52a-8 3nv+8 cum-9 cy-10 3e3+11 6rb-7 328+8 7ff+3 v4+30 2uu-15 34o+7 5sn-12 5fm-13 5xg+4 11a+8 cw0+7 14p+7
2hr+7 143+8 68h-10 1313+11 q74-6 41l+8 if-8 2ag+9 6em-8 px+6 1rx+8 796-9 fik-7 ur+5 1hi+8 4f2-5 ad-10 g2-8 19y+6 9s4+10 pw-8 6mo-6 pmy-14 3zf+6 bdg+11 33-7
h5-7 9r8+9 4pr-8 895-9 4j9-10 2tc+10 1fr-11 cgn+10 eop-6 65r-8 198-7 3ln-14 8eq+6 3uo+7 4gp+14 3ob-11 7ky-16 a5a-25 24n-7 1l7-8 1nm-12 15m+13 nyv+15 r6-12
2yl+14 6kd+11 hc-10 ks-7 5pj-8 2z1+6 gv-9 1t2-10 4e4+9 bgm+8 8an+10 1dl+10 48w-10 1j+8 an+9 h6s+6 20k+13 2ie-13 27w+9 1920+23 8yx+8 4mo-9 2w2-19 au2+10 cpm-10
28f-23 8cp+6 5bp+13 si3+10 16a-11 256-10 1ha-12 d61-9 19i+8 8zw-8 rm+10 aj+10 9d6+11 39t+8 2du-22 11r+13 3em-9 4gb-13 2d2-10 fa-12 y1+11 9ot-8 ew-6 8ao+9
15-21 cah-11 1qx-10 sj-8 cln-15 c9g+10 2gy-10 20h+9 707+16 54z+8 4s1-14 1vp+11 2wp-14 4b9+7 aa-14 4ty+8 up+8 7tj+11 op+11 8y2-6 m6+14 8xm-9 22f+8 bz+4 6v9+6
8qz+10 ly+9 839-8 2yq+9 1s7-10 6sl+13 ajq-5 964-8 4wd+7 8oo+7 2qb-9 iq+12 k9-8 c11-7 fx-9 jn-7 jz+10 7ti+7 3y4+9 7am-7 eek+10 dvw+10 k5q-15 o0-11 6s8-9 pk-6
4qd+7 2zy-8 r5-9 jgt-8 42l+9 26h-8 f0-14 6f4-10 6hn-8 5aq+7 7l2-7 63c+10 o+14 34k+9 3b+6 57m+7 9w-11 2lx-21 6js-15 2s3+8 qm-9 19g-5 34v-13 15i-8 139-15 2hf-8
51j-11 4e+13 1aa+8 67o-12 hgq+14 i41-9 anu+8 7t4+22 kqk-8 vb-12 20m-16 9gp-9 1pm+6 pd-14 3jc-8 6ek+10 285+6 885-16 22e-14 ib2+12 1n6-5 45m-7 4f9-5 5bn+11
2q7+8 4cq-10 bx5+8 b9-7 3d1-11 3zf-10 21i+8 3y3-7 vw-11 1p6-6 1ph+11 5ph+18 6by-13 2fw+5 11q+11 3mq+9 ux+7 aj-8 491-10 3iq+8 4ox-9 2qj-19 vs+10 1ax-8 79b-9
9jh-17 3zo+8 u9-11 ebf-13 mg-12 7mz-9 13d-9 22n-11 dkm+6 2zn+10 d0-11 1ar-10 3wp+6 3i2+7 2mh-12 b0+9 4b3+18 83q+9 gg-10 22g+19 tm7+6 a5f+11 3ce+15 46n-6 a6g+8
1ix+7 ec0-14 5ok+12 353+10 6cd-12 736-7 4ku+10 76q-7 4rq-8 8i+6 6x8+9 a9o-12 hn-15 2gz+11 8e7-8 56q-11 eof+8 ii-11 br+9 5ru-9 cf+16 3ec+11 a73+5 1bf-16 24j-16
xf-15 8do-16 7ou+13 2q4-8 ri-5 19x+12 5cf-13 2ct+7 9g3-15 4oz-8 28d+11 w1+12 uj+23 e6a-5 25d+11 1un-13 3n3+8 4qm-13 1yx-13 1pe+8 77i+12 79v+12 36j+17 105+8
u0-4 ila+11 64q-7 k30+7 3e3-6 28p+9 yf-7 82y-13 5n0+7 9z3+8 31a+10 4i0+7 2a6+5 aa0-9 753+12 bbn+8 3he-11 21h+12 1cj-10 317-12 2l2+5 k0r+16 2pu-8 g1+9 1f0-9
44t+7 73i-10 8aq+8 5ss+11 5f+10 8hy-5 bz8-9 2e3-10 8x-9 eeb-15 mcu+10 1on+7 1gd+11 1yf-7 1xk-16 57j+9 9f-10 r0+12 te-10 3b8-10 hto-8 1u0+8 31d-7 7ls+9 g4+13
1tt-11 295-9 7uh+7 2lf-17 jm-15 9bj+14 4zb+10 8bw-8 4gm-10 4yy+8 42+9 4fm+8 7y9-9 1ph-9 1t6-7 c0f+13 5o2-11 1px-11 dgo-8 on-9 72e+20 6cl-15 a7p+5 2ho+4 hc-8
27d+23 86j+9 zn-8 c88-7 1yo-10 6gi+9 w5-8 78s+10 1u0-10 3vg+6 4dr-9 33m+10 6r-11 3og-7 5ho-6 59h+12 3gy-6 5yc-9 2pp-6 3tn+8 gg-8 49p+9 433+11 185+12 39a+9
3g9+6 22v+12 d07+12 6hj+8 4d3+11 321+8 j3-15 djf-9 1hm-13 4fr+11 3e0+15 7z4+8 9fz-12 bx-17 tn-11 3md-7 q5-9 35o-10 1xe-13 62v+8 19w-17 3cs+10 2r3+14 671-7
2cp-10 50d+12 qm+10 5kl-12 4fa-7 9xv-16 6cx+5 ckc+9 be+10 16x-8 19r-8 7ja+10 bg6-8 4ie-10 59z+6 1c8-8 4qg-9 4so-11 6gr+14 dsu-7 1h3-9 3io-9 2a0-24 6ul-11
1be-9 27m-10 b5c-10 2nr-10 2b+14 af0+11 8yt-6 8n+12 foi-14 3ge-16 d6h-9 52w+6 he3+14 3l6+6 5wt+13 70b-13 d0a-8 7nm-10 78l+5 593+9 137+9 2zb+9 38p-5 4jg-7
8bm-7 4yp+15 8fj-15 69s+13 ph-11 14s-11 9in-9 1c4-7 3h4-12 cbr-6 ec0-14 5kp-10 1e-9 118+7 5op-9 aqr+8 dcg+6 3o1-10 6dr-9 4be+9 3zb-24 52p+9 4vl-12 9v1-12
2kd+9 ao5-16 8as+7 1v6+13 33s-9 3l-9 iyp-9 1i-10 b96+9 9pp+9 1s5+10 2x8+13 7ff-7 5x5+8 uv+9 6vj-12 4am-8 2jv-13 378-8 867-8 20m+8 795-7 3q4-11 c8l+13 4rs+11
5fo-12 4p-14 1bi-11 55s-15 1g8+6 1gk-9 87a+6 53d-19 1pl+10 2y2+21 766-9 35c-7 50v+7 3li+13 br6+8 2hm+9 2r6+9 5jg-8 1f1-13 478-14 2nr-9 dag-12 zy-9 zs-11 9-8
ng8-15 11cn-23 4e3+16 1dz-9 3pu-9 2dk-9 5zn+9 1u9+12 2e7+6 mh-10 abr-12 q0-8 9s3-17 7a1+8 1d5+12 1w2-15 6c6+8 58g+7 2am-9 fm-12 7t8+12 46b+18 47a-16 9p3+9
e7r+12 2zj-19 xh+9 9jw+10 bt6-8 1li+9 18e+8 2n-12 4o2-9 5u1-12 6h3-7 1m1-13 41o-14 52q+9 li-9 2mi+25 1di-13 3u5-11 4ft-6 4rh+7 8db-26 bg+10 a3l+10 a4j-11
bsn-19 9tk+11 74n-15 3c1+10 mo-12 2k2+11 1nv-13 2e1+11 6v7+8 qm-9 5e6+14 2zk+11 mef+6 4tv-10 aij+7 y8-10 3e9-17 bui-9 j5h-10 926-11 5qd-7 1s5+7 5vt+7 7wn+10
1w-14 22x+9 lsw+10 8bi-8 72g+13 10l+9 1jl-11 1x4+8 14t+9 7e9-6 2pp-9 6j+8 1fr+15 4qb-10 312+9 ad2-14 4na+8 12o-9 28g-12 4ei+10 49r+7 9w-6 bp6-10 2y5-9 5q5-12
5lg+9 8pv-6 41x+7 uy-11 6lz-7 2hs+13 9fd+14 3h-8 12+6 6fa-6 5tw-8 51q-8 1v+5 1jc-15 3gn-11 64l-15 1jt+13 are-22 46+22 9ql-8 71w+8 7x6+7 9lt-10 80e+5 2gu+10
1vk-8 2cy-9 d2q-10 4ky+13 5nf+6 xy+8 6l4-19 5vd-19 vq+8 eg-11 2cw+10 dy-7 a6v+5 6el+9 frs-6 d2l-8 dkg-9 11u+8 gsl+10 bgw-7 2vm-14 13n+12 535-13 b0k-7 4a7-11
29-10 9cs-9 c6b+8 2eh-11 ix2-9 dm-9 3vz+14 9r3+9 58q+9 74r+19 19t+11 6ma-7 1kn+10 og+15 3r1+7 190+10 1mn-12 6m7-13 a8c+9 2ot-8 dlw+11 20x+8 2wj-7 1c6-9 1rx-12
6j1-12 290+10 811-13 79b-7 3ew+39 fvb+9 nw+13 9az-15 59e+9 u3+13 4yl-9 1od-16 a2v-14 aj+7 94d+9 j1-5 1ax-12 4cl+15 jz4-13 753-16 baj-14 2ua+12 l8s+9 76n+7
91y-10 dqq+8 20w+6 bx7+18 5h7+7 1s2+7 c6p+16 38d+15 dy-9 3ss-18 8vr-7 5l0+7 692-6 5bj+8 37v-7 3ae+9 347-8 6fc-8 6f+10 214-6 3kg+9 3n8+11 chs+11 6uo+7 2v5-11
a0q+7 yv1-11 op-7 2a7-8 mj0+5 5cs-16 8j1+13 hx-12 e4l+11 3v+7 303+10 3wh-8 uv-9 1qd-10 2jt-9 2bn-6 6di-12 c7b-9 30x+9 rq-12 1m3-10 avl-10 5f0+7 fwh-7 22k-12
9hf-6 3hn+18 86k-9 164-6 25f-8 301-10 51u-18 3cx+13 8lz-7 apn-11 1l0-11 mx-6 1j8+14 2hy-6 4va+11 1e1-8 4sq-14 7rr-13 4jx+6 1ex-8 5tv+9 16p+10 4cj-15 hl-15
486+8 6qc-19 cbu-8 ean-9 2yq-9 xx-6 2ei-18 2vz-10 21f-5 sb+20 cn+9 k74+9 2d2-13 1x6-12 ddo-12 5pf-10 1a5-8 ec-8 2vt+13 19n-6 atx-10 31y-10 qs+8 3zj+7 cpn-15
9v0-13 8zm+12 6f+11 17u-6 2rf-17 1nh-13 cfi-7 2ue+8 4r-6 hxw+15 ov3+14 6wu-10 e7-9 57t-12 213-8 2b8+11 1zr-11 dw-9 3lt+8 8lb-11 1a8+15 9x6+5 16h-15 yk+16
1x2-7 8he-11 768-10 iza+17 1sb+9 625-6 210+15 136+10 681+8 1fx-6 22y-7 m6d-12 5s-12 nu+7 19p+11 3dt+7 5zl-10 sh+6 1vu-12 i+6 60c+7 6ac+12 7yv-7 549+9 2p6-5
f8h+22 6t-7 35o+11 12y+16 57x-20 5e7+8 2bl+10 fy2+9 2wt-9 1r1-8 7fj-9 2w+16 1n6+10 dq-13 gc8-16 e6d-8 136+17 1ri+8 ps-8 c12-19 3gc+9 l1+10 1vn-11 c1j+10 8k6-9
23b-3 3n7-14 23y+7 261-10 fw+10 91-14 q8+9 a9n-8 67s+12 9qr-12 f03+8 4uq+8 b4v-10 9hp-7 77e-9 1hz-11 6hc-12 1az+12 3th-9 7a+25 1uf+7 3kq+8 3uh-8 oz+9 1vx+6
ezw-15 5ac-12 5x6+8 6y4+11 2l5-8 17e+8 g7d-8 4vw+10 b68+10 5w7+14 ax4-8 b3n+12 3lz-12 6mm-13 2eb-15 4s4-7 sg+10 4j4-10 6ew-7 bxp-6 15h+9 6us+6 198+11 ara-12
9yf+9 1di-10 527-10 l3b+7 1r1+10 8xs+7 abz-8 5dr-6 1pz-10 ebf+7 tuo-10 1jr+9 5ks+4 3ou+10 ud-9 1j8-9 g2a+9 4e4-8 vu-6 2e3+9 43b-12 rb+6 10s+14 1pz-17 3es+8
2vw-7 5dz+10 6nn+8 oie+15 dr+8 5ez+7 m9c-10 51r+9 1ps-9 3bz+8 7wg-10 efp-8 5at-8 7k8-12 33s-10 8xn-8 4y6-11 1qv-7 du-24 6xq-10 nf-9 v6+12 3zi-14 lr+5 556-15
96y+9 251-11 eh8-12 5j+7 2qo-8 813-12 50e+11 5gh-10 2t7+8 731+11 2td+10 9ux+8 3rj-10 17l+12 1d0+10 e3+10 3da-11 lo+8 27t+10 28j+8 1mo+8 7s3+11 78-11 2gd+15
1kc+12 1hs-8 fhn-17 83g+9 45y-7 9qb+7 ggs-6 t3-11 1cw+8 1mp+12 4be-8 bbr-8 gfy-6 82p-13 8pe-10 d9d+6 37j+8 23f-10 a1u-11 3u7-8 5lg-11 bs7-13 23g+9 4gh+8
eff+12 26b+12 6q9+9 38o+9 466-8 ran+4 1m9-10 1by-8 1b5-9 cmu-6 1xr-6 4ib+14 fsv-7 1al0+9 60f-7 1i5+6 214-7 5lo-7 6il+8 1iv-8 1it-7 324+8 3rt-14 3ws-7 9ai+7
9f7+13 14l+8 32c+8 k+12 22d-10 12ch+8 1wt-16 cg-15 604-9 22u-5 al2-18 1ti-11 hlu-14 3jx-17 321+8 1ph+12 5a0-6 5wr-7 27q-8 3n-8 3yu+7 stf+7 4rn+9 cio+6 7qk-13
re+8 1qe+7 3un-4 i2+7 hck-12 9jj+6 3t2-11 7db-20 38i+15 581+6 1ko-7 22j-11 4dc-9 366-7 i81+13 1td+8 3me+9 42j-21 ox+13 ti-10 7rb-4 192+7 8p2-9 213-12 g0z-11
45+9 8nf+9 7jq+8 q8-14 2ts-9 5u6+8 l4y+7 8io+7 4y5-14 8p3-18 ojb-6 46t+11 3yt+12 ioz+8 1fo+9 q5-5 4jj+11 2f+8 208+4 1ed-14 4zi-10 clj-12 3me-11 ns3-6 8sv+10
d8+8 fnp+8 4ii-8 yr+7 9up+17 93u-8 2l+6 4w-22 6wv-10 gcb-9 7nu-10 k3+10 3na-9 v9-8 4h0-16 asj-14 d3i+6 4h5+12 g8w+2 1ym-9 2ic+11 5pd-13 1tb+10 nse-8 159+8
1dl+8 8sc+19 1bd-6 6kb-19 r9n-13 cl-7 1ja+15 rs-9 23t+7 gmf+10 iy-13 5to+12 c0k+7 4hl-8 2p0-13 2h0+11 5rf+11 1bt-13 ft+9 31y-6 2fa+11 qyv+8 bzr+8 1n0+8 1lr-17
624-13 4b0-14 60-7 1qi-8 ht+4 6vp-11 238+10 gt-12 2qa-11 1rn-10 8to+9 j42+11 fuk-7 1su+7 8pc+11 1cu+9 m3-10 8a0+13 253-10 5k6+13 rf-8 3as-6 b18-7 hf-6 1ts-11
7vq+6 1uw-12 23w-8 2pj+6 2eb+8 7iz+8 c19+12 ao0+8 a8h-7 2j-6 6io+11 1ei+7 1q8-10 2d2-8 ve+10 669+8 8nq-3 6bp-13 2uc+10 uy7-11 2wo+6 1hj+8 814-11 47p+6 3k4-9
2h9-11 71q-9 1fl-8 48f-12 iv4-8 1nj-9 39m+10 6lb+12 99q-9 na-8 9hj-7 h5+7 31l-9 81i-8 5l+13 53h+22 csa+9 4h8-8 ijc-8 4s8+9 1mf+9 10d-10 2z4+12 2f4-11 zw+6
gi+9 9c-9 338+21 51f-14 1zu+7 dge+11 ih+11 fih+8 e5q+5 351-12 9nf-14 9nx+7 2u9-13 2g6+8 4t+9 1g2+7 24s-9 1gt-9 5dp-7 on1-12 14q-11 1qv5+8 3a6-7 fz0-9 6a6-14
dka-8 2kr+10 7pp-12 a5h-7 h0e-5 69n-7 1or-9 4t4+12 9r9-13 5o-7 d78+9 3xi-9 31d+7 4km+9 hbj+12 84b+10 2rv+10 1jg+12 4np+6 8le+8 2t+10 3ux-19 1g9+26 6hd+8 33x-7
4lb+17 1dl-10 x1v+7 og-7 a0s+11 gjb+8 6rc-8 cf-8 u4-9 1ek-10 6rq+8 l5w+7 4l-6 ct1+13 130+9 7ni-10 q8a-13 6a8+8 9ek-12 2ru+15 39m+15 4qn-11 ans+8 1sp+13 28d+6
cnt-12 5e1-8 alv+6 74x+8 3fc-11 1wg-8 dl7-10 38a+15 7oo-12 2kj-7 ejz+10 3e5-15 661-19 172+11 dka+12 1a8+27 357-9 1cr+11 blu+9 7qf-12 31k-8 55-11 d1k-6 47o-9
2n1-13 jl6-6 7qm+5 ev3+11 a7+20 hz-7 dlj-6 bqx+14 kfz-18 16e-5 94i-7 buw-8 qe+7 e02+8 d4x-10 c3p-9 dc-7 5zr-14 2p0+11 gd-15 203-9 22z-15 4on-13 f37-8 30f+7
26o-6 33+10 djh-10 xw+7 3r4+15 2e8-11 25d+8 ixq-8 8k1-5 856-6 2ln-7 4bz+7 38q+14 a7l+5 dgo-18 6m2+12 am8-15 i25-10 180-19 39d-11 3nt-15 7fu-10 1dk-10 bo-10
ro+7 2t0-7 1j4+9 cp8+8 8sd+9 9vl+15 172+8 1vo+10 dco-6 2a8+12 1k8+11 a5p-19 7gj-11 304-13 84d+7 gx-8 9gg+9 rl3+8 6+11 rah+6 ezn-14 8ir-10 4aw-11 1io-8 81a+7
je+10 1j8-15 42l-7 ph-8 9o-4 1hz+16 bqw+10 1vm-10 2j6-6 xu+27 d6x-8 5f9-7 8hy-10 4oe-10 92l+14 l7x-10 2v5+9 4w0-8 2h3-9 49x-7 ww+8 7fl+8 3w1+14 dx8-7 5ti-11
hv7-11 6no-8 3mt-8 8oo+8 bv-14 1a5-6 hxe-7 mkn+6 39m-8 dce+11 awe+9 1ff+6 dh0+14 1my-8 f1-9 8i+7 f6+13 k6n+11 ado-9 4zh+7 718-12 gft+10 9h1-13 st+10 fro+14
aql-11 7b+11 4ld+8 35o-8 13o-13 5tk+8 hph-14 7z3-6 7j2-10 1h2+9 1z6+7 x0-7 3b7-11 o1+7 6a2-8 1ez+12 2mm-7 p8-11 4db+13 b80-9 4tq+8 5lq-8 h7p-13 7bn-5 4k2-9
ub-9 1ng+6 z-8 e8d+7 3j8-9 3us+10 bal-10 2i9-21 1z9+6 2vv+7 4oo-15 rj-17 ot-10 2c8-12 cdi-6 8s-11 ajl+7 3nx-6 h2f-13 3gn+8 2ay+9 47e-13 13z+9 3li-10 2bd-7
22j-7 586-10 9kf+14 3dm-10 bom+8 2d5+10 14l-17 1p7+9 2xk+5 ari-14 7x0+9 5qi-12 21r+6 40u+6 c3r+10 cl3+12 4ac-9 74f-11 1k7-13 2cs-17 5r+13 126+9 4d+4 9qb-10
1r2+9 3ag+9 2wx-12 lj-7 1kb+6 29l+14 5ff-11 5cg+10 543+10 6me-8 4mx-17 pt-15 2ta-8 cw-8 55+12 2tm-11 1gf-17 6oh+11 a76-14 2vc-8 3tw-11 gri-7 1oy-9 326-8
ne2+10 31m-12 9vf-22 2p+8 c7v-8 5gr+10 8b+11 27h-7 1y0-8 2mt-15 bic+6 cnr+10 46n-11 573+9 24g-9 2vv-10 1n8+10 1f7+15 5bz+11 4qd+14 x5-8 81o+10 5c9-11 908+13
28k-18 31j-10 4n3-7 76f-7 5f9+10 rbm+8 48u+6 a1d+8 6u2+8 bbr-8 3ey+10 449+8 3k-7 665+10 6dc-9 lh+13 ye-8 ddl+7 70r-21 al2-31 4q2-8 nu5+9 td6-10 km+9 7zr-10
su-8 77o-11 5in-9 424-12 hf9-7 a9+10 q2-12 6it+9 17z-11 4xj-13 7ma+6 8yf-5 5sx-10 8n+12 4ns-9 7r+6 2yd+12 6b-8 52t-10 4fq+9 2bj+12 257+6 62a+10 2sw+7 3jn-9
iz8-10 8te-8 i2j+6 3gc-6 6t7-10 1c1+18 6cm+13 1j6+7 tbq-10 7ru-8 20n-11 1ne+9 4g7-10 8q5+10 1ya-5 656-9 237+6 7xm+11 e2v+9 5gh-7 9im-15 1zu+8 1zg+13 9xu-10
ox+10 3dh+15 cn-10 699-8 bg-10 96-7 1g6+8 dj-9 3ia+12 be-10 2oo+9 2xq-6 193+13 2yr-8 tlv-10 dh6-13 139+7 1pu+18 16l-7 ail+9 2h5+12 3bt-13 5t-6 1m3-8 28m+7
5sd-11 6lp-9 1r3-10 2sc+11 3kt+6 1b1-9 9qk+13 ur+16 31b-7 bz+8 5xb+5 f3d+8 kh-8 kd-7 982+8 20h-9 qd-10 ry-12 dlk+8 6w7+8 7w+9 21e-10 4pd-7 1fv-9 1fd+7 2fu-6
10i-6 awe+20 4g6-11 8u2+12 3ov+9 1au-12 g4c+10 4vc+11 c55-9 o+8 evq-10 98y+6 frb+10 2yf-15 128+14 8ii+10 6bd-19 528+10 3wo+6 1cg-9 650-12 1le+16 49n+9 vd+9
4hm-7 3fr+10 dn7-10 7pg+11 38w+17 223-8 jva-7 wz-6 3c-8 26k-6 28u+8 85-18 jju-8 a6d+11 2ne-6 6w2+10 52e-9 2vz+11 3vu-8 22x-11 7ns+8 80m-8 f8r-9 4y-7 2a8-8
f0+8 30b-8 2g4-9 5tn+12 j6-17 8d+13 203+12 cs4+7 3am+11 144-8 90v-9 5b-15 91k+12 1k-13 9qg+9 akr-17 6n-9 5eh+8 8wg-17 mml-9 94w-9 aav+7 n28+5 2qh+12 ak4-10
aal+10 111-9 e6h-12 29k+11 tp+9 1tj-12 2kl-17 3nu-15 6uy-17 t5+12 3n+6 e0v-18 4be+5 5se-7 3np-7 1q7-15 ihb+12 235+6 u5t+10 2ku+14 53i-15 cq7-16 ja3+7 3ct-12
5ec+8 387-10 2d9-9 8e+8 8d3-12 23g+8 58-9 5na-11 c6j-9 1zw-9 66+8 44x-9 9s7+8 dgx-10 2r8-12 tl+8 4ig+9 37t-22 5f5-15 742+10 ol+18 2gq+7 2ue-14 d90-10 4b1+6
21j-14 n84-9 c7m+7 1fi-10 157+10 1tw-7 1yy+6 46n+12 1v6+6 2fl+6 4lm-10 efj+10 wu-7 6qx+5 4uf-7 2fr+4 k2c-9 ov7+10 36u-13 1og+10 5qf-12 7fc+8 23z-9 30w-9
46d-11 pq+7 cd5-8 1oj-7 1pc-12 2ty-18 6lx-6 63+7 3e+9 ejb-10 1b6-25 a94-11 wp-8 err+12 1ju-8 5eq+13 47e+11 2yz-9 4ei-9 36i+11 924-10 1l6+15 h9s-10 2q0-10
1ma+11 1zb+13 b8-12 6y5-8 a4v+9 10t+14 2f0-12 9vu-7 kl+24 38c-10 174-9 1k9-8 cs1+15 900-17 co5-7 1w5+8 udb-8 b8z+9 f8-8 ag3-26 wt7+12 2tn-8 6mo+7 ay1-9 2de-9
bhg+6 o1-12 1cj+12 592-10 5ko-5 oz+8 6xy-15 9gy-13 2w-13 2vx+9 as3-7 2sg+10 tn-9 zs+10 2u5-16 1as+11 70y-8 4du-8 3yp-7 ey-6 2ra-11 2ci-15 af+10 75c-12 2r7+8
40b-14 2cq+12 4l-8 7cz+8 6h4+8 kt-8 4q0-13 5ah+8 830+10 wt+8 bl+11 19qi-8 6m9+5 f1-5 4ku-9 3zf+15 iqi+6 6eb+8 3rx-13 128+8 nw-6 cha-11 4nx-13 2vp+23 9vx-7
2da+14 22d+8 1a5-9 2ed+12 1w3-12 anl+23 296-13 jhb-13 2lv-9 83o-6 mpp+8 554-9 6b1-8 7tb+5 a9f-11 8hp-14 1z5+12 mkg+10 18q-8 7pb-19 6ml-14 97d+7 11g-15 17w-11
2xz+10 2hg+9 23t+11 2ln+6 60p+11 5z1-8 5sn+15 2h6+9 3y0-11 2uh-8 4ze-8 14g-7 owc-15 on-7 5fu-7 qvq+7 2bv-7 5s6-10 4ai+6 7gu+7 5jj+13 pfu+13 18t+9 5n-9 3if-14
2qz-8 l74+6 2ld+7 2pj+9 en-13 1te+7 2ah-8 o8-13 bia-10 f6i+9 1jm-7 25k-19 70u-9 7lb-8 1qh+12 7b+8 9iw+9 4yu+10 1mu+9 411-9 3ez-8 8oo-8 1q2+26 ag+11 6o6+10
52a-10 kz-15 70k-9 4kj+10 3up+10 hqp-12 cbw-15 993+10 5fg-14 1xe+8 d31+10 uo-11 1a5-12 b6c-17 1e2+17 3r6-7 dhb+13 biq-14 87w+9 6pc+6 t0+5 65g+9 5yd+4 357+12
8gu+12 1a0+7 a30+8 nvf-13 19w+12 azg-8 5y2-4 1ak-8 e2+10 84x+6 100-7 55m+8 3d7+17 7dt-10 73c-8 2fs-4 en9+5 71u-13 pk+10 7o4+5 14z-19 1gx+5 ao+10 1ze-12 dl+15
1dq+13 2xw+7 4ri+7 75z+10 hr2-18 g3c-12 4u6-9 4dy-8 4mv-10 1gd+7 y7+11 brg+12 6d8+8 18k+8 73j+15 2xa+9 ib8-8 1nd-7 8kz-8 dz5+9 1c3-10 434+8 22n+8 ht0-10 54x-5
k5r-14 2pf-7 g7-6 2zi-6 2f3+8 2u6+8 4r5-11 drl+8 pk+6 3ii+6 8an+14 fus-8 1l4-17 1il+14 8v9-8 i8f-9 op+16 1zo-28 10w+7 do1-14 4hm-12 c2u-9 4gf+6 1x7-10 2kg+9
ft0+14 yw-12 9kl-9 akl+10 5rk+9 73-5 b56-8 k4+9 b7g+8 19m-8 6lm+7 5c7-9 tx+7 1i4+9 qh-8 68+11 3gm+7 2b6+11 4ij-3 2z3+10 17a-7 g4+7 11s+11 m4v-15 6sb+9 6m6+9
7v1-11 1ap+14 6tj+12 6s6+15 10n2+16 wx+10 40b-17 540+7 26h+9 4p8-9 2a1-9 a7h+11 8oq+16 5vw-13 3eu+14 3lc-14 hxq+6 1g2+16 7d-11 tf-9 2kr+10 n1-10 f8f+8 3eu+11
55t+10 1dh+11 4mf-9 uno-10 2e-9 2d6+16 18+7 rcn-12 7ml-11 zj1-8 f1-6 eob-9 bbs-5 26h+12 88b-8 3ng-8 2f7-13 tg+11 2fr-9 378-18 pu+17 5d0+14 11w+8 5c3-10 1q4+12
3ec+9 ax4-18 c3e+11 brq+7 djd-7 2r2+6 2gy+18 3x9+7 158-13 4ij-6 fiu-7 g7+11 3bo+9 92+4 5k6-7 800+9 40i-8 7x8+7 3qa+9 95m+6 6jz+7 1x2+8 97f-20 10u+14 2m3-9
fey+7 9on-11 176-10 6sn+14 2jo+6 1bx+11 5yl-8 22+6 4r1-14 2d6-7 5nj-10 gpt+11 3bb+14 1dj+13 2x3-10 g-11 4xw-20 uc4+5 c4h-6 1j2-8 a9t-12 n1+13 7j1-9 1v1-9
97w+6 3be-8 ch4+7 9j+9 1pt+9 3ik-8 g8+18 6l8-8 kk-8 4kc-11 w7+8 820-10 2dh+16 jqh+12 2j9-8 4ie+10 6hc-13 e3h-5 81i-10 7ed-7 1rs+10 2wz+7 5s-9 zwq+13 iuq-12
94i-7 380-9 8l6-9 rl-8 cux+10 22f-8 1by+8 3q2-11 dq1-7 1gx-8 9o4+8 5pn+8 a98-9 oiw-5 aa-16 3q0+14 26h-10 212+26 3wf-9 6ag-11 zw+9 d3e+6 175-9 5fg-18 17c+4
1au+9 3ie-8 exr+7 3rv-13 2v6+10 5lq+8 15l-10 bc+15 2z5-12 mu-7 3u-7 3ij+8 bl+15 17h+14 4ss-5 3z7+7 1aw-8 1ow-9 5te+14 1bk+7 s9-8 2so-8 15q+11 x4+6 19j-8 1vo-6
kf4+6 570+12 as-11 2ez+10 9dw-7 b3j-12 4yg-10 2vo+7 8eg+7 32a-5 368+6 1op+9 58n-12 50v-8 1sl+10 qc-10 1j1-8 1f-8 agq+6 ms-13 4w3+9 4oq+7 hst-10 dls-8 1v5+7
2g1+8 4ar+7 1bl-13 3oi-9 14h+13 5fa-12 44u-9 75+9 163+8 4qg+12 2y3+17 871+10 2qs+8 5vy-13 ug-7 9ex-17 231+12 185+16 3ar-9 22k-12 3d2-14 2dd-7 7ri-15 8ut-11
1tm+9 ude+8 8ju-11 ala+10 6bx-9 42a-8 xq+21 3vm+6 pb+15 83n-11 3wj-8 5qg-8 b6+10 40p+8 5rj-15 4g6-11 3ro+8 57g+4 e73+9 j7+12 6m8-10 5ls+7 d56+8 pg+5 1by-11
uz+7 t7-6 byz+7 83o+10 791+8 brx+11 6y-20 78f+8 71t+14 68c-6 1w9-6 cdj+12 e7i+9 53s-13 5gi+7 qp-7 1w-9 bp9+12 78-8 26z-6 4ew+8 61h-9 3z-9 36f-9 3e-9 lj-3
bit+11 2pg-4 crn-9 a1f-6 beq+14 gg+10 dm-18 9i6-10 wk+8 5t9-8 9fx+13 44y-6 c6+7 3m5-10 1pw-11 qu-9 23d-8 1mc-12 8bg+17 cen+8 qm+8 4vd+12 mq-13 4gl-11 3h8-4
5ej-8 9fo+8 9kv-10 76z-7 f2+13 8wu-8 ami-12 a5w+10 993+9 f3-20 279-12 kv9+10 5vm-9 4qs+7 c3u-8 537+8 abk+17 bi+7 dhe-7 kmv-11 6e0+8 8fc+12 65j+18 68g+8 3qn-9
p8+15 345+11 3fr-11 3lo+12 8uk+7 2ab+10 hzo+7 1l3-11 1w9+14 3iq+10 u0+8 86w-5 355-12 8t+6 nsj-7 244+5 7qb-6 15s+7 49w+12 2a6-9 a5l+11 bzc-7 axa+11 4t+9 8l0-12
lss-9 1d0+8 up-23 jy-9 1d0+9 p7-10 c8-6 1z+10 1t9-8 5pe-9 gj+6 2do+8 foy+8 386+8 396+10 cn0-14 3oz-9 afu+8 5he+7 8s-7 lzm-17 2cf-16 13gb+7 8d0+6 72-13 67-7
epv-7 due+12 7gf-15 ur+16 86e-7 8pk+6 4np-10 91-11 17c-5 1ti+6 7jb+12 1mx+7 11r-13 1yt-9 c0-10 6bd+7 4uf+9 3es+8 7qq+8 b6w+7 9sj+6 19k+7 vh-6 5zg+8 57u+8
20n-11 41c-9 17c-9 757-6 78-11 m0+14 a3e+11 1k1-9 qs-9 578+9 54p+14 3jf+9 7by-8 3fe-11 42n+6 blh+7 7lv+10 2j1+10 1ew-9 88w+22 61-13 fv-8 4jj-9 34p+8 23e-11
6wf-8 4vx-7 16j-5 50r+10 4f9+16 pvw-11 1gn-7 5o2+6 96+6 24w-8 54v+7 b4+9 648-10 4ac-15 2l6-10 pf3-6 8gr-46 1qg+8 mi-11 abv-7 8hc+9 3ob-9 1bj+7 6lm+14 2xd-10
1sn-8 907-8 1xi+15 79w-8 4xo-8 4hg-18 pc+7 35v-11 1ed+13 753-8 4e8-13 auh+12 4jf+11 4j3-6 lcb+11 8az+11 bkw+11 3v-9 4ls+6 9y-13 ab9+10 k80+8 4g6-9 2nj-11
9jv+9 bwa-10 pf+6 byf-11 18l+8 5f9-11 6p7+8 3p+10 2r4+8 otg-13 8n7-8 17o-10 b48+8 4th-8 6n-19 26d-7 3k0+9 45r+10 3yz+10 1a4-7 7qu+14 8im-10 7hc+8 5tw-12 53h+8
44g+11 2n6-10 7tg-10 b7f+12 2gk-11 3ql+9 718-9 29e-14 wq+8 9h+8 7mg+6 112+7 26l+14 3pf-14 7dn+8 2n4+14 3pf-7 a2g+17 r6l+10 6ob-9 jz7+8 4va+7 a1d+15 77n+12
b19+8 wi-6 dq9+14 tc-24 2g-10 38h+9 4ii-5 es+5 309+9 ska+10 1t8+13 411-7 har+9 23+16 49f+9 9mk-12 mk-5 3gt-12 7gg-13 4jn-8 nd+17 37x-16 8j8+11 51+14 ub-12
368+9 2pj+14 d64-6 brd+11 6oz+7 2vw+10 3p5-8 5sd+13 c4n+11 2pu+12 k9g-6 1kc-7 7jk-7 8wb-11 18v+17 cu+7 7m8+7 ed2+12 b2x-9 2xe-8 c00+6 58h-10 14s-10 66e-11
7l+9 fm-12 r2o-10 3vg+11 1t0+13 gny-9 e6e+10 fsk-10 10h+14 3gv-10 3xm-7 78x-10 390-6 2d3-14 1gk+11 cy-14 5nd-18 2mb-11 1yl-9 aw2+6 1px+10 1zj+9 1xz+7 z4-9
3sw+8 2mv-7 5kj+9 bdq-5 4sd+13 p40-13 2y+7 4dk-10 e0s-16 842-11 291+9 17c-15 73a-6 5wj-7 kx+10 m0+12 fux-11 15e+12 xl+14 8lc+10 bn7-11 yt+8 3ma-9 1nt+10 34k-7
4dn-20 1pl+12 11-19 63o+11 765+10 5qh+5 2zn-25 1e+6 1gn+9 4wd-14 29k+7 21l+7 3ma-10 23x-10 3f9+8 2it-10 7ww-14 h7-7 2o2-10 1pw-5 7gp-7 9xm-14 4mt+13 2ms+7
2kc-7 go+10 4z6+8 8fz-10 8no-9 15j-7 1pv-8 bu9-16 390-7 3il-8 w3+10 z1-10 7lt+9 33f-6 687-14 4t8-9 bn0+15 yp-14 2ud+17 3jc-15 19y-9 2tj+10 19q-10 6fw-8 22v-10
aof+9 10k-8 29p-12 1ae+9 3m7+12 2b0+14 37-8 rg-11 a7-8 8xe-7 npd+11 rb+12 3cw+8 64-7 5gx+10 7jl-9 193+11 ol-25 7qp-9 jj-7 20j-10 50m-9 f2e-20 171+9 1k2+8
1tj+11 63-8 3y6-13 abg-8 3nn+7 23-7 o3+11 134+11 44c+10 26d-5 81x-10 7l2-10 21l-10 9lc-11 567+11 78x+9 2d8+13 um+16 eq-6 8dh-12 9ub+9 c4+9 45i+9 4jg-8 6k+6
1iu-8 1s1-6 4s2+14 930-16 7y2+11 8x9+11 2x5+8 6o5+12 3w7-11 1je-13 3u9+11 4sv+5 90+15 17e-16 36o+12 n7t+6 9rf-14 27g+7 4q7+10 24o+30 449-13 1is-12 2ix-9
7ac-10 6s4+8 37i+9 30+11 525-8 4ve+13 4o2+16 v8+14 2qw-8 71y+9 6i8+6 23m+9 l8y-12 7cs+4 ty+9 um0-17 fed+8 3l2+6 6ro+15 605-8 bgj+8 g89-6 749-14 23u+8 481-10
dq0+14 rx+6 cjo-7 afu-9 9d0+8 5ji-11 k9-10 14y+7 i4t+22 3sb+12 kn-9 270+11 4oq-3 1xf-11 2rh-4 9d-11 64u-10 3rb-6 qj+13 479+9 1yk-7 ox-7 97+11 5h9+6 4a7-14
2e6-11 3wo+9 fp9-9 4hb+10 cgz-9 mi-8 1fk-9 51z+15 2nu+9 3cw-11 db+8 8pz-8 d66+9 27s-8 3z4-7 ov+7 aoi-7 1mx-10 2r4-9 3m4-12 7sq-7 ds+11 6q7+5 2t-17 6ri-8 nsw-8
27e+9 43j+19 356-9 6yo+16 2fo+7 1yf-7 867-13 ejg-14 7md+7 zz+11 47z-9 3ub+2 757-10 9vr-11 7di-11 2q8-13 4gy-9 7ft-10 8bi+5 4pm+11 rzd-8 jk+7 d03+14 ngj+15
bx+6 1wn-7 63v+14 399-21 3wz-8 3ad-22 28l+10 kc0+7 49j-8 dae-7 83a-8 78e+7 6am-9 3g7+12 3e5-11 4t5-9 6ps-6 3wd-16 1l9-9 qe+9 88u+6 1a0+7 9bh-5 2rs-12 7os-13
k1c-12 2a3-14 vbo-12 rh-15 3fk-9 q8-10 3ok-6 ur-7 8dh-20 gk-11 714-12 nd-9 kqf+13 e6m-8 5nm+10 g4-6 14u-5 1e4-6 2te-4 537-15 e7p+13 3k6-9 63d-11 nf8-6 498-11
5r-7 968-7 bkk+10 3s+7 48b-10 4pu+10 45-9 285-9 8by-6 3kp+8 6to+9 9fh+12 1b1+9 8kf-12 13m-8 33b-10 ce0-7 1kz+14 2ku+13 1s6+5 8ba+6 9ue-6 5rw-8 45e+11 n76+9
87r-16 8uj-5 8bq+6 60i-8 2c-15 6y1-6 9dr+9 ib4-16 c01-7 8n+15 44k+12 2v4+10 da-11 eaq+12 4wb-22 3mg-9 1qz+8 ge8-7 3gj-8 eu0-13 50o+15 css-11 6r4+10 st2-6
1kv+10 hks-8 8y+5 2ez+12 6e1-11 530+7 6hy+7 9bh+12 53w-10 2b9-11 h7y-13 2f0-20 aqg-9 5vj+11 2t0-9 gz+13 1up-4 al-9 43l-8 4c4-18 3c+14 czf-7 12n-8 5gj+8 sc+12
12c-9 h3s+10 8u9+6 4mz+11 aqx-13 9ha-19 49x+7 7r7-32 9b0+10 84k-16 4j2-7 1wx+6 2td-10 ttr-13 8i+13 14l-10 ss+13 7fi-6 g6l-8 3fi+11 71f-18 4mw-11 fm+3 3d3-6
68q-14 1n-13 4hj-8 b39-7 3qd-13 2xr+8 1co+9 130-8 h-8 4po-13 42e+12 2sy-10 1hg-8 7z5+6 87p+9 32d+8 254+8 mo-19 68o+8 5fx+12 c1y-8 7ka-7 7k1-13 4wr+6 3ye+22
1hc+6 oat+9 7t-8 1t5-10 8h+14 5z-8 6se+10 95h-11 bhd+6 9mg-7 1ua-13 2ka-8 iap+8 f62+7 6r6+11 1uy+15 4u8+10 2c+13 b9j+9 934-10 kv-10 5yz-10 1dw+8 8dx+10 7hl+10
81p-14 ub-10 dtb+15 17l-8 4yw-11 aja-9 24x-14 8g-7 1mv-10 guu+14 6bl+7 3ek+8 yz-11 6ml-9 bal-9 1yq+14 91r-8 3fp-9 39l-8 4kk-8 s7n-10 22n-17 1o7+12 30g+10
21g+10 19g-11 1ae-20 1n3-10 ul-8 19h+9 7xt+13 3vb+12 34i+17 4zz-13 54a-12 8w4+11 4fj-11 3m5+9 e9o+11 18h+11 2xk-10 9gu-8 82c-32 4jq+12 9b7-18 7ja-16 1yg-7
67+8 390+8 4cx+6 2y+17 2um-9 1md-7 h6k-8 1vb+10 2s0+11 2qs-9 2x1-10 ttd+8 92n-10 a1c-7 t1+9 gjy+11 ip-10 28t+6 7ii-6 1qn+8 43p+14 26y-13 8da-12 9j+9 17l-15
sa-10 23t-13 236-9 cnk-9 80k-6 5qg-10 dja-5 cvf+14 buj-14 8ei+3 2v3+11 3xt+9 3p7-13 39a-9 9k-13 5db+10 5m9-11 hv2-7 3h7+8 416+10 5wn-10 8up+10 1if+12 jq+15
6qv-9 1jx-12 hw3-25 6ww+9 1fn+10 2z4+15 4an-8 8p6+14 chf-10 436+10 4w6-9 d3-12 32t-7 8ul+12 1hn-15 gl+7 k9-14 65v+14 338+7 5zn-8 56j+8 c-16 2yk-13 1wj-11
5e1-12 tq+7 rr6+10 7bn-16 7hg-10 37c-8 4rd-7 2sv+11 33l+9 6d5+6 al5-19 26x-7 2n8+7 7qe+12 sd+9 1m6+10 1e9-13 5iu+8 2ss-7 2s3+11 478+9 374+9 5hr+11 35c+7 7f0-9
49w-8 a68-12 1dn-9 np6+14 222+13 d4f+11 42u-12 3m4+11 jq0-16 3tp-8 3xg-9 aw+6 9zw+9 8bc+9 azs+7 168+7 2kq+7 k5+10 7su+10 1oo+12 rx+7 9xd-12 8eq+11 rp-11
bgd+11 b15+6 1oj+16 1fd+10 156+9 1gw+13 21m-7 91r+14 et1-4 c-13 3ln-5 wu+10 2a1+11 13c+8 75z+10 57j+8 7l7+8 32v-13 8mi+13 35j-8 34t+13 5n0-18 5bi-13 24u-10
226+9 2xs+9 cen-12 1xf-11 2zz+8 aeo+2 6ll-4 3e1-9 6e6-9 3cn-13 db+13 xa+20 3h3-13 3vb-12 bqp+9 23f-14 6a5+16 i9m-15 o22+11 3jy-12 2eb-16 gr+11 1e+9 1wp+11
1jq+11 5cg+10 2nf-7 pr+10 jfm+10 1-11 28k+7 2mo+7 5pw-8 11w+8 497-9 1je-10 4hi-6 gg-11 44e-7 tr-9 1pg+9 2lt+10 13b-9 8bd+13 dsa+6 93z-7 9jg-7 5es-10 17x+10
32v+9 1hn+17 1uh-9 1mz+8 52y+11 27a+14 206-8 d9q-12 d9+9 2ob+6 2lz+9 cek+12 2cu+6 dkd-12 w9+15 8by+10 1me-9 dls+17 c41+9 fmi-10 2i9-5 63r+15 72y+11 11e+23
zk-8 h7q-12 2x+10 b58+6 9vv-10 1i-7 10pn-14 evi-8 4s5-19 2mw+10 9zc+18 4yy-6 bqr-6 8qp+9 4cm+11 3ko+7 1nf+9 hea-6 6ha-9 3gb-9 34h-11 94v-11 1ya-20 2po+12
1my+8 7vj-8 c0o+9 4wd-8 ggx-11 1xx+13 6fw+7 1zm+16 5f-8 1lz-11 4am+10 1mu+11 9o+9 mhv-14 i2+11 cnd-11 u0-12 1gu-8 e7g+9 1sx-12 38x-12 bh3-8 cmh+11 1yc+8 mse-7
a0e+11 1un-19 1pa+17 30u+7 31z+10 4fc+9 734+8 10h-9 2mn-18 qo-18 5n5+7 a8b-9 j6z+6 nv+12 gy-8 1n+8 8qw+8 3r3-15 4c8+9 2vn+9 18m+8 ep5+7 wx-11 6hl+14 cuf+11
hd+11 j6-6 gls-10 3ty-11 56u+14 185+11 9zv-7 1vh-8 13d+8 fcv+8 r7+11 17j-16 16q+13 2eq-9 1en+10 2u8+8 24w-11 9h5-3 60n-8 3io-8 3u1+16 5t4-10 25y-10 7qi-7
19r+7 69v+9 4as-8 147-13 4aj+13 7mo+7 16b-12 bjd+9 512-7 8dj+10 25h+7 kw-28 569+7 2aj-9 5z7-12 4me-8 345-13 3qw+7 gd+11 1t9+8 1v+8 35c-12 7r1+12 x3-14 2xj-8
h4+9 20+7 fhj+7 ita+9 6ip-9 fmo+10 8th+11 4ek-12 2cs+11 hn-8 3h-9 ek-14 hq0+17 281-8 3t7+11 gg+6 ciq+8 60l+12 1xt+9 8g3-12 3x1+9 5lo-10 64u-10 f3-10 66x-10
q1-14 5ib-11 2gz-13 ag9+10 92w+11 afu+5 460-9 ym-5 363-9 3zy+7 1ut+8 yd+12 8wn+12 ey-9 3mb+6 kb+12 k-10 1kp-9 nd+18 7fh+8 qo+10 c1+12 xr+11 2l7-9 2qa+11 4m-13
418-8 284+13 4kz-10 1wp+6 123+13 8hm+12 f2-24 6wa+11 p6y+9 73c-10 27o+9 d9w+10 4ej+8 27q+13 j9y-20 6ib-8 156+9 2z4+11 6f5+12 8qk+8 3it+6 219-12 5gc+6 69i-12
2i0-9 ao5-16 43m-12 a4x-11 6fl-9 23g+9 4bv-9 67o+14 f6h-12 3ue-13 7ef-9 5ys-7 6uc-6 ex-10 2o8+7 7ne+5 9nw+12 jso+13 41b-4 2c-7 aky+8 48e+6 625+15 9ky-11 4o3+6
7mb-16 5bd+8 8q6-7 49p-15 sm3+12 58-8 agf-9 1ls+9 66e+10 g4+8 i6a+9 53j-6 988+9 n0+12 3x3+11 5g1+12 2q4-8 4jn+8 4s2-9 5mn+8 b8+10 h4+15 777+22 mu+7 2xy-15
67v-11 o1+14 7ea+8 4tq-8 4ux+8 8dh-10 1ad+8 3hf-7 7qd+6 vl+8 ucr-7 326-11 1yu-8 78r+7 4p8+7 r4+8 9a9-15 c58+8 a9-9 3ek+11 2tf+9 1fl+15 91g-14 m6+16 v6+10
2pk+5 8nd+14 o3f+12 1cm+9 uk+11 5w9-10 t3+10 6gc-9 8um+10 b7u+5 2mt+12 9b3+17 gtm+13 yr+8 m1+8 5q9-11 x8-8 th+11 299-13 74g-9 3ce+8 1b5-14 25g+5 353-7 diq+8
6cz+8 98+10 3k+7 8eu-20 4q2-7 207-14 vi-12 9qt+11 32c-13 6fe-7 1li+5 2dl+10 el9+11 7x9+10 6xo+10 1l6-9 7f3-5 22j+10 hq5-9 i2+7 1db+13 1yg-11 3xo-6 kj3-9
631-10 1wm+9 5l7+8 4ni+7 cyb+9 3ys+9 8w2+7 muo-12 il+9 3uk-9 811+8 cjl-9 77z-15 9aa-4 912+12 2d9-3 g5f+13 2dx-4 csx-8 fun+7 1t3-9 34z+14 hd+9 2ea+6 7dm-11
om-22 1vu-9 78p+13 3yj+12 bk1+9 27y+8 7wz+15 4mm-6 9yv-6 9x3+20 gr7-13 4e6+10 1j7-17 ejy-17 3x7+7 469-11 ea+10 mw+11 4h3+7 eys-9 7qq-9 s1-7 pfh-11 2qb-9
1vq-12 1du+10 5m3-9 58f+12 b4p-19 47n-9 9st+12 emc-8 5zw-7 5lt+7 6ak+12 7be-9 dr-2 1or-16 5qp+9 5su+11 4t5-10 at+11 9wr-12 27r-7 aka-9 6ut+14 9g+9 212+8 6md+6
22g+5 1vb-10 awn-11 6l3+13 48z-8 aag+14 1es-12 2nk+12 41q+10 chk-9 53x+11 dg6-20 yh+15 4o1-8 7yc+12 2n3+9 23t-17 2dy+8 2du-11 dv-19 5pr-14 86r-5 2y1-14 cpp-12
dsv-13 cr5-17 4o9-7 vy-8 2ix-15 6t0+10 43d+7 67n+14 620-11 4r0-9 3j9+13 2z8-10 hd0-7 4wf-11 371+10 4hh+10 5ui-8 7n4+8 2ms+8 pw9-9 39y-9 oon-10 hzv-14 oc-13
fn8-12 40x-10 ns-9 gur+7 do8-13 zz+7 1qj+8 78b-15 rh-8 dc-14 p1e-17 daq+11 2hr-7 728+13 c8+9 3w7+7 48g-14 54q-5 2j8-18 c9b+11 m6+8 5nn+8 7iu-8 7pl+10 2so-9
5ta-8 e3d-8 1gb-7 47a+10 42s+6 5u9+8 fv-7 2y2+5 1o1+10 jtc+10 8j2-10 5f9+6 2dn+8 41j-13 n6-8 21z-6 8bv+9 lf+10 1tr-9 1qn+6 9sf+9 69k-12 os+8 1lh-10 cxd+9
bu2-10 2xt+16 3lb+8 7d-10 7nk+11 afg+15 4pw-10 wh+5 h2+10 nf-8 69+7 bo-6 tgl+11 4m9+5 8dk+18 5o5-8 kbd-9 fr-12 8b7-7 361+12 1ol+9 h7s+7 3gf-9 5d6-8 3va-12
jjg+17 2zr+8 1d2+19 ue+10 cf7+10 21j+21 4ur-11 tk-11 3qp+11 2wv-11 a5+11 9hy-17 51b-10 sc+10 3tr-7 b8g-7 9yw-9 3e4+7 cce-17 6un+9 8bg+12 25u+9 44-11 19q+6
6br+5 2v9+9 a4d+14 19f-8 faz+9 2cb+8 27u-10 s2-11 4ac+13 h3a+7 1nj-22 8xt-8 7b4+11 hm-12 3am-9 7zx-7 4mx-8 3i9-11 cqd+12 aq-13 rk-14 1ju-13 3fu-8 4vg+6 23-10
3kn+10 2ke-7 4h8-17 ir-13 6px-9 8u2+7 wc-8 3ni+6 adk-11 7t-15 3s7-8 oz-7 53w+7 7a2-6 2cz+8 62r-9 636-6 8zz-8 2a7+10 cv9-11 7nr+9 ib5+18 1wj+8 6u6+10 hmd-7
3sg-10 3ik-9 5zr-7 43q+9 524+11 638+9 3wk+18 8eu-6 151-8 1pm+5 54p-8 1pf+10 2g3-12 4pr-9 hd-11 2to-9 f9+9 6pu-5 9f9+13 6lp-10 aac+6 dhh+12 1jf+9 4ch+10 1pe-9
81r+8 dih-13 2ej-14 3sn+17 8us+13 17a+10 211+12 44w-6 607+9 66c+8 1mf-10 1mx+9 5ov+10 51p+12 aau-8 2ym-6 ca1-12 75m+7 1eo-12 ba0-12 lus+7 41r+12 48-9 549-7
25v-13 bjx-11 4ly+12 66f+9 fbb-8 av+13 s5-16 75o-9 jij-11 3a3-8 ruk+10 est-10 l4x+7 5fa+8 cb1+8 2fe-14 25k-11 8t2+7 2s5+9 89b-10 1nd+9 7bq-10 163-8 a54-7
42+17 gpd-13 3k8-4 556-14 3xf-9 229+11 7gs+10 4zz-10 19q-11 3jz-11 35f-9 4an+6 80m-9 144-7 am+12 6aa+8 dm-10 9l-11 h78-10 1ym-7 u98-9 iha+10 3ir+9 122+12
v1+11 379+10 3gk-8 8zi+9 1ht-11 jz+5 1at+12 9pr-8 4rr-8 ere-7 7af+8 3la+8 4i-10 pus-10 13o-10 ki6+5 1ly+7 8e5-14 1z4-15 3px-9 j9s-10 25g-9 1z-8 9bd-7 318+11
1ra+9 5xa-13 6b3+8 85q+9 59l-6 206-5 2na-12 7zi-13 3d+10 5n+8 8d6+9 65q-23 3qc-10 i82-7 2js+10 oo-9 qp+8 1va-13 7vb+7 5dz-8 cil+11 3np+14 3jg-13 60u-7 2mz-8
2i9+10 927-20 10f-19 3jp-11 dom-12 6ow+9 4q5+10 dqz+11 13j3+7 4oe-11 ip0+10 95z-10 6ib+14 ja+8 44d-6 822+13 6zv-10 2nx-11 2yc-7 2et+5 3vz+8 1x-9 4sp+7 5ty-8
4tz+6 760+12 2z6+8 5of+11 20z-11 3dw-5 3f6+7 59j+13 7r-7 2h-20 2th+7 6p1+6 1hf+14 2um-14 1ow+10 12w-8 tb+10 26p-8 5n+8 aym-7 3af-7 1nn-12 1w2-11 56t+16 3cr+12
825-18 jbv-10 7l8+12 9o3+6 9ck+11 8ee+9 2a7+7 2so+8 y9+9 ska-11 9gh-8 9rr+11 7ka-9 2sx-11 3ey+11 ul+14 ebd-11 3lp-11 grg-8 8al-6 2m1+11 54a+7 alj+13 btr-12
24k+11 sg+16 6z7+9 521-4 1cw-6 4bp+9 43l-8 3js+9 2it-8 3tx+9 4c-5 2el-11 2w2+6 3ug-9 992-6 11c-7 2em+10 e1-8 106-7 t4-8 6cu-9 2a5-7 13x-10 mm+10 1is+13 b17-10
2t8-9 7pe-14 m9+24 1i6-6 ev9+9 1g4-13 7lg+8 7y0+11 320+9 d57-16 68q-15 2tu+11 1ul-12 1hc+7 29f-13 4df-9 gb+7 c4-16 3b3-8 1bq-9 5ux-8 9ys-9 wt+10 1bo-10 yz+8
92s-6 27h+7 b00-14 67m+9 3th-19 668+9 3za+13 7mn-13 5jh+14 43j+9 3h5-21 1i3-8 zu+10 2ux-11 5jk+13 4j9-14 1fs-10 u0+7 2h8+10 6bl-11 19a+15 4tf+8 5j4-8 d6q-7
2vn+7 1kp-14 9ns-13 2ql-8 2ws+12 83t+14 74-13 e3r+11 th+6 6sd+7 85k-11 41a+11 3x5+13 f10+10 awh-6 3hu+7 b7z-11 1qf+8 1i-14 6km+13 ct6-6 102z-10 3hr+13 744+7
aeq+10 1tf-6 8pw-16 1ks-13 70+11 8v1+9 29k-9 lqt-12 3ss-9 2bj-9 5sy-12 kvw-12 11f+12 1zv+8 1w6-15 43t+14 9dm-9 2c0+9 1vr-13 c2j-7 79y-9 pq+7 2k3-8 1yj+7
86c-10 1sr-8 1fb+7 rj-12 jex+11 40v+10 83s+12 5ig-6 706-9 gbi-12 97t+9 9p9-12 8vo+6 272+7 8rd-10 5tw+7 1zc-10 1a2+10 3e6-10 1d2+12 1es-13 82z-15 1f7-9 3kg+15
q7+8 722-13 1z5+16 kg+8 7d9+8 6by-9 4ac+8 hv+14 fim+11 1dx-8 7ep-13 b87+7 8yt-10 3h7-3 3iu+9 h3z-12 23b+6 bt+8 98o-11 8z1-8 1as-15 5p4+11 69q+10 4s8+10 13t-8
6uw-8 b43+5 2e9+7 8c+11 daz+5 eck+9 77j+7 j+7 5jd-8 1ev+10 ad8-14 171-8 3mj+9 dlk-10 zm-18 127+6 57-19 4oz+10 396+8 i94-13 7v2-9 2qb-6 470+9 p60+10 26a-12
g99-24 5o9+7 501-10 pv+21 3qj+8 h2a-10 7zi+8 5ph-9 pt-9 bae-16 2fs-17 18g-14 256-11 5xo-8 20l+12 86d-11 agl+7 4gv+9 fn-8 5sf+18 pc4-16 17a-9 4d3+10 25s+10
6s-8 8gs-11 2ba+17 1n1-16 2bw+7 l8a+10 2ua+6 m4v-13 3lq+9 bb7-14 il-8 1sq-9 2cu-6 1g-9 71d+4 538+7 t6g-10 kg-20 7g-10 5nc-8 u1+7 efd-13 abk+7 2pg+5 1vu-7
42h+12 2hm-17 9mo+9 h7+9 449-11 1bh+6 8nk-26 19x+8 6wo-9 37v+11 1k-11 hy+10 8xk+11 1np-5 f60+10 2w6+10 u3+10 4rn+23 5m-13 349+6 c5d-11 44p-8 1oi+7 il+16 5um+9
1z8+9 2ea-14 5q0+11 27c-9 rz+10 7vj-17 1e+12 6fb-19 2bn+9 d77+8 rm+17 rv-11 7yx+13 749-8 4vl-15 2ak+13 1w6-9 2f8-13 247-9 34k+11 24i+8 3j3+7 b0l+14 2t9-8
caw+8 60b-8 irn+10 76j-12 hkd+11 3hz+13 dpr+11 77z-8 2ac-17 4tk+7 4mq+11 574-7 11-10 1i1-8 493+5 sn-19 qt5+12 14t+13 b5v+8 qt-9 3sp-8 8k2-5 3w6+10 160+8
8a3-12 hfi-9 4d+10 181-7 8+10 3af-7 3r6-8 409+7 4ag+9 5yk-9 58a+10 22r-6 cgn-5 5tg-11 2ga-7 gfg+13 jtr-9 4-8 hi-15 btd+8 85a+10 1a0-11 b3b+6 345-10 bvc-5
j63-10 u73+13 24t+8 2jp+14 7iz+13 3je+6 5er+11 172-6 bh5-10 28p+10 m1-8 9cn+9 1h6+11 28n-7 4rr-16 79a-7 2zu-11 49m-7 dpa-8 2wz-9 3ou-8 67z-14 4w3+6 4y0+9 wi+9
8eq-12 1v7-11 1d5+11 3jg+8 19o-8 6ys-5 b1m+8 3h1-8 4d9-14 73o-8 20v+8 9in-23 15-10 uum+6 1o-7 5qd+4 1xn+11 22t-8 azr-11 3wk+12 a8u-14 9ad+9 8vf-9 1i1+8 321-8
kv-9 752-18 m7-5 1yk+8 8mf+7 p-11 79r+12 53t-8 45q-10 9p+12 9b-12 2vt+8 1j2-12 1lx+9 41b-7 4iy-7 jfr+8 jq5-11 223+8 f2a-7 5h7+6 ye-21 2yb-9 69m+12 7s4-15
17f-8 9v+6 401+11 887+7 j23-8 9t-7 i2-8 1ny-13 2em+22 5bw+6 pin+13 1l9+7 4b-7 f3u-14 fl3-8 3re-10 76a+9 6fb-15 5l9-18 7n-10 43d-11 a5+12 9r3-8 1pt+10 6ud+7
5lp-16 tl9-8 dth-9 1w-8 a6-9 72g-17 1uv+8 5uz+7 t2g-15 5hq-7 4zh+9 i63-8 4x8-10 no-14 bj-12 7ue-5 7j9+7 h7+7 8ll+8 19k-9 62a-7 5og+10 7h3-18 h3a-7 39+14 stj-4
435-9 3ng+8 4qe-10 42s-9 p1+11 4jp+9 8ox-11 1db+9 2k+21 4io-7 9j3-9 9jb+8 123+7 doz-8 h-13 zw+9 6km+10 aq+7 95a-10 2m6-6 l3k+8 nf+7 3ih+19 13p+6 48v-6 ov+16
2un-7 gyq+14 fp+15 20c-8 cr-7 oqb-13 3ub+15 1z0+9 445-8 kt-9 5hv-7 23t-11 5uf+8 uo-7 qx-17 3em-10 6oz-10 5i0-8 by-8 9z+13 26r+13 12j+8 t3-8 1hk-13 307+15
j6-14 231-6 cjf+26 2qn-7 apo+14 8xe-9 h95+7 7t7-21 4k1-8 11f-8 7hl+6 73q+10 b9x+12 20g-6 2qj-9 aix+13 jr-12 1r1+8 ot-11 3t+8 1rz-6 3zz-8 35c-18 51q-7 ahu+13
3o8+7 21y-9 154+7 r3-18 1in+6 6bn+7 8fe+8 37o-9 87e+11 a9+9 76+10 9pv-9 2a4+4 3b9-4 39w-8 2v4+14 51a+8 ms-7 6r7-13 agz-7 2t+11 dl5-11 2ck+6 2ce-13 44n-6 ti-9
67d-8 2qe-10 347+6 x-8 6e1-8 5q9-10 74m+12 6pp+7 2m9+9 5y3-7 1sx+12 j8+8 76a-10 rq-6 1cg-14 bvr+10 4ep-17 9kn-13 53c+10 22p-8 8mf+20 aff+24 oel-8 8m9+10
6yt+10 30k-11 4cp-19 e7k-13 5ci+7 bek-5 11i-8 2nv-9 1nv+11 5es-8 8mi-9 6w4-10 29h+7 9xt+6 1u7-10 7gn-13 6x5-12 8j4+13 4nh-11 43d-9 k3-11 2tt-15 ye-6 7sj+16
629+12 90h-12 4n-12 cc3-9 6xs+12 n8-5 2l6-7 7ic+6 25z+10 j4+14 1g0-12 t7-10 in7-7 158+7 tio+7 8x2+14 25+12 4b+9 7ln-11 1ju-15 10jz+8 90l+7 78e-7 48g+7 118-8
9wj+7 903-14 225+9 14v-8 cva-8 ees-13 lex-7 1d0+6 2tl-6 qd+6 9co-9 lm-14 2j1-9 2gw+7 16a-11 7hu-7 48d-18 5gz-11 5id-14 4t1+8 3t-10 34z+13 7yr+13 5b8+8 1dy-7
884-20 ehf-12 8bx-10 32e+13 3oe+4 23n-11 4jg-9 9b-8 21y-9 2sy-7 31p-8 2j7+4 4xh-6 sq-9 1gl-8 2fg-12 161+7 7mg-14 4qu+11 19p+5 11x+19 dwc-10 2xk+18 1be+10
7de+11 14j-11 6l9-9 pcl-6 26v-11 bg+13 402+11 35g+8 t0-11 4v-13 jm+9 4hn+14 lq+5 8fx-7 46b-7 wr+7 3ll+11 613+9 4kf+11 268+8 iv-8 52t-10 n8+10 8a1-7 7la-7
4vi+9 aee-12 1f4-17 8f7+10 714+17 gpd+12 4n3+9 n5w+12 9ct-7 179-8 6qg-7 5yz+8 7nf-12 47a+8 ibx+13 t1-10 bs4-6 4v6-9 9bf-8 1xa+6 6qc-10 2hu-15 250-7 rx+13 7e-8
11d+7 4dx+19 fz7-12 1ve-9 3ee-8 6mc-6 8pt-7 a26+11 bg+8 90a+6 n8+9 3m9-5 3dm+8 188-11 llh+10 5hz+15 49v-9 3rx-8 3me+16 9vt-4 560-22 ex+9 5nc+11 1rz+9 865+10
l1-7 4t4+8 397+8 t8u+9 19oz-9 1ad-9 4v4-10 ic7-8 3i0+8 5v0-12 72r+16 9qk+12 1k+7 16g-8 fqm-16 2uu+8 1n-10 6jm-7 7v4-12 6fd-11 2ul+5 bq6+9 foz+8 5dt+8 20v+9
c5+9 69n-6 1k+13 dx5-9 6ky-10 245-9 7eb-13 a7y+6 1ci+9 28i+14 cph+8 4aj-8 bqp-10 41q-11 8ya+7 2ld-13 5wb-9 7w4-11 81v-8 j14-14 t5+9 1lb+8 44l-6 943+16 1lz+7
ftw-7 2rn-5 3wi+9 vi+10 7b3+15 8yi-12 3cx-7 12r+12 4e3-12 453-10 378+10 zb+10 ck1-8 6n5+11 6qd+12 kj+17 qr+8 3e6-17 1kj+8 770+16 4t2-24 2dm-13 1bc+11 sv+10
3f6-9 5jt-9 1g-8 27e+10 6i0-10 2xv-10 2gc-8 buh-8 270-10 717+7 dhp-10 2o-10 jh-9 2fg-9 86j-9 f3-4 4qr+9 lww-11 a6d-8 gcn-8 j7-8 joa-5 ejy+11 3bw+12 asw+9
1yv+9 b4a+10 dfw+5 39r-8 xw-5 42+7 iy1+13 5i0-8 4j0-11 c9a-15 247-11 3ck+10 kd9-9 cj+15 76j+19 he5+4 8vg+7 1we+9 186-10 1u0+8 11i-8 2jx+8 3sg-9 1te-9 3br-11
2wn+9 2zp-10 uvi-12 2zz+19 1jo+10 6qn+8 198+6 4u7-9 4q0-7 mj-15 50v-8 3is-11 377+11 b7h+16 1o-10 506+10 1qd-8 87y-10 1im-9 5j3-6 5sf-22 1sh+7 wo-8 22k-9
1og+15 2yl-7 2sv+9 1cl-8 22e-9 1j0-8 5nc+6 cf2-12 9wt+15 39u+10 4od+10 c9-10 1cg+12 x9+13 355+10 alu+15 27m+14 5f6+15 exb-7 4d2+10 2gq+7 8wg-9 2yl+14 ir-11
493-15 37k-12 8d+10 61g-12 3mb+9 7xt+8 6rq+7 3of+15 21b+7 7n4+13 hvc+8 kxi-5 d9f-11 1cn-7 3tx-13 4ur+6 31v-10 8zt+16 d97+10 h6-6 7hu-8 7nv-13 c54+8 8d7-7
8cx-9 3is-8 kbn+8 1vc-16 3w3+7 fng+13 7e3+8 20n-8 5k3-8 1bi+8 5z2+11 7j9-12 16j+12 9kg-12 9st-11 fc-11 2e7-17 oy+10 4t+11 r7-9 6o2+12 f8y+10 a5v-10 6wk-7
8i5-6 8ng-8 7d6+6 bmj-12 b02-8 1bz+12 25s-12 9ce+7 ng-14 a5u+7 3pf-8 2nx-8 bv+14 lxb+11 82f-11 2ke-15 pa+13 2ao+6 5hv-10 6wy-9 912-6 hx5-4 6ed-7 183+11 3us+10
au6-13 1g9+7 ce-7 4vn+10 450+5 1hj-8 4hj-9 6kv+7 b3+12 2wv+12 1ub-18 dvj+10 291-8 c7z+11 5tz+8 8p+14 5f-4 xc-16 mf-8 3l7-8 lg+8 6b9-21 1rq-24 4h7-11 d1h-17
1om+15 12t+7 90x+12 50f+9 2a2-13 51n-8 bsj-9 6pp-20 dld+4 7zb+8 1hf+7 5m0-16 b2g+15 1mj-8 5yh+7 4j-12 5y+13 3hf+11 1v1-12 4e8-8 7y2+12 9km+9 yi-8 dgz-9 57c-7
358-9 i-7 ew-9 8hc+12 1tx-11 4ud-11 2lt+10 8k+11 6ti-9 8n6-10 cvh-9 f98-3 5bp+7 dj-11 an5-8 1t9-8 h5+7 3nk-7 cc7-12 84t+8 at+8 elm+9 30m+9 8m2+8 ui-12 346+7
16a-10 aj7+9 1x4+7 5xl-11 23l+8 2m7+8 226+7 2ak-7 1kh-10 f0-6 2mn+9 86z+9 3kr-6 641+9 294+17 46p+6 28k-18 2gh-8 bng-7 22k+9 6my+11 cwg+7 243-11 8ot-9 3g-8
294-8 601-11 gnh-7 avz-11 42j-6 rhu-7 2vl-9 2cm+8 a41-9 4ie-7 esn+13 bst+12 b0a-11 2cr+6 56-9 5ye+9 vc-7 meu+16 ad7+10 3zp+8 19n-11 i9y+13 4ie-11 se-11 brk+6
7jz+11 274+19 5z7+10 7kb+17 h9j+6 el1-20 2d1-12 870-9 3tp+9 6v3+8 dni+10 2d8-10 cae+9 9yw+7 1cl+8 3sx+11 6qy-11 5ou+9 16m-13 35s+9 3hz-10 ba9-7 998-7 rs+12
10a+3 c-12 d0k+9 36j-17 m2+7 m4g-7 23i-13 17-12 2n-12 16l+5 3fc-10 3ok-9 4c+10 9r-8 edc-14 1ya-12 t07-11 cl+7 3v8+13 2f-11 4pl+11 5oe-7 2yw+11 1ip+7 199-11
mad-13 4l8+8 335+11 6ev-12 29e-8 1kk+4 7o5-13 5r2-8 gab+9 2k2+12 j6-8 9xk+11 191-16 ikk+25 7vt+6 n5x-13 2jw-12 9lp-10 8eg-8 a0h+7 46w-10 833+6 1g9-14 h0-15
5z7+10 aw-10 2lt+6 1b5+20 40y+9 2a2+13 2fg+8 dt-9 739+11 2od+9 eui-9 2f9-6 2jm-6 azy-13 dau-10 6aw+12 67j+8 nh+12 jab+5 8k+8 a8u-11 1v2-9 evg+11 59p+10 f0-9
9h1-8 hr9+10 9rj+10 3fr+11 a-7 2x4+10 16q+7 xe-12 8w6+12 fga-8 1sa-6 ah4+11 dgz+11 fta+10 2yd+10 fdf+11 ao8-14 1no-10 2qi+5 2of-7 32e-12 g60-13 g4+8 afk+15
b2r+12 3nu+8 3s0+8 74x+12 fjc+7 glp-9 5o0-9 7p5-7 ckr-9 js9-15 2mc-9 dn+8 ic+8 ieo-13 262-18 6vl-9 49+13 3fd+6 147-7 5pr+11 o8+14 479-9 74z-9 24i-10 h7-12
csr-7 116-12 3b6-11 2yl-10 75x-9 ts+5 8mz-8 dmz+10 531-6 fyq+5 3ax+6 h27+9 5qp-11 cou-8 co7-7 2fi-6 3jc+8 to+9 rd-10 hz+11 g9v-17 5jh-16 7nk+10 73w+13 5q5+15
3eo-9 78+8 8j3-9 5cd-7 1ep-12 634-7 27m+9 52w+14 5ic-8 8cn-15 1pa-9 bdd-14 yj+11 7dw-13 6lc+14 kq-7 11n-7 6hp+7 4k5-4 z7-8 2qj-7 z5+14 9t0+8 1z5-7 ja+7 66t+15
1bf+5 kgm+11 j53-7 7hk+13 14n+8 72h+11 1t9-13 4io+7 5ng-8 ej-8 4xz-8 118+11 1xy-15 1yp-9 55x-12 u-4 bjg+14 5et-14 1q+14 d5m+10 7qw+14 e4q+11 5b3+10 aie+13
6u+13 2vc-10 c83+6 f5g+8 3ap-10 d3g-5 6yw+9 fdq-9 204+10 4j+9 3fa+8 g19+12 pvw-6 2p3-8 8n6-6 9xu-8 7n1+8 ui-8 69t+10 1s7+8 hf6+7 9dx+11 5vd-12 1nk+9 bmj+10
30g-13 8uw-9 910-9 3kv+7 1qp+5 zf+8 a5f+13 2t2+13 862+10 3fl-9 37f+7 515+13 2ds-10 1s9+13 5bl+12 g6-6 211-9 3kz-10 h3o+9 989+6 e3r-7 4f7+15 3j+9 4ig-13 8o+16
5qr-12 44g-8 4bp-7 3w3+12 jw+9 1ys-8 6rr-11 4ft-23 10b-8 11f+18 bpe-13 4f8-25 tj+7 5n7-9 1q4-9 en-10 9bk-8 11g+11 pdb-12 atl+10 1ut-10 f24-10 i7g+9 1ln-11
ehz+11 71q+12 58w+10 5dz+12 p2-9 9ns-22 dw-10 1ne-7 9uk-11 5nt+14 1ek+7 1l1+14 2e+8 te+14 3bs-15 7ci+7 4po-8 2rp+11 il-11 7sh-9 55u-8 3jr+9 x8+6 2yc+7 2pb-11
4ro-6 3pb-12 yo+12 sk-6 1o4-6 qz+9 pv+9 2ov+9 3l8+9 4cp-20 5i7+9 1y9-7 cyu-9 1dk-21 yb-17 67-13 4u-7 1kg-7 2hn-6 ajt-6 a50+8 a0w-11 5nb-8 2zx+13 aub-15 fj9+12
6r-10 4nq-10 gv+8 3je+7 1xr+8 1h5-7 1a2-13 ban+11 dic-7 s5-8 3pu+8 8fe-13 ac4-15 4cw-10 426-15 64h-12 y8+9 1h1-13 pi+13 uy-10 3fi+9 2pc+7 un+11 tj-8 2q-8
cs9-9 3ow-11 ld7-7 bcp-8 5rh+8 38j-10 fk-12 jh-10 5bq-11 3e9-11 dg8+7 5d+11 2tu+7 a3o+17 b6h-6 9yh-9 dch-17 1xb-4 ait+21 7od+8 q65+19 62s-7 c47-11 1fu-16
1k0-10 1zh-17 66-6 sp-8 6a-9 4le+12 fpm+6 aiu-18 6cd+11 3q4+12 8ge+13 99a-15 sm-8 6ko-11 fvc-18 or+15 7fi+9 8lp+8 2k0-9 2yc+8 yf+15 dbz+13 1sw+12 41k+9 128-8
5j7+8 2s7+6 2e2-7 14i+11 1hd+8 9iq-5 v6+15 2yt-12 13p-10 ex4-7 7zs+7 2o7-5 i83-8 2di+7 ro-7 1p8-6 6n+9 185+8 2nr-8 9m+9 3g3-11 2ts+12 eq-8 2qo+17 4yo-10 1fn+8
cxa-5 rh-10 2ml+9 bld-6 2bb-14 gf1+9 2o7+8 2xp+7 7rw-11 a3h-12 6bt-11 645-12 aww-14 4qs-10 15m-7 4y3-15 5p0-9 dt9+11 73v+11 7l7-7 95t-9 fjm+12 4kb-11 ckq-14
3ks+12 1xg-12 10v+5 pv-9 1hr+7 1gn-9 541-12 ed7-11 qa-9 7sn+21 8pl+6 afa+7 7qr+14 25u-9 11g+9 gi+12 tv-10 4th-8 knc+7 3cs+9 gl4+10 f1d-6 8uf-19 8h1+8 jbg+12
2dn-9 907-10 em+6 9cp+14 5cl-10 1k7-11 jb0-9 hp-12 fo-12 32z+7 2il+14 ce5-8 h1+9 1ip-9 3gz-22 2a6-10 26f-11 8am+10 b0e-9 1kr+8 1uh-7 qx+18 g04+8 o6+11 3fy+15
62w-10 9b0+12 862-8 h1b-3 i4+6 2b6+8 6dr+12 v5j+11 3it-8 37y-14 1pl+8 6gj+9 390-8 4i9+9 1hv-7 p4+10 2lq+9 43-11 1go-3 b1z-10 4t3-7 8zk+10 6r9+7 2x2-8 9xe-15
3zg+13 8ls+7 ei0-10 b11-5 2qd+7 au8-5 6ml+8 se+8 10d-19 su-6 14w-3 ksz-10 c81+9 l46-7 3fn-12 t4j+9 32+25 2mb-16 ij+15 iw-12 4nq-10 4a5-7 6y+10 3s2+6 f3+6
2jr+7 4y8+7 261-9 3ds+8 aep-22 ec-6 2ow-8 118-12 4lw+6 6p6-7 64i-12 2op+6 7ty-10 8p4+12 gc6+12 fll+8 9p4+8 18q+9 fo3-7 5d8-15 68t-11 2om-10 gu-20 5u6+11
e7t-10 dl4+9 3b-13 ech+17 79j+17 503+8 2sd+9 37t-8 tg+17 1oh-9 h9e-9 53e+8 7e4-9 yq-12 b8i+11 5jq-8 32g-8 5nh-7 5f8-9 1vq+9 2bp+6 352+4 3ko-8 af1-9 5yk+8
26u+17 4l5-7 5cs-8 ee-7 1m3+8 g8k-8 aww-6 220+8 9u3-6 wf-7 mw9-10 10b-26 6ff-11 dad+14 hkz-19 3nt+8 e3j-13 8pk-11 2fr-6 by4-8 1by-17 9nx-6 92j+11 11+13 6sc+7
dy+8 14v+22 97n+8 aht-8 eu3+8 9dn-8 38k-10 il-5 6w+6 30k+9 dz-8 hmb-10 3m6-7 cb0-8 sl+17 103+10 c7x-9 ayn+10 lor+10 p6+7 5y2+10 107+10 1b8+11 5n1+9 469+12
1pu-6 h0a+7 2r3-7 1jl+10 8gr-23 d9v-12 5jh+8 8xm-8 e27+9 5ul+17 5xe+7 2an-16 1xj+11 1a-8 28f-11 5ip-13 43y+8 6xl+6 2cy+15 q00+9 33m+9 e0j-9 242+8 qz-12 3kt-8
cp0+12 7mb-12 2be+11 u0-7 3i5-8 yn+9 6nu-10 2gx-10 1q1-8 14f+15 1i3-8 6rp+15 7ox+10 2c6+13 639+12 fk8-7 b1s-10 1sk+18 hn7+12 ai7+9 7re+2 32z-7 1m4-12 352-8
nzd-9 f3-14 1hk-13 1me-6 4ev-8 3kz+8 8o0+11 h2q-9 1td+16 bc2-11 1mq-18 df-9 21x-15 4tf-15 4s6+10 1g0+8 24f-14 s3+9 1im+7 39j+8 44d-14 4q-8 498-9 vn-9 ge+12
3jy+12 1kt+10 18j+9 292-7 t1+9 d4d-7 136y+6 9es-17 sp+11 av6-12 2ud+8 9b5-11 1bf-13 ho+13 gge+10 l5+14 2jw+7 50b+12 2id+17 58h-6 7tf-11 cui-12 df9-9 5xf-16
gx1+8 7m3-16 81r-20 6l-4 31i-10 791-11 82f+8 4p6-11 77b+6 3ar+8 66i+9 fbc-14 50v-10 1d0+10 1nv+10 6zh-10 18g-10 7r8-11 55i+10 5i2+9 2gp+10 5ue+10 611-12 15f-9
y8+10 8od+4 77z-15 499+10 1nr-8 21r-7 3h-11 6c7-9 2pz+13 50+8 2cd+10 19h+9 1s4-9 1cp-6 1zp-9 ay2-5 g15-34 rw-8 3ni+8 4d8+12 1za-23 818+9 1yn+7 2gx-11 5nf+11
7gr+8 h2y+9 5el-8 128-9 8f3+6 b+6 2lc+9 4px-9 9hc-10 fl-11 i56-13 149+9 1sn+8 2xc-16 582+5 ms-13 3x6+11 1yp+9 5gt+10 1se-8 25a-19 1bk+14 51i-8 38p+9 49f+8
2b4+11 7ou+9 4ej-13 45o+9 40y+7 22e+23 9cn-8 fm-14 z0-7 81-6 aiu+7 3w3-12 ahy+7 rrx-14 yi+7 8d+12 3d-13 8d5-12 93t-12 65b-6 36m+10 1xy+7 9c1+6 7sn+17 4dt+6
1dw+8 2qe-13 3hn-10 p66-11 fze+8 end-14 5hv+6 2z2+14 bia+13 brx+14 3uh-14 1kt+9 4d1+14 3l0-13 cs6+8 64i-9 3n1-10 460-11 2eq-11 3h1-11 4o3-9 1cn+8 3no-10 vf-3
awm+8 9k+9 mhd-9 3sf-10 caf-6 ags-8 3xn+13 3hq+8 b7i-10 1nq-8 ejf+10 21z-14 7ms-14 3bp+7 1u1-13 dnf-5 3vi+8 8r5-11 3wt+5 aam-7 74z-11 7pq+12 2gh-6 dh7+7 5eq-6
61y+7 53x+9 jaa+9 gzk+9 3n4-12 289-10 1eg-12 4p8-10 68g+13 5ch+11 pl3-10 5ol-9 9o+14 j1l-11 1tr-11 1tj-12 83s-9 4nt+9 1du-10 1tq+9 dup-9 167+11 3w6-10 226+7
e5+9 4cu+10 413-7 1h2+7 4v8+6 5cl+12 5wm-19 1ql+9 og9-16 2u4+7 a8n+7 cj-9 1nc-7 1a0+11 5l9-8 ll5-15 33m-10 16op+8 6p7-8 nv7-11 7av-12 cbp+12 joe+7 1cy-14
72z+6 3x2-12 2al+6 kk0+4 cu8+10 9j5-10 wx+14 8q3+13 55y-15 8mu-10 db-10 45z-10 3x0-9 cql+7 6qb+12 1kq+8 7xx-10 6jx-7 36j+9 2g8+9 9er+7 3y6+9 87-13 4sl+7 185-7
8bb+9 32z-8 7s-14 6kb+16 7bl-10 2i5-12 hoy+8 7e+7 56z-5 fz6+18 ib-17 fz+8 66l+14 l5b+7 9a7-8 la-7 16k-9 s6s+12 28q-9 1fs-7 19d-14 7hu+8 23f+13 88+8 664-8
22i+10 3br-18 dw2+7 xq-12 1zs-13 8ph+15 566+8 apr-14 2bl-9 1nb-9 61j+11 8y9-16 9k+9 s6+14 8d+8 2kf-14 r7+9 7oh-18 2gd+8 4j+12 9p-9 98i-8 2dx-9 427+8 70h+15
6j-5 e2h-17 1rq+10 5y0+8 19j+13 qe-14 a8u-7 4i6-8 2rz+11 czi+8 7k5+9 aoj+8 1uo+8 4nn-11 43v+6 3h3-10 40f-6 hz+7 ei0+10 4q0+7 7d-20 9tk-15 589+12 4s0-11 3g6-9
adu+8 hl-10 5pg-9 661+13 cn3-5 e3+13 kwy-16 9ly-10 dpw-8 e2a+9 2pt+6 6zi-14 32u+8 1ai-12 ehu+10 3x0-10 8zx-7 8uc+7 jy-5 x4-7 7gu-11 aq8-23 239+8 loo-9 5tm+6
6g6+7 1vw+12 1yt+8 l90+7 t8j+13 gbb+18 71t+13 1o8+9 4fy-9 1c2+11 1ks+19 1pn-10 3p3+10 3gc+8 3ku+7 6mg+10 adk-9 39n+7 1p3+12 2rw+11 2m1-9 266-12 ia6+8 3zc+7
3rp-8 jba-9 53-11 5os+6 2hf+7 6k+16 6ws-18 36+12 1k5+8 1j+8 3v0+11 27x-6 zu+6 c8x-9 5yk+6 6ed-9 1ft+8 19w-16 1ym-7 mp-12 3ig+12 21e-14 3as+9 die-9 6ss+9 5sg-6
753-14 27-8 7uh+9 56v+13 h2x+11 48p+14 9vb-15 44e+12 7mz+7 2a6-12 1oj+20 ea4+7 322-12 3yv-11 a02-8 o2-7 1q6+15 2dj-9 82q-10 1ij-8 tkd+9 30v+6 n8x-7 hk7-7
4pg-9 1kr-7 asf-13 lx+17 ixp+8 2ik+12 t9v-11 eb2+11 9ax+11 5ya-9 wc+12 9d7-12 4g6+7 7e+11 23m+8 f6-9 8ap-8 256+9 702+14 eg+14 21f+9 8wa+7 ehw-5 cnp+10 2b3-16
7ua-11 7jh+9 8si+8 g3x-8 4wa-11 gcy-10 1ez-8 4yx+7 r3-10 2l7+15 4wg-12 fle+10 1nl+12 en-12 4cz-16 ben+10 1n4-13 7ds-11 1tm+12 53v-9 1mk-8 4wp-8 5ek+9 3e5-9
hg-9 cxm-11 16a-9 5xd-15 1i5+5 as+7 erw-11 6sb+8 86v-7 dq+6 6u-16 2rt-15 a4c+6 1fx+10 bl-14 2rq+12 8we+13 9g6-10 8x1-15 1dt+11 9uk+10 czx-9 gzp-6 2sz-7 3it-13
1jm-15 4h7-10 15u+9 ajl+9 2ub+12 t0+11 1m5+8 87+9 9aa+11 3bp+13 b1a-10 3c-12 aug-17 3x6-5 4v7+7 53f+11 9b2+13 63l-8 7wc+9 7vt+14 3zy-13 o5-13 5dv-12 to+8
ihx-7 ccp+8 qv+9 33r-8 1z9+7 2kp+6 11w+4 7jq+11 rea-9 6q6+7 820+8 7kl-12 3lp-10 hi-11 egz+10 5hx-10 gut+12 1ng+10 l9+8 a5z+7 2fe-7 ekn+15 3uw-10 69m-15 2rb-8
1h3-7 2o+7 681+10 50y-12 49-10 d8x-12 23b+16 2w6-7 85o+18 h8q-13 2nz-11 pvp+14 5z9-11 331-7 2gb+8 n0f-12 1ux+10 1d7-8 1zn-10 216-8 vu+6 1dk-13 n6-10 8an+8
2z6-10 7fc+8 ev4-16 a5-8 9a+9 g6-11 3r7-8 hqu-10 6f2-10 9f6-7 44f-12 875-11 1el+9 2zp-7 lm+7 13n-9 2ns-8 13d-13 220+7 4ot+7 q0+8 241+9 6g-13 8du+8 3zp-15
v5+11 ahi+10 lcz-8 5kw-9 26o-12 3bm-17 6zp+10 b8+8 5zk+12 4hx-7 bzc+7 sc6-10 2b2-10 yr-13 30c+11 gu0-13 o13+14 8e4-12 etk+14 1qf-10 2dd+8 1hd-11 bur+11 n1-11
5bp-10 60r+12 ayi-13 x8-12 80h-12 572-13 7pv+15 hgn-7 52w-12 3dc-9 7la+7 f6+12 4yb-13 8wp-7 37o+11 o2-7 3xy+10 f3d-21 4d-6 hes+14 9vh-11 3pi-9 14j-7 3a5+6
6y5+6 9ms+11 33v-8 4gj-15 302+9 d6-16 45-8 3qn-7 1oi+5 19h+7 2n7-9 1fg+4 hg8+13 anr+8 14s+10 aaf-8 19o-16 4gj+7 q0+10 7y-9 7-13 1tp+11 hfk-10 5l1+7 8o2-10
2v9-10 27z+18 37e+11 760+14 okv-7 4wx+9 5b7+19 a9n+12 jsx-10 2m8+13 6js-9 dme-8 k3+13 7hy-10 80i-11 4oj-9 om+3 3eu+11 7uk-11 8hw+7 42i-15 1cu-11 6nb+9 52z-7
3df+13 51o-9 2ih-11 a2l-9 20h-9 1rn-10 2wx-7 557-16 jy-8 h0w-11 4yw+7 3mm-9 3wx+7 2h5-7 5y9+12 3hn-7 hj9+5 nh+13 i0b-8 399+8 qt+12 6af+8 8zq+9 1wc+9 8m0-11
20x+8 8gw-8 1wo+10 435+9 16l-18 g3-16 fwg-12 6pm-5 90k+9 58e+7 6a1+10 kn4+10 2c3+12 jtj+6 ui-10 1hi+11 d0m-10 cgf+10 89z-8 9hr+7 7kj+10 14s-9 71u+8 76m+10
1uz+17 2rx+9 199+11 7o6-7 cid+11 1px+8 4pz-12 6tk-10 45i+4 73e-7 4cl-11 4q7-10 21e-9 qx+23 3sc+12 4em+12 7yv-12 7pc+10 hb-7 c4-15 2rf-10 dqk-15 urx-12 3mt-9
5fi-24 7g0+12 1ms-12 7b+9 5pn+18 1n6+9 fth-8 uf-5 gn1-8 9rp-14 1754-10 1ck+13 5ra-13 as6-6 b0w+8 6ys-15 4ew-8 6l6+4 lc-8 2fr-10 f8-12 fh2-7 n-6 9o4+8 pf+9
463+12 15p-8 pa-8 46t+8 5u5+14 bxl+11 fz0+10 3ai-7 ca6-12 amp+10 8bt+11 4fw+6 cpr-11 5p+5 6pu-10 ir1+13 a9o-13 ipn+8 gpn+8 lh-14 elr+7 mx+11 5j+9 2do+6 8w9+10
dwz-7 1ze-9 1jk-12 3ux+10 1c8+10 645+12 3fz-13 3qz+8 16k+8 2ro-12 2vy-9 618+16 1hp-12 6ov+6 ake-8 10f-6 55a-9 2im+12 wr-15 3ls+12 2o7+11 buu-19 1ej-13 9h2-7
4zv-7 h6-12 18v-14 h96-7 9tn+10 s8-11 27f-7 big+12 19b+8 2zw-14 164+17 e2r+11 l2-14 20j+13 6ex+13 35r+7 12n+8 6o+15 2jw+12 5w0-18 2nx-19 g1e+14 cv7-13 391+10
chn+8 11qo-7 88e+6 28m-16 19f-16 fbk+9 2m1+14 3bu-20 19f-7 1of-8 3pm-13 9fr+13 p2u-8 3vq+11 197+13 k5-10 27e+10 12r+6 3wd+7 2dy+6 2tg-8 726+9 8b+17 1fb+7
1xc+16 6ii-11 1am-9 2os-8 1nr+8 4vg-8 9ge+14 lf+16 3gx-13 qe7+9 2hr+8 dit-12 6u+13 3xs+18 729-6 3k7-15 io2-17 64+20 6t7+10 20w+11 mp-9 35j-12 kja-16 mer-10
evk-10 9ou-11 2gg-9 39j-11 6e7-9 df4+7 a2t-11 3nl-6 1g8-10 ra-6 1tl+7 4h3+16 4sl-14 6fi-8 3dh-9 9wl-17 3se-7 2eh-8 52s-7 8wo-13 764-8 49l+16 23x-4 1oj-6
dmg-15 2gm+8 40h+9 195-11 4x4-13 3uh-6 57t+9 mm+12 87q+13 5gq-11 4g4-3 9q7+12 321-14 4we+12 1km+10 id2+7 geq-7 65i-20 5c6-11 497-16 v8-17 nlo+10 1d4-9 dhq+6
1kc-7 5w4-6 co4+11 94n+8 6sk-10 66f-16 5kr-12 6sk-7 lr-13 158-8 3p2-12 e4o-10 adz+9 340+7 53-5 133+10 1j2-7 2fx-10 u7+10 3u+10 3ay-7 f4-8 c5g-9 5mc-10 7ik-10
659-12 5k3-5 a8a-14 7c1+10 6fb-7 dcd-8 an-6 j8+8 365+11 lq-6 mg-11 3aa-9 8hk+8 31t+9 r9+8 48d-10 gez+8 d2f-8 sw+16 trq-7 4iu-12 9f+7 3up+21 7tl-7 1mu+13 4ok-6
400+7 6h6+15 bz9-13 xj+13 2g1+10 3wu+10 3iy+8 127+9 2xc+13 1tf+6 2s4-14 9z5+11 26t-10 bvc+9 65+14 cbi+7 2ow-13 jbg-14 jr-14 1m2-8 1br-9 2vn+7 51g-14 i3d+10
10d-5 62n-11 4rr+9 4et-6 3fx-10 agn+14 5i7+7 eux-10 yv+11 6eg-17 13l-13 2pw-16 fn+10 3aw+10 8fj-9 1e5-7 38v-11 4a1+11 3jq+7 3we-8 9w3-9 29p+10 7lf-8 c6+12
2u3-10 g3-9 3uc-7 52-7 5gi-16 1a1-10 1sm+11 5f5-6 6i7+7 cw1-10 4ez+9 ws-13 jd-8 3d0+11 evu-8 14f-10 1u1-12 6zd+13 36q+10 jf-15 apf+9 2e-10 c2+8 9u3+8 4cr+5
n3+6 2r6+12 lx-12 xk+11 5pe+11 8ik-11 7n8+8 20s+6 42z+10 dkc-10 1bx+7 jjf-12 4bi-6 6zp+10 2mt-12 ot6-12 3nx-14 37+9 1vc-22 sj-11 6m3+9 15z+17 1js-12 3uj-8
3hn-6 3z9-13 1q4-12 2o+10 5i7-15 1vk+25 5h4-9 154+5 23w-7 3mg+9 ae9+21 18h-9 i7-9 3pe+13 8jz+10 41j-14 3b1+15 174-10 7e2-8 58p+21 4bo-8 2mv-10 5pb+6 5b+13
1dp+11 4ku-10 rk+12 1me+13 u3-8 jm+7 1wq-9 15u-8 5uu-7 7dc-19 2js-10 1mo+8 1uy+10 5f3-8 2f8+14 d02-6 5qe+9 f5f+13 3hz+10 97k+10 sg-6 cg2-9 dtq-9 9ea+9 8d8+6
34o+15 6au+12 13e-9 38o+12 1mo+6 uk+9 2gr+19 4ke-9 6xb-9 hwn+10 3l0-8 8ep-12 b12-6 560-11 gh-9 bwi-10 3i9-8 700-10 2w7-8 u5+11 ow+13 120-8 65h+12 3k6-14
68t+11 4s3-8 5q-11 8fp-10 5md+9 ige+9 4yb-26 6fo+13 o4q-6 1ci-16 l1-8 6zd-10 cuj+13 jr-7 hx-10 4on-10 6w1-9 7ut+17 2f2+9 4lq+15 3uy-8 3ke+4 9qu-15 7fg-10
77h-8 77p+10 vnb+10 65t+9 3hg-13 24d+7 lg-12 ajp-10 d0d-9 2o5-10 jx-17 2jg+19 74m+8 45-13 grt+10 4lg+8 3md-7 e78+8 17z-12 3nf+9 4om+12 i4-20 63k+9 16c-12
8o0-9 rw-5 e78-8 39b+15 6t3-11 6d-7 7ec+11 7o+8 3x2+8 i9+9 289-4 dfg-7 5q0-10 1fg+6 2tm-7 fc+7 faz+7 5ct+9 1nw+8 2bp-7 mq+9 89g-12 ks4-14 ji+6 bo1+11 va-12
61l+9 3jf-9 3tc-7 hw-11 1ft-8 17q+9 5hh-8 eye+16 4ze-13 yx-8 13b+6 1eu-14 5jn-8 lw+20 qa-14 5r7-11 5op+7 f9-9 2mc+11 pr-8 1ag+18 1k0-10 6gq+7 f35+9 3na+8
259-15 4ud+12 jpf-8 46g-8 34i-10 ry-7 15n+10 bhh-8 1tu-8 cdj+8 fx+5 yy-10 5br-8 64c-12 6qh-8 xi+5 3xq-10 2k0-8 1ns-12 4u5-12 943+14 4xh+17 38t-10 oxz+16
cnm-14 zv+10 11t+10 1nw-9 1u6+10 13o-9 1sq-9 e3v+10 4ee+8 6yh-6 hyh-9 1ha-6 7i5-10 4gs-8 2e0-5 1z1-7 7d2+17 1+11 19e-12 4or+8 hry-11 12r+6 4d6-9 1x2+6 emb-8
cm-13 3u9-9 6cy-19 3b9-11 d8d+9 2sv-16 1ho-11 3ty-10 cad-10 6mv+11 1q5+7 bjr-12 1m4+6 2o6-11 3t1+9 j3b+8 5ed+9 amd+10 ok+11 2yr+8 9gl-9 vc-8 30j-11 2k5-10
2q2-10 k5-9 961-19 55l+13 9a-12 979+8 b8u-13 47u-10 gb5+15 cdm+9 5fn-7 89+18 1gn-8 1pv+7 3q9-9 d5-13 5ha+8 10o+10 2iy+7 6t4-8 1hv+6 mf+12 7w9-15 1tw+6 odi+10
65i-8 ph+15 47o-3 11d+9 anl+7 6qe-9 12a+6 oz-10 6wq+17 bd-5 ht+13 3nv-4 ml+15 1nz+9 1o7-10 hzu+8 8lv-11 f4w-8 b6j+13 az-13 14o-13 5mn+12 1j1-10 5lj+9 1nj-11
arr+9 6vw+9 c8p-12 162-7 1kq+10 c80+25 4im-11 4tu+6 4ae+8 1lt-8 41f-13 7sv+7 d56-12 1z6+10 eo+10 9um-11 yi-10 1vl-10 960-9 dkp+6 40a+7 h5e+10 2te+8 10q-8
l34-8 fa-8 7h3+12 fr1+6 pv-6 4u8+16 67u-12 1dp-9 2iz-8 x0+10 6r9-10 3i1+10 2b0+11 qyb+7 58y-4 8t5+12 cgy+10 pfg-11 42d+7 akg-8 dmo-10 26h-10 5l5+7 cem+13
1xr+8 1ms-12 618+23 12w-10 9yz-7 ami-8 420-20 dh+15 hw-8 fs-16 1wl-7 202+16 6ol-13 4ke-5 734+8 5k5+8 6or+10 kd+15 75c-8 693+17 2rn+11 gky+8 aoz-9 8wg-8 491+9
37a-9 5l5+9 ab6-10 fx+12 tzj-9 22-9 b6i-15 zi-14 6cr-12 8zy+9 k3k-7 7-13 1im-6 68g+11 2ym+10 2fm+8 6sx+7 240+7 1i9+8 3n8-13 18d-17 12s+12 2nj-11 ps1-10 3ua+8
4ui-10 dnj+11 3a4-7 5s0+11 3v5+7 2mj-9 3zk-8 53l+8 4yz+9 ml-13 crn-7 1rp+18 5cv-7 2to-10 jf0-7 28b+9 er3+15 1nm-8 in4-14 dhl+7 81d-14 hq-9 1l0+7 ily+7 ga2+10
94k+8 5tw-9 9pi-14 30n-8 15a-15 eig+8 9sy-11 185+7 48j-9 8mj-15 yp+12 9b8+14 3f6-10 6v4-15 sv-8 1h3-4 2lq-10 79y-6 qxv-5 9oj+8 5kk+11 11g+14 94n+11 3no-24
sxj+13 5x7-5 7as+14 57v+10 22n+13 kbg+6 107-21 1h8+8 4i9+6 3k0-8 bsb+10 34i+10 32i+5 1ix-10 317-15 653-12 uv-9 oy-24 5ot-8 49d-7 cf-10 58+18 8on-12 d9j+9
hnz-10 1j-14 6wq-8 jj+9 aph+7 2y6-6 hhy+10 17s+10 b58+11 3nv-11 r1+9 1ss-10 5at-8 5ec+7 8td-12 1bf+15 51-9 2t1+10 jto-8 273+8 ybb+13 gl0-9 1va-11 221+7 89u+10
5bs-7 4yx-8 ebe+12 19t-12 4yn+16 144-11 5pn-7 c4-13 4yd-8 46s-15 2ib-7 3n5+19 zq+12 k3g+10 4x7+13 3wp-18 j5-9 c2-7 1t1-8 fe5-8 6bf+7 25q+10 1an-13 8l4-12 eh+4
6c-20 7k9-9 1sd-9 4nb+6 1gx-16 fp6+8 45c+7 1jp-8 18c-12 6e-12 3i3-10 307-16 g7s-9 1d8+10 6pu-9 135+7 17+10 84-13 cw-10 3y-7 22i+11 yu-8 2a6+9 1ds+18 5s0-20
cp7-10 4nw-9 98-13 26i+7 1mq-13 4pi-8 73d-9 10g-5 4dy-12 1zq-8 dkk-16 7me+7 8lr+11 1a8+7 7z+9 1ki+16 dps-8 55g-12 5bx+12 ayj-14 hg+7 1kk+15 3hu+6 19f-26 5e3+9
68a-5 ck3-8 u23-8 5u6-12 14t-7 e4d+9 4jg+7 2mn-10 1uo-10 3v4-7 6si-10 vu+10 1py-12 2pm-8 3jj-7 c95-20 16t-7 13v-7 9cf-7 g6+9 4bj-10 7z3+17 gnv-14 1dt+10 bml+8
fme+6 45v-7 4uz-4 9js+8 is+6 2nw-11 2qw+6 493+7 8bl-6 36f+7 l9e-16 3yy+13 2b-3 6ow-11 3gu-8 6hf+5 g5w-7 4ce-10 37+14 6fx+10 k+8 1hr-14 5z6-10 a4x+19 2y-13
cqf-7 ac1+8 84s+12 58r-14 1gw+9 4te+12 1l6-14 3kh+10 4v6-10 fn8-6 49x+9 1e-7 4r9+5 669-9 3l7-11 1hf-10 qvq-8 bf7+11 15s+14 wu-20 1q1-14 ef2+9 323+9 6ja-11
n1+7 5ai+7 dp-13 65j-6 2bg-9 3vp+16 58g+7 28-6 1kg+9 9h3-7 2gk+11 159-12 3z6-12 26j-9 h4+13 3jr-13 k1-8 3fg+18 m8+15 9uv-16 3vl+8 107-11 lfy+12 9p-4 gk-12
hv5+10 fs6-10 7ds-16 436+7 f9n-7 6o0-12 83h+15 8xc-10 2zs+9 1p3+7 5h8+5 cj+8 k8c+10 dh5-9 q8i-7 8fy-8 7eo-6 7zm-16 l1-9 8oy-9 ksl-19 643+9 19l-5 rg+18 1pf+11
3ec+8 k9e-6 2vh+11 27+6 722-11 4t7+12 1s2-12 19w+11 gd-8 5gd-7 2hk+14 16f+7 b3s-10 23m-7 ms+7 28t-8 egx-10 3lx-7 2h5+11 3wg+7 24o+9 8q4-7 cy8+11 1ws+8 8rt+12
b02-9 jo9+9 o55-15 7se-15 1jk-11 d6l+8 1nk+8 29r-9 77j+9 3fm+7 1h5-7 2ue-8 3jo+8 9wh+9 ie3-8 7e+12 2gh-8 dvr-9 izi+9 1fe-8 1x1+8 7sh-9 1j1-12 d4i-14 39+8
ji8-11 2vb-12 fes-9 9o8+11 807-8 2i8+15 63v+10 9k+4 4gm+9 10v+12 7iv-9 559+8 6bg+14 4su-11 1t1-9 1ef-8 3iy-10 4b4-11 7e-10 62b+15 1sn+10 7ct+9 5wd-5 8v9-9
73m+4 82n+10 3ok-10 22b-4 11u+8 8gt-10 1ta-24 4ap-8 6h-11 75f-7 5z8+9 96x-15 aps+6 52l-8 236-14 fhk+10 3gq-11 nl-19 1cv-10 j0-11 1vt-7 2ou-11 1ih+7 cs0-9
7gs-16 7xv-10 5kb+12 ucg-6 coy+10 7ok-12 ue-7 dps-15 2j6-9 efz-10 ey+9 232+9 1lj+13 bcf+10 8ya-15 3zc-7 8jz+9 9z-8 6u+8 553+9 1ec-11 75r+9 46l+8 1us+9 4fp+17
6pe+7 7so+11 b9a-9 1ey-16 5f2-10 29x-8 5dh+14 397+9 u9-11 10j-8 1mb+8 16s-11 3cz+11 1km-8 7uk+8 1ce-7 15z-12 15a+11 c9s+8 9u-20 5b7-10 5lq-11 3zg-15 1x7+12
273-11 5q1+14 ee4-11 1vu-10 51e+19 5eg+8 185+8 cz1-12 1hp+8 4q1-14 48c-24 5bq+17 4i6+8 rj+14 fqs-11 w0-8 6x9-5 c7+8 192+18 2zm-20 22s+8 g3-8 1ws+10 2vp-16
a4j+6 s6-8 gln+9 5zq+9 9rl-7 61y-9 16y-4 yq-14 b1w+7 g20-9 3dx-14 44r-8 555-14 ft+19 1eg-9 6zz-10 63z+10 1q7+5 58-4 1jg+6 8vc-6 lh-8 1pu-17 2pe+8 1zm+7 2v5-13
bgg-7 1uy+9 gj2-9 3ki-6 4eu-11 8x8-11 c4u+10 8x6+21 gdn-8 283+8 a1r+9 31e+5 3og-7 8wk-6 1q0+7 75z-12 by3+20 2dm+17 ba0+10 6va+8 2b-13 33n-10 11p+11 58l-7
clf+10 8j3+10 43t-19 f0w-9 oj+8 dc+12 dhp-10 416-16 ov-7 1lt-6 582-7 28n-8 4i3+13 qw+7 4ds-9 47h+5 4lo+6 e3s-11 5jk-8 acs+8 2wc+8 5l1-8 ghv+13 8mm+11 wm-9
2wg-8 77-8 33c-6 8mf-7 1gq+8 773-7 2b6-14 8kk+6 iw-10 1wl-11 7k+10 dix+10 1uu-10 457-9 4ls+10 4p6+5 1fp+11 137-7 lk-12 4cx+8 dqb+10 5lf-9 l1b+8 1yt-7 7a8-7
465+16 4dq+14 h58-8 401-8 4rq+11 3ks+7 91e+9 80r-11 2hy+14 662+12 fo5-10 8q9-11 1ma-10 2m4+7 7sp+9 4s2+9 28t+15 c0p-7 ef+10 5cc+9 62w-9 aq7+13 5bp+9 3kw+12
att-12 54h+13 1sp-9 f1m+10 2aa-7 8ri-8 39a-8 10g+9 b2-9 20u-11 49z-8 3ot+8 1ds-7 uc-14 5yg-10 1w7+7 7im+6 co-15 2qz+11 497+11 1u3+12 2w5-11 4dd-11 1es-7 36s+7
43q-9 2cd-10 kp3+10 21m+10 1g1+9 5eg-12 ku6-7 9ie-9 6s6-8 bm4-8 hdp-8 706+6 f9s-6 2dp+12 469+9 6ci+12 1u5-11 418-5 2x5-12 5vh-13 2tq+10 5dn+5 66f+12 3sa-10
1ck-9 bg+11 1q5-11 v7+7 d6i-6 1r5-10 r0-8 b0d+16 1bp-7 8m+10 2np+8 1v4+13 n4-8 gjw+6 5uj+7 aft-9 aus+14 5n1-6 da8-16 3f5+9 26z-14 37a-11 35s-11 zyd-17 22z-12
5fg-10 ae+9 gos+5 jpr-8 1sg+9 z8+8 3m8-10 1ka+14 28j-8 10a+5 3m6-7 5hk-9 6hh+8 4aa+9 a7v+9 1jz+8 3rz+10 48l+11 9md+10 13q+11 590+10 7lh-7 34f+7 8sd-9 9qr+19
4qk-12 8la-11 fbb-9 7ei-10 oya-8 1rs-8 f4m+6 5z-10 12p-8 88n+8 e7a-12 618-9 456+7 3lw+11 35x-10 8ud+10 9bz+16 2tr-7 2ry-10 3nb-9 6g2+13 cpg-11 8gp+13 1fp+11
16k-5 7ko-15 1q7-8 7nb+8 fk+9 1q6-9 37n-11 3y7-14 2qa-7 fmz-7 bn2+9 20n+10 4qj-7 ah+6 1ws+7 1sq-12 vg-7 eb-9 4f+8 i2e-24 3yb+10 7q5-11 6hs-14 5gj-12 am7-19
3rk+6 6x9+13 g0g+8 651-9 9gn+18 7c6+20 1u4+7 dgl-11 6xg+12 2jj-11 ox5+6 1yt-4 2g2-14 fyt-13 1ee-6 7a7+17 5d9+7 ii-10 asu+12 bfs-12 g41-12 3n+5 21w-7 wo+11
30x-1 xi-13 edv-10 21y-11 1se-13 40n+14 9de+10 81q-8 5fg+8 60-8 8ik+20 2am-11 b4l+14 iua-9 333+7 eq1+8 nmx+12 624-19 2x7+9 zb+9 57v+6 320-12 4ul-9 7pu-9
2hy-10 31-9 9bg+13 3be-6 e06+12 4gz+9 6n8-13 3gs-12 1kg-14 34x+14 1ss-7 6ig-11 9wb-9 1en+6 b9e-9 1ns-8 9r8-10 2gz+7 ohf+17 8kx+9 4xu-46 n1-11 b89-4 1kq+8
3e1-12 2tc+15 20n+13 60b-8 6hh+7 dsq+10 3uk-16 xw5+7 1i1+14 m3x+8 7ob-26 19e-15 42t+12 2d4+16 5uf-19 1ot-9 43s+9 6w6-12 388-17 77a-12 63k-11 6ed-8 xo-13 2d3-8
22a-13 2gq-15 7wu+9 k9-12 330-8 9la+10 3tj+7 k8+5 2gz-11 270-9 1it+15 667-11 x0+9 bkt-11 6de+6 b7m+8 12v-10 pl-18 jh+10 7wr-9 37n-7 9si-9 fts+10 aur-10 2sg+7
5lo-10 420+16 onl-17 41-11 3zp+11 tz8+14 bhd+12 4xs+1 akm-9 5up-9 1cc+7 1pf-7 ayh+7 5zc+11 c6b+10 69y+6 8ut+11 12a+11 2wg+11 31i-12 27x+11 2de-10 ju-20 fk-11
e1y+12 72j-11 b52-16 aff+16 1nw+12 5jv-12 9nr-19 5c0-14 xo+9 5x0+12 3t5-14 dux-15 q7-11 1gs+13 6cb+18 2gg-9 etl+11 204-22 3jm+11 2qo+13 e2g-11 c9+13 454+11
5ea+14 3x2+11 94k+8 9e-12 4i0-5 243-11 b0c+6 3c9-11 byd-8 46t-9 37p-11 4yi+11 1ui-9 13f+7 9hv-6 1p+10 jky-9 9n9-12 4jp-31 1il+13 1az-9 ezu-15 8c1+6 1d8-10
6jt+5 11z-8 f7-9 bkz-6 8vs-11 23+15 9pb-10 adt+13 3m8+6 10bd+9 2im+8 ab4-9 9fw+17 bap-6 5db+9 305-11 2zf-8 45c+10 cu2+6 3qi+24 4ue-8 c8-8 he2-8 5uk-7 8e6+11
38w-8 347-11 red-14 db4-12 2vo-14 aq+10 727-8 a9v+8 4jt-11 339+9 65e+6 2ut-17 5ar-12 jh-7 18b-9 3j-10 7d7+8 6dh-12 1qs-9 1qc-12 2ia-9 2g9-10 3dk-9 19r+11
bdn+10 3ks+8 djx+9 6ci-7 a4g-9 3dd-10 4cc-18 fw-8 j7+10 7zn-9 43s+8 1la-9 7wc+11 es8-15 28p+4 8l3+14 e0-13 en-7 2f7-7 2kr+10 sqm-8 cmy+9 3ee-10 7fv-9 3ax+16
eos-13 1gq+8 6x8+16 1rx-18 2fg+18 va+13 bz4-13 rt+15 6n1+14 1wx-7 5lb+8 1t2-15 b6-7 kkc-10 4v2+7 161+13 4ev-8 4lx-6 2ea-11 5u0+8 gi6-9 bf+13 i4m+7 oio-9
cbg-10 c20+8 dd-6 6c0-8 uh+8 50i-14 1a2-7 3lu-15 ell+8 44-11 1tk+8 6m0+9 9q1+7 30r+11 2tw+12 18g+24 kz+19 8q5-7 2n8+7 36e+10 3au+9 9yc-13 7ak+8 8um+10 ful+9
28v-14 a+9 cpn-10 25z-9 1av-6 120-18 qf-20 5s8+19 296-8 du-7 2d2-16 1nw+6 6yn-11 1pn-12 707+8 1mb-11 13s-7 h0+9 3us-15 2ga+9 ru-22 4aa-9 92f+8 87f+13 6dr+6
afd+6 33o-8 17e+8 7kj+8 61f-13 26w-8 3l0-13 2hl+7 5ma-12 nl-10 108-5 65r-10 3cw-10 5tt-6 29x-7 8yz-12 bgz-13 5js-19 eqo-13 1c8+12 6o+8 nf-9 im3+7 6b-9 75g+9
1eb+12 ga+6 v0-8 1aa+8 1pe+10 36a-8 4ve-4 4de-11 58r-8 7bv+8 ah+19 r-10 ibf+10 eq0+7 150-6 1cf-6 e9u+18 aq-9 7jw-9 1k-12 5dm+9 1ut+7 16p+10 20z+8 a2n+10 jbg-7
506-9 2ex+10 vd+10 1a1+10 1vn-12 9d7-19 6n6-9 5wm-8 5ah+10 1h7-18 5pd-14 3ik-7 8kj-9 3ew-9 jss+5 44k+8 aud+10 3tw+11 aep-9 9rs-8 2wr+16 2e-12 9fh+6 ot-7 2jo-7
g6v+14 5vx-4 8vs-11 c9d-10 lb-11 5rv-7 2xb+10 aiz-14 g1j+5 52g+13 5jm-7 a7s-12 235+9 8qf+10 1pc-8 yt+9 fsq+8 8ge+6 507-10 40w-11 3pg-6 yv-13 5fs-12 3jq-22
1yr+9 h4+8 1y2+13 1hy+13 1hp-6 4f3+11 34s+9 f36+10 1g0+9 7k1+12 6k4-7 69r+18 1uh+11 767-9 6b-5 8le-7 18w+7 3gy-10 2fa-8 746-7 1mf-10 ms+17 sx-12 tj+10 5by-10
20t+4 4xh-9 5g4-9 1oi-9 27s-12 5+8 igi-7 58d-9 q-10 7q8+9 gx+14 3ju+10 k9x-5 2ub-7 adx-9 2uf+8 7jd+9 20b+12 1cy+10 227-7 1id+6 8u8+8 w0g+7 22m+10 2rs-10 1jh+9
87s+5 4a1+15 f8f+11 43f+15 cyf-13 3be+8 2n3-7 9ce-11 5q7+9 o1-7 sge-13 6bg+7 4t-7 ji7-8 18v+7 2fp-8 kqn-11 929-10 ih-7 fe7-17 49z+10 oq-11 us+15 ak1+10 2jy-6
23s+8 31k+8 f1+9 7o6-22 fn-21 26y+7 3k0+7 7vu-14 3s2+10 lm+7 1c7+10 6sw+12 b7j-10 6pb+5 5sw+9 1n-8 bzc+10 1yz-9 3oe-12 7uf-8 5r5-15 u8+11 37q-20 51p-16 3bq+14
2vn-14 7go+11 54v+8 f0p-10 400+10 1i4-7 5s9+9 4ll-13 5x-7 10u+6 5-13 4xa-8 3m3+4 kk+12 5h4-6 4xd-11 88u+7 9bd-18 11z-8 e1+8 1hc+12 j38+10 d3-8 25r+9 135-12
4kf+10 1ez-10 jg+9 64r+8 fp3+15 2cb-12 2wb+7 5kh+9 klm+15 5pr-7 2h3-10 1jv-22 jhm-9 ipa-11 93-9 6w2-14 13b+14 os+6 2q0+7 352+16 gw-9 21e-7 c9z-9 7f2+9 1ky-8
672+12 1o8-8 28v+12 8st-7 5hq-23 1rq-9 32y+13 q0+4 4ia-10 rd-8 3eh-13 mn-10 ejb+5 5ft+8 h89-9 ju-11 lhb-4 3fo+9 21w+16 oo7+15 67m+14 3g7+11 4hr+15 38m-8
4nf+13 ifg-10 1u9-8 ax+14 bn+14 7gz+19 cnk+12 8pn-12 5kc+9 8uj+8 14e-12 3x6+9 3it+16 2iz-6 1t7+10 3k6-8 10q-12 896-15 2n9-8 lr+10 bww+7 fkb+7 ryn+11 6gr+10
96o-7 3r2+13 3sm+11 1vc-8 2o0+8 8cj-11 a44+13 4i2+6 3mf-12 b1d-7 xx-16 v-7 9m+8 8ev-10 t7+4 2ra-18 nwi-13 1c9+11 a55-10 16o-11 1ax+9 4iw-10 3f7+14 9v+9 3ja-10
fm-13 4dn-6 e02-9 9j1+10 38x-7 28u-19 61w-13 ah2+9 5r5+17 5eo+8 6ua-13 4qp-3 38c-16 6xk+2 7gp-14 5je-12 2rb-12 4ni+11 72b+19 u4-8 1xc+8 fq+7 40r-9 klq+9 4s-8
rv-7 1no-12 gwv-7 3fa+12 hbs+9 18f-13 iy0+15 64a-7 3pc+9 7ls-8 1mh-11 6a7+12 1zj-7 2p4-9 3ef-19 1k3-5 61i+8 rv-8 2xl+9 8y0+14 6zq-11 6ql+8 cfm-12 1vf-7 2ax+13
16l+6 143-7 5t+7 1ux+9 3bq+10 40v-21 7cd-11 fd-10 des-9 8m3-9 497+10 l65-4 26y+11 jk0-8 21w+14 at0-10 4ej-10 5ru-7 4rk-7 e7+6 201-11 752-8 i68+13 pi+12 qi+9
50j+8 8jk+10 1d6-9 9ex-8 2to+8 1tp+8 40y+12 2t-11 10n+8 5wp+8 135+10 w4-15 z1-10 39w+10 36w+10 4n0+10 7yv-9 59h+11 6tu-6 13d-14 4hv-7 5e8-8 j5-9 irb-9 kzs+12
2l-12 2cy-8 lb+7 hns+10 lr-13 5jv-7 1sy-8 dy-9 6ba+10 894-20 7lr+9 xc-4 4as-8 8aq-4 a89+12 5sn-8 8v5-8 149-7 3rk+7 2u8-24 bec+9 2ow-7 78e+8 3z0+8 1ol-9 fgn-10
1tx+6 1ap+19 bon+12 1pz+9 57l-7 921+8 5ij-9 59-14 i8z-8 4n8+10 1c7-9 eoo-9 62j+7 aav-9 eu2+9 5ff+8 ijg-9 d3k+7 379+8 1y0+16 7rq-16 fbs-13 2jl+9 gp7+9 3p5+13
2r8+10 738+7 og-8 i91-12 1ez-7 1oj-10 c22-11 ece+9 2rz+6 1fe-3 1gv-9 7ov+9 25d-11 13q-18 24x-11 5nz+7 5f0+11 f6x-13 zj-12 4zz-5 2ja-9 eo-9 77q-7 72k+9 3qx-11
835+12 zs+16 32z+11 2cw+8 5ry+9 3bj-16 ai-12 ee+7 3m5-11 7b+9 ag3-5 vn+7 512+8 8eg-10 3ck-6 3to-13 5js-7 561+8 5ij-8 6wc-10 4pc-9 pi+5 1k5+5 c1e-10 2va-8
1n4-10 1h7-8 3yo+9 43m+13 1fb-10 5zi+10 9fb-12 5w1-10 bc3-9 ed6-8 atv+10 b1a+11 m2+14 2hf+8 e2j-13 37+12 v5-14 aak+9 mb+10 50q-10 8b+16 3cj-6 dxe+7 4e4-8
3k+12 4de-8 1nw-15 2wv-10 7o+13 jn+7 9i1+6 41m-11 2s3-6 3e7-7 ko-13 iz5+7 97a-9 5fr+12 68-8 5ux-9 52y-11 5pb+9 2us+10 r3g+11 3vs-10 45f+7 c3a+19 149+21 79w+7
hse+9 2ea+7 6uk+9 70y+11 6nr-12 4rw+6 9tf-9 38y-7 jb-17 4hj+13 4lp+10 2o5-11 jbj+9 6e1-7 fq-4 aae-10 4cp+10 1hd-11 6ru+11 e7-10 z0-9 61n+8 aiz+11 652-9 4zr+5
2ne-9 68x+11 1cb-9 2p-7 o5+12 xx+8 ajs-11 1n5+7 5r5-9 3ix-4 58j+11 5um+7 a42+9 9ae+9 5co+7 70-12 imu-11 4lz+3 204-10 60s+6 3p8+7 2wa-9 8ll+8 8dz+12 271-7
6jl-8 71j+5 hv7+6 gk6-6 6yp+9 47t-6 7nu+16 356-12 18a+16 gp+14 3xl+13 1c5+15 27t-6 2kc-8 81-9 ho-15 256+8 ds-12 4og-10 ta-10 1re-5 2lw-14 pet-14 16e-9 ye-8
11e-6 9gt-15 3pp-10 3c7+12 1jy-10 1x6-12 42u-9 6ee+7 93-7 57t+10 3fv-6 86q-9 5ad-8 4q8+15 19s+10 p6g-11 iog-9 8st+12 ezd+7 43k-24 19v-8 60m-7 1xh-10 21u+11
3hx+10 30k-17 279+6 4cz+7 9ka+11 t4-8 lu-9 tl-14 71f+8 fr5+10 2f6+13 4gz-8 7dg-9 3pw+6 4vg-7 yxx+8 80f-12 4qd+9 kmg-6 2sv-7 hhs+9 3v5-6 1zx-11 ccg-7 tg-9
2f8-10 1v-11 t4+6 17d+14 9wy-11 1i+9 1li-11 jia+11 3ql-9 axe+9 3y-7 6bd+10 64t+8 5br+6 993-10 1l8-6 30l+17 5m1-20 12s-9 50j+8 8ed-19 di8+9 3u3+14 4i+13 ccn+16
1r8+11 u8-13 3rz-10 2rp+11 ii6+9 1wh+7 93m-11 4qr-14 374-8 dxg-7 b32-11 2r2+10 3o0-9 57h-10 4tm+5 r8-8 ei-10 1se-13 2de-11 8se-11 g0-10 cke-8 as8-6 ac-13
fu0+13 1x4+7 113-8 1gu-10 17u-6 my0+7 2wl+10 21f-6 5mc+15 3c-12 58m-13 919-8 1it+12 uv+10 1cy-15 3o1+11 7y-10 ee7+10 81q+12 au-6 4n6+8 7bz-8 9p+6 3jv+10 160+9
7u3+12 s8-5 g5a+6 1et-9 5hs-9 3rz+11 7u0+11 4py+8 6js-10 5ro+10 4gc-10 ec-15 gsf-6 1ak-8 5md+13 6tt-14 47z-10 984-23 5er-18 owo+8 1lv-9 5du-10 1n9+9 68v+11
43j-6 6bq-14 57j-8 65z-13 3gm-11 1ge-10 4qk+6 9tg+12 dwf+12 1hy+11 5qk-8 b9r+9 24c+9 4xg+9 jsx+12 1i6+7 667-11 193-17 4c-10 1tv+10 2n4+14 d4o-10 42t+6 42e-10
1l7-10 2b3+11 22f-7 hl-8 12v+9 1jz+8 8q-7 5cn-13 5bm+9 4mx+10 5b5+20 c6e-7 359+11 3q3-8 2dt-7 435+10 4t7-9 2kr-11 1bd+21 u-8 2j5+4 12w+7 33h-11 3h9+7 9qy-7
3xo-11 gq+13 2ex-13 28i+19 bv-8 36-19 5xu-26 l2g-7 5sc-18 552+9 msn+8 6p0+8 6c3-7 3ga+7 2yc+12 iz+8 nw-7 2sk-17 155-12 9qq-15 6dq-8 2el-9 355+8 1oh-10 3v4+10
43f-7 lc+18 1yb+12 bl2-9 253+8 1yu-11 8r5-6 ak5+15 iw+8 y8q-18 6mn+10 9xl-13 72o+15 az+10 314-10 mf+7 1vr-11 4h8+10 1u9+10 77q+20 yi+5 eh3-9 z1-9 yr-6 1qm+9
esx+14 3l-9 4fa+17 3ph-10 3pi+15 cj-9 2sh+12 3om-10 gb-10 47i+11 cf2+7 5an+11 5or+9 5uv+13 2dv+14 r2-7 2mz-13 3lb+6 6sy-17 3t-8 4ks+7 8k-6 gy8-8 3bu+7 o3-17
1gh-12 1g4+12 4f7+9 ejc-12 3f7+11 13y-9 102+10 4cc-8 84o-6 d1+9 2g7+8 c21+10 5w3+13 h7-8 hb5+11 l2+8 8lg-12 5if-9 aau+7 1pp-10 keq-8 7x9+12 jm-13 437-10 hq-8
2rw+8 3d-11 12r-8 1lv+9 6vo-9 4o4-11 15j+10 eak+13 np+8 fi+13 xd+13 e4p-9 dt+22 4h6-15 3mw-19 h9m-9 f4+12 3wm+10 gqu+15 axf-9 5aj+10 1pz+8 6ao+9 zv+9 33v+8
4np-11 5cx+10 y6w-7 3c9+10 n3a+10 57+9 31x-16 36q-10 py+12 4u6-13 8qf+11 6d7-21 59h-9 8yy-13 5c8-8 5if-14 2g3-8 a2+7 259-10 1cv+11 cyw-9 1g3-13 2o+6 lth-10
1by-8 1y6-15 6b0-7 akv-12 c4b-7 4rq+6 2s-9 37q-7 29q-15 2lx-13 7ct-10 10r+8 8n3-11 l5+18 5jg+9 36q+10 2la+6 2tu-7 1hx-8 3my-10 q9s+8 g07+8 9f+14 7ue+10 74r-8
309+12 f1e-8 ru-8 7bd-7 ila-6 1st-14 71c-8 8g7-6 91d-12 bvq+16 4a7-6 30u-7 2x7+11 1bk-7 17b-9 6w+13 9bn-16 69+11 jv-8 5ne-11 p3m-15 2tc-10 34x+7 2dl+10 8n+10
55+6 c0+13 2x8+9 a99-9 b6l+12 515+11 196-14 2d0-11 vw-9 k9c-7 ks-16 9b8-11 2q1-7 2hb+10 4se-12 7ut+9 cpc-9 20v+10 11c+10 c7l+11 buq-9 kaw-6 2ax+7 1my-13
36e-10 37h-9 rm+9 g7w-8 yi+9 367-13 c3q+8 2py-7 3ld+7 2op-16 7n-11 4r3-16 8uo-15 8y+9 537+11 yf-18 bmw+10 43c-8 16+8 cky-7 xn-9 4sd-6 32k+15 c4q+8 5n8-9 12e+9
vz+9 fr+10 11f+10 bi-14 14+10 13+16 79n+15 4nf-9 2eh-7 hle+12 bdy+8 4ay+7 3t7+17 n6+14 85q-13 442-9 5li+7 5c0+7 37t+9 4vq-8 zk+11 5bg-12 bwp+11 34v+14 3bi-8
3ub-6 bcs-9 dh1+11 6js-23 3kn-3 6e1-7 87b+7 591+16 995+14 edw-8 1yh-8 28e-7 cyr+7 1wx+5 r8-9 395-11 45m-9 2al+13 g60-11 2xz-7 zr-10 1fu-14 2vi-3 59v+11 a7t-6
e9-7 6tb-8 bn-9 4l1-10 282+13 1yu+8 239+4 4o9-8 1zj+4 2cb+7 8ht+4 88t+9 ye-15 2ni-6 1mv-9 o6+6 37-18 3jh-7 4vw-16 3ek-16 6v1+5 7d7-12 3zx-6 4rz-9 1hz+9 29+8
1o2-15 1ej+13 jz-8 8mt+14 3qe-8 1bt-10 30y+13 3ga+9 dkr-10 2fq+11 ab2+3 1im-9 72-6 50z+8 6rz+6 6xg+10 3lu-11 29g+7 88c+6 kc+12 bmj-7 68k+10 269+6 xk+8 19s+10
qj-12 9i4-10 5gy-10 ot-10 1r3+8 1uf+7 7v+8 1n8-33 7as+20 7vh-7 2u8-11 4l2+12 2lg+7 blm+11 2xn+9 sp-4 bvy-12 3hb+11 x5-9 14w+7 12r-11 5yy-14 64+8 cl+12 36g-12
1r2-10 1un+14 2wv+7 206+13 e2g-12 29e+10 ht-7 3tm+8 1iy-10 37t-7 d6-6 ans-12 e31-11 z7p-16 akh-10 4p+8 4mk-7 36k+7 30s-10 6xk-9 db9+10 jtr-10 cyk+8 2a5-11
8dq-9 8jt+12 38v-6 7cc-9 3r-10 dzz-13 qu+9 6iy-8 6z+9 5az-9 agu-8 2ne+6 11z-9 d4+13 a-11 21q+9 5pb-22 1f9+8 1oh+8 2zz+12 3fo+8 399+12 7ka+10 2o9+6 16q-8 yz+8
zq-17 36p+7 1uj-6 dd9-11 gjt-5 amv+13 2mx+13 eih-7 16s+11 o5-11 310-11 alo-8 33j+11 3e7+10 ia+7 d4p+13 1r-12 60u-3 87y-22 7lt+16 dz0+17 10u-10 8xh-10 2rx-10
3xu+7 pa5-10 1zf-9 cfe-8 3u6-9 8h6+7 z5+7 4sp+10 2p1+11 6au+7 2el-9 1qw-15 uj+10 418-7 hno-6 425-13 8te-11 4sv+9 3v4-5 32u-7 bt+10 8fy-6 33b+7 3xr-10 6ms-11
5kl-10 4le+10 786+8 1g9+14 bh7-14 635-10 1w7+10 9x8-10 6kc-11 eu8-8 2cy-8 1gv-8 7qe+7 7hy-18 ceb-14 2xi+8 rxj+8 6d-9 3uh-11 48d+16 7n4-8 6bf-14 3ka-7 fs-7
cr-10 3zm+15 693-9 fch-9 8gn+8 1p1+15 kyy+13 ca-14 dlb+17 1pd-12 8ot+18 nl+11 3cp-7 2lc+9 3qg+9 2bs+11 8xp-12 7d-8 1vu-13 3cr+9 cb-13 xt+8 2mf+6 b4-7 4r5-9
v37-9 4ln+11 1h1+9 9c6+16 6yn+5 79-10 2xs-3 3z3-9 3xh-7 cf6-8 28p-9 ce9-8 2zm-8 4fr-6 bey-14 1ms+5 84d+10 18f-11 810+9 1r-6 cs5-6 s+8 71b-12 st6+12 41y-9
6we-10 28u-14 jcm+12 7ts+8 1b9+11 55s-15 aj5-8 n4-9 a8u+13 6w4-10 2bp-7 6nf+8 4wu+10 185-13 2a1-10 4fx+16 23h+11 7ah+13 9f5-9 gvj+16 of+14 36n-20 cv+8 3us-8
7re-11 p1m-10 9kg-9 nbz-10 2mx-6 h7r-11 h0+15 5p4+12 1ia-7 2re+11 1of-10 bnx+9 8e6+13 2bk-10 45i+8 er6-11 15x+7 wu+11 1hc-9 19g-9 69f-12 1hj-9 4yg-9 3wm-7
3ju+7 jn4+8 243+6 3vg-8 17d+12 58a-7 y8+11 5er-14 47q+13 4r9+7 2eu-7 kle-12 12n+13 3cg-14 5cx+16 ca-15 bj6-13 1s5-11 14u+13 2h5-9 d6b-11 86r-15 5ve-12 72+15
ggr+8 cpj-11 aii-9 7hp+11 bar+14 b8g+13 de-9 1qu+7 1ex+10 eic-9 dx3-16 1zl+7 h7-12 2ob+16 5u4-7 iod+8 7nh+9 1af-12 cr8+8 50+7 q4h-6 gpz-13 6c1-9 981-7 dss-8
4vm-7 4ij-10 6e-13 6zc+12 7eo+9 fai-8 9nw-10 2wo+10 4w6+21 6oa+13 9db-27 fe-7 aus+8 u87-12 rp-4 5iu-13 gv0-12 6e9-10 2wj-18 ija-9 2iq-9 4vr-10 b2t-9 3dk+23
bap-15 am7-10 16w-11 8im-10 39u+7 xro-17 awf-11 1t7+8 8pp-6 21u+8 79k+7 a23+10 9cn-9 ek+10 9n1-8 1cs+7 543-7 aat+9 2on+10 19-7 3mz+12 6x1+9 3zc-9 8tz-17
17e-12 hi+11 nd-10 5l9+12 126-24 63+6 1tc-10 3ce-8 39e+18 1m5-16 2f6+15 6x0+9 cq-14 5v-10 iol+7 46p-9 ovq-12 6ac+10 814+13 5x-6 15t-10 62c+8 8df-7 f5+9 5wt-11
2dc-7 6g4-8 1ij+8 5f-9 vt+19 1nl+12 6s3+9 6jm-16 4sb-9 zu-8 erk-13 9sk-14 r7+8 7j1-12 1rs+10 2su-6 3ve+8 3i1+8 ax-11 h8-13 le+6 mgr+10 56u+7 7hb+15 7at-16
1da+10 h6-10 9fg-7 5v-5 4uq+9 3u8-13 159-13 35c-10 6a7+10 9e+15 5vn+8 br7-5 9yx-7 99k-9 4jk-12 4nw-9 2ve+9 3d-8 9sl-9 b5v-11 5oy+7 420+8 1qx-9 1fz-9 21s+14
yk-7 2z4+17 vm-6 31o-15 6e5-9 2tn+9 cqz+11 un-9 3gz-7 22b+6 6lg+7 36o+12 du4+5 rt+8 wt+9 1m8-13 3t4-8 4z2-11 1ck+6 4sp+11 bdr+9 8k1-11 1jq+10 era+5 4r+9
10h-10 1yp+10 7q3-26 ykf-8 1xw+9 1qo-15 h1+7 49+15 ac5-7 8iu+13 1ab+11 2q5-9 nw-9 5sb-9 2pz-5 3fp-9 3zd-11 ce-17 hr9+14 8lu-14 k1-7 ab9+6 1qc+16 3at+9 ao4-7
rc+9 l5-7 a15+7 4ji-9 1e0-8 2r+7 7qe-11 1nb+9 n+7 2xv-18 3x9-9 5a-13 ha-9 3ml-9 5jm-7 1bi+7 1x6-18 gy-9 5v2-10 6xx-5 cbz+12 46c+16 15p+9 9l9-9 23g-11 7lv-8
7ze+19 26-22 db4+9 44l-7 f1n-9 brk-7 rj+9 1mq+6 13l-11 1mh-8 pdv-12 78s-11 3i5-8 6r1+6 2z+9 eph+11 63f-9 41j-7 5oo+8 34x-13 4vr+17 3ps-5 4jd-13 1ck+9 50m+5
9-6 zx+9 ed+10 1hv-8 6zh+8 22q-8 4ul-16 f25-11 4yb-10 3ss-14 5jt+13 5is+10 52b-19 6hw-10 mp-9 au0+11 ga2+10 38m-9 7a0+7 brf-8 5cf+6 5wn+8 a8s-9 27w+10 3iq-11
57j-9 9ua-10 2ej+11 29t-6 6qo-8 9he+11 35h-18 ean-10 bav-9 3yw-13 bi4-12 4h4-8 v-13 2f5-5 7g3-8 4eh+3 678-13 23j+14 gl4-7 38y+8 13r+6 5h5-14 g5p+5 q32-10
j3y-11 1h6-13 cvd-7 59k+9 44h-6 80e+7 1lx-6 4pt-6 2hl-10 6ja+11 hbv-13 4ox-11 3cl-9 gh-10 2tm+7 1ly-7 g7+7 c3a-9 2qd-5 2is-9 7vg+15 s1-11 3dv+8 5u5-28 86-12
5kv-8 17-8 6y+7 3dl+13 2uq-27 8h0-7 2jh-13 24l+10 j2+8 4pi-8 1h2+10 6b1-11 2uq-9 kw-7 4bg-7 hz-8 h69-7 3fl+11 5j7+16 5y0-13 3d9-5 2u4-9 461-11 5db+10 231-10
14p-6 49o+11 31i-11 za+9 zq-15 68n+13 3q8+8 u9+7 4fs+9 6el+13 3ug+13 3ai+6 zh+8 ag+11 c9g-8 1ay-5 5bg-6 2s9+6 554-9 798-6 ew7-9 1zt+8 1v6+16 b3+9 a9m+11 9k5+5
erq+9 fo+10 7u-6 vg-24 237-12 59l-6 1dt+7 1er-9 bp4+10 76x-13 iw7-16 3ed-10 2bi+12 42c-11 dgw-13 2t+5 2ja-9 2rj-10 ol-9 1jm+12 3lo-8 36a+9 2pn-13 1uc+9 1i0-13
973-15 4qw-11 1ce+9 l4+9 64-15 2m4-11 24z-15 2r5-7 1vn+10 1p5-16 p4a-7 393-6 3zj+13 17q-5 6sl+7 kx5+16 sq+8 kv-9 6a9+8 143-7 ou-12 ut-9 1ns-15 2ut-8 ob-10
1ag+10 340-12 1la-14 x-4 fjg-8 4h5+9 3re-7 4se+6 2n3-10 2jj+8 21z+11 i6h+12 dp8+7 6vz-7 10h-12 d53-11 2rg-10 1ok-8 bz5+12 a9w-9 7q7+8 4dk-6 2zm+7 1p8-11 m3-10
815+11 6p-16 at0-10 2pm-9 526-11 265+6 xa-7 4ok+6 7pi+9 5zs+10 bj4+9 538+9 3ov-14 61g+12 11b+5 92+10 b1u+7 3q4+10 5d8-8 12h-12 72-11 4jm-4 3p-7 3lh-10 59k-9
4oq-13 1o2-13 3t2+19 cd1+8 jr-8 98-6 tf+12 cvm-23 9d6-9 99t-10 qp+14 320-10 3e1-8 6w2-12 9qi-13 2r9+11 5x3-21 72j-9 but-19 2tv-9 av4+8 kfl-11 fch+12 7rr+10
1pp-8 5aw+11 52-10 2wf-9 25g-10 1c9-22 dah-8 da-7 a0k+10 7ca+17 8id+11 8w7+8 e8m+10 m3+22 3r1-12 a1q+8 3ie-6 47q+11 d3m-6 11o+8 4u-7 yu-10 6r2-12 2rm+14
3al-17 317-11 k4t+8 aju-13 9rj+18 y3-8 2gt+8 3z0-18 7pd-10 47n-11 b5m+6 5az+5 5v2-9 v5-8 4y6-8 31-16 9z6+7 d2n+9 1c8+6 60h+10 3pl-9 16s+6 hdp+9 8rk-8 4r8-8
1ee-8 1fw-13 egp+12 6pa-12 5s9+17 16m+11 fsq+10 6fk+10 2ab-9 2sc-13 chi+10 3pf-18 4t+18 72q+10 vw-9 rh-10 jya-14 bsq-8 k1l+6 y1+11 2fs+11 2pw+7 3ld-11 2mm-10
2ou+6 4v+11 3eh-11 20+11 5s2+9 9ia+17 gm+10 6hs-8 2fn+11 6fe-20 3fo+10 5kl+8 40e-10 30a-11 a5m+8 lfk-10 ieo-10 5zo+7 col+9 5uo+10 4lk-6 5pb+13 8aw-16 90z-8
5cz-9 92x+9 3v6+10 2zb+11 i8-9 9cg+15 7s4+9 2a9+11 4vs-12 n-17 wc+9 b54+12 14m-11 4p5-10 181+7 1z4-8 4a4+4 1lb-14 1oa-8 181+11 3oy-2 29t+11 eu+14 2zi-7 fjw-7
1p2+9 j91+12 987-10 56w-10 2pj-8 asm-8 6q-7 766+14 8lm-8 47s-7 4jf+7 88n+11 4s6-9 139+6 b2b+19 4c5-9 ak5-10 11f-8 8oq+15 3a8+7 t+13 5x8+10 3l8-11 4al-7 6fp-10
314-12 27c+6 3y2-12 90j-8 i1-13 87g-9 a4h+8 4zv+11 41c+12 5p8+10 3xh-9 364+12 4a5+10 2nu-13 3tb-12 194-8 1wc+12 14d-15 8iu-13 2yc-16 ma-12 26q+8 ap8-3 dr-11
nwz+18 89y-11 cm9+13 ux+8 3hc-21 19m-10 hp-8 4jg-7 dbm-10 4h6+11 7ug-13 6ou+8 ux-8 xf+13 1ai-17 4o4-10 7a2+18 3j9+25 o4-12 1hz-9 9fw-8 9ed+8 di-10 c4a-8
2qm+10 9sc+10 ipf-6 3xp+8 3ld+13 2d2-21 35b-10 v7z+6 30y-9 7p-18 e3+10 26f-15 r1+11 3xk+16 gw5+9 7kt-15 hmn+10 1c0-11 1vf+13 5yk-8 ikr+10 21y-15 2hs+14 6gi+13
5tn+7 1yw-10 qi+8 1ga+9 184+7 ayw-6 ixq+10 1eq+12 jiy+18 77m-8 79n+11 7yl-13 520-15 1b5+10 1rf-6 2oc+9 p3-16 v8-13 28i+8 7qg+6 1ib+9 477-8 42d+8 e9h-12 43l-7
199-10 2ad-11 5hf-12 exl-10 4b3+10 co+5 2z+12 3lh+12 67h-14 gae+12 17h+9 3m6-12 d3-12 20g-8 c9o-8 7ig-9 gx3-7 6dc+9 218+4 66v+9 9pu-13 6fs-7 4tt+13 2q7+8
7q5+6 13j-9 318-7 1bg+11 8wf+8 1w3-10 17y+10 4g8-7 6rd+10 12f+13 3tc-11 ayq-8 1bv+12 1kk-11 hv+12 20i+11 1tb+8 25a+11 5g5+8 gv8-7 4rj-6 h57-7 4d1+10 1fi-14
a2c+9 7gq-8 csq+6 77q+11 hs-6 vv+15 468+7 b7+9 l6+8 fqv+8 358+6 4oz+12 ab0-8 ol-8 488-10 bxp+8 1p2+7 8th-15 m4-7 2u4-9 bf+15 71x-8 2kw+11 5kv+12 v8+6 1lt+11
dcu-15 eko-12 2f8-12 gq0+10 eqr-7 3mp+9 2qb-11 1rs-15 11c-10 2ss+8 12h+12 eln-12 8br+8 59z-21 2pg-8 40+15 1jf+9 5x+9 2rz-12 1y6+10 e2a-21 e12-12 c5o+7 st1+10
3p0-10 1f+11 ly3+9 lia+17 3l+11 4aq-8 ub+12 6cr+6 y5-7 1cz+9 7fm+15 bo-11 4ev+8 7um+8 id8-12 v0+7 dw-10 4e6+7 9ir-7 2vm+7 ofw+14 588+18 9sz+11 8qe+10 6uj+8
y6-9 dqg+10 kr-9 3yx+9 4bt-12 2jy+9 1wf-10 h0f+13 25j+8 2d3+6 2qc+8 2xu+9 3g-8 z0+12 7dd+8 3c9-9 2za+6 89w-11 2wl+13 21d-8 4na+12 nwc-9 3ej-13 d0x+12 gf-8
6jy+8 6v8+11 64g-7 c7+21 omt-6 611+9 g2k-6 61m-16 7a2+11 1l6-13 5nq+13 ho2+9 1o1-16 m7+11 8s0+7 72y-11 52v+7 gb-9 2v0+10 ac9-10 na+7 3qu-8 eh-12 u8+9 v3+7
99q-14 8nc+10 hz4+11 car+17 4z7-7 5ia-8 74l-12 51e+7 87+10 9xz+8 2vh-7 2dj-13 cjd+7 39q-25 9y+9 agj+15 4jm+9 33w-27 21x+11 14n+15 3km-12 3rs+6 5lo+10 4jd-12
20t-12 6n9-14 2tl-8 68z+9 2pm-7 3hp-10 ht-13 b9-7 9hc+9 7vm+11 843-8 ci3-8 9cu+7 4vk-9 bkr-12 69e-9 3b3+14 3ue-10 8hb-10 1o1-21 4a-18 2v4+7 7lo+13 69e-9
2qr+13 88f+12 7l-13 7jt-12 3n6+11 238+8 9z2-9 7jc+9 fea-9 ajh-7 3po-7 2fr+11 6jm-13 l9+8 5qz-10 71u+8 fvy-8 cmq-11 8mh+14 44h-12 1wr+6 zr+16 1tx+8 5c4+13
2zi+16 26m+16 3qp+13 5ji+8 4oh+7 g1c+9 xq-23 b08-7 62h-5 5gn+6 cos-12 16p+11 135+15 a5g+10 rq-6 1zy-9 7pv-9 5iy+8 1l1-6 bkr-7 b6-13 1jg+10 64r-6 1e3+9 l0+6
8ex-18 6k8-5 122-10 jwh-9 4ra+10 1s6-8 3j8+6 1xe+12 8mn+10 z2-3 22y+8 2nc+10 3jd-11 om-10 it-10 62b+7 4ow-16 juq-11 5jy+10 24b-11 6u5+8 2vj+5 ca2-12 3q6-10
51a-16 2lx+13 19f-11 as-9 60r-9 ch+11 aia-7 7u5-9 6nc-8 jx+8 dkz+6 5ad-14 2ba-10 ip-5 dmu-11 jg5-9 7ux+19 3e5+8 wc+9 be-13 in4-10 73b+9 6i3-10 1gj-7 52y-12
36z+11 3gp+10 5o9-5 im2-10 1pe-7 eo+8 bvc-11 iyw-10 7w8-12 5bw-14 lwn+13 9qj-12 337+10 42u+12 qj-16 781+12 ze-20 15t+13 77j+9 8bs+6 r5m-11 7et-9 299-10 3xr-8
dg8+11 1qo+9 h0-9 tgj-7 wc+7 2bc+13 19q-11 bdb+10 dcf+6 6wn-12 fm-8 kti-9 2mn-9 8rb+7 460-8 1uh+10 egw-9 bpg+16 2mu+7 4zl-18 6bp-8 19f+12 635-10 gq6+11 2qr-7
2ng+12 2a-9 f1+8 5ox+14 1j6+12 3zl-11 3no+8 y2+11 70a-6 1yn+9 15u+6 pc+5 53l-10 h4r+8 c3g+9 56i+12 lyw-21 30g+20 bh9-6 1vs+10 c9x-10 8i6-16 1w8-8 ame+10 bi6-8
ur+9 817+7 5u3-8 59f+10 l9+11 2x2-8 f4f+11 433-10 76r+12 304+7 dh+11 904+11 1bp-10 202-7 gbp-8 crr-6 gnr+10 ev5+10 3tc+5 7va+6 744+7 73r+17 5lg-12 11d+7 16w-9
mu-9 1s+8 79f-14 bq8-9 3zd+4 4wt+10 1x2-9 68d-7 1bp-9 2lg+18 b9-10 iwu+8 i5+15 l41-10 ljb+11 2i9-10 19q+14 6eb-9 1kg+16 2p0-21 2nu+6 83n-6 3uk-5 st+12 1qm-10
30d-6 12x-9 7a1-7 7lo-7 8w3+13 83+10 29b+5 xm+10 6n6-10 6v5-11 3cr+7 3lx-7 c5j-11 7pf-10 10x-7 64e+7 4y0+11 2js-11 5x6+3 n5+16 2d2-8 88a-12 3o7-11 65o+8
1wj+10 9sv-11 i9-9 8z6+13 62l-12 1fa+15 44b-10 t2j+7 478-8 3vn+11 6tx-7 2w5-9 4sg-9 79b+10 36d+12 4rl-8 he5+11 7n+10 iul+13 8y8-13 7mt+11 5of+12 85+10 4f0+9
1d3-7 2e+8 5ms+11 4ns+8 325-10 2hd+9 2pk-13 36o-9 191-4 p8-10 2w6-10 5yn+9 4ty-9 4ez-5 j85+6 26s+9 8mn-11 5sz-9 cmq-19 4pp-8 8js+8 89e+18 14w+8 5mx+8 eng-16
37e-11 3ly+6 1vi-11 5m-9 5mi-8 2ru+9 sl-6 5jv-7 c8w-7 3s-9 368+13 2cc+10 73f-10 kga+12 6af-10 cqw-7 hky-3 lz-12 xz-8 4ar-7 58e+10 ep2-12 4n3-17 5al-11 9xa+7
4z+13 75y+10 1ye-10 ce+9 4z9+8 due-8 1ad+7 9md+8 ye+7 358-8 7rk+22 ni-6 3sd+7 im4+14 46d-10 5ex+17 q3+10 2qu-8 1b3+6 1df+8 5le-12 217+9 9kt+12 91a-11 6ir-10
dju-9 7rx+13 ati-15 1hh+8 33a-10 i7+9 12r+7 4bb-14 bt7+13 2l2+12 7ep-9 6xb+9 3xa-9 7qr-8 45o-9 3d0-12 aaj-7 vo+9 wl-10 12b6-8 5ev-11 bqh-7 25z+6 ka4-12 1k5+16
33x+9 5sg-9 ejr-9 dlg+7 3hu+9 1ul+3 1rr-11 9eu-8 4jg-7 5br+9 yt+15 9p6-16 2x3+10 lzg+5 yj+17 1ch-9 2xf+13 dj3-11 1o-13 3yn-14 24v+14 8dm+13 8vf+12 clk+8 21u-9
6lc-7 3rh+7 3z0+8 nzl+8 7gq-13 djj-10 6i-8 y3+13 e2g+12 12yy+9 49i-8 ao5-22 35q+11 l7i-7 6k+8 lp6-9 1b5+14 fde+8 am+16 4l5-19 b5u-6 5jp+16 gbr-5 20w+9 6b0+11
924-9 7u-9 16r+10 1sc+14 xtu-11 87s-7 2to+8 25e-9 2z1-9 9e7+9 f9g+9 6v7-9 5e0+6 a16-7 93h-9 tt+4 3zc+7 4ct-5 5m5-6 4cj+12 5c-7 4zm+7 1ln-11 axt-9 2op+22
3wp+13 1ys-8 1c9-7 1y2+13 3qc+10 26w-10 t3v-12 brz-13 ec5+9 5bn+8 8eq+9 13v-12 b0z-10 2yv-7 o5+17 3s2+12 29f+9 1qx-15 1th+9 6iv-11 kps+17 b7k+13 2j8+8 agj+8
v2+4 c4+5 14l-8 b8i+19 dyz-2 7in-11 3e7+9 3cw-17 3gk+11 4dn+11 ik7-13 7jg-8 4yl+14 1vs+7 ba7+9 270+7 4fd+10 3wg-23 7kd-15 ng+11 5wc-10 1rk+11 1zz+9 3jw-10
1it-10 c1a-7 1uc+11 ks+11 6ev+8 1h7-7 9rl+8 2i7+9 9eq-5 40r-5 2x9+9 55g-9 1kjb-6 m0-11 7fj-9 9a-11 btj+12 uh-11 6ro+12 7wq-8 hxl-10 2de+13 9zp-9 2h0+7 vh+13
3yz-8 7bw-10 6cq-11 r0+11 4e7+14 315+10 7p5-13 859+9 1nx-7 2tu-12 1q9-9 1xn+12 gq6+9 u0-8 4gl-6 2v4+7 5uu-12 5i0+6 2w6-8 6sf-11 eqf+9 b86+12 7sk+9 3wc-10
1y3+11 dl1+5 1py-6 7m1-18 21d+10 vl-10 3y9+4 gj+4 4vp-11 4d-24 cza+8 t3r+11 1w0-7 3lo+10 18f+8 4qj+6 49x+10 7si-8 co-9 lg+10 deo-14 23r-3 fks-20 3qq-8 2mx+7
436-8 16v-9 2nm-10 5zl-9 cxp+11 cs+9 95g-14 2w2+12 6ex-9 3ar-8 2am+10 40o-6 9a3+7 ecd+15 2my-12 4w0-9 2wq+10 dgp+8 6xp+11 if+10 nqu+9 9o+9 k3+9 72k-4 2uo+8
7ig-5 6ff+15 310+7 5t6-7 f7a-21 3dd+14 t9+5 3bc-9 4n1-10 hyl-7 35g+14 1nr-9 23-14 6u+9 w2+11 5bv-7 lj+27 b91-8 lj+9 1kr-16 awx+7 2ud-15 2lb+11 a7v+8 3gn+8
2vh-10 5c7+11 5vs+10 fq4+12 24w+4 6du-9 3tw-7 a9k-11 491+5 2nv-8 24c-5 850+13 16f-8 7it+13 70i-18 cci-12 68i-8 1vx-7 ib0+9 45n+5 58f+16 92x+23 2rz+5 i6x+9
1ar-9 af9+9 1mq-7 9n-9 704+9 ux-5 448-9 1gn-11 3ql-9 1v2-13 7ye+9 1qd-11 47i+6 40h+10 7gn+11 el+8 3sr-12 vq+14 4k1-7 eb-10 419+8 gbb-13 4p8+6 9a7-7 2ti+9
1o1-17 1uw-16 14d+8 1bp-13 abg+10 21o-9 1jb+9 4f7-5 6hn+10 1s-15 9j+7 r7+7 4zo-8 2ha-8 9ot-11 8qr+8 2yg-8 15y-8 1qc-10 2mv-9 6sl-10 2h4-11 865+9 a1w+7 1sx-25
9pf-12 6ri-7 sy+7 vw+9 jow-5 4tw-12 1di-9 1ol-7 4ii-10 1ad+16 8ug-9 6jh-19 9xz-10 lx6-12 pe+10 qj-5 1mk+10 3pi+6 7ya-9 5vq-11 a6i-19 43p-11 34w+16 db4+10
4f0-8 1y7+11 8vp+12 47o+10 1fs-11 bg1-6 1ra-13 5p-8 398-14 s6u-14 t7-9 289-8 1hj+11 5by+12 1fw+9 wu+10 ds+16 27t+8 gzn+14 3q5+9 b92+11 gv1-9 7f+16 233-10
8ta+10 66k+7 1xz-11 641-7 3l0-11 607+8 jb+12 1f8+8 3e5-20 23z+10 gxz-11 965+6 1wb-11 7sn-8 4zv+10 85+9 2fh-14 2a2+10 fic-16 65o-11 4ri+17 7gi-9 na+13 bln+8
ej+9 bms-9 386+11 6l0-13 av-9 36k-15 70l-13 8f2-7 5x4+10 125-7 5yk-7 2wf-11 66l-11 442+10 5l-9 1jn+8 59k-10 5vp+11 6c8+18 64j+11 tef-8 fn7+7 5sb+15 lrb+10
3xg+9 1lh+5 4qc-7 5y9-19 1px-11 5wj-8 97n+11 106-22 5gv-9 29v+6 1ti+21 h7p-10 iu6-9 3jo-9 2hn-5 c1+20 3q9-11 42w+10 6wg-8 194-9 1ht-9 105-9 lyx-8 3be+8 66g-6
e9+12 27u-11 437+18 dk8+10 30z-8 2k5+7 6pz-16 3ba+10 2tp+10 3b0-11 133v-10 16x-10 cqy-4 25a+10 66y-11 405-10 2pz+9 5xj-14 vy+11 6yo+12 b5h-10 byo-12 hy7-9
992-17 1cny+10 230-7 164-13 ghx-7 d2+13 401+12 4y6+7 3wf+7 4je-7 2qs+7 32p+8 j97-10 4h+8 dbf-7 2z8-13 4b2+7 x4+14 57y-11 1ff-9 ixa+9 3uk+15 3hh-16 1hf+7
1cd-10 q39-8 468-10 a3l-16 6az-10 11v+12 5ik-8 1f4-12 qoh-3 1jl-7 5cu+12 7q9-17 8fc+9 1ue-8 wx+5 2b4+10 1d3+16 1x3+12 4ra+8 48g-16 6a4-6 b54-11 flo-9 g47-6
74i-7 4px-6 6rx-10 288-10 mw-9 3i7-13 1a0+11 bir+14 3ay-9 2kt+12 5l+14 9z8+13 3xm+8 dki-13 62o-13 2fs+8 gzp+13 dl7-12 vj-9 1nx+4 v5-7 1ih+11 7ga-8 ek6-10
9jm-7 4t8-7 8e2-8 6d3+12 7uj-7 ajw+6 59b-7 a2v+14 1nc-6 171-8 3oy+11 4sh-15 j9f-10 gs-12 b90+2 198+10 27y-5 37k-8 156-13 a6k-10 8n4+11 9ba-9 df1+12 4kg+10
wmj+9 7e7-7 4gf-7 g31-17 58a-10 eoa-11 7lt+12 2y6+10 2ol+16 f45-13 40m+9 4p6-8 d1g+9 72j+12 9c+10 3xu-6 3z1-17 38p+9 fsu-12 5km+13 28x-10 u6-10 ftd+8 3v4-10
5ph-12 2d0-8 doi-7 1ky+13 db-7 1lu-11 2g+8 1ld+10 3h2+17 g1+10 sfu+7 6q8+16 y8+14 183+10 1ae+8 3rb+10 f98+13 hcd-10 29q+6 1to+19 3e7+11 3bc+15 1hw+7 q3f+8
7k7-9 62-9 3t7+8 eif-9 kh-8 77o+11 9jx-11 5hv+11 ay5-12 oi-15 522+12 5ds-7 m1-9 234-11 2r9-14 7s+17 1is+16 3h+8 5ls-8 uq+7 dj0-4 aku-9 5rk-10 af3-14 a3n+13
1ez-17 1qh-10 9pc-7 29b+8 83c-8 tr+10 3rj-13 3kw+9 qm8+12 1us+13 9zg-8 kq-12 gx-18 cu-11 fms+6 5xg-13 3ii+6 cq-10 991-10 5lr+11 1gw-9 2af+10 98h+8 3qr+6 2m-13
w1-14 1d2+12 2sx-7 6ce-8 41v-6 2yt+9 4xv-7 5ty+15 5e7-7 4fe-8 17o-8 55i-14 c2h+10 461-15 eu-11 b96-10 nnu-10 w4-6 9z6-17 1q4-8 1qh-9 2w0+13 4mk+9 5id-6 e1m-10
18f-7 2ys-22 19a+6 13c-12 57u-17 2jo-11 4i3+8 1h6-12 6gd+10 2ws-14 7a5+16 dly-11 8ym-7 1hf-11 m5l-7 23f-8 5cz+13 3cl-9 1ps-10 8te+12 1nq-11 9f5-27 3bh+5
9mw+18 7nn+5 9xp+8 32m-7 e22-9 5l8+8 fai-8 6gv+8 to+17 18a+11 859+11 h3w+8 8ax+9 15m+9 47u-10 12o+9 a9t-11 559-7 9f3+16 1a5+6 jf3-7 2pa+7 7y5-9 1ib-7 kw4+6
8d-7 c4d-7 1u2-16 2sv+10 6b0-9 lz+10 16-7 m69+9 3sr-8 bw4-12 epd+9 ar-15 rn+8 9da-8 g73+13 ju+10 1pe-22 5y8-13 4uo-9 h0u-7 cll+9 2np-14 gw+6 7ia-13 6a4-10
674+12 eel+8 680+13 p2-8 477-10 fzd-8 iod-15 i9+27 2xx+7 6iw+7 3n+11 9my+10 3hf-8 arh+9 202-6 8lx-8 ct9-11 4ow+7 4nw-8 1lt+8 ip-7 uwo-12 2dd-5 4nl-8 7bi+5
gbd-10 4u2-13 4cb-11 7hh+12 3y4+8 15v-20 6sm+10 5y9-11 7p2-13 1qv+12 fqi+8 1xn+11 2aq+9 18b+9 3hq+13 4l8+8 1cx-7 xu+7 8t4+13 33j-11 e0b-9 9az+7 5h1-15 1sd+12
1ii-7 k9-14 7ga-7 qt-22 53+9 j4n+10 6mr-9 esv-10 oo+8 8t0-11 11g-7 v7+13 h9k+8 3dc-12 11o+8 125-13 1m2+5 3a5-10 dj-10 4m2-10 us+5 2n3+8 5j+12 32g-9 888+16
1c6+6 bp7-7 6fm+8 6q8-8 5s7-11 24e-12 aq3+9 bn0-9 7go-6 a6l+6 l2-10 3c7+10 4tx+10 4rs-8 3hv-7 q2+13 2hl+7 9e7-8 vl-8 63d-14 750+8 2hy+7 3n7-9 1q8-7 lkx-8
48z+13 90f-10 1u7+9 3un+10 2oi+9 1en-6 1n6+9 9x6+11 29o-7 1y3-7 45q-8 f26-14 286-8 5iw+3 106-10 1m3+7 8ni+12 pz-18 6gg-13 3b1+9 568+8 9n5-7 79+9 33i-7 avr+10
a4l+4 342-16 51a+25 i8a-8 5x6+9 7ih-10 1b9-8 8b3+9 2xz+11 557-21 ix-7 285+14 53e+14 qy+11 4ku+12 8cp+8 2w6+8 280-9 4bi-14 we+12 4jx+9 ao1+12 chv-44 404-4
8b1-12 4tw-12 1zs-7 5me+7 2bh+10 ol-8 4qv+8 tm+7 2xp+9 2co-27 2hp-10 7ta-10 29g-10 2ua-17 1j+12 qv2+12 6i4-8 2p7-14 82p-17 bhn+7 1hs-11 r7+10 3wx+10 3ua+11
6xs+7 2a0-10 10t-8 538-7 5yb+9 17a+8 acf+10 285-9 a6r+12 1xy-8 2e5-10 8-7 my+13 qs-9 2hb-6 e47+9 duc+9 gfa+7 chu+10 4gb-6 emn-10 h6i+12 4ml+9 dm8+8 3z+11
1jh-10 2ss+10 8m6+13 dwl+7 83q-7 7m0-9 2bx-16 5i+15 2di-15 6f5-13 2og-14 9jm+15 a88+12 ert+8 8k-7 39l-8 7xv-6 1eb-17 25i+6 1h0+7 e3q+11 6y4+9 8mc-16 3j1-22
2bn-13 2cn-6 1ed-15 8w8+8 127+12 6a0-8 bcu+6 305+4 cmj-11 4h6-11 moc-20 6xi+9 g8-12 62w+9 8g5+8 5qi+13 40s+10 f9f-9 87d-14 dg6+9 nhd+11 7z5-11 9ht-5 a0d+7
71i+8 bk4-9 re+11 ill-6 9j+8 7qg+10 fp-14 32a+6 1ym+11 7u+6 4u3-10 2fp-8 4hb-7 4to-15 1w9+13 1ku-7 42e-12 2j0+11 1qy-12 1ii+13 1ad-7 28d-10 5i2+10 gys+7
9zd-17 5op-14 4w+8 ayg-10 3ks-19 8jv+7 2wd-20 3v+9 13a+14 2v+9 qe-9 329-10 5x7+7 1l+6 rn4+6 20k-12 5ee+13 38r-7 1fs+23 4qj+6 37e-5 mic+11 1zv+7 18n-6 1y1-10
12e+8 2gx-14 a8s-12 5fi+6 3v6-8 1hl-13 5ww-11 4h+7 2ym+11 8pn+8 5nb+7 2ki-10 act-9 8da-15 ct-6 7w+9 b5a-10 1bd+12 96a-6 1s9-10 d3-10 kq-9 2md+15 8wf+12 4g9+12
3lk-8 21b-11 172+19 8y-7 5u+13 6zi-11 21a-26 4g6-10 62k-8 yu+10 et9-8 gp4-15 1uw-5 8ss+15 58-10 1af+11 93o-8 e5g-7 nz+8 bhi-11 7x9+8 b05+8 26s+7 t6+10 19s-9
9hj-15 7hv-8 1mb+9 4dh+6 5nt+11 5ks+11 8vw+13 4mh+13 ivn+7 la-10 f5u+12 xh+12 3do+13 2ig-11 1wb-15 2ss+6 14b-7 afv+12 3y-16 evo-13 j0y-8 8ea-8 2lc-9 8a9+9
9vz+10 drn-13 7mh+11 frz+14 4gs-7 5f5-14 2s1-7 28m+15 lr3+9 3kc-11 1rz+8 69k+9 fus+5 98f-7 2ke-8 3ci+8 3bb+8 8l-9 1vh+6 5re-8 iu+6 9do-10 azl+6 ze-3 9z0-7
527+15 1yo-9 8t9-18 5ag-17 1be+9 2km+11 zf-14 8t-12 4up-8 rx-8 d51+6 3my-11 9za+9 m2-8 uu-18 3d-8 9h1+9 8da+10 9i+6 88+7 18h-15 7jf-11 jjg-9 43d+11 35w+10
5ve-11 1du-11 er-13 8nm-11 8h8-10 8i+13 gg-7 4dw-14 su-14 1t9+10 3vk+9 67w-8 59w-8 742+24 38q-23 13u+11 2og-7 i8l-7 34p-12 8y4+17 9pg-9 1hr-8 a5n+11 1jl+6
b2x+7 8ua+7 2oi-8 kk-8 14p-10 48j+5 d9-10 3nr+10 5qp-6 6rq-11 7x5-9 39-6 3hf+9 1xg-11 hxa+4 4r9+11 72n-13 33b+6 j9p+14 4np+10 43+6 jr+15 1jb-9 3zi-10 1fe+16
51u+4 8cc-10 bio+9 1x8+13 3h6+6 3xo-11 3g7+5 z2-7 2ec-9 6xx+8 29z-7 4y4-12 16-9 59c-11 30m-9 5u7+8 8mm-9 ua+9 88d-15 dho+9 oqk+8 1ck+10 kim+13 gk6+6 54z-10
6yp-7 j2o-13 5lj-17 3ee+10 2tc-12 tv+10 9ic-8 40x-10 27i-8 t2-10 1qj-7 20f+5 5c4+10 4vo+7 266-8 3zk-22 11m+9 1gt-8 52o-18 7sr-10 qbn+8 23i+9 852-8 34q-10
1tk-9 1oi-10 2k4-7 5ku-9 7r9+7 106-10 81-6 che-10 2qn-10 2lc+16 659+7 4da-16 wh-17 2ck-9 3fp+12 o5-7 2qg-9 4ji+9 av6+8 p7-11 52u-18 55k-7 tz-9 870-11 35n+6
msn-8 j5u-10 49e+10 k7-7 2z6-10 5kh+8 4bp+6 71k-10 ald+13 3tz-8 6cg+11 1yj+12 1eb-9 dx-13 6yi-8 ig1-4 4cv-16 4m3+7 aet+12 1p7-16 1xn-10 3yc-7 8l-6 1b-9 18d+13
a2b-9 30y-8 ew-9 5xh-11 161+12 exu+6 r+8 clt-8 3t2+5 2pu-3 25y-8 a0a-6 4ss+10 2la+5 2da+10 41x-7 261-10 eu2-10 20l+7 38p+11 eqt+5 sb+12 mm-13 3v7-7 7fz+7
30n+12 77x-8 rm+7 3kq+10 8o6-12 o0-10 1hk+20 2qr-16 4qy-19 5fl+5 29r+8 ffa+21 5fp+11 124+10 b+9 alq+13 dpr-14 2kk+7 2i+8 482+10 bgz+8 35t+17 7ww+8 1ka-9
6u3+10 asq-10 3ce-6 1xx-9 f2h+8 fm-7 68-8 1wg+9 6zr-7 1lu-12 2e8-8 c7o-3 g0r-8 i1u+14 302+9 34k+13 8ep-11 1gp-10 4sd-4 p0r+10 b1g+11 8vl-11 41u-7 p1+9 bf-13
72n+9 5g5-9 2f0-7 8ii+8 3fr+5 1y2-6 5n9+10 flv+6 2ew+8 f0g-16 abg-9 kur+16 mu+8 it3-8 56p+7 ckb-7 4hq+9 du+17 uk-18 do-8 gx+6 5pj-9 mho+8 270-10 kvm+14 f8t+10
77t+8 2zz+10 3kf-11 g1g-9 256-8 1l5-10 eqr+11 ahh-7 9fl+6 l1o+14 u59+7 3l2+17 6xw-6 px4+10 1p2-6 68c-6 2e6-10 1a2+7 bm+16 cv1-12 kh2-14 5ru+9 43f+15 4t9+6
51a+7 b6z+6 cox+7 aru-13 5hm-5 4h3-12 5mt-10 dbp-7 18r-7 7v7-10 cce+9 fgm-9 k52-17 e9r-13 222-10 738-10 1p1-12 pj7-7 9gv+14 84-10 kf2-5 awa-10 le-9 10-8
7xc+12 5i9-7 dmt-15 bm6+7 39r+7 2kq+13 1fr+9 27-6 113-9 1v7+6 h5-8 37p-8 598+12 3ey-9 e2g+1 2bi+10 1j4+16 8yr-13 219+13 hll+8 c1m-8 4qg+7 ld3+12 6kn-8 2h6-12
32b-10 44c-9 3ep-9 4we+10 53t-7 iwr+12 4nd+12 3sr+11 160+7 kmk-9 3ig+11 2a8-12 14v+9 lq+11 v1+22 nl+12 6c9+11 9k8+12 ajw+9 rn+9 20y+7 gk+10 28m+10 7m+13
9c1+12 vj-9 34u+7 ja8+6 4zi+8 nz-7 2g5+10 1fl+5 flh+9 4b3+9 dwa-9 26l+6 2qw-12 4p8+17 22n+14 na-8 5l3+9 m+12 4au+10 55r+13 ckb-12 85z+7 5ko+10 5rd-9 26-9
53h-10 l5-11 3zt+9 or+9 cte-10 11-14 a9a+9 21r+13 te-12 4yd-7 4ul+8 57d-15 55o+9 g3t+11 5yz+8 2mw-14 76s-14 10m-8 3c7+9 amv-15 6nd+11 a8t-9 1q8-18 23o+8 5bv+9
cfd+9 9ef-10 1sd-15 6ek-10 3yi+13 7g5+11 8rv-15 cte-10 cg-9 bjd+6 311-12 1oi+7 3ls+13 1hm+16 4t8+7 9nk-7 44+7 4h1-7 l8q-7 79+13 165-7 i61+10 3am-7 5sg-9 qw-11
ot6+9 2cf-7 3s-7 6kt-11 68s+22 1g7-10 6hg+8 hi1-10 1q5-12 dk3+7 ex-7 gzs+9 1jg+11 dea-11 1qz+8 alq+10 3b2-12 bk+8 9qm+7 j7-12 c6q-6 j5h+14 7aa-8 bds+8 7o-12
kb9-8 1ku-10 22h+11 6er-7 3ml-6 3b1+10 6cl+8 7a+10 466-7 hi0+6 ckm-6 2y-9 rs5+10 hh1+7 2e9-14 5ol-7 2ek-8 h58+13 33q+11 6t4-7 za-8 32g-9 bqa+18 jo+12 57q+11
41v-10 41m+8 5iq-10 1wv-13 13b-15 93g+10 8pu-20 b2v-10 55o-9 1sn+19 1mh+7 ns-7 70i+10 1d9-12 u3-9 v6-6 1ug+10 a6-9 3hb-10 cyp-11 b7s-7 ir-15 54j+5 ana-6 cx1+8
ee-12 96c-8 1tn+7 6us+10 dpk+7 9uz+8 bmp-9 3wi+10 2sc-13 172-14 4hw-5 3x3+7 4ya+10 1q2+14 3b5-12 5ms+13 aw-8 4cu+9 1y-14 lnq-10 1jj+10 5h7+8 29b+18 o8-6 afx-7
60t+11 o2-7 nvd+9 77d+14 ux+6 8c-11 2kb-8 92k-7 lic-23 5hg+9 jj+10 62r+9 6tc-11 hrg+16 61-7 2ow+10 2hx-19 q5+10 6sn+13 3wf+8 5zx-7 91n+12 2m6+14 dl7+9 2ox-9
s7-9 3ws-9 bbw+8 3md-12 fzb+8 73j-13 3j2+8 ahr+10 3rq+13 3hu+10 7wd-11 bhm+10 jm-8 32d-10 518-6 4by-12 5cm+11 1my-19 288+14 8w8-8 4so+10 1gx+4 1w9+10 6vl+5
4iw+9 8wx-8 4mj+19 1ma+14 af+10 115-13 1pt-10 104-10 3oi-24 fhc-8 85g+6 b7o+6 rt-12 8q6-12 5bo-9 fy+8 718-7 1q6-11 626-9 b3+7 293-10 bfg+6 41b+9 6f0+7 190-10
277-7 3eg+25 egh-9 z6+10 3x4-9 9w0+13 4n8-8 h63-7 83o-7 36m+9 ep+9 49x-13 1ph+8 3az-8 4tr-16 2mq+8 3gq+9 42r-11 4pk+17 5d-16 fqa-7 ng-10 7v8-12 6m6-7 108-12
6og-8 23q+12 64e-7 6l5-11 1j0-8 18g-7 yh+13 c7e-12 b79+7 3yp-10 cd-16 1r1+13 1xv-7 51-7 5mc-6 11b+12 3gg+11 k7-15 1d0-8 4xi-9 2xi+7 7ct-6 2lq-9 2fb+13 531-11
7io-8 cbp+8 aps+9 188+9 5l7-13 byg-5 15f+14 30y-8 c2g-13 3nu-29 7yt-11 168-8 mh9+9 49-9 6w4+9 1j9+12 5bm+13 3oe-9 br+8 45p-18 2w-13 21+7 2mi-8 4o4-11 3gi-5
dn2-10 6bl+9 17t-9 aj8-7 1cm-7 b40-8 8n2+13 1me+8 wr6+7 ez2+8 nf-10 bvf-9 aig-9 ub-26 47l-9 lbc-15 cod+9 1n2-7 7v6+14 31n-10 4pm+7 349+7 6ii+7 uh-11 2lf+8
1ba+18 6ov-17 1cg-8 2mr+19 4jl-6 1hf+11 i4-10 7g2+9 16a-11 3uj+10 1mb+14 3l+6 p8+11 h2x+11 h1-13 2m5-9 ctz+9 rs-10 cen-9 8j8-18 222+10 cil-10 345-7 bw-11
mt+12 30f+7 6y-9 1it-15 29q+11 amo-9 6gv-18 7yj+7 3l9-12 e4g-8 44o+10 bio-15 e8x+13 7cc+8 2uf-19 2ve+9 4lo+10 7aq-14 7he+4 1u8-9 fsb-7 690+10 3ed+10 1j6+13
5c8-6 c7c+16 947-11 4r6+9 6z3+9 ok-15 632-5 xb+11 23m+8 6a7-10 794-8 251+14 fl-9 218+10 5z8+13 xy+10 4wz-14 pp-10 2a9+13 bul-8 1pc+6 ez8-12 2wk+8 64c-9 7x3+9
1v2-5 i4+6 k0-13 nr+8 103-14 2j3-9 3dl-6 53b+8 3za-7 f92+15 2qy+11 4dz-9 cm-9 1uh+8 1t1-9 jk6-11 1ug-7 agl-20 31n-12 b1m-13 1p8+7 2eh-7 py+6 1vp+9 3tg-11
arz+7 4ad-8 11u+10 2hm+10 20t-17 1s8+13 3l5-10 59x+7 47u-10 5x-10 629-9 38q-6 32+17 gp-6 3xp-12 1jx+9 6ta+7 4gb-15 1ah-8 cih-9 9kg+7 58+14 1ns+12 1f5-13
92r-14 i9p+10 2yl-6 5e3+11 2ss-10 6uz-13 7u5+7 fij-11 48j+8 7df-8 58j+8 7oh-8 iw4-18 2o7-12 d6-5 eim+11 9t6+10 djr+7 ad4-10 efd-17 315+9 fei+11 1on+12 56p+12
2aq-33 2hg+7 2fz+11 ghj+10 abw-9 5i7-15 g8+9 b9i-7 s3-11 8dg-6 1bb+7 4iw+9 1z6+11 3f1+9 3uw-7 7d1-10 c8e-8 3m8+13 hsq-7 b6d-7 1u9+10 4pr-8 fvv+9 6q7-10 w2+6
1yj+9 1eh+8 sw-11 4ts-11 2yh+6 5zi+14 3kf-7 bmr-17 js-12 aaz+11 2lh+6 1s7+5 12l+12 1sz+7 7e9-7 7am-8 js7-7 ae9+13 ok+9 bqq-10 hi0-9 7gz+8 1e4-8 6hx-8 2cd+4
a9i+10 4ei-7 j0r-11 508-10 j1+11 4po+9 o2f-6 36v-9 107+9 8p9-8 714+8 2o0+8 22u-12 1t4+9 2nb-8 1f4+8 4pf+9 34f+9 fjr-7 50o+7 8i7+5 neg-9 zo+16 67f-10 3i-9
2em-10 2yn-8 4dm-8 axn+9 2cc+13 bd0-13 5uo+9 e63-14 40q+13 3vi-9 1m6+8 bdf-10 29b-5 4i4-11 2tu-9 7xi+8 3yf+16 3hz-9 cjw-27 2zf-3 6jt-9 3qy-8 2rb-6 7ox-19
3f4+10 3i3-9 10k+7 4j8+7 6hs-8 220+9 bg6+5 co+9 6oz+6 1o4-7 jd-7 y66+15 new+7 ct-13 a4a+10 dy+10 3kq-7 3vp+14 488+13 648+10 ji-8 j0-4 3iv+14 77z-8 f0t+15
9il+10 13z-10 gz-10 u1+8 6v6+10 4fk-6 k9+11 1bj+11 wa+11 1y6+9 127+8 cvg-8 68-9 2sg+18 2nw-9 2w6+5 fh+13 bh5-12 6w8-4 5e2-13 he2-9 4lj-5 2bq+6 478+10 1u3+5
ay7-14 7w2-13 440+9 2t-7 56a-8 f3h-2 c69+9 rx9+9 179-11 212-12 7a4-11 6ft-11 hcr+7 5vm-22 2e4-5 h2f+9 3lz-10 p7l-7 5h6+11 9xj-9 1ai+12 9dz-10 3ce+8 f9-10
6tj-11 j6-10 2nk-10 3v4-8 5w6-13 4vs-12 1xx+6 1p5-13 qu+18 92t-14 5o8-7 9o6+13 49+7 39j-17 19e+10 t6x-9 b91+9 9ni+10 8hz+13 9kn+9 des-11 5a3-11 462+10 3o3-7
bv8-16 fe5-11 501-7 hvt-7 4gi-8 9rg-7 2og-7 657+10 4as+7 f5-13 6fk+11 5j9+14 c0-10 c8+7 8cm-10 2p8+7 57q+10 5vt-8 498+8 8ji-11 5gv-14 1en+11 hwz+7 dst-7
aaw-11 6j4+8 df6+8 20r+6 7ke-11 2km-15 3gx-10 1wm-7 4x-14 618-9 2gy+14 11d-16 8zg+10 5ao-14 42s-8 iia-9 2xg+7 1uy+6 d4o-9 1t6-9 6c5-7 6f1+5 fy+12 775-7 18z-15
74d+5 1cn+10 au9-10 bb8+10 b5+8 292+8 cuj-8 3t-11 407-13 5kv+11 7m9-9 2bx+11 cpw-10 g1-7 egl+4 303+8 fs3+12 ex+17 8d4+7 1oz+7 1om-15 3ww+8 6ls-7 f0u-16 671+14
426-11 mgg-7 3sb-8 yu-17 8rs-9 6ge-7 jj2-8 6v4-10 a70-10 auh+8 6x1-12 1tw-14 8j3-11 7eu-10 4aj-12 xg-9 46u+6 30w+11 99m-8 mg+14 5ue-14 qd-9 28q+11 2f4-7
a6a+16 5wx+9 dl-17 98g-10 7t-10 3zt+9 ip-8 at-8 ab+8 5wk-12 3nq-9 2p5-11 37v-9 g2e+21 by+10 9ej-10 47t-9 4d-6 25e+15 20m+11 9fs+9 1ln-11 3z7-10 hd1+9 538+11
1bc+21 7f-11 6zm+9 6jy-12 19i-6 l2q+10 9v-9 7mr+11 5pt-9 2he+13 1au-15 1vw-9 1g5-7 59z-13 bs1-8 847+9 dc-14 27q+9 396+8 u0+6 383-21 3c4+8 xc+7 1lb+17 358-17
cd2-18 1my-12 j0g+9 yu+10 1op-20 1u8+12 21y+8 201-6 d78-11 95z-21 om+9 pn-9 klo-7 au1-7 3g8-9 5uv-16 45b+6 ng-10 cqj+8 4dm-7 2wm-8 9x+14 5b9-10 x4+14 7a-9
lib-8 327+18 2vr-14 1sd-9 83c+9 dth+10 2r6-8 6ex+7 6ti+9 8ng+8 gme-10 56a+12 1lc+10 333+8 1b7-6 7a3+10 65h+19 2xx+5 etx-10 5z9-18 4ge-11 76s-7 pf-12 9nm+10
8g9-12 3zo+12 7ic-15 3vi-12 3wa-12 85s-18 5ac-7 pu-10 7gr-25 6r2+9 ga+9 39m+10 7th+7 aau+10 9le-10 4a5-9 6km-10 1sl+13 aa6+6 jrh+7 2xh+12 3lf+8 r3s+12 5nz+16
4vo-11 98k+8 20n-9 1k2-13 me+11 k9w-14 1g9-10 33c-9 2mt+8 1mp+9 81f-13 7p+14 1q+9 3cu+8 1wz+12 8j-10 4lg+13 2rb-9 c1n+11 fhv+6 1qf-10 el3+10 98n-8 3wi+11
6o-15 ach+13 6xo-8 u2m-10 87l-14 25e-5 3it-9 46v-16 2ya-9 16e-6 7a-10 706-13 1sp+10 26n+11 286+14 7ft-8 cgi-11 gi-12 7vc-8 1l+7 5jg+15 1wj+16 1vo-10 7fx-9
1sx+7 6qf-7 1pj-16 tr+9 jly-8 rb-14 gg-9 mi+7 2n8-12 6mj-8 592+12 2cr+9 n1r+11 og-14 2k1+10 7ga+8 3cq+9 31m-7 7bw+12 cfa+14 1lw+9 3le-10 2h1-11 83a+14 ojh-15
yn-11 5fq+10 10a-27 i9e-5 h3f-11 zy-4 a1w+13 3bm-18 2e4+7 158-13 2nx-7 14f-11 cko+13 1r5+10 eq9-16 2x9-13 3ga+6 e9+11 d65+8 5db-11 acd+12 fs+14 jqr-8 53s-18
f4l-10 26j-6 2xw+8 6yu+17 8y5+14 6c-6 6th-12 5ou-7 695-10 1u7+5 dtj+7 4db+14 36k-11 9y+9 9sq-8 hma+8 k-9 8an+10 7r-9 exx+9 4ta-10 4ce-6 32u+6 4i2+12 1yf-23
183+9 ezh-10 1w8+10 82f+6 2tj-9 1l5-18 2e5-11 3hk+8 6vl-11 2ex+14 4d+12 1wt+8 aib+14 9ne-10 4pu-10 667-14 4af+6 cku-10 95g-12 6wc-9 1vv+11 fyx-13 4i5+10 h5y-7
2rv-13 933-4 8q+10 1dy+8 108+10 6ev-7 tz-7 1ot+6 71n+13 237-16 7nr+14 26a-11 gxd-19 9uc-7 6z6-11 8xd+11 30b-10 hd+19 13a+10 g4-16 6rt+11 72f-10 5ir+8 4hd-7
qoq-7 8p6-8 15r-9 al-11 f5+9 6qd-9 4o6+12 2cw-8 5at-11 itv+9 cx-13 56p-15 7ld-9 2r5+8 41a+20 1iw-9 3r1+12 104r-10 1w7-16 1eg-7 1oy+7 3sx+8 yl-8 1bz+7 jv8+9
4ta-9 2ur-8 fdp-12 cbp-13 9jc-9 32h+7 56v-7 23d+10 1jw-2 1c4-8 577+8 b73-10 62o+9 35y-8 ag8+13 fke-8 1o9-13 1f9+13 5jk-14 ags-12 l63-13 ll-8 a6h-7 2h-7 5os+9
6l3-4 6n-8 1o6-16 d2c+9 95f-14 492-10 3i9+11 7of-12 46l+8 c2g+7 fj8-14 dg+12 4to-8 102+11 27u-12 hn+9 7i0-12 2rn+9 6qy-8 3kv-7 fy1-8 g1x-7 b5j+6 4bl+12 1do-20
ct+15 18a-9 tv-5 3f4+7 7s7+11 1tp+9 f9u-11 1ju+8 2k2+10 4e0-12 k5e-11 r1+9 35i-9 3tj+10 iw4-9 7l0-8 8hd-17 b61-10 68p-11 b4o-6 22+13 z+8 2yg-9 3v5-9 54j-12
4jr+10 65e+10 1k8-7 3x3-11 63b+9 4j4-14 22d-7 20j+8 2xq+9 ksv+11 gbt-8 wd-8 175+7 38a+15 982-11 5ui-8 lb5-7 adc-9 6j-7 4f4+11 o3-12 2i2+8 2v9+8 2j0-7 719+10
2so+7 11g+12 6bl-15 602-7 2vq+9 3iq+13 e8h-10 3zv+15 1rh-7 15h-6 6n5-8 3jq+9 5yc+10 dsh+10 2mf+5 2q1+7 5t4-6 6cn+7 b88+10 aa+10 148k+15 32i-12 fd0-7 2vu-11
3nk+13 exa+5 fb+7 34c-13 ba5+11 iea-14 637+11 5km-8 9ks-18 91l+10 4ov-7 ci0-11 870-6 ffy-12 1wu-7 8a7-8 3sv+9 s2+9 33a-9 1xy-12 bx3+17 bgi-6 2i0-12 45q-11
1w4-18 3at-8 116-14 kv1+11 1tp-7 288-7 ur+7 hpf-11 1lz+17 1py-9 63y-10 6pj+8 446-8 17b-15 1us+5 7lz+8 735-11 ezq+9 k89-9 6et-23 1tm-9 4id-7 4jl-7 vh+10 3pf-7
6pa+11 631-12 1qw-11 vp+17 645+8 3tx+8 35a+9 7pu+18 38w-9 xh+12 v0+7 2cg-12 185-8 788-5 22f-14 1nr+9 4ai+14 k2+17 6lv+14 51m+11 4py+9 3jc+7 36d+21 na-5 1gv-11
ng+9 c9e+5 5b+6 om-12 8gn+10 20r-13 9kt+8 6o2-9 qs+9 4fd+8 6ct+12 38q-8 4ta-11 72w+9 3wk+9 8lt+14 aj+16 uh-9 182+10 1w5+9 czf-6 675+11 5ws-8 73l-10 5a2+10
9rw-8 wo-14 1mb+8 gw+11 10z-7 ain-8 4r0-10 go0+10 a5k+7 21y-9 4qs-11 3ty+11 j6n-11 x1+11 719+10 4f4-10 1r3-11 2ec+9 fye+12 ax8+10 nc+7 kh5+9 4xu-7 5bt+8
4qs-16 b+4 6kj-10 1td+7 4g7-11 2ju-9 zy-9 3r+9 8im-9 3vt-8 ho-12 570-6 2p7-10 4ah+20 mr+10 1s4-8 1j8-12 6bd-12 1rg-8 27c+17 8ps+11 7nq+6 32u-12 fcm+12 421+7
xr+12 d65-12 2h5-6 1ju+9 dyw+16 50u+13 2do-7 clt+11 dmf-11 ix-10 6p2-10 o8+12 4ys-13 dso+6 ev4+8 2en-11 16q-9 2r4-7 ahd+10 6pp+10 3ox+7 do6+13 8et-6 1l9+5
cjl-10 4p+15 11j-11 2ks+18 1fb-9 60w-6 416-8 kjl-13 1lt-9 zm+16 cud-16 xa-21 c59-15 244+9 cu9+4 86o-4 c0i+7 bw9+7 39z-9 2ot+8 m7-15 p0+11 ry-10 dya+8 b7i-19
1at+8 36r+9 2w0+10 bil+11 2fs+9 3v2-10 uu+12 dtw+5 2zf-12 21u-9 kmx+10 77u-6 2pl-13 2t7+7 13r-7 bbw-10 36o+8 b23+11 xr-13 14h-12 7yn+8 2xb+13 1ua-16 nks+12
cdc+21 3qa+11 5rg-11 13t-12 125-6 1cl+9 48g-13 8i-9 6ra-9 6au-12 3zz+10 6o-8 931-13 1k9-8 80+6 oi-8 21l+6 1lt-10 1k0-12 ajl-6 8kr-14 2va+9 6bs-8 16x-14 41l+7
g73+13 2vd+9 i87+13 7+7 4cu+8 2v+10 11k-12 ibq+10 9wu-11 o1v-9 63b+8 8ay-10 3o6+8 wp-12 8cn+9 cew+5 fcd-7 t9+11 736+10 19+5 5cr+8 3i6-13 4xi-7 lz-13 8uk+11
6td-12 bzg+7 3nj+13 k2y-13 3ik-18 1zh+9 ahr-11 1cu+12 ar+8 5gj-7 h0-10 4uv-6 5q-12 ahh-13 53x+11 ds-9 19z-11 19r+15 686-13 9yd-11 bqe-9 38r-10 610+13 7pf-8
1s4-10 ah0-8 57p+7 6so-9 2s7+10 1ix-11 5he-9 ahu+7 1b3-7 1dz-7 1zb+14 5s+17 crw-8 4la-13 1ef+9 e12+12 4jl-13 hrj+15 4a0-6 aaz+9 369-6 2pg+9 52o+9 h6t-10 4gv-8
1md-7 3d4+8 2sv-13 elv-10 g9m+10 ash+17 5uc+13 8h3-13 2jd-12 5v0-10 4j7+11 50h+9 2zi+5 2gh+5 131+7 hq+11 3t+9 an7+9 2ff+9 vy+16 cgv+6 f86-9 br6-8 5e3+8 7au-9
4if-9 2xn-8 bp+10 gcw-7 34c-9 4ef-12 aat+8 sc3-13 1t6+10 15f-12 6h7-6 2q0+8 bui+15 3gy-18 i1-15 6rp+15 4nf-6 ce-3 1f7+7 gc+9 3p7-10 m2-10 5x5-8 5i8+4 b44+11
jke-10 x9-11 5ui-8 1p4+11 9u4-16 3a7-8 4la-8 7vb+14 s0-6 4jw+11 5x+6 fzu-12 6ap-8 2l0-7 3ty-9 3ir+12 clp+8 1wd-9 97m-6 t5+12 3o+10 1mt-11 1db+9 9uy+13 3jb+18
5n6-7 9b-20 3x1-11 isj+9 3iv+9 2v1+15 2f4-12 3y8+16 6c-12 4je+7 1jz-7 607-7 4b8-10 guw+13 ejv+8 36o-6 5se-14 955-8 bfp-8 56x-6 1lt-13 vg-6 9fw+13 7fp-9 2wu+7
14z+7 2xq-14 78-21 e2z+7 544-13 3fg-7 8fk+11 27s-11 bop+13 1g6-11 1by-7 zn+12 54k+9 6z3-5 5j-13 518+23 1v9-11 6p1-20 3wi+11 yle-16 43x+5 98+10 7hc+9 3u2+11
9qu+8 anz+11 1j5-9 2mx+12 6sc+10 1hy+8 jvv+9 1h7-8 1io+18 40u+6 sj+8 6yw+20 3ij+6 9n7+8 bxr-13 es-7 12d-12 2p3-16 34f+8 7q4+8 jmx+14 hao-10 3ql+9 35n+11
1yz-17 99n+11 12g+9 dhc-4 4vx-7 75r-13 12u+14 3vg+5 738+8 11v+14 bud-9 3qi+7 gg3-8 117+13 20e-8 6yw-8 ce7-14 8ov-10 1tc-12 9du+12 5k9+7 21n-13 2jx-5 170-8
di-10 2vr+11 ds6+8 bvl-7 bw8-14 ct-15 h3x+12 11o+7 e0z+9 haf-7 4rq+8 4xg+8 k8h-7 2qh-6 10x-11 226+9 1rk+13 25s-7 41q-11 51a-13 2kf-9 26o+17 11s-5 etr+12 id-17
at+13 19n+7 5ec-12 n7z-3 48q+12 1b6-11 sh+9 crl+8 1za-10 5u1-11 8bx-8 7h-8 lpr+7 lt+3 g9t-13 21o-7 c83+17 29c-8 6e0-8 6u-8 3iz+14 151-8 2v7-10 3z7+16 8cz+6
2p5-6 7fl-8 cq8+8 aa5-10 45c+11 9z7-9 lol-10 5r7+22 2v0-16 95o-10 4p+11 7rs-8 tz-7 6x3-8 czu-8 qv5+10 1tj-7 7hc-7 347+13 3ft-13 9l9+7 12i-9 1x2-10 67h-8 b95+6
9u2+13 6rh-11 27r-8 bow+12 204+8 dx3+12 db0+8 2t4-7 d6+10 bpa-8 2fa-8 h3h+11 7gi-10 6fn+20 3r3-13 dgo-7 3xp-11 abq-12 hs6-8 5c7+14 d2b-10 9f8+17 8u+7 9sc-9
4bs+10 1y3-8 561-6 bbd-9 2t-7 2e3+17 1jp+6 4m-10 2hq-8 6ku-5 bn+9 4k3+8 2xx+13 5yw-7 9sl+8 2ax-13 dmy-5 30d+15 2u2+8 4zn+7 phn-7 17n+9 cfv-8 9x-13 3ou+9 4ht-7
d6a-7 av-9 518-9 1bk+11 1ht-14 3si+9 nx-10 50q-13 b6h+7 5f2+11 4ia-6 3zm+11 7es+15 738-8 146+9 e8q+8 4qj+17 b54+6 1b8-12 o03-7 9i5+14 ea5-10 3j-5 1hb-17 3ky-6
bp+7 1kz-11 8d8-5 u28+9 dqu-9 dab+16 bep+8 15s-8 4gk-10 1fy+6 1am-8 51n+8 8iv-12 4sy+9 23y-8 5bw+11 40l-7 2q-15 1a8+7 8wi-13 8i0-8 b54-9 a7t-8 1g9+9 auu+10
in+13 a6-6 1a3+13 1cn+12 3je-7 4a8-13 1a1-8 4i-10 92x-17 kc0-15 5pc+16 25g+16 14x-7 xb+8 cde-14 25y-11 18v+10 tl-7 3tw+10 417-13 5io-13 2kz-12 4fu+8 sq+7
62i+7 a4v-11 2sx+14 2rb+8 4yz+12 1le-11 6xb+8 iv0+9 8kd-12 20m+12 rx+5 4py-8 1n0-12 5h5-12 36b+16 h1h-4 74n-7 9dy+8 6eg-4 gv-8 3z1-9 728-12 n7+10 9j-14 2ko-12
5sy+14 4pv+9 5do+7 4mm+8 112-15 2de-17 r9+7 70o-9 6a3-25 1l7+22 6cn-7 5ud+13 1eo+6 zi-7 cy-9 3+9 7w4-10 jwc+7 1dg+9 4eb+12 bq6-5 i3p+11 6ik-10 9ih-9 10v+11
824+8 1mv+19 7hf-12 8ec-11 2u3+16 g7+15 eo+6 3hw-8 1qk+13 axi+8 ag7-5 7lh+16 1ry+11 123-9 1gs-11 2r7+8 brs-9 1r3-8 2gi+9 1v8+13 hnq+12 37p-8 3kg-8 k+13 2z6-10
3dr+11 ea4-9 35s-14 arr-12 1de-12 152+11 4yw-10 30d-14 22l-13 5hu-8 2aj-8 vv-8 cqb+7 427+12 4ky-14 8c-29 5u-15 e5q+8 zj-4 1fj-7 2wq+9 i8h+5 236+18 b1-7 9dm+12
91z+11 7tx+17 2v9-12 au-10 45+6 5c+9 2ek-14 4g6-8 1ac-9 7fy+9 8r+11 bhu+8 7y+9 77h-5 9yz-10 4e9-12 4df+6 d3e+8 22p-7 4pe+10 gge-17 25r-10 a8m+12 1jw+9 3cx-10
4mb+11 17n+12 164+6 3lj+12 9fp+8 650+9 ma-13 2st-8 2m2+7 cmb-7 8uq-10 1zb-9 9hj+11 b0d+12 7gu-16 10s+11 909-12 4m-9 gm1+14 2xp-12 hx-12 9n9+13 100-9 ht2-8
337+10 h9n-6 ha-10 2d5-12 fri+19 12j-11 1mh-15 9s5+12 15h+12 1jn-16 7xw+13 7rm-7 257+10 359-13 3q7+9 1cl+8 8tr-6 4m3-16 27m+8 9a9-12 85x+9 20b+6 cg-11 4jg-12
3pr+9 2iq-3 4yy+13 7ck+8 6oh-10 4xn+14 2y4-7 j6r-9 uff-11 6yw+14 161-8 a0m+7 ju+9 omu+14 4ff+7 14r-13 2j1+7 11o+23 1zz-10 87c-18 1va+12 1dc-11 16w-9 31c-26
erl-10 3w+10 4qj+16 45a+7 7tl-12 98v-8 s+10 f33+8 7df-7 55c+8 57r-9 61w-10 anv-11 2bt-7 1eq+10 ebv-13 8sk-7 2ev+18 1c6-14 8ro-10 ab7+8 fwr+11 32m-13 5go-11
1p0-15 1y8+10 5w+11 zg+14 56y+11 3e1+10 go+7 eie-11 6qc-10 6pi-7 3qv-10 6xk+9 4wh-9 5po+5 8f6+6 15d+6 6gc+8 2bi+9 16q-11 lg+6 fkb+10 64j+9 6an+9 cbl+11 e81+9
7bm+11 6dp-6 38e+7 n97+7 4dl-8 2o5-10 ecr+8 jw-6 5p+14 bb5+12 5zz-8 5wf-7 2ev+7 deu+10 ggb+9 8sw+9 429+15 9hh+7 62p-9 gt6-10 1rk+13 3eg+11 4rk-23 zay-5 6xv-11
2pb+10 53b+11 2mn+6 7z8+14 y8b-12 3e-9 9am-7 57t+9 1lu-12 2ho+8 70j+10 8fg-12 1ed-5 ad3-9 6j8+9 1hq-17 66d+18 b5q-8 2a6+9 48j+11 b3+8 231-11 32x-9 4or+7 42h-6
3a2+11 21h+6 hi-8 6uv-3 7iq-6 9bo-21 1df+9 9pz+11 1zm+10 154+10 ce6-8 wi-16 4hx+10 189+8 bmu+4 7uy+6 9ig+8 9b8-15 654+12 amt+10 auv+9 7pv-10 chn-31 9jj+10
cx+9 x+11 1yz+7 9d-10 2ey-14 3mj-8 1hk+12 wq-11 5eq+7 7jg+9 1kl-12 835-13 9n+18 2k2-11 38y-14 22+14 60a-10 2fk-10 4h4-12 2qc+8 8em-15 p7-9 h78-11 87a+6 cv4-9
hi-13 44n-9 2yc-8 932-15 66n-7 3z8-9 d42+8 oh-5 799-11 2qo+11 hk-17 va+5 358+8 13t-8 8ot+11 5ib-12 an3+7 27e+11 faq+14 ixl+15 ho5-7 4t4-8 1nv+10 8n2-9 e8f+12
5vc+11 7ab+8 cdr+9 8c3-7 4x6+7 1pm-8 ani-14 2zl+6 2ht-11 1ky-4 9y0-9 p8+15 8oc-8 ar-11 a6q+6 927-6 ejf+7 gvi+10 2+8 3s3-13 90b+9 7bc-10 1a2+9 2l9+11 d8l+8
8dc+9 1js-12 1oe-7 9tv+7 20v-7 az9-9 4qf-17 4an+8 1gc-7 9ii+15 5ae+7 cx4+10 1oh+8 49j+10 25w-12 31v+12 2bm+9 63d+9 eeo-28 eu-10 e9m+10 110+13 8fb+11 9dv+7
ph+10 3pn-6 3c4-8 2ju+9 4n7+8 t4-8 3ts-11 1wv-6 aif+10 3lt-8 1kp-13 3xu-12 4tp+10 36n-13 6mp-12 y3-15 10t+10 atg-6 nb+7 5w2+20 amw+11 1hn+8 22e-9 1qp-9 5wb+12
5rm+8 146+10 awc-8 wci+13 99n-16 5og-8 115+12 qa-19 4ow-10 43a-11 9tr-13 5bm-12 7u9-12 1w7-9 3na+10 1xb+8 nh+16 56l+11 14i-11 17z-12 9ph+5 z1-8 69h+12 a6+9
3wd+11 2s-6 8u+9 4lm+8 dxa+9 264-7 67y-11 1g7+8 8pg+15 6va+13 1x3-7 21n+8 ts+7 7ul+13 3si-7 5bt+13 2bx-12 1k6-12 m0o-17 4kh+10 2z6-7 170-14 3ns+10 4x6+11
3x9-8 b7e-14 9ll+10 1dp-11 55m+10 3k6+13 8fe+6 6g8-14 ezd-12 22p+13 hb+7 1mf-12 9v4-9 174-10 975+10 xk-11 10h-11 2cr-28 c+9 22c+9 q5-10 a6o-7 44m-7 bmy-8
ocg-7 16t-11 3ug-13 43-9 33f+13 2bm-7 l1+16 h9-8 dt8+6 632-10 4u9+12 61k+10 34h-10 lh+8 2cv+9 1bj-12 3bm-13 44r+8 8u5-7 11s-10 jeb+11 2to+8 oa-7 48z-9 c+5
crn+5 2k1-8 asy+15 dw+6 1n5-11 vu-11 pw-9 qe+11 1eh-13 3al+5 2ra+11 77w+12 cmw+11 np-9 q8+13 1hu-6 3vo+8 5js+14 1cy+17 1go-7 a7-12 820+11 fb+10 926-8 24c+8
13h+17 4zs-10 2tm+8 vv+12 786+8 3n8+4 u0z-10 gvb+9 8ob+7 43o-8 1iy-12 9ls-8 52f-9 3zd+14 5v1-10 bre+12 1cu+8 3wp+9 2yp-7 cmy+12 300-4 jzi+12 1o9+11 5qu+7
65s+8 4y2+14 a6-14 6hl+9 1qm+7 131-13 355-9 5eo+8 gdv-8 3ie+9 95-15 44d-13 7a0-9 a0y+9 gd+17 5sb+7 7m7+5 1tm+17 9ve-11 31c-6 4d1+11 5d8-8 mce-9 15b-10 2zi-10
67y-11 ka-8 22e+6 4ed+9 4ah+7 hv+7 32n+14 66h+9 a2e+10 emb-17 3g6-9 2os-20 6p5-21 1eq+8 5y9+7 8bm-9 gqa-14 729-9 sr+7 6sd+7 1cr-10 hc+15 gk-9 7ns-9 bg3+7
8ko+8 f1-8 59n-10 8gf-10 1h6-10 4xo+11 oh+10 60r+11 bd5+8 8qe-9 9xc-12 4gj+8 2f3-7 k1-7 qh-7 hgw-11 1ca-11 25i+8 1r8-8 3py-13 coz+10 rh-15 6f9-15 4mr+11
7ii+11 35s+8 cyz+8 8va-14 8zt+9 74w+9 fhh+11 3oz+7 bkv-8 r1-8 3vy+10 3w5-10 cn1-13 91a+14 2a+9 kxz+8 1xr-12 1ri-13 2e0-8 9og+7 d3-9 bvd+12 98b-5 38j-10 2dy+10
ivs-9 i0b-9 3y5+8 77k-11 ijx+14 s7+6 1vc-10 11u+5 6c1+8 1xx-12 5lx+21 pe+8 5x-11 1qe-13 6t0+8 3wm-18 rq+10 830-12 1j8+8 7f2-15 8px+8 4z2+8 95h+9 eh8+4 3vo+13
2y4+6 37p-8 q8q-6 jt-11 hu6+10 15k+10 70z+8 24p-9 j3o+6 1bn+8 bun+9 5sx+12 331+11 2a9-16 8vj+6 a2-10 5a3-8 yl+14 85i-17 qrb-8 4wh-11 tbb+8 12b-6 m7h-7 6o-10
cwt-12 370-10 ju+10 1ff-8 bnj+7 146y+6 44e+7 3j0+7 jov+7 60x-16 5zm-13 339+13 2g7-11 xe-8 axy+15 5zk-14 f7-7 dfw-10 5uq-8 6az+9 5j6-10 2nk+9 3u-23 6hd-12
3dy-10 2h1+8 92i-8 b9j-9 3a8-10 ee+12 7ix-11 1wi-9 51t+15 dsh+10 45s-6 9fy-6 2nk+15 203-12 1du+8 eoe-12 l2c+3 8t1+5 2gu-10 78t-11 614-8 33a+8 b8v+8 bch-10
223+8 1nk-10 5av-10 2l5+7 a6q+7 bf8+10 1r2-7 9fc+16 a5+11 66s+14 an2+9 4vw+13 19k+15 a2y+16 38c-6 326-8 5zk+8 3du+10 46x-8 295+9 23y+9 20r+9 cc+10 2gx-18
48a+8 6ui+7 20w-9 1zv+11 191+9 i5+6 yl-9 23c-8 3wv-7 vp-13 aqz-9 jp+6 ps+11 648+6 767+8 7gb-7 49a-10 9op+12 56q-10 o9-14 4mq-16 9mr+12 1zl+12 2qj+20 9r0-10
64d-11 2zd+9 3wf+7 219-10 f8g+3 4jm+6 1ip+9 27u-11 1zg-8 1kn-16 380+8 65e+6 2u9+14 e3y-6 5wp-7 2l2+12 6k4-11 5yr-9 6tx+15 223-11 95-15 97l+11 d1v-8 kl+11
4cc-10 fnz+14 3hx-10 142-14 5nf-10 5iy-7 2ye-8 ry-8 kuj-9 545+9 anp+9 mfk+4 gnf-7 4sr-15 f4-9 277+13 19u+11 ggo+9 gz-9 kde+8 17o+8 ci-6 4bu-11 10y+9 7pc-10
25h-8 alh+7 l2p-7 m1r+8 4db+6 gfn+8 l5-9 h1k-10 1b3+7 6qb-21 1v8-16 q6-6 9p3+6 vu+7 4sw-13 587+6 bw5+11 2fp+11 4b2+13 82y-12 58a-13 j3e-11 ud+7 c80-8 cgw+5
9aa-5 7cl+11 7hg+11 5nn-9 7vr+7 3k-7 3kq-13 7cn-15 2nt+20 e7s+10 1i0-8 bsz-8 13x+10 8ar-11 30w-10 4z+11 9nj-9 a6+20 b9r-10 oa-12 8j3-8 jrv-8 2uw+11 k5+5
hw1-10 gd-15 2ct+13 1bo-9 c2d+12 4dm-13 65y+9 u7-18 f0w-8 kp+8 4ku+8 3mq-7 f2a-10 2lx-10 51x+7 dj9+10 5kf-17 ajg+9 3ys+17 2zn-8 5cd-13 3ee+11 xe-16 4fm-7
j11-12 5bg-10 5f0+7 145-6 68c-10 892+8 31k-14 6hj+12 ac6+5 109+8 6vy+7 k2+11 1qp-9 1ni+11 2sz-7 ep-18 3jd-9 2m0+11 31s+10 8i1+11 17-9 a4v+8 87l+11 1em-12
vy+12 6ue-7 qcz-10 pr-10 4q4+6 3e0+9 lx+9 7b4+17 1ha-18 42t+7 ev-15 1lx+7 66f-7 2vu-6 95j-12 5ff-14 6un+10 uq-10 vq+14 d6n-7 858-12 363+12 2gc-21 ftb+9 5v4-14
1iq+12 2cn+7 8r6+11 8oe+10 50+16 255+12 iel+7 4hp+8 6jk+12 46f-13 71y-9 aze-17 br2-9 4mh+22 a8s+10 3mg+11 cv+9 a6c-15 1s4-14 3r9-10 2vw+7 kjm-6 1at+8 3ev-9
6v0+15 41w-14 95x-11 97i-11 103+7 uf+6 2-19 14x-8 7da-9 5kq+11 6s4+11 66t-14 1qt-8 1al-11 afk+10 d0n-8 4ya-10 87r-14 5xi+14 h0q+9 7tc-11 2t1-12 hy-15 1n9+16
gi+6 3to+6 lug-10 30f-8 lw0-6 7ha+13 1y4+14 1kk-10 ahq+11 12i+8 d2v+7 ago+7 a1u+14 6pn+10 bcb-7 cuj+9 gt-16 cps-6 v5-14 a0+10 9tp+8 fqn-14 e9s+15 7j+7 ehf-12
4kh+18 4dd-11 2dq+8 dc2-12 azh-6 7jp-7 es+8 2bh-10 5s1+6 1d+6 30u-9 2e0+10 ay8+13 5qi-7 8kv-8 i9s-7 1w0+8 iwm+9 55n-7 9x+11 3o3-7 52n+6 axq+9 5wx+9 40s-15
chw+7 3vn+10 4cq+11 cma-19 4yi+8 1f3-9 5xq+15 5wp+7 4xu+12 290+12 9uu-11 kx-13 10w+7 5rp-8 dib+11 3yy+13 2qn+7 52-11 3il+10 nc+9 3uv-14 blk-6 hon-11 2f6-7
3pe-8 4q5+13 2t4+11 dhu-10 1oc-10 i3+8 4j9+8 1ze-8 43a+10 fcm-15 1e9+9 24g+9 3np+8 1di-9 17g+13 99f-14 g4v-13 abi+8 9zt-12 714-12 22k-10 5eg-10 i82-7 2n0-11
5qw+10 65j-8 3j2+14 29a-13 3ja+11 rq+10 8cu-8 a58+12 12w-8 160+9 3vu-6 c8u-15 a14-19 a0x+6 27a-7 bsz+12 4gb-15 4y6-14 3no+11 1k0-4 vl-8 9yq-8 95w+12 pk+6
349+10 3bj-9 5ek-11 8c3-6 2w2+9 2ym+11 337-13 32w+7 4og+10 2yb-12 9bn-9 gok-5 90d-7 2yg-5 5kn-8 cl+7 2wf-13 246-10 3sb-15 484-11 r1+9 1bu+12 3ya-11 748+9
ch+10 bki-8 955+7 2l6+8 c33-8 15h+8 i4m+20 3ku-15 5e+5 621+15 7ay-6 3it-7 4cw+11 v9v-25 7q2-12 h4i-17 1re-18 2u6-10 3tf-14 gha-9 274-8 5bo+11 k3o+5 ex9+14
1z4-9 q8-11 2ig+9 2z4-11 em-14 40x+10 tq+5 2c5+10 dr-12 4ju-11 b1i-7 boc+8 bhk+12 6yd-8 8x4+5 4r6+16 d06-7 7cx+10 1or-9 4ln-12 lrx-14 1pv+9 awo+8 77m-8 c4u-11
1m2-8 475+10 946-9 4xb+14 5ez+8 fq+11 1yo-9 9nr-14 dq8-9 15w+8 1zy-15 gvp+6 4b7+4 dqo-7 grc+10 alp+14 3j6-6 8e8-7 1c5+11 48y+10 5ro+17 jgc-8 3e7-8 3yk-13
27m-10 5b+9 in+13 21v+13 j3q+21 lw+7 8i0+11 3sk+11 4qc+10 42u+8 17e-5 fes+8 9hk-10 4pt+9 18j-8 2od-7 8ax-7 j94-10 41-8 cs-6 gz-14 a7+11 3ze-6 gxi+12 52c-11
8hp-7 35t-7 193-8 23i-9 8nq+7 bl+8 70f+11 apu+19 1kp-9 1xw+12 8uq-19 7ee+13 2xe+17 1k7-13 4uk-9 4g7-6 2z3+8 1u8-11 5ph+12 7cj+11 4g-7 18i+9 8l8+11 68z+9
1bo-11 l2-8 dh8-12 61e+11 4t3+16 53m-10 l61-8 rz-7 k3+5 4oa-6 40c+7 4m8-14 3d+16 92e-19 7m1-10 849-10 4n8+20 631-8 erl-9 5da+5 31f-11 2h5+11 dj3+8 3m+12 5q3-6
432+10 5ou+11 7i2-10 5an+10 gc+9 e1-7 5pl-11 1iz-10 8r+9 i13+17 81u+15 44x+9 ay3-9 1i+10 4zd-12 5xy-15 1si+9 92j-7 k13+13 464-12 9u0-3 28u+15 atj+6 44n+17
9tv+13 1sa-12 a3+18 58l+8 n1+8 3ai+8 gy+5 2aj+7 5yg-16 457-9 7dz+11 3pw-11 3qu-10 2z8-9 glj+11 1e8+10 7cb+9 6nn+7 y1n-6 zy+8 5hk-9 3ex-19 a4x-9 28s+10 5e8-18
pnk+9 6d8+9 3qi-11 5hl-4 kw+9 c8n-7 38n+9 2sf-8 hqr-11 om-9 1g1-7 7t1+17 4c8-11 3us-11 gt+11 gws-14 2s9-11 2gk+11 i00+8 6kh-12 69s+9 dbb+13 8pp-10 gkg-7 88i+8
f7m+8 bcm-11 1sg+13 3t3+11 28f-9 1rw+11 3ro+7 1i3-9 19i+8 ol+12 4id-11 bbc+7 13-8 rn+5 72r-7 9e+11 5mw-18 r3+10 1zg+9 223+10 1zo-8 ws-12 ak+10 2h0+8 may-12
3wm-10 1wg+5 ra+7 7x9+8 79e-8 22c+11 6vo-12 r49+8 89k+12 hzs+17 cfp-10 1n5+12 fbq+10 ii+7 5bq-7 fpb-8 st-10 4ju+9 53-8 8et-14 vc+9 1no+8 2rq-16 2qc-9 657+7
6rr+13 82-14 1s9-6 3r+13 45o+12 fnf+7 3sk-9 c1-15 1fe+8 4co-7 7l-7 6x-15 8dc+10 6q1-16 k8w+10 1w5-17 wo+9 5pj-12 4s7-8 vs-18 hni-6 2g0-9 hwj+10 230+12 57u+11
752+6 m62-15 7co+14 2f6+12 hr8-4 2kg-11 6ib-8 axs-9 45f+13 785-15 21l+14 16o+9 18t+9 88-8 2df+9 17u-9 9f0+8 22s-8 984+12 ol1-8 2nj-7 xy-9 2ld+8 jp+7 8ft-11
39r-5 5gc-22 3a0-9 7zp+13 326-11 eaa-13 904-20 9z-8 u0o+12 b73+6 m+17 bnr+12 7re-6 4ba+8 hdc+6 25y+14 3dx-12 89g+5 5zl+11 2hl-10 7ef+6 65v-9 9br-8 3bp-16
353-17 ios+10 jt-9 6r-6 646-16 j58-8 1ra-22 9fp-13 5ju-10 5el-8 dc+15 90f+8 6rb+9 uv-8 1j3-8 186+15 3pk+8 6z-12 3ky-7 6t5-6 80f-11 2xj-18 e3-7 8ez-10 44i-9
9i8-10 z-7 50r-11 3l3+13 8ig+8 rw-9 m3+10 2gg+6 2-8 2l2+8 3sb+8 1t8+7 2v1-12 8b0-17 277-6 kub-9 8v1-9 kug+13 3j8-15 2hd-10 4ew-7 dky+11 3up-13 2ld+9 2nu-6
7ye-11 2ca+8 17c+5 yz+7 2tm+9 2ba+10 3bv-14 7ne+11 nj+6 515-9 4jw-9 ea-11 9uk+6 4jw-13 d3+5 517-7 6b-15 yq+4 7ba-12 obg-9 cb-12 7c2-6 2k1-8 8as+9 5kq+10
287+11 krz+7 ec8+6 3cq-9 6dm-11 40x-12 6er-16 1d2-21 7kz-8 8hj+8 1z9+11 c25-7 f7w-8 9ff+9 p8c+12 1t5-10 2lm+5 cc1+8 p12+16 12z-13 6ba-12 1m8-8 1e8+8 5jy+15
cl0+8 zi-11 8q0+8 49x-11 1k0+8 1jx-7 at7-18 hzj+11 gzk+8 66a+9 63v-9 500-10 aqs-8 qu+16 54v+9 sw-9 2yf+11 3lu-12 2nd-10 ew-7 d2o-21 4ka-22 b5q-14 19z+10 1ij-8
7yu+11 18p+11 6r5+11 3a9-11 82-6 2zz+10 212-11 6p6-13 615+6 2jk-12 dt+5 6m7+13 fk9+11 2eq-9 ae8-9 9ya+12 a61-3 42q+16 4g7+8 ab9-11 6mq-9 1g7-13 6w-9 5dp+6
5pj-13 1wn+6 iu+13 it-9 58e-9 7e2+7 2br-10 64x-11 c04+9 38s-7 9xu-9 62r+7 5f4+6 3ti+10 9uf+17 2i-30 mtw+12 emi+10 2sq+8 br7-14 awh-12 2te-10 4h0+8 6vo+8 3xm-5
3ch+7 2cc-13 e6+15 12y+6 6wq+11 91b-19 1bw+10 2d9-8 2w5-13 xk-12 2nq+13 bvj+7 3ku-6 3s7-15 iqp+15 2bj-13 2nx+10 39d-11 3au+7 8ms-9 15i-6 ab6+9 93r+8 762+9
5ex+7 8k+13 3xm-16 4p5+8 c0t-3 sb+8 90-24 9y-15 4p2+6 2wa-9 4nx+12 1yy+7 4l1+7 erl-11 4b1+3 a2b-6 anp+9 6g2-9 3w7-13 2sc+13 eac+20 pnf-13 18x+8 b9-8 8nv+11
32v-9 79k-16 e3v-13 6a-13 1fo-10 clf+9 8xj+4 csx+11 36d-6 hhn-9 ez0+17 7r3-8 29x-8 49g+21 44i-10 yj-15 8cp-14 i7-7 2eq-9 19v+10 34h+18 7pg+12 6wk-7 3z5+13
4f0-14 5jx-10 99v-13 63s+7 at+10 isr-13 1tg-6 30m+18 189-9 9yo-14 p4+18 7kd+18 b08-7 326+11 3js+13 4xi-13 f4+13 si-11 282-11 bbb-20 2k-16 19c-7 ayq+11 9yf+8
rn-10 ejd+8 6cq-16 3sa+13 22m-9 dgr+10 52y+11 1ga+7 bo-6 2jv+11 5j-12 1s5-11 182-7 ag2-11 20n-17 4d7+10 4x-12 2u3+9 5rn+4 789+6 7r+9 2aj+9 3bo+10 2xh+13 ky+9
z1-13 4wy+9 hg-8 w3-12 2r3-6 82n-9 839+10 22z-11 3s6+8 dcr+6 38i-8 2se+8 6n5+11 2ch-7 a3-8 34f-9 924-8 3xk-14 5eb+7 27x-8 8m0+8 3og-11 32m-11 5k9+17 5e2-14
d1u+8 tk+21 9os-8 ii-10 6yh-12 1qv-9 4ap+8 5bt+26 2od+3 lsr-16 6nv-9 ctl-6 4yq+10 7vs+7 r0a-7 65i-7 oy2+14 h2a+8 1rx-9 4u3+12 5n0-9 3xq+7 6hv-8 95q+12 tgy-8
75x+15 3j3+7 ike-12 625+9 2xh-21 2pb-8 8bf-4 17q-6 6q4-4 9cv+7 124-9 ds0-8 5we+11 6xn+15 35x-7 5en+7 ai+15 6i4+7 5hq-8 319-9 2hc-7 14qn+10 b7t+7 2vq-10 3mq+6
hr-7 244-14 8e9+7 177+10 6l-8 51t+9 4kw+10 6sw+7 bka+9 g0-9 1xf+9 1ot-8 3gz+14 7h6+8 dit-10 1nc-12 13f+12 4aj+5 76n-8 2d6+5 2q3-10 y3+10 4cx+5 4wa-9 1hk+7
3x0-6 4e-7 7zm+12 22i+9 7my-24 9z7-7 29t-7 4w-8 gcw+8 54j-8 1b8-10 mb-7 5ns-10 a8l-10 1ns+8 8s6+9 hfl+13 j9h+7 u0+7 6m5+9 hei+9 4nq-17 2ui-19 fj-10 um9+9
fdv+10 22k+11 2kh-8 94e+12 gtd-12 2ek-12 1f1-10 j0b-11 cm8-12 2d1+5 4sd+6 18w+11 5c9-6 a1-11 a+9 5pm+12 6ib+7 yt+9 7jx+9 3hg-9 blx+12 dw9+14 1fr-17 6os-15
wh-8 1s1+9 bfo+12 61w-12 kdg-7 6fi-8 6es+10 bq2-11 26h+7 1bv+7 98d-8 ua-13 dyw+9 2co-7 dad-6 su+11 9g4+8 c5b-9 8jv-11 eap-9 a2u-9 141-10 is+11 dvc+10 cn1-8
3go+10 1jk+10 6yw-9 vk+11 3dn-8 1pt-19 2k3+8 9w4+12 63e+9 339+14 tp+9 cr5+12 2mi-8 w5+9 9dq-12 bf+9 134-7 3d2-12 33d-13 e9+10 ay5+6 b08+10 8im+17 cu9-13
cm5+12 27+12 4im-13 98f-14 px+12 4qq+7 2rg+8 ha5+15 6xp+10 14p-11 1gx+9 sc-7 krr+8 c2b-15 6z7-9 4fc+17 1sk+17 w4-8 bbr-11 88c-9 fyl+9 3pb-14 120+9 4as+10 y0-8
22o+10 adr+10 9bw-10 eo+7 dw2-14 su-8 160-10 8vj-7 4n8-21 683-12 2qy-10 4pb-16 97w-11 cvz-8 6vz-10 1cl+13 86+13 15-8 321-13 70z+15 ct+14 39q-10 tk-12 hq+10
6zg-4 4t0+10 1gz+10 7o5-15 3lf-9 ajl+10 4cy+11 47f-6 jmc-13 250+10 475+15 1sl-15 66-15 hk0-14 4sh-4 6q7+9 4zy-11 1j0-10 3zz-10 8tx+7 e0n-9 alu-8 8vy+12 mga+9
728+5 4xd+12 5nx-9 fx-8 2xw-8 23k+10 5nq+7 4k8-13 89a-26 9ar+7 5jg-10 6bi+8 4yw-11 2ob+9 2wg+5 po+12 j7+11 4ke+7 avu+15 3by+9 63b-6 ami+3 6cf+9 1p9-12 st-12
i8m-12 kyi+13 y8l+8 5tz+10 9fm+10 5k+10 edc+7 1jh-14 6ak+17 6xb-7 75y+13 2mk+12 3tj-8 k2+6 flq+7 4y0-11 db+7 4sf-23 ad1-8 3ih+10 bi8-7 l9+15 p4u-11 36z-12
bl+10 2z0-10 526+15 6a+7 655+11 49n+9 5ia-23 x68+9 32z+7 tl-11 7vo+10 occ+6 712-13 5ju+3 24h-13 112+7 clu+11 4wk+9 45j+11 f04+11 bgk-11 d7d-16 85u+4 x9-7
l06-10 jk8-7 d5e+8 5ki-14 55y+7 5sk+5 1p0-9 3lf+8 5et-13 4in-6 3qj-8 9c8-11 1m4+17 bpn-10 951-7 4i5+6 3kt+7 4cc-10 1ac+10 eky+15 1y4-9 1t1-6 uf-16 1dv+11
aib+12 ab-9 2kv-8 a8e+18 3op+10 5kd+8 5cg-13 7u6+8 m6f-6 879+11 3bv+10 6bc+9 2y5+10 5hz-10 ux+8 43d+10 403-7 3gb+17 4rb-10 1cs-9 61v+10 4kf+9 th-5 42s-10
19v-9 5x-10 5kb+8 ot0+8 bob-12 5e7-10 wdh+9 k+12 cd-6 7z+5 6go-9 1ld-8 jd-6 oba-18 4s4+10 3wa-13 baj+14 3kn-6 3eh+11 3c9-6 ewn-7 4jz-8 ey0-8 9s-9 1b8-6 vs-8
16v-13 cts+6 7ak+8 71m-7 5f4+8 1o3-10 5dz-9 gk-9 lu1-19 390-13 6vt+9 7i-11 aev+5 3lu+9 608+10 6k4+16 1tv-14 4sw-9 41a-18 15o+12 45g+11 3l1+12 ato-11 3kv-9
v6+7 3fo-11 7tp-9 qs-7 5bv+13 jhu-7 bxp-8 6ox+7 1xg+3 bw-7 2vz-6 6wz+7 ko6+13 6iz-7 92n-8 73g-9 imp+9 ke-6 3kc-8 3fh-14 52a-8 azq-7 f3o-6 hz-9 1po+14 18w+8
5yh+5 66y-8 kk-9 61h+8 45p+12 411-7 3mo+8 d80+10 3vf-18 10qw-7 fy-9 dvw+11 wt-9 1c9-9 4l0-12 wu-14 2gp-13 je7-13 22c-6 7n0+6 5kp-10 3f9-10 5zo-7 30h-10 8c6+7
6fj+9 1y5+10 1ea+10 9c5+8 3hg-5 6co+9 ibi-13 5ja-13 8xc-8 1ql-5 k9-11 s9-9 36-4 3om+7 3v+14 3si-8 3fl-7 8r8-13 4t0-9 aa7+7 uv-7 8yl-9 3ld+14 2l+18 9b+7 42o-6
rff+5 5dj+4 5ub+15 bzo+8 jd1-15 1uc-7 gx7-7 6z3+9 c1-12 2n9-14 a6-8 kq+8 37z+11 1md+7 4i3-14 40z+8 m41-8 2k8-8 3ee-14 1kc+11 5i5-9 1zz-8 mu-9 2v1+8 4qi-6
ov-12 23m-14 3h8-14 7ft-13 6l2-11 e18+12 it-15 1rl+8 e75+8 3lv+8 8op-9 pa0+6 bqm-12 73x-16 rx-5 7q+6 1ml+11 8o4-10 3c9+6 20w+12 19x-11 32g-14 4z0-13 3by-9
gg6+8 c79-10 6t0+8 2ah+12 20m+5 lb+10 hdh-8 app+9 lgn+8 3il+6 6ln-10 j7-4 5h3-6 60p+8 3wx-6 7hb-7 16q-9 49j+10 r7f+13 28s+6 6zm+9 c9i+15 3ql-7 77k+6 i9-15
4ge-7 bh2-12 p0t+9 396-8 69n-13 d1b+7 e2x+18 7qu-11 5k+17 d17+9 ano+10 ew-24 19f-9 5sk+19 492-12 bxl+10 1rn+18 5d+9 h3d+8 bln-13 c1y-6 54-7 1l8-6 3f6-14
4yo+14 dmx-21 cnc+6 xm+18 5qy+9 zi-10 dke-12 4cd-6 2wb-12 439-14 1mk+13 9b7-10 2i4+7 dwx+9 127+8 v7-9 gr+5 1h5-14 4ft-11 1n+13 jpr-6 36d+7 1vv-8 oc+10 4wm-23
gp5+5 3b8+11 5oi-9 4xn-7 b9b-7 1r0-10 9c4+7 g6u-7 q7y+9 8w8+8 bju+8 10m-8 f9m-7 6h3+13 1io-10 vg-8 9xk+11 73z+15 20c-6 7mq-12 32f+13 2ym-12 686+8 92q-12
4mq+10 42p-8 5bf+13 2km-9 39o-14 8ea-9 11et+11 8r2+9 3i-13 cxc-17 15g+6 2eg+9 aca+8 3pd-9 9dp-6 c4m-16 2lf+9 mo+7 1rx+2 8au-5 5c2+5 4y4+7 163+11 519+8 3i5-7
gm0-9 14r+8 ihy-10 712+8 5db-8 iv+14 auo+10 4rx+15 2s-8 avn-6 5hz-10 3k7+7 afv+8 8f1+10 ca+18 vg-10 dn9+13 ma+13 2un+6 23r+11 1rv-7 3nr+9 axj-7 nx-17 1zw-7
hu+9 4ju-8 25q-13 e1-8 37r+9 2g2-18 9b0-8 3h8+16 9gi-14 5dq-9 526-7 1y3-10 ch5+7 9e9-10 lo7-7 bez-8 ok+7 4z2+8 8fg+9 as2-7 1ha-7 6zo-18 4il-7 3f8-10 5bp-11
ae6-11 u6-7 3jn-11 3zd+8 8xs-9 1gt-8 av4+9 1kl-8 344+7 2p-6 er-18 aqa+9 4xv+16 73h-11 575-12 49j-8 ar-8 14p-6 1x0-8 9tb-8 dzv-13 4tl+6 1br+13 g8p+6 4jg-9
2um+10 1pv+9 18q+8 3qa+13 22f-12 8bi-7 4d4-7 5dy-10 3s9-15 7nf-12 1bn+8 68t+9 nu4+12 4xd+8 g6+12 1ut-9 3vh+13 4j3+7 wo+8 a2r-8 7f5-13 2a9+10 1mc+15 4yz-10
500-8 vf8+10 1ke-8 312+14 9fb+11 lg2+11 919+8 2gs+7 qg+10 f6+9 2uw-8 22c+14 59b+9 43n+15 ebw+8 qcq+7 3bc+10 2s1+8 4h0-12 42d-12 mw5+12 8d3-7 g6-5 4q3+12
2sk-11 2p3+10 3k-11 2f2+9 28w-13 8m6-8 ewj+16 fiv+15 17n-8 120+7 37-11 16b-10 32g-14 g5r+7 4bl+6 8ev-16 ef2-7 84k+18 1cw+11 1eb-13 e3n+6 2s6+12 sz+11 4ky-11
9ha-9 5mu-20 xv-9 2cj+14 1sf-10 9ah+10 19c+7 873+9 aap-13 ov+10 57a-11 g8m-11 3d3-14 4cq-5 49s-6 135+7 me-6 qj+10 6b7-14 3wc-11 d5m-10 1tz+9 11r-16 5c0-9
5a4-14 bv4+14 ri-10 5t8-15 2ig+10 6m1+15 65i+11 adt+17 1rn-14 ef+8 cfn+10 84l-8 5gv+8 ho0-9 9dy-8 54e+8 aqz+10 6xv+8 5yw+10 c4d-5 5k8+11 cix+9 8bl+8 9q-12
cab-12 35g+5 5lc-13 j35-8 1un-7 vq+5 1c1+25 40v-14 b8h-10 qg2+11 gbg-12 ep5-8 80p-20 82b+5 e5g+8 7x1-17 f31-9 6g5+10 7v8-11 4y+11 rb-8 13r+14 4lj+7 k0+9
c0r-15 59u-10 12g-12 ca-14 d3j-9 ef0-8 jno-9 72o-9 d9p+14 1lo-9 ow+7 197-7 sy-6 6az-26 nmv-11 45f+15 ig+11 dh4-8 64a+12 4ho-7 2f7+9 c5y+9 5l7-7 3m1-7 260-8
220-10 5m1-9 40l+11 9zp-9 6ee-10 k3+12 89w+10 2jm-16 9pm+12 4p0+9 1qe-12 1c8+14 6c-8 4ea+9 8a+13 jpo+17 1ai+9 3uk-17 mg+10 9ne+9 k1+14 13c+8 9mk+10 5dz+9
baa+10 1ah-6 bmx-7 300-9 b9+13 19q+7 ajh-12 kz-5 495+15 4rp+15 259+13 a4h+12 3gg-8 1l-16 154+6 rx+8 eb4-9 5lx-7 cnr-8 lq-10 5j+8 64q+9 23x-10 90h-8 wo+9 a8a+8
2cv-6 56r+7 1c7+12 7fc-10 2ey-8 8zz-11 6kp-23 eb+7 3tw+12 5kc+10 oab+12 75y+9 5u8-14 2me+7 9dc-7 xs-7 105v+8 hvk-8 6xd+11 to+8 4z6-11 7c7+10 1en+10 4qa+15
9cw-13 5uk+12 2qs+14 175-13 ia+10 adt+7 2q7-9 cds-9 h01-11 2ut+6 7lz+10 7w3+10 50y-10 8yg-8 135-15 11q+15 eze-8 6r2-6 3tk+12 6pd+9 1ki+8 r7+15 35s+14 2fo-9
62t+9 21j+7 df-12 5sf-10 2x1+7 630+12 22v+11 2m7-8 i7+7 9se+5 670-5 hh-7 4z0-8 4td+8 bps-11 5qp+12 79r-8 mq-8 nav+12 5zh+13 3kf-11 388+17 53b+18 6c0+13 2mg+8
5ul+11 49s+11 1p+8 36f+8 2vd+11 fea+7 1s0+10 a4y-6 1cf+7 3ur-8 44j+7 5k1-16 13i+7 21h+7 mcu+7 6ag-12 fx6-5 101+13 8y-7 1vd-11 acc-15 on-15 706-7 jvx-18 abi+11
3wd+9 4pz+24 554-10 48t+11 20i-12 2zl-9 33p-9 25x-9 bsb-8 4ay+8 1lo+15 8hn-12 5ac-7 hs6+13 997-17 1kr-15 1n9-15 46-8 6pk+6 7ch+12 473-9 lws+13 5c+8 62u+8
2gb-14 fyr+7 22b-17 mh-11 44p+15 lz-10 864-2 fh6+14 2vq+12 3tq-6 7d4+19 4ok+10 248-7 2ix-7 ayf-18 1a9+7 3p2-9 6rf+11 15v+8 29-10 2nm-7 3tj-8 g-6 vv+12 21a+8
dzm+9 1z7-11 2zm-18 7zo-7 1b+11 1yz-11 673+8 gog-11 1kl-10 p32-10 3s3+12 759+11 by3+9 153-7 bb7+10 9uz+8 8fw-7 2xg-9 4wy+8 6wc-11 5ve+8 384+9 27y-13 5iv-7
1cs+15 6sb-8 at1-7 4yn+9 182m+10 t9+10 1n+7 4qr+12 71+11 1g1+6 2kf+9 3q7+7 acd-18 1fo+15 1ci-11 644+11 4x3+8 azr-8 uh+8 q7+11 1xl+12 76+8 2zj-14 2be-7 24o-9
2nh-11 jm-13 bpn-11 b6q+18 3s3-8 cgc+7 1d0-7 4j6+14 5u0+11 6el+9 fny-8 2do+13 u5-21 5nr-21 4w9+15 dv6+13 6om+7 yn+15 5i3-8 lm2+12 c40-9 yd+17 32-8 6dk-11
3ti+11 4pt+8 5l9+15 1xw+10 2i8-8 sn-14 6i8+12 hy6-8 51b+8 fn4-7 5b8-12 atc-12 19d+7 3b5-11 4rk+9 4mo-14 10+12 46e-19 a4-6 7hn-9 9m7+8 bfy+11 c5j-16 3yt+8
7gx-8 2ge+10 16y+18 5wz-12 8h2+12 362-12 1et+9 7d8+7 3x5+13 dl9-22 41+6 zf+12 bxe-8 7qw-11 5b-11 4g5+9 30x+10 49u-12 6n-10 3pa-9 apc+12 5g6+7 967-12 3tk+10
akz-7 5j2-8 2jc-11 3eo-10 dsw+12 5j1-10 51a-22 1q7+9 9wh-6 3ae-10 3qr-15 84h+6 31c+11 ph+9 420-6 nr-7 xhc-10 2bq+6 8jq+8 8j+8 ctk-12 d4l+15 8kz-10 p0-8 9bz+8
1ms-9 82i-8 62f-9 ejs+9 27k+9 1js+12 tj-9 ffe+12 ce+16 1v0+8 1ix+8 mla+12 1n6-13 6g4-7 2k0-8 35n-6 1fx-13 7f4+8 2kw-12 bxh-13 90x-8 1vg+9 7b0+10 aa4-9 7u0+10
wk+8 3hu+12 6xp+7 25z+10 54g-8 2d5+9 2ab+11 76x+13 7xl+10 4zn+5 293+11 79j+14 3mq+14 8tk+9 3po-9 afx+9 6l4+8 35u-9 c7e+10 kbv-10 5xx+8 8lf+15 2nr-11 eu1-12
3lt-6 kp-8 2bu-14 154+9 524+8 6mm-9 3cr-16 sau-4 aim+9 234-11 2qu-15 6rd-9 8w6-11 4re+10 5nf+8 1mx-8 5tk+13 22q-10 bo5-7 90t+2 iro-7 g2a+9 9xx-7 2tk+5 130+15
1a2+7 5k9-10 17u-13 284-6 73i-6 75a+7 60q-8 5pb-7 29r-16 81c+10 9ar+8 173+9 4gu+13 5vc+16 qlh-10 3v-9 78t-10 75w-15 w5-9 440-8 e6l+12 22d-9 3xw-9 tcf-16 7gg+8
d04+10 467+14 17h-9 1b4-7 2ys+19 5x-17 1lg-9 4oz-6 6h1-14 1la+9 8m8-17 87d+8 321-13 8vq+5 37d-15 acs-13 tb+18 6jx+19 14h+17 43b-9 310-15 220-6 2xm-7 2l0+9
eon-14 4gq-16 a52-25 4rw-9 12j+8 5vf+9 8o0+11 2tr+14 72k-15 3nq+14 3px+11 1c6-12 1yk-8 2gx-8 5zy-11 45n+11 2xd-8 gns-22 2k6-6 6k+10 7ko-12 3e0-7 fd7-10 7ej-6
6su-8 8io+10 s-9 zb+7 8ly+12 1cz-9 mg+9 6gx-10 4p4-11 w0-10 8oi+9 6yi+7 49s-6 3gw-9 1hf-13 58i-9 6f8-14 3xl+6 50s-12 21p+7 2mq-8 6ci+9 keb-7 6qv+5 slz-7 36-10
5vz+9 1y1+12 7cg+9 jds-31 gy+12 30y-10 390+5 1zp+13 1p1-7 3p2+7 31g-16 4x4-7 t4k-13 9ze+8 b7z+6 4gq+10 2p-8 4fz-9 bux-5 4os+8 62u+7 6vr+9 48h+9 tf-12 krl-19
311+9 5wv+8 lz-5 360-15 5wi-23 7zx-13 3j4+13 gnp-11 6ip+3 2xn-8 3vv-11 4p2-23 5so-6 ati+13 9pa-8 181-14 5f6-11 awg-8 6o+11 71e+8 4b+6 if2+13 1xl-10 453+8
32y-8 g7o-7 4ks+12 ig9+15 ov-7 8wr+11 3ah-6 wv+12 yb-11 bxe+14 14o+8 1mx+7 1ej+13 my+10 uz+10 p4-15 uv-9 16+5 1i8-18 5ma-10 48f-14 jh0+10 3r9+7 7rw-18 41l-9
180-9 dd5+8 5jg-7 5i3+9 40r+13 55d+9 6kr+16 51h+7 3e5+8 33a-8 2rr-15 6ke-6 x1+10 d5g+10 zx-11 avz+9 277-7 6r1-9 kt1-6 6bf-7 2s3+9 5w8-7 fvu-9 3pk+7 bwf+10
2pl-13 gzn+9 2ab-4 9ti-10 8k8-7 9ww+8 iy-7 o7+10 1dl-7 9b+14 ay-10 fcn-6 1xu+17 2ms+11 gg-7 111+9 p9-10 6qh+8 1u0-13 1iu-16 lvi+11 2z4+9 ob-8 6d6+10 mro+7
5b+14 2ev+12 7a2-19 9o+9 or-3 kcy-9 wf4+8 5y-12 23l+7 5p-10 4pl-11 bsd+19 46l+9 50-12 y8+13 a27+13 2an-10 1z2+6 21b+6 1fz-9 2d9-12 4kr-10 br1+10 c9n+8 2y8+10
51a-8 ili-8 5i5-19 e6a+8 5t-14 7zp+11 9i0-11 dt+5 hhw-7 26u+10 3sf+8 6kd-13 a8-7 c5h+9 16h-10 4ev+15 2wl+10 soo+8 35d+16 1n2-11 4mm-9 gml+5 1i4+9 zh-5 ogz+8
o7+13 41o-8 1zb+8 4ed-9 sbp-6 13d-18 56e+7 5wy+13 4ri+10 kfy-15 3r0+8 2re-8 39l+12 9ly-12 2yj+4 4bb+9 hdh+11 41m-16 56w-11 9f0-9 1db-16 14s+6 1bm+9 124+11
867+11 2xa+6 r4-14 1oq+9 apg+7 h79-8 12h+8 3r6-9 914-7 88i-8 28d-5 pe9-12 7lo+8 q7q-10 6p8-12 1nm+9 7t2-9 4hz-25 2pj-7 54m-9 1xt-13 5ah-15 am4-7 89x-9 pnf-15
jfw-15 46q+13 4bj-13 4a0+8 49y-8 w8-10 5tw-10 i1i-11 12z2+11 6oz+15 db-11 mo+8 ac6+10 10r+10 8yx-6 717-11 88b-8 sh-5 1rj-13 42o-12 51b+6 6d3+9 7pf-11 22r+11
3gl-9 3id+6 hem+8 66-9 e5+10 5jv-9 23x-25 dfu-10 397-9 3c4-11 938+5 w2-14 50u-17 o8+9 1w+16 3xs-10 4ob-9 8g1+4 26s-15 1d6+7 3os-12 4cd-9 mxa-11 57t-12 1sq-14
cfj+8 4sv+20 ac3+7 3jg+7 8j1+12 133y+21 1ha-20 104-7 d9r+6 31u-11 666+14 1r9-12 314+10 2v6+11 87w+7 a0p+10 4mt-12 9nt+12 9t+9 6ww+9 4yr+6 1ah+8 3ca-11 b6o+8
7dk+8 e5f-6 7cu+7 9ji-13 1aa+11 6zt-11 94k-11 4tf+17 15k-9 3wh-7 5xl+11 1gf-11 32z-10 cgb-8 52b+9 7xa+12 9oe+8 72i-10 21m+10 1eh+10 3gz-8 blh-12 do2-8 2ex+18
492-11 vt+14 2nf+4 3e1+11 5x5-19 13a-3 1eo+7 4fd+10 610+6 ad+10 7dd-11 2ms-13 ivx-7 2wj-8 38o+12 82p-17 u1-10 as-10 2q7+9 asm-11 7c7-9 52-8 d6-5 7i5-7 7q4+11
9o+9 5ls-24 32n-9 9tp-7 tn+6 fmf-10 2j7+9 19b-7 20g+9 14k-9 76c+14 6iv+10 5td+12 61g+16 18e+15 11uo-9 77m-12 1h5-7 g0n-8 2so-12 5vi-7 6sm+10 4y2+9 oy-7 is2-11
hle-7 avf-12 7gp-4 2vm+12 418+4 3qt-11 29m-7 12x+11 666+17 1ae-11 7pc-18 24s+10 f8+8 2te+9 58c-11 4q0-9 7pr-7 g37+11 1hb+12 fr6+10 gn1-7 6za-8 21v+17 7s+13
4rb-8 hpo+12 2l7+17 10m-16 jjq-17 1wi+10 2w3-5 4oy-13 26a-14 46c-6 bv8-12 2ar+7 in5-5 4mp+8 4mn-9 db4-12 qf-11 1lx+7 2db-11 tpr-14 7sq-7 8qh-9 5ye+8 2lt+4
7h3+10 oh+12 de1-16 622-8 619-10 59p-17 63n-8 7xg-8 gpf+8 261-6 7jw-8 ph-16 620+10 4by-8 1kq-15 1ho+10 dld-11 15s-7 2mf+10 1ht-21 4le+15 1o5-9 62z-13 6yn+6
6ox-12 454+6 9ju+10 lgg-11 e1f+7 awa+12 1qh-6 a5m-12 xs-18 3qe+9 1m3+6 4ya-9 4gc-12 4qz+9 4cu+11 om-8 c22+10 83k-8 26s+6 gxz-7 24n-10 de4-8 349+7 ac-8 2lm+9
6a9-10 3ob-11 9ak-7 96r-12 34y-11 azp+6 25n+15 1jv+9 1pd-7 sj+10 3ns+13 vl+12 1cd-9 4ck-7 195-14 4jb-9 5b9-6 4ns-11 h49+12 dyi-11 dy5+9 1k2+13 1kb+10 2eb+5
76p-8 17l-6 27o-11 86p-9 cic+16 569+6 9xg-9 18t+7 3e9-12 8mc+10 10d+6 md-6 4bo+9 25h+12 j6l-13 gag-17 1ej+7 5rv+8 13r-10 3gk-8 15q9-18 6oa-16 ix2-10 949-8
p5v-9 1pu-11 cvq-7 wj+12 3wa-12 449+6 fka-8 3jk-9 b3+8 30u-7 1wl+8 2pf-9 yk-8 41t-15 15h+17 1o2+12 57i-13 k3+7 48b+10 21j+12 3o4-8 a+11 4lf-13 1je-11 5o9-13
kv+7 7tx-8 9w6-8 304+10 3qw-12 2ma-12 7by-13 9yo-14 2nc-10 kf9+12 6j1+11 8vy-15 3o2-8 e3b+12 393+12 1mr+8 1ql+13 j1g+11 e5x+10 7u6-10 ajz-6 69y-11 9v5+10
5vv-9 3a9-6 dks-12 5n3+13 m85+7 ch7-11 2jx-13 1pm+11 1du+8 114+27 dzr-9 c1s-6 1t6+18 6x+12 dlx-10 45u-7 bcf-15 4a-6 9r2-14 1t8+11 1bb-7 hez-7 7b1-7 3kk-7
e83+13 75f+8 1pn-12 123-12 3vj-11 522+8 816-9 27e-9 u5+8 4lk-11 98t+5 1a5-10 6ib-6 ga6+10 2ng+6 9c3-7 2b7-9 1hv+16 5n5+7 10v-9 ka-14 37d-8 8n8-13 e5u+9 9k-15
2uo+9 35s+5 29u+8 670-15 5ky-12 rk-8 20u-10 4m3+10 3l1+12 7he-11 5qt+10 c6+12 4iw-11 1pr+9 yf-9 sn+11 1e0-7 bcp+7 3i6-8 6t0-10 6wh+10 enc-9 49+9 7a4+11 5m8-12
87p+7 gun-10 1hn+9 jm-11 9rf-11 di+14 2wy-12 3ah+8 9d-11 bk-8 3tq+16 11c-9 7sb+17 cea-8 6wp-5 3ux+18 pec+9 b1c+10 aeg+12 4jr-8 4vd-12 356-8 pg+13 rqm+8 9x1-9
18u+6 4kf+10 nc+13 ccw-16 6w5+10 bn8-6 l1l+9 aqc-10 k5k+11 7op+8 1uf-7 7hg+8 cei-8 hvr-10 81+9 33f+11 97a-17 hzc-6 pv+8 1cy-11 4ar-11 h04+8 5xf-11 800+13
33y+6 31b-8 m9-20 2c1-17 ikw-7 45t+13 4j3+7 7mz-8 2w3-11 3g8-13 5wd-9 3kp-9 t7-8 167+9 425-9 rh-12 28w+8 64f+11 34q-10 44l-9 8w5-9 s9o-10 jtk+18 e6t+10 352+8
47w+8 dgk+9 8b+9 jaz-9 3sq+8 3g6+13 mu-7 c5v+8 35t-12 5c0+7 11x+10 2oy-10 c76-10 idy-7 1cj-9 4pc-7 3ih-7 70o-20 9xs+6 3iv+8 9dd+9 1i6-16 7fn+10 2ac-9 3fc-11
k6g+7 81s-12 59f+11 6rn-11 2gv-9 1j7+8 1i3+10 2q7-8 3z5+7 63+4 we-7 8ri-25 9i0-13 5qq+13 1m6-10 7th-10 86+13 4xb-5 2x0+17 16r+11 7je-18 6ll-9 77g-10 70o+10
5hh+9 ad-8 1x6-6 55e+10 340+11 6yg-9 226-11 8ql-9 gpa-8 1te-11 4v+8 1gx+5 qi+9 ec7+9 937+11 494-17 6v1+8 2ww-8 rm+10 aq-16 qib-12 inp-6 79m-7 3g5-10 5hz-12
2ca-8 6lp-9 4qq+6 m7x+4 3vb+15 bof+10 2qe-7 ysv-8 4xz+5 75o-14 fhn+8 5qg-18 8cw-12 u0+9 2i0+11 3g9-8 3c9-11 kak+7 6oq-16 1je+15 h9i+10 2w4+14 3m7+9 go6-10
k6g-8 5oo+6 ijw-10 4pe-9 a6u+9 a5e+8 nv4-7 33i+11 2ga+8 qo-8 78h-7 3rv-14 h97+8 96n+9 cd+11 cut-10 49p+9 7yd+11 45p-9 9o3-10 bxm-18 e2q-13 5ch-8 jg3-8 67p-8
3q6+7 k2a-15 1tj+10 5wg-27 3l9+7 6ou+9 1xe+10 18z+8 agc-14 8kb-12 7n-9 4xm+13 1e5+9 1qy+8 8q7+12 y0+7 37m-7 3ia+5 322-7 1rq-12 208+7 yh+5 1z1-12 6v9+6 4a8-13
954+8 5ob+6 1t-9 9v-12 2w7-8 2gs+9 5tg+14 5sg+8 bzj-17 8vs-7 3o4-10 74w+7 1aa+12 dk0+7 mn-7 2nl-8 8q6+14 25v-9 55v-5 74h-13 7a2+10 flb-9 4a7-8 gou+14 42h-9
e17+5 43e+11 7e+14 3ae+16 5vc+11 8bw-23 55d-8 6qc-8 3f3+19 39f-11 1ow-8 4k5+15 u8-10 2i7+8 4tb+7 h1-15 2uk+7 4pn+9 77a+13 8r5-10 5po+15 dmj+15 8fo-7 52p+12
6x-9 2l9+8 701-13 6xr-12 1s-12 6sp+13 6k+9 4zk+7 4u1-16 24a-10 ecq+8 1et+9 10v-11 3li-7 5g9-7 264+11 230+10 53-9 4nw-10 q7+8 9uc-8 h2b+13 505+9 2ee+4 1oz-9
7ni+11 731-16 31a-9 9m-12 2s4+8 2af-13 bk5+17 1ry-7 sf-5 7nz-12 6o-12 20+11 38s-8 4va+15 8tp+8 yw-11 ato-8 5at+7 647-10 abe+9 dv8-8 b8-47 p2r-8 g2-9 1ol-6
23w-20 ks+14 3wd-10 1np+11 436-15 136-11 2op-18 68g+5 90h-4 6l6-10 9pj-9 agd+14 43n-8 6i+8 yq+11 1jb+11 n7b-6 aks+6 hz-13 4s-18 13f+12 2y6-10 d3j-9 j3+7
3mt+22 2f9-10 vs+9 2cv+9 8of-8 si+10 4y+6 64p+12 1at-6 qq+9 6wk+9 6y9+11 7n8+9 58k-10 fmn-11 gtz+8 56+18 2em-8 31k-19 3xr-9 7lo+5 foj-7 392-9 kc1+7 dg+8
8lp-12 2ss-11 5so-9 4r-7 194-9 kt7-7 n2-15 1hu-8 4uc-13 fv9-11 ayg+16 10o-10 9se+6 fo-9 ao3-18 1kq-6 asc+13 3r1-11 3vu+10 2cx-10 31o+12 gv+7 4n9-8 2ur-11
bjz-9 5gf+13 7vy+10 2yc-10 289+6 979-17 7bj+9 2pd+7 m87+14 4gk+7 sp+10 24p-9 58d-12 j8+5 7lo+9 27p-12 5ig-9 8k1-8 54l-12 4kz-15 18l-18 dni+11 b7k+13 c2f-7
ii9+11 i4n+8 bx7+11 3f8+23 26s-10 2lo-18 1i0+7 7m-13 1rx+6 a0r+10 2k1+12 feg-14 507+8 1ra-7 tv+9 7y8+13 4fr+9 u-9 rd+10 ud0+12 382+7 mo7+11 6eh+9 8vv-19 163+9
3wq+7 flj+7 pq+6 7m7-7 cc5+10 si-7 1s-7 1os-11 b5+14 d8r+7 hfi+17 17q-8 jcx-6 1eu-12 2xm-7 8tp-18 4z4+11 302-9 3uv-12 cz0+9 2yk+6 ao1-10 39w+9 79+15 9ho+8
13p-8 2m3-13 3bs+6 u2+11 8ji+8 9bd-6 1ow+8 asu-10 dzk+7 2y5-11 169-13 2hk+6 1fh+12 b5e+10 e1+14 ko+14 1ka+7 1et-17 1dw+12 93b-10 219+11 24x-7 4wx-7 148-20
egn+7 d8+9 18p+8 4ik-7 zc-9 1w3+11 keg+4 1w4+11 pu+5 26y-6 4qb-7 rgg-11 8fj-19 ta-7 10a-11 7t3-18 3gy-10 dqw-11 6ax+10 f4t+4 7fy+13 2s7-13 bq9-11 4vu-7 1ps-8
1wn+8 2mu-10 13+24 3ki-17 6f-9 8lx+6 3h6+10 gak+8 6cm+14 55l+11 omx-9 ow+8 9sk+12 54w+12 3lw+8 41b+11 36w-10 120+11 13w-13 1zt+12 4lu-11 gnd+6 3f6+7 oh+9
58b+8 dft-8 4b0+7 38b+8 36p+6 5ow-11 bh1-21 4ct+10 ps-11 czk+11 14+13 2d5-19 557-9 2ec+9 810-9 az5+11 aph+11 80+11 43m+7 lpe-9 eko-9 8ha-10 15l-10 36n-8 1qi-9
8w8+10 6j4+12 2mv+7 4j9-9 rq-9 1ki-11 m7+9 524+8 ook-9 6mk-5 w8-6 66b-10 4qi+8 3hl-6 3q1-8 d92+7 10r-6 4uk+11 4p4-11 os+5 1kd-15 17t-11 uk8-9 20j-12 dl-8
ocb+5 4r9-7 1dx+15 3er-10 iq+12 aq8+7 cfv+20 nsv+10 6mz-8 1xm+11 hjr+11 dur-14 6bf-9 2cu+9 bvb+5 5p2+9 2gw+16 36c-4 7d-14 193+13 1h9-10 69k+14 3qb+8 fd8-10
ai6-6 4py+10 8vb-6 ec0-6 7jy-8 km+11 27+8 7v0-13 a62-6 5so-7 cmj+10 1fr+6 c0u-10 58n+7 80z-14 5cn-8 l32-20 4u6+13 6dv+9 6th+11 kd0+12 1fb+7 apa+6 cc+7 72d-6
5sk+7 4o7-20 dlu+10 1p8-7 tr+7 4aj-8 sm-11 3s6+11 2h9-6 6ae-9 cu+11 zh+6 6wf+9 kyc+10 487+9 1g2-11 p8-12 46-11 249-11 198+6 h7d-9 7sv-8 6gk+7 684+8 42w+7
5ci-11 15da-6 29g+10 7me+9 4oq+8 2ib-9 9h-12 bd9+12 2am+7 6xd+7 5jw+9 2pc-7 kd+7 8js+9 jm-10 66-14 61e-10 2ib+9 669+6 1en-13 ajc-7 8uh+11 4hl-8 5vf-10 ov-8
4qw+14 21s+11 yu3-6 2ns-9 hr-16 1lb+8 3dm+20 xm+5 5tj+10 3ww+7 53s+9 7gd+10 1je+9 8fq-4 3xl-8 64i-9 118-14 7gr-9 7y3-8 32s-10 5e1+12 22v-12 8+7 3fq+12 35l-8
4p5+6 ao2+9 4o9+13 2k5+8 16o+12 60a-10 kf+8 2cj-9 250-11 47k+6 35q-10 1pi-15 4x0-8 tx-16 306+13 euw+10 1jj-13 1482+10 u7+8 e5q-9 6om-10 1i+6 1q7+8 w1+11
8f4+10 17q-7 6xq+9 wj-11 50z-13 ut-9 5lv-11 ebl+10 929+8 3y+12 bs+14 5t4-12 fhe+12 dma-10 55f-9 18m+11 6bo-14 jxv+11 wr+7 3e4-9 n7q+9 3vk-8 21u-6 1yu-16 in+8
vc-9 hl4-12 5dv-19 667-12 4tj+11 1f7+10 84-9 1d+8 dn+7 g4s+8 3d0+8 fer+9 nm9-14 1ws+10 agm-8 c5m+13 52m+12 3qm-8 9cx-7 7xf-11 2mh+7 7wb-15 8hk+8 15x-7 4s7-16
9ot-5 74w+12 fpf+7 6ha-8 9yg+7 51h-8 1nd-7 5uc+15 ql-16 6g1-8 2mh+9 3e-8 9el-9 9j4-9 6k0+8 4hv-12 hkl+9 6cu-8 3y1-8 yl-10 4gx+7 1ee+10 97j-10 641-12 37+8 w4-9
3vr+5 3br-7 yh+12 xm+16 5by+14 14v+11 p7-7 4lv+10 5y-17 36p-8 973+6 a52-11 1fm+9 b93-8 5pm-8 b7j+8 5u0+11 4l-5 3wr-11 a7o+10 50g-7 ai8-17 7kn-8 2fv+11 43y+11
ghh+6 2yo+6 6mf+6 azl+8 crd+8 1td+11 8au-12 65s-10 ve-7 3rx-12 406-16 4vm-16 1kr+15 9so-7 5e5-16 59+7 ktf+8 7z+12 3f5+8 3kx-12 emh+10 7xu+10 17i-9 lxo+9
7w4+14 b0o+12 2d3+9 1wy+12 9l+12 4j6-10 dh9-8 32a-8 o8-6 44q-13 bzx+13 6ts-7 eiu+17 qt+7 p40-12 2l0+10 58k-9 1f5+7 2l3-6 1q0-9 cg7-14 4zm+8 1gv+9 7iw-14
7a2-10 2dc+7 9g7-7 dkx-9 1mr-9 ed-13 4t9-10 d3c-8 9cy+6 m8+6 63y+12 2jt-5 632+9 mp-7 4mv-16 4ak-10 216+10 4jp-12 8h-8 30b+8 2cv-10 1zb+9 7qq+9 129-6 6fz+12
3kr-5 108-7 i3+7 doe+10 10c-14 gqi+10 21y-10 aoq+9 xs-15 pb6-7 bib-13 i9+7 z3-13 5zl+8 1gp+10 2p2+7 6zt+22 2ns+8 62w-10 vv-7 5f3+7 h4-7 17h+10 34b+9 154+9
20z+15 1xc+8 q5b+10 2gg+9 3ci-6 20z-8 8op-18 1tt-10 16b+7 8hu+7 1ms-9 80l+7 12o+7 6do-9 ge+12 3vy+10 ne+5 1qe+10 52b-16 6et-12 aab-3 12v+8 dr2-15 cd-11 kd-12
7ir+7 9t1+10 mv+9 23j-18 eih-8 po+9 68-8 3wj+8 1lq+9 190-10 2qa-5 5n0+11 ajz-9 20a+6 qz-7 ekn-8 8sa+10 8kl+11 5uv-19 ae5+13 3wg-12 5ii+6 694-7 422-8 1mw+10
kls-13 ci-18 3mq+9 169-11 3zh+9 29l-10 m1+17 9em+12 gfm-10 7os-11 7yb+4 cdy-7 qy-9 62m-10 ju+6 56g+15 bs+5 7zy+12 wt-14 56r-8 4kb+11 hg-13 82u+8 11ky+10 2f6+5
5l4+11 502+10 1kl-11 8gm-10 ees+12 22d+11 719-12 dro-5 dev+7 pfx-9 gq-15 8iu-6 7jf-9 e2b+6 5l1+25 1mv-9 8ay+10 3ar-13 j45-12 3ph+13 1ji+11 640-18 8bx+10
48t-25 xf-13 2cu+10 4pv+12 3jp-8 ick-20 d5o+7 tsu-9 axd-10 jmk+8 291+11 7qa-13 5a7-12 cii+8 6p1-14 1am-14 9u4-13 7mt+10 u3-12 2ef+8 2g9+17 1dc+11 195-6 37w-9
30v+11 3if+10 213+6 3bi+10 36p-12 yn+8 31x-6 a5g-11 4b0-6 2ir-10 bj6-9 lnd-9 vy7-9 1bv+12 5w+8 5r0-7 1y+11 3w-11 76+6 1ww-10 1x3-6 56d+5 4c3+8 iau-9 29x-13
cer-9 5ka-7 1lh-11 kh9-10 3ap-15 6c3+9 5on-13 5wg-7 enw+7 7jf-7 fl+6 126-9 8sz-11 270+6 4ax-6 7gk-4 jol+9 35i+13 1xz+7 1tt-11 39w-7 bbq+8 651+7 1m7+24 mbp+8
dac-18 d33+12 36j-8 1do-6 4js-9 s5g-9 58-14 6pu+16 3me-13 2fa+9 4r0+14 4c5+15 235-11 io+10 i5q+11 2hn+10 5ny+8 nv-8 1pq+11 bk-23 38n-7 1rl-8 oq+9 7da+8 15a-11
9e3-6 so+13 8mb-5 12w+13 11t-8 5yn-15 2n4+10 70o-9 emj-20 3d7-13 7yc-9 6gr-11 b3o-12 2r9+9 8e0-8 4a2+6 57g+10 381-8 gkc-10 2dv+8 pg-9 1u1-6 lg-9 4bo+12 4z9+7
cc-7 i1j-9 4l+8 4uk+14 m3e-7 1a4+10 2j0-8 1mc-10 1fm-7 rc-12 2ro-5 n7-14 4cl-12 mf-22 r6-9 5je-7 bwj+9 9qg-8 8a-6 8nv-10 vb+8 h46+8 zm-8 but-6 8b+7 m2+7
b1m+12 12s+9 2in+11 924-22 rb-7 3z2+9 3bw+9 fb-11 16y-9 2e0+11 3vr+15 z+12 4xv-14 6kx+10 4yc-10 9hr-8 4t1-23 3lt-18 hki-8 kj9+15 20o+8 494-10 1nd+8 3xk-11
6ho+10 l9-9 305-11 1e9+10 465+8 3vf+16 7r5-9 nf8+9 3pj-10 fgu+11 18a-9 9ed+2 2gt+7 4mj-13 60w-8 884+9 9hs-7 9px+6 8w9-12 c8a+11 afs-14 jsb-11 5pe+11 mq+7
3e6+8 23o-8 4ci+8 8k2+15 8y+10 4ey+14 4e6-9 4hl+7 3bk+10 9op+10 5uo-8 8dc+5 1dp+11 17u+6 113+12 544-14 5s5+6 2n1-7 qi+9 1oi-9 47c+9 70m+9 4tq-9 6cy+16 9c+12
2ay+15 5qj-13 5kr+11 109-12 2d0+8 289+9 3jn-10 7rj-9 1zj-8 6ym-39 4p5-7 17u+13 yg-8 30z-7 7yx-10 51+9 c05+7 8hg+9 yn-6 2qg+14 1re+6 6y4-8 49f-10 lq7-13 2dk-17
39e-11 304-6 2xl-9 c2d+10 ap5-17 7k6+9 a0m+7 2m6-7 blc+7 5sm-12 3vy+9 7rb+11 4uk+8 fs-15 2t1-15 8hw+11 icf-10 nn9+8 44-8 b-7 c1d+12 j6l+11 1nn+7 oid-7 ile-6
2gq+10 fqj-8 4ax-11 52u-11 1z-6 577+14 b2i-18 b7w-8 3s5-9 81f+8 718+8 fic+7 tw+9 5kd-10 kf-9 lu+8 fog-12 7b7-10 ge7-15 1u8+6 ob-8 6ha-8 8gy-9 1zz-13 mlg-8
b1h-26 1j1+8 9zp+15 6ck-12 40a+13 9cw-8 48a+12 14s+10 2ac-8 3t1+8 4t3+13 6g6-21 629-8 o7-12 aiz+12 y1+10 1mg+12 63w+8 38u-7 akg-11 tt+14 7ny+9 3b1+8 ews-12
80p+10 s6-17 8p6-11 1mz+9 4y4+9 1g5-12 20n-8 bm+17 vf+9 54y+10 c5m-13 78a+14 n1f+12 100-5 69p-10 9et-8 gr2-11 2cq-17 f3z+10 4bw+10 95k-11 1np+6 6kl+9 6ew-8
beo-14 83q-9 f5l-9 29l+7 8tu-16 fqe+9 4a8+13 iu-5 25l+8 2cn-12 61+6 10j-8 2ei+9 rcf+8 35s+17 3i+8 7g8+10 7qd-9 aii+7 tz-11 zc+8 184+16 8b1+11 1m0+10 5kk+8
9dw+12 aqp-10 4m1+10 v5+7 2el-10 4d7-5 159-8 288-14 3mp-7 jcp-9 1zm+5 6en+11 2om-11 22d+10 s3-11 3er+10 5rk-7 52q-8 833-6 54y+11 43q+6 gu0+6 bl4+10 1vo-19
170-14 11o-14 2qz+15 2xv+6 7fh-7 qk4-17 26d-7 21q-9 13m+8 hfs-6 agq-11 9mt+7 60q-7 1dp-8 35j-12 g7n-10 2nf+12 1n4-12 k40-9 s8e-15 3gc+6 5ii+9 7ly-8 75p+10
258-8 j3+15 22r-8 b53-8 2h2+10 2ta+8 aoz+11 iiu-10 az-16 mxc-13 5km-10 owx+11 1cd+9 3qj-7 135+9 35k+15 df7+11 44u+7 3b5+13 br-7 3eq-12 7on-13 4h7+9 p8x+6
8xu+6 2us-10 44s+2 78r-13 208+9 4z9+9 5cq-8 4u4+8 n1t+9 1xp+13 6wq+10 yg-13 bwx-13 1d2-9 86a-19 582-10 ctz-8 29l-7 5r+8 cf-10 77a-9 6cc+11 h0q+11 e1t+6 34n-7
5p2-6 1sx-9 3aa-7 579-12 6sk+11 1sf-8 3c7+8 mz+9 d05+8 551-11 38g+5 2xt+7 8ec+19 25q+12 dp+14 2gl+9 7c+7 2p0-12 kn+6 3kz+7 2ej+13 9pe-8 gr1+8 2g6-12 azu-12
2zi-8 50p+13 sh-6 gzi+15 6am-9 3kl+16 30i-7 1ug-10 1ft-19 9fu-11 xn-8 38m+8 1ll-8 a27-5 514-16 aak+7 fvf+8 jz0-13 92p+12 1uo+8 3wk+10 84t+5 1hm-8 jz-8 2mh+10
iov+4 3j-10 2c9+15 60e-8 48z+9 2tz+13 3yf-13 8v2-5 cfk+8 ew+14 4tb-16 8ee+21 l2+12 8kz-9 koe+9 5id+11 20j-14 2fz+10 jj+7 dj+19 gg-7 112+17 1gs-19 8cs-10 bex-6
ksg-13 587-8 6cs-9 43+14 1u5+11 q9+8 26g-8 1xf-6 llw+11 1wm-14 4of+12 9f4+11 df+8 191+3 64e+4 3pu-11 1n4+8 3aq-11 78c+8 lr+8 5ap-17 5g3+6 1zm-13 ade+12 2vp-12
ene+8 zz+15 14q+7 3yh-9 au-6 6hh+12 121+9 1py-14 e59-8 1l2-9 1io-7 5cp+11 5ht+7 klo-9 2k1-7 1q5-8 a76+7 3m-11 14l+7 2or-15 22d-6 444-10 8sk+18 21c-10 ev1+8
9y0+6 3hh-8 1nq-10 2z1-7 g7+10 96p-13 38g+7 8li+15 q9+8 7fe+7 r3+9 b7+6 6qt-18 1dy-13 gi-17 1j0-9 159+10 1a2-10 hx7+10 99d-8 bdk-6 6bh+14 5a1-7 1jy-13 7t8-9
14b0-7 pb+7 8wk-7 238+22 88p-8 6ym+13 18o+9 ed1+9 ahw+6 ayo-6 ezp+8 5gr+8 4n9+11 5eg-11 4kd+8 boq+11 57l+8 2fp-19 15p-7 8r9-12 14s-8 5vt-9 e3s+6 tg+6 1pi-13
36m-13 7fp+7 3pa+13 5cj+10 f9p+9 1mj+5 158-12 vj-9 9p5-14 4x1-13 lhb-7 2af+8 1bq+13 1l2-7 29s-13 5g5-6 14h-8 1la-10 2m4-12 8+9 6o9+34 6di+9 9kw+10 77c-19
3ls-15 lh8-15 ni-10 gzk-20 54z+13 aw-8 1b0+10 4yv-7 267-15 7o8+8 4p9-10 1km-18 66n-17 m6u-9 3xy+10 6i3+13 4th-10 3kl-6 o0+8 oa-10 mj-13 34p-8 12w7-22 42y+6
f5l-9 2iw-12 2ea+10 3dw+8 y4-6 k0-11 7g5+9 3bf-14 cnf+8 4fw-7 18i+13 6gb-8 al7-7 2c8+5 3px+8 xw-11 2cx-6 bx8-12 72-20 4qx-8 b2-11 sgq-21 2v8-15 17l+8 ty-9
482-9 5zm-8 687-9 je+16 4zg-11 bf+11 13y+8 9x-12 82g+9 e3d+14 g2y+8 683-7 9ao-11 8fg+7 1cd+9 hle-8 3nn+8 5o-8 jd+8 g7+12 qtf-9 4jh-9 4bh+6 6j1-13 kyx-12 s9-9
7mn+12 zf-16 q2-7 3lr-11 3tv-9 2xt+10 7f1-5 4xc-9 l3-7 n3+8 72v-12 2ye-7 5a4-15 iu+8 3xk-8 2jr-19 8kd-8 25i+8 3jg-13 jm2-11 co1-11 kt-9 39x-9 619-13 1ht-16
1r9+7 728-11 fb1+7 gu5-6 3jv-14 8ef-9 1k4+6 58e-10 16y+13 3p1-11 7g+8 598+14 cp5-7 ih+10 3g9-6 a2f+6 24p-11 9km+7 6bm+10 sa-13 4e1-9 ez+9 5id-12 1sb-9 5yb+14
7b3-9 3vp-8 hqq+9 3ed+10 3nm-9 5c-10 2w3-14 7dk+8 j-10 q9-7 11-7 8vq+7 25j-12 40p+10 2sb-14 1hd+6 53l-14 bzo-9 dfs-14 6o2+10 1k5-12 533+7 gtx-12 61d+7 ym-10
146-9 8gn+10 1sj-8 4tf-10 1o6-9 5ck-10 3aj+10 6ee-15 37x-9 lc-6 38c+15 16y+7 5g9-6 207-17 4v6-18 7xu-26 184-15 2tw+9 38v+7 8m+14 62-11 2se+10 29p-12 m-10
4a-10 6o+9 am3-7 4ok-9 3gg-9 5vi-10 23x+9 cea+7 1q5+10 cc-27 ik+12 1er+8 m4-13 f03+6 3gg+9 lo4-9 516-22 2jp+9 wp+7 7xh+8 we-8 2g4-8 1v7-13 430+10 6yi+8 6ps+6
9bv-8 h0+7 6gx-15 48x-7 2hs+12 eoq+10 44y-8 9y-6 9ui+15 1gz+7 17w-7 2gy+8 xv-7 dlb+10 66y+8 1pu+9 2e6+9 1lz+5 20r-9 4rf-14 3od-22 e6+12 4jf+8 3c5-15 27y-6
3lz-23 1ml-8 15u+9 7d+10 37k+11 89w-10 34c+6 95b+9 mn+7 2t9-9 xg-19 1p0+3 eeo+7 jqq+10 3d4-8 1e0+10 1i9-9 3jb-8 304+3 42c-10 3il-3 5um-11 9i2+6 673+19 2ct-16
30v-10 3xt+14 al+10 12a+10 3kt-14 2e5+20 9ae+12 28n-8 ic4+13 jf1-9 327-22 30z+12 1kq+4 c5+8 5b7+9 4ao-17 1os-11 57b+11 8vk-15 795+8 e8-9 juo-10 74p+15 4mm-12
12l+11 zo+9 9tg-7 907+9 fch-11 8s9+12 m6a+9 7yq+8 3mh-13 2h5-9 3jz-11 is+7 ge+7 1j+7 74r-5 25i-7 3ij+10 3uh-9 165-8 2p7+9 3oh+11 5p4-9 1er-11 f57+9 wh6-5 ua+9
178-8 2tz-13 5hx-14 ei-10 14d-8 3bu+11 1x8-10 dwu+9 6b8+6 146-10 3ad-4 im9-15 37l+9 3am-4 2ll-6 8q7+16 3wi+8 3au+13 3c5+15 9fb-11 dn-13 3pc+8 zv+9 5ph+8 337+7
981-7 ef-9 jav-7 72i-8 bc+8 1bh-12 34d-9 3l4+7 2sb-6 iw+11 3hp+10 7yn-10 3vj+13 28c-8 8xx-9 9a3+11 cg5-17 r4+11 59+11 3t7+13 3lm-10 gzf-6 1jm-8 2eb+9 87+6
ag0-11 62u-7 35t-6 50g-8 qi-12 ewg+9 7wm+10 1ee-15 32x-8 1ab-14 vh+10 13p-13 48y-6 5ue-11 3k3+7 66h+7 cs8-14 64x+11 qz+7 f5a-9 pu-6 596+7 ee9+9 2j+9 a1t+9
cwe-8 26u-9 1ww-10 8x-10 5ka+12 8ih-6 ji+8 1xa-7 3o0-14 nj-9 ch-8 8q4+11 1wv-7 22s-7 6om-8 11m-10 a6h-10 j7e+8 2od+13 egz+19 80u+7 sl+9 3h3-13 1aq+5 5oz-16
1wk-7 p-8 n2+13 8de+9 8va-13 1el+12 13p+10 70b-9 g6f-9 1yl+11 36t+7 2oz-18 3s3-8 jg-9 rq-6 18f+14 4lh+9 haw-10 3e2-11 hax-7 861-12 2mc-10 ck7+10 3o5-15 572+7
6tf-10 7c-5 93-9 ajp-10 7rq-8 e31-6 1w2+16 9t7+20 p2y-13 cbv+7 36-5 dx+10 kw-12 3jj-11 o04+8 1gh+8 vc+8 emh+8 2wm-19 3ot-8 30j-6 v7-11 a9d+10 42d+7 28l-13
cc7-10 1jr+10 8b5-8 98b-8 nu+8 2rl+10 cn+9 g3+13 qow-7 6cn-8 715+8 b2w-9 hdx-9 8l3+12 hr-14 7bb-19 la-13 6kt-11 bjl+9 11z+14 6zh-9 5u4+6 ov-10 7o8+8 1qq-8
3t8+17 3bq-11 2lc-12 32r-11 41t+9 2cm+11 6e3+8 l5+5 389-13 esu+10 6a3-11 1es+10 ae6-21 1jy-11 6j8-8 5qv-11 5tu-11 3t7+10 fs-9 61j+8 3r2-13 g8v+10 u3+12 gpt+9
bi9+9 5fn-7 7bc+14 2x5-7 1d7-14 1j+9 18u-7 2i1+6 a7c-7 ik-8 lv9-11 2pl+11 2gj+9 eh-6 38u-14 3hg+11 32x+10 900+6 b96-9 1lm-10 339+16 ahf-8 aa4+12 191+12 ed7+7
59q-14 ddq+6 gaa-8 6d8-10 65-8 8yz+11 186+8 do5+12 9so+11 3fr-7 3lz+6 8yq-10 jiv-21 5l8+12 9a3-12 1yk-13 4xw+9 4hj+7 4zp+9 35t-8 4y-11 1rh-6 8o9+12 77d+15
2io-8 2q9+12 3wc-22 1gx+13 4zz+25 5hm-9 18z+8 4cn+11 1fm-6 bq+10 9ks-7 4ag+8 29i+9 ha4+8 6bs-16 64w+9 629-15 eo+11 58n-9 56g-7 kf+7 4rs-9 3hr+8 214-6 8zb+9
x8-10 e1z+8 1nq-7 go-10 9ue-7 7a9-11 aym+8 28h-12 7o8-8 3oi-13 8e-10 403-10 2cm-8 7kw+7 e3w+19 hs+10 34n+8 36r-15 489+8 hz3-12 pw-8 5ev-8 59u-11 6w4+10 1ge+10
4jb-13 tf-8 dsy-11 472+14 2nu+7 3py-8 35l+9 2cf+7 2o4-11 je-8 6rf-9 1lm+13 c6a-7 3ch-8 45x-18 lt6-14 19z-9 7bx-8 3mi-9 142-3 4b7+10 14h-6 azm-19 34w-10 8vh-9
1gq-11 1d4+17 3s5+9 4wa-10 693+9 s6-7 26f+7 2q8+12 6rw+11 n-15 2pb-8 98r+9 eth-9 ubm-11 210-8 3vb+12 5gg-10 ib-8 4gh+12 1z4-10 5k+11 3dv+5 2kl+6 epx-8 2m4-11
1cp+14 3af-7 a19-9 c4-8 20h-5 g7k-10 1g0+8 15-17 5d8+10 26u+9 aol+13 2d9+10 ecq+11 5zy-13 2pu-6 1pc+13 59c+11 rb7+9 ejx+11 6ck-20 zh+18 fq+8 aav-5 1gl-9
1fh+12 6mj+11 15w-10 ajr+12 et-9 2y-8 4wp+12 5r4-7 hh5+27 5wz-10 zw-14 fg6-13 3pi-15 89l-10 bfk-8 bu7-12 3xj+8 m4y+13 ta9+7 1mf+8 h1u-13 4gi-11 137-11 1x6+8
8lr-20 3nc+9 6a4-14 hza-9 2vr+9 h0m-10 78x+7 20q-7 7ce-6 3yq-8 d5-9 73u-10 3ku+5 n0-8 7yw+6 499-10 98z+9 2vp+7 23f-10 s5-7 5un-7 2if+12 et+5 6fz-8 75k-11
2m8+8 22q+7 64k-13 ou+14 6jh+8 4k+7 322-10 8gr-9 2a+8 62f-9 hoy+9 2zr+12 fe+8 5xd-8 2fy+10 4q7-13 511-13 6bu-7 dtg-20 2y7+8 5z5+7 3d9+9 cki-14 1hy+12 2sb+11
189-13 1p3+9 7c0+11 ewd+7 2ih+9 2le+12 b6v+11 6cb+9 2f4+8 42y+8 yt-7 7l1+8 q3-6 36u+13 bd7+8 163-7 3bk+9 9ec+12 5m2-12 2yd+15 b8n+13 3bn-8 85v+9 1w0+13 4av+11
5d+13 4n-14 30t-10 7gc-7 3ah+9 15w+9 34z-8 5uk+7 2e+8 y7u+8 7x7+17 35t-14 3b9-13 1d-9 9c1+11 693+12 5wx+10 19c+10 p3-9 gzi+10 buf-8 t6+9 v2+9 6h8+8 6rk-9 kg-8
73d-13 ab1+7 8cg+10 1l0-7 1wy+12 9k-7 29j-10 lfl-9 le6+15 26y+11 cjx+8 7e-10 34m-8 4td+7 146-10 7gx+12 4cb-7 52z+12 39u-16 cim-17 1id-6 17u-6 k0l+10 6q7-11
ez3-7 6tc+9 jty+13 7aw+16 avc-7 5fu+9 7u+5 40g-16 2et+4 2cm+8 1my-17 1pg-9 9o+8 5o4-9 26v+10 6i-8 yl+8 2x6-8 2xj+12 1mb-10 4bt-8 5yc+9 2fr+9 34f-7 3c4+7 da5-9
942+10 lo-6 3si-6 4xw+6 5jl+11 66a+6 up-11 7y5+11 6v4+7 31p-11 6n2-7 d7-8 4jv+9 4u7+8 2pj-18 3bk-6 26b-11 pvs+8 op+6 4ok-11 10i-8 nl+7 12z+17 1g5-11 1q3-8
40m+4 jij-7 436-6 ju-8 fnu-13 1ch+8 s2+8 a6e+6 5dh+9 x2-11 60m-10 6so-11 601-9 337-9 3s2-13 3zd+11 ezp+9 ds4-9 2sy+15 4fd-14 fw-8 52s-16 8ds-13 24-11 c8d+8
6ru+13 9r4+10 146+10 4af-14 8bv-11 9ej-12 6i6-13 42x+8 k61+4 2lg-12 ivy+10 2mj+11 58p+18 e8t+8 29x-21 5c9-9 j0x+9 bz4-9 5oy+8 3bc-11 7y3+13 71y-7 4f3+8 4d8-19
3wn+14 177-11 nx+13 zl-10 o7y+10 5fi-18 1gj+19 3a3+8 nlb-8 22o-10 2qi-8 5r0+6 41c+11 5fp+11 8y-13 2i8+12 55q-10 6fa+7 7qr+10 4yx-8 2f6-7 8v8-11 1tu-4 2ei-6
77a-8 d31+13 12y+14 7cp-8 8yn+12 458+8 4nl-9 62l-10 yr-10 3xm-9 2gs+11 354-6 ku+11 7ki+12 302+9 ck-8 g2+9 2b0-8 5hd-6 r0+9 a6d-6 kcx-12 4nm-16 bq8-9 3pf+9
5x4+7 3kf-8 1o7-9 3xz-11 zk+7 6t0-12 13od-15 88k+11 9ab-11 2kg+17 1g6+10 22t-8 73o-17 1tv+11 da-9 14v+14 9jp+8 ana+10 6m1-11 55z-15 cn0-7 k3x+12 19n+10 1x4+11
cme+6 7w3-12 dt-9 cc0-5 5xj+9 1de+8 418+17 3y+14 5z1-7 1nx-11 b82-10 5q+12 15n+11 dh-8 675-17 woe-10 5a7+14 it+7 987+12 3gd-15 5kg-9 li-14 rq+10 p3u+15 ai1+9
e6-10 ra-15 4fp-12 17n-10 1ux-7 3nw-17 2f-12 7uf-16 2ix+11 1m9-8 hg1+9 jv-8 8k3-10 e2t+7 7kv-8 8o-12 2se-14 nf7-12 4du+8 3s6-14 6bq+10 49v+8 pcp-11 jjn+10
b4z+10 23a-11 6gh+11 42s-11 53j-9 f5s-7 6qo+7 136-11 bxw-7 amu-12 3kq+5 99+5 3uv-10 r07-13 1aj+8 9f2+12 2vx+8 fb-15 rx-16 p2+7 j0-18 c6c-14 1a5-6 22+8 1mg-9
6w4+11 7f5+8 2ln-11 5h5+15 x-9 89c+9 a79-9 a51+12 25y+5 z0+12 58-9 2rd-23 53m-10 1ag-6 16w-12 52t-8 v8+11 jx-8 8dw-8 fsn+8 b3l-9 25m+8 vv-12 426-12 2hw+11
ge-13 3vz-9 1m5+13 4r4+13 9nx-11 9c-12 1dh-11 6e3+10 1el-8 6dp-11 8m1-9 2jz-8 98-6 r8-8 4g+9 4iw-14 295+7 3l9+10 jt2+12 d7t+9 5i9-8 3ld-14 46o-12 18q-18 4er+9
6oo-8 33c-8 319+11 139-14 nn-14 6gj+9 4eh+7 4qo+7 hyb-6 3t1+4 1f2-8 7z-9 3j8-16 4zt-7 i56+12 1j5+8 uq+10 34o+8 kq+9 bmu+16 23q+9 lj+8 4cq-15 4bq+6 n0-8 raf-10
n7k-9 cg+7 53j-17 mg-10 3vr+12 247+6 gdb+7 3bw-10 4ps+10 5n+9 1fp+13 440+7 2jq-9 1cu-11 c5q+12 h8+11 1g0-12 4fr+8 c52-9 ox-8 kkw+11 4e7-7 28e-17 1k8-9 1xs+9
1p5-7 ua+13 1ee-3 9fv-8 2ur-12 2x0+9 bhg-10 82b+9 6u+8 6wc-8 4m1-13 k6n+11 68b-13 2a9-19 1t5-13 4cg+14 296-8 j3a+9 b1t+9 8io+8 1a1+9 237-7 2xu-9 2of-8 1q3-9
1co-8 202+8 963+10 631+15 423+7 e98+9 4cc-10 18k+6 2p-9 ipy+11 8lu-13 1xe+8 3d7+6 3n7-10 5dy+9 gjw+15 3d6-7 ckk-8 4ny-7 c1+8 6hk+6 3jq+8 1at-9 7sp-11 1y5+13
3cw+12 163+16 1ey+8 ea-13 eb7+8 4qm+12 7y2-8 5u6-10 5d8-13 8du-6 3si+16 l46-19 bf-15 1uf-9 br-9 b6+12 1vr-7 4y+7 kgg+14 4ar-5 1bv-14 l1t+11 1mw-21 40j-8
2ns+17 byo+7 2km-7 jn+7 39j-7 6m4-7 2m1-5 10k-8 7oj-13 5g7-8 2ei-12 82a+10 15es-10 kn+13 1g4+9 4pl+12 ho-7 wj+14 e9k-14 ir5+6 fbr+10 582-9 1m5-12 5gl-15
b0f-16 do-12 15j+11 el2-11 pa+7 54n+12 ec3+9 g2-9 cj+10 1f6-9 59j+13 a8-10 72d+8 2ln+8 5id+8 5iz+11 bpb+10 5zb+7 3ks+11 6xq+9 5ob+11 bci-8 7y+14 op0-12 4vr-7
250-14 lu+9 1l2+6 5a9+20 11i-7 3ls-9 5nt+16 lo+10 81g+12 3bj+19 19x-21 7lq-9 23t+14 8gj-11 8et+8 ct5+6 t8+7 3ab+8 2wn+13 27i+10 3dq-23 jj-9 2qs+17 251-10
6xd-10 7sn-7 3e5-11 4q5-6 69s-9 f56-9 8ag+6 6w-7 3p2-21 s9-8 827+5 47w-16 2m6-24 163-14 nu+8 74b+13 4un-17 8ly-7 191+22 ln+9 fej+13 1vo-11 6qu+10 2z3-9 7wm-8
cix-11 6ni-7 5bk-11 4p8-5 4g7+8 2ot+9 b3+6 avv+10 2jz-11 gdz+7 bh4-8 d12+9 r1+8 1ry-7 kne+8 2ye+6 1r5-10 5l0-7 55p+7 8kn-2 2o6-13 pa-9 3mx+9 5ff-8 2xt-5
1lx-15 a7d+8 3rk+13 5xy+11 3g+10 2cq-10 200-9 4mv-7 2sj+14 76d-8 10h+9 1b2-8 6fi-8 999+8 9av-13 2me+10 fe-8 14x-21 n+7 l2q+9 9h2+9 1ru+9 276+14 3t3-15 hq+13
1m5-13 264-5 49x+9 5so-12 5ak-18 gll+14 130-9 4vy-12 1se+9 4of-20 87f+9 2j0+6 wa+22 23h+10 9gf+9 84d-7 80q+9 8te-11 38y+11 4vq-9 5di-6 5za+14 25y+11 4zr-10
5fo-15 c20-11 1z2-12 4do+7 3es-12 6c+11 2sd-6 4yx-6 21e+14 2n9-16 64s-9 ar0+5 gen+10 fn-11 3pb+11 5ea-12 14m+18 em-6 1ur-15 4sy+12 75k-6 3yk+12 1o7-10 7jf+6
d8l+6 2nj+16 gii-9 2pp+7 s0+13 e5s+8 gdz-8 2dv-7 9rw+22 5rs+13 1p9-10 6tk+4 788+5 5du-8 8h+13 dyn+5 83q+8 6pf-11 73z+9 45g+9 9ng-15 8s0+11 2vk+7 3we+8 5a+6
36l-8 13s+10 92c+11 5di+9 tl-12 xe+12 1sm-7 2vb+14 dma-17 ee1-9 1a1+9 10o+16 5an-12 1zx-9 anw+11 5je+10 192+10 gi3+6 aqm-9 kkm-8 18y+10 dd-10 ha2-2 ab+9 6ka-8
3ss+11 5bb-8 1g1+10 1o-8 8zm-12 6rg+7 2du-11 4x0+13 e2-6 fy7-7 12z-9 gb+11 1vk+5 56g-10 z4-6 2d9-22 29p+9 4d3+14 e3q+5 1kh-8 7gd+6 76d+10 ave-6 4ur-9 8c8+10
5w3-16 23l-17 16f-26 8e6-11 bds-11 458+11 sg-16 31t+7 aaw-10 6mu+11 4qy+11 17s-10 3wt-7 wt-17 3g+9 3k6-8 md+9 6l9+11 5fr+10 d4-12 8qz-8 295+8 yx+7 zj+10 90b-8
7oj+13 40a-9 5wz-8 97n+9 1xk-7 2mt-14 5uy-9 1mc+15 1ln-10 2ry+14 2lw+6 1rp+10 31z-9 4ry-13 fhm+16 5w5+4 558+7 crk+9 25q+10 4gx-8 8bz+7 2j0+9 2j9+10 1a1-6
pf2-7 fz-13 4lg+8 4dv-6 6o1+12 1pw-6 ex+14 2a4+9 3qi-10 283-9 6cd-9 qe-13 45m+14 71e+11 1tz+11 f2z-8 aqa+5 5s4+8 1mr-10 zh+9 4kx-11 5er-8 78g+6 3wq+10 fek+8
5vu+8 bbw+7 57l+8 31w+8 dq-13 78r+7 nhx+6 2wy+15 bqs+6 2o9+7 7sa+10 92v+9 ey+12 4s3-8 6vk+14 jz-13 2yr+7 843+15 1ah-6 rb+23 zy-12 53i+11 y9-15 pg-6 2yc-10
drz+6 11ul-26 4zt-9 fls+6 65s-9 4pe-11 21m+7 pg+18 46u-11 4m6-4 5ay-9 b3a-14 3wy+7 780+10 3vz-11 5gq+8 4no-9 1tv-10 8vr+8 bvs+11 4x6+9 i-10 mfc+12 bz9-13
aqb-14 cmk+8 58d-8 5t+5 340-6 165-22 19f+11 h7+10 3k0-8 28p-10 463-14 79e+11 ug+8 5jr+9 chg-5 8ba-13 ft4+8 3qn+9 340+14 2e+8 3mk+8 4gs-16 7q+10 2ty+10 6sl+6
9x2-18 33m+7 8mk-8 ckf-19 865+15 28e+9 16a+10 65r+9 2rr-8 4gg+8 91f+9 3hp-8 18r-22 1ky-15 84j-12 uy-11 371-12 5r7-11 5fu-7 5de-8 37y+14 773-12 4uo+7 2y8+8
15t-7 2h1-6 552-15 4iz+10 1lq+14 drh-15 3q6-15 4by-16 cl-10 1yq-8 817-12 nql+14 1y4-19 4u0-5 7uo+17 5rs+13 2hh-12 bjv+15 ia7-12 o8-4 1wo+16 5j7-12 x9w+10
d50-9 3ic-9 cpw+12 18a-17 7bc+7 3wf+8 7t-9 bjh-11 1jb+10 p5w+7 4hb+7 aaz-12 4dk+4 d05-7 8j2+8 26t+7 my+7 5w6-8 7fn-11 3o8-11 1v-12 dma-18 2i1-11 aq0-14 1hm-13
7co+8 3ax+5 f11+8 9rm-10 bf+11 9yv-7 hxj+11 7j3-14 1zi-7 131+9 2h5+9 y4+12 2s8+8 3mn-10 b2a-13 9q2-20 4z8+15 5et+10 2rx-8 32c+13 608-9 tz+8 40b-13 3tj+12
4fw-14 212+4 p0+8 b6+12 224+12 87d+7 49r+11 7e6-6 1xb+8 76-17 7ez-11 6s-6 253+11 19z-6 15j+10 ig+7 123+11 db2+21 5ur-15 i5-12 12l+7 494-11 8j7-11 53v-13 ol+8
381+11 2os+15 4u6+25 2tk-4 7fv-10 1xf-12 3vb-5 mb-11 6ad-13 9p-10 2a9-9 7f1+9 46y+11 12g+10 6h4-13 xi+7 2oy+8 1rw-12 2e3+3 lo+10 6g6+10 5o0+7 57d+7 7o1+10
8w3-8 3u1+11 597+6 4nc-10 ivb-13 1xf+9 1hz+7 5g4+6 dk+9 2mm-13 9b+11 679-14 pm+8 hpq-11 24z+9 3sh+5 ets+6 m4q+12 dvi-8 2od+9 2rw+8 5r-14 33p+13 93-8 128-11
c8b+10 9af+7 1vt-11 152-7 3yf-14 ii0-12 72b-13 7df-11 gr1+8 5et+8 50h+14 i3w+10 d02-9 119-12 3k7-8 feu-8 w3+9 85l-8 fo0+10 15n-9 5kf-8 1lt-14 vm+19 15b-7
5a0-12 28m-13 5ff-8 2bt-10 1xm+7 bnj-8 1za-13 7iy-8 5v5-9 1ff-16 585+8 k2+9 iol-8 14v-11 u5+9 1hk+6 5oz+8 3qn-22 37o-13 68e+12 1hr+7 6qr-8 hbf+11 67b+12 b3+8
zq+9 2v7-15 1kx+9 1nd-10 4te+10 dag-8 69f-10 3dt+6 diz+8 356+10 d3w+10 e49+8 ht-9 3sp-11 1xw+7 39g-6 1vm-36 io2+10 mix+11 2gd-8 f8t-14 5da-12 50o-12 5ed+9
7zv-11 1yb+8 766-7 25x-7 8mu+9 11l+12 4cb-8 5kh-9 7t7+9 4ud-6 1oq-10 45r-8 6xi-13 4l+8 llb-12 dn4-8 846-9 bfq+10 5rj+6 2ou-12 fot-6 4pp+10 1lx+7 67f-8 1by-11
9w5+11 1oi-7 gp9-13 nh-9 6kr+9 776-11 42-15 368+10 1md-8 va+9 3g4-11 r0+11 agf+10 5d6+16 l5n+8 38s-8 4yp-8 cj5+8 jb-13 1pj-9 efn-8 3mx+8 vbg+11 1ra+11 w4-4
359+11 8q4-7 b4p-7 bja-15 1w2-11 38c-10 7k5+12 15b-9 1oe-10 a1w+10 dym-10 6i8-15 5bs+10 1t0-15 7hc+11 gy7+10 4x-12 ikx-8 5nb+14 85p+8 tb-8 at+12 16j+12 7f8-8
6ct+15 56d+12 4bc+10 9xz-12 bw7+5 3kd-8 1m3-8 9gh+9 1dx-11 w9s+7 9jz+12 2rv-12 2u6+8 1cz+6 5aj+10 9mp+13 3fw-13 j2b+11 ak+9 29m-5 6h1-10 49c+10 336+8 984+13
17w-7 35n-7 5tt-9 18d+12 24i-8 23j-12 ll-8 aby+15 a9t+9 334-8 2s8-13 zr+8 4oh-10 2cj+7 9qk+9 xn+9 76q+10 33e+8 7s7+9 69j+7 fd2-19 22w-18 3hs+5 8dn-5 103-10
133+6 9hk+10 ah8+12 ext-10 34u+10 2eo+9 1qv-8 6l4-13 dgf+7 afn-13 5ip+12 pz-9 3sn-10 c7t+9 gbl-15 834+7 4s-13 106-4 m9q+10 895+5 8gz-11 2fw-16 v4h+7 3po-16
5a9-7 8f9+11 37z-11 3t3-6 g2l-9 165-10 4b6+7 aa0-11 6za-7 51c-9 2pg-9 9sq-5 3yc-7 127+10 fnf+18 3ev-9 ave+7 1bz-8 1ja+12 9qp-7 1jl-14 456-21 jve+11 101-26
kp+12 2ol-9 1xr-18 15v-13 12p-7 14q-14 74g+14 1be-7 1c6-5 u0+10 6rm-9 1c6-9 8kf+14 3m0-6 p5+13 v6-23 drd-17 32-18 2ji-9 d2y+13 3we+14 go-10 76r-8 12i-14
63c+14 3v7-10 7b3-12 ik-10 43p-8 6s+8 3r3-9 bup-10 6nn+13 202-9 1qu+8 48y+7 1ok-5 ac+8 5mn-12 gx+9 9bn-8 a9j+10 vx+9 24a+11 2vl-8 2c3+7 6ni+6 4us-7 2h4+7
3ze-10 3ho+7 969-7 3t3-9 56u-7 jv+11 3gq-18 4ri-21 11y-7 6tz-6 cp+11 7j4-9 3jt+9 d1+7 e9+12 5gv+13 539+8 13y+9 43y+7 79u-9 4mg-9 818+8 g3e-12 f6+9 5xn+12
1gl-15 g6-8 enh+11 2ki+10 hx+10 lz+8 4ko-11 7am-9 11lk-7 630+9 ls+5 ci7-25 xw+13 30b+7 1et+7 dis+11 1f3-12 op-9 87c-14 bty-12 cn+16 1fi+7 6r9-21 4zf+15 628+9
hic-9 1cv-7 fh-6 nip-12 aw-8 8iy-11 8vx+14 82v-13 6s4-12 5k8+13 bdo+16 96k+8 1re-8 8s8-11 7go-11 ea7+10 2rc-11 opn-16 42w-6 2pu-13 6aa-6 26h+12 qm+12 96x+10
376-8 9y-12 4+21 oy-13 47l-8 4ia-11 93-12 3qh-9 fda-7 f3y-10 zm-20 5cv+7 c5x+13 ai6+9 w3+8 3py+8 cn+10 zb+6 3ca+11 s9-12 315-7 2ot+20 9j-15 3wh+9 5cw-9 714+10
ku+8 8k7-20 2f6-12 aka-9 2z8+8 67v+10 env-10 97b-10 5+7 5wl+9 2mk-5 2io-12 23-12 5a8+13 3at-5 2b8-7 2kl-9 7j1+9 5y8+8 3vt+10 bre+10 bpe-9 8th-21 8fc+9 4wm-9
30e-4 1yl+9 2b3-6 3ym+11 uv-13 1sw+10 1r6+10 j8-7 15n+8 etz+11 2wr+6 hjo-12 1df-11 48o+9 14d+13 fou+6 1dj+11 30r+8 203-12 dnq+8 1hw-8 1ma+14 jjy-12 9j4-8
8kk-10 6bq+6 aac-9 d3p-15 1p9-9 pd+7 295-9 axn-10 4g-12 3s9+10 gwe+12 6lb+12 3z2-10 fmh-10 jfb+9 49k-9 2xv+15 436-24 ha-6 9no+8 5nk-19 o4+7 5qx-8 cf+13 c37-17
46y+9 5m9-12 4kz+7 2up-10 69-10 43x+13 afr-12 b4a-14 3tc+8 i8d+9 cw-8 nnn+6 51w-8 58x+7 9wa+9 2qc-11 pn-7 4dc-13 d75-16 j2+8 1d7-8 5rt+11 aac+10 8qa-8 1uh-9
4r0-13 3lw-7 14n-8 lgh-8 119-14 ma-12 652+7 4is-9 23t-10 1cb+8 488-8 82l-11 cu1-16 y0e+10 375-10 4e2-10 4ed+16 al4+8 j9s-15 5e2+8 47y+11 2vq+6 6h2-9 fg+23
4bx+9 8t-8 37f+7 w9-7 1y3-9 520-7 2wv-17 1zb+6 1n9+8 bdp+6 p6-13 3oo+7 2bi-12 2vv-13 hug+10 dk-12 g5y+8 8qw-8 2s3-7 bpq+10 wr+8 1ra+11 9y7-6 3qo+13 dc+10
azz+11 19r+10 amo-8 egx+7 6k2-11 hkx+13 3xh+8 5uo-10 2c8-7 4ks-14 4ho-17 17y-9 7p4+11 8pt+10 27b-4 502+11 248-7 78h+6 4yb+11 7fe-12 g9l+13 ajc-14 6wp+10 gn+8
1vh+8 24l+10 4z5-7 5b0+9 k8+6 b64+10 5bh+15 1hf-8 d9a+7 14l-7 iv8-12 mf4+10 3wj+11 day+7 3wn+11 20h-9 mc-5 sn-11 3cj+10 2nb-8 hxo+9 gsh+7 2kb-7 4ix-11 13d+14
ij-8 7lh-7 8zr+9 367-8 8op+8 ci5-13 4mh+16 4vv+14 7xl+14 7cb-11 cii+7 10bd+7 u9-6 4a+6 1p7-13 3og-8 1wj-13 f3s+7 62+14 hkd-7 3mg+11 bma+16 4sn+7 ggr+9 2hi+8
5wo-11 did-12 4wc-6 2jj+8 4fu-9 9w4+7 24u-9 cip-10 5ra+7 2cy-7 4rz-10 2jn-9 3mf-11 9nf-10 11j-8 87v-11 fa-11 6gt-12 96b-12 hh-13 4ft-17 7hj-8 37r-12 m+8 4mk+8
6w+8 33u-22 59y-9 yc+8 56l-11 1av-9 17o+16 718-11 qv+5 2qk-12 jzl-12 1i8-10 87l+9 gw3-10 2hv-9 awx-12 px-10 8yy-7 9wi-12 1vs+14 d3z-12 y+10 x9-12 88v+12 93-8
8mu-10 171-7 8cm-14 51g-6 1fo+8 2wc+14 2za-7 4yo+10 4ej+7 6qm-10 qs+10 170-11 53s+9 365+13 11hg-15 el+19 yz+10 a6s+10 1us-11 28b+7 15z-6 jp-11 1n0+7 1yg-8
1jw+13 32y+10 4ir-9 2w3-11 23-16 4rj+6 38b+10 3ay-11 1r7-18 6xz-11 1qs+11 72s-6 373-7 6h-7 6mf+10 3qk+11 2y1+11 57q-12 733-12 78-13 em+5 9m-11 1k0-11 b5c-10
38v+7 82c-14 1rl-11 zb+8 1vz-10 4wu+7 ua-14 4gq+6 cwo+14 dgw+11 840-12 5rz+10 283-8 hs3-22 6zo+7 d80+10 7l6+16 9ky-11 bzv+17 48y+8 2or-9 3kd+5 44e-11 ko+8
ft+9 6o8+6 mv+7 6ld-12 5pc-12 1m0+7 h2s-10 4me+8 35e-14 1qf-13 1gg-6 2iy+12 56e-9 en-7 5os-8 8jw-6 f2z-12 49n-6 4r3+13 30d+6 1kg-7 3b4+9 4eg+8 cqf+11 ie-21
63+9 259+6 1iy+13 107+11 chy-8 gj-9 8ly-8 1ru-7 3ht+11 7a-15 3pf+9 1mu+7 3gc+7 f1f-8 1hn+9 16f-9 47n-8 6hn-14 3g8+17 4hz+10 6u8-7 1u6+8 1gg+9 6ns-11 2cy+10
46i-6 o2-10 fvm+8 8j+8 my5+18 16-6 ms-8 3oq-5 2gx-10 epb+12 4u-9 4bh+15 8s9-9 4a3+8 149+11 1c6-8 aqo+4 423-9 1vm+12 oa-8 cva+6 4as+4 8rp+16 56b+13 1o1-9
2f3-14 2kq+14 1ng+15 1fp-11 2d+8 u9+6 69z+6 ax+12 9n+8 by8-17 2w4+8 22+8 4vs-10 1xh-9 34d+9 bxc-19 kay+10 bc+17 50t-19 103+10 uu+10 7no+9 517+13 8yl-10 1wl-10
6s+12 357-8 96-8 a0o-6 hw2-10 5ph+11 7za+9 97y+14 2vu-7 6l7+15 5da+14 k20-16 39f-10 4c7-11 283-7 9am-13 9f3-10 7yt+9 8eh+9 43m+11 3jk-8 2i1+8 d7i-8 1q7-9
3ii+7 1ei-8 1p-14 cw2+12 hg+10 7oc+10 2yd-6 ly+7 apn-11 1n5+12 965+5 64t-12 15d-7 2au+8 2w-15 697-8 2i2-8 mm+13 hdt-11 46h+12 9de+8 9hl-8 1wq-11 2km-8 jo1+17
7vs+12 2kb-16 1xd+13 b67-8 1bz-11 m3+9 6rj+7 83e+7 8p6-9 51p-5 333+8 2f6-12 il+8 cmz-4 6uw+11 8fv+8 373-14 1pu+16 ff-10 myd+11 yq-19 66s+13 3n9-12 6ho+10
528+13 2w3+8 i57+11 ggg-11 6lt-7 2se-7 66m-11 cg-9 b2w+6 i81+8 7t-9 f89-4 ay-10 34n-7 aa9-14 7bq+10 2nj+10 5dc+8 rn-8 dv9-7 18x-7 1ff-11 97r-6 htq-7 3lb-10
663+10 25g-13 bnh-6 5rf-9 429+7 crb+10 195+11 1nr-7 61z-11 22b+7 cbq-8 2x4-5 8s-10 206-9 4pt+13 3uf+11 1zc-12 2iz-7 31z+14 qe+10 6ff+7 6zg+10 5d5-8 648+9
7g0-9 8d1-16 3rb-9 gq+11 2ee-8 2fh-7 13p-13 2j2+15 165-8 7t+15 6re-13 26n+10 yj+9 iq-9 29k-14 4os+11 46j-8 f1a-6 16h+8 pp6+10 wy-10 8mb+28 9ml+15 3rj-14
36c+10 1nc-9 2ek-9 9cx-13 4ox-17 38i+8 i05+15 wd+5 256-6 3o6-8 5en-14 5q8+12 4ek+13 s7-13 gbk+8 1gy+7 3my-9 309-10 3av-9 8rb+11 ady-13 8s+9 5kz+8 qcb+6 10n-5
6mc+7 84y-9 5k2-19 3id+9 3cc+9 dg-7 2jw+9 8ff+15 29x+10 7xb+14 458-17 3rv-8 1u9+8 76g-4 3ee+9 9m-6 1ma-9 9uh+11 37l+9 4cv+9 1gj-7 2zj-6 sex+12 eqe+9 1bm-6
flg-11 35k-7 5oy-9 9gp-7 31t+8 4kg-8 b06-14 jom-9 55h+11 496+7 2w1-8 vl-12 kj+13 5gr+10 2wa+8 30k-8 15y-7 2k4-12 1br+12 3fq-8 922+13 33k+9 58z-16 7z1+12 4ws-8
1t+8 3z0-15 dqg-13 82-10 2jv-17 1rs+17 409+13 3ta-11 gmm-11 8ak+2 qmu+5 cbz-12 czp-10 1ga+8 5nr-7 5ig-7 4ak+8 8mf+12 478-9 djw-8 972-9 1cu-18 1hy+10 v2-9
22i+9 1kg+8 91l-10 ol-12 fdo+10 3zh+9 hm5+15 1cu+12 32b+8 hp+9 609-8 53-12 26l-20 4zt-15 2bl+9 a58-8 5x5+7 6z-8 ni+11 cjs+9 cr-7 cu-6 9kw-13 3my+7 7dy-8
2vk-11 2t5-8 7b6+8 3mc-8 d4y-8 2vo+8 68g+9 4q5+5 2n5+6 aq8-8 93u-12 9pl+8 czs+8 2n5-24 xw-10 148+6 f1+13 ky7-10 3kc-11 2qs+11 31i+8 360-7 4xs+8 m9+7 fby-5
4fc+8 2x3-8 2mv-11 hby-11 1mv+11 15r-7 4hf+11 jmw-11 1hl+8 apv+11 9sn+10 2tr+8 1ke+6 2pd-8 5u7-10 8fj+9 6u5-6 2at+8 1ax-9 li+9 1t0-6 gt+7 1kd+9 b44+11 nb+8
36c+9 f7+7 17u+25 260-15 1k4-11 kmi-8 pi+11 aj3+10 7m6-9 ex1-7 aqo-18 f5h-9 11b-8 53+9 4mp-7 lcp+12 9me+8 6zb+6 7wy-10 336+9 8o8-13 230+8 967+11 76u+9 93-7
12g-7 6hl-11 nn-5 3qf-8 4od-7 33q+5 316+9 od-8 9al-10 94k-23 fz+13 rz-17 cz-6 54h+6 a30-11 5zh-10 809+7 322-8 3tp-14 13-9 1ij+8 sxv+11 5zx-10 4cq-6 81-11
as3+15 ctc-14 jj-16 1zk+11 3f7+7 ws-7 2kz-8 opn-8 1jq+13 1po+17 64n+7 v-6 30x+8 2g6-14 41-13 216-7 bw-11 3zt+7 3o2+7 59v-8 2t0+8 mk-15 8f+9 1xe-6 oe+12 cro-12
6ov-12 4b2+8 47+10 43f-7 dau+6 ald-8 4ti-7 3et-14 753-8 p3-10 85t+18 bwa+7 6um-9 1cj+8 6me+9 1if+7 7wx+11 8e8+11 4n2+13 54v+9 1o3+9 7r1-5 bz5-9 37x-18 6o+12
3nz-17 1c3-15 bxt-10 1xx-13 7ut+7 46i+6 7i3+10 1it-11 37l+12 4ql+8 9rn+13 76s+14 bpn-9 s0-6 1m-7 16e-18 22u+9 1hq+10 h7e+6 6ys-7 1gg-12 5nx-9 ac3-14 3hg-6
l7e+7 5ys+6 3bv+14 62i-8 2de-9 7h5-9 393-8 58g+16 228-5 2df-5 7ck-8 al-6 234+18 5xb-8 39s+9 6ks-7 ni-7 15z-7 b2l+10 39j-13 p3-8 4ns+5 1ezb-13 7po-7 742-10
acb+6 5ku-10 8an-7 2sf-16 4sb+8 1eo-8 94a+10 4n5+7 1p5-20 27q-9 2l4+10 f3+8 2ex+9 10l-6 590-13 838-12 j27-11 50p-8 3oa-14 3k+15 70n+5 4ux+9 laj-10 7zq-13
262-16 4dp+8 34c-8 cq5-11 68v+7 ant+11 a1f-7 98q+10 dmw+13 3om-10 ixp-8 4p9-11 dco-6 12t-9 3xs+10 7sy-6 1or-6 97-9 9y+10 658+7 5wy-25 36l-8 4s5-7 7dr+10 96i+8
1sk-7 fa-10 16y-11 1q8+5 ape+7 2aa-10 43k-16 oe-11 3o5+5 lt+7 36+6 7ra+8 e04-8 2un-8 1m8-12 65n+7 2yc+11 ba5+10 5j7-15 65w+9 17t-12 2fl-13 cje-9 f6h-7 ee6-7
1h3-8 355-13 7f0-7 2n+7 1b9+7 w4-20 8t9-6 7h6-9 35o+8 5o9-4 8j4-11 8i-8 39p-8 4th-6 78x-11 q4+13 6j1-10 1oy+10 aex-9 fh-6 16v-11 9ni+10 5ak-13 840-29 5p9-10
5na-8 d9x+12 5zp-9 43a-11 3ri+10 9dp-7 6yu+9 5p2-8 ica-8 e0b-9 1p3-13 a66-14 4a-10 2rx-10 vc+11 yn-7 1dc-7 m8+6 8m5+12 680-5 gis+9 l8r+7 sf-17 e86-5 745+8
13n-14 es-6 d02-11 3bw-10 93g+7 b3u+12 66q+6 1od+12 1e3-7 6cl-10 6mj+10 6hc-6 bcq-8 1ys-14 3vv+7 39v-9 85t-6 1zf+16 1n0-21 mk6-18 2ru-6 3mr+16 1vp-14 5sf-8
ame-7 7mu+8 812-10 76m+10 f8d+12 54l+11 ur+13 hs4+10 35y+11 4gi+7 o77+12 129+11 bi8-16 3k7-16 17s-15 8dn-10 6zv-14 db-12 3gp-14 1zy-20 9m4-9 ksy-7 5a-8 9ln+9
fu+8 3uj-8 wc-10 dwz+6 fe4-15 iq-14 33h+9 j9+1 jg+9 x2-7 6yb+7 4zx+19 wm-4 x7-12 1x6+5 334-6 1lz-8 a12+9 mwa+10 i0y+12 5jh+9 86c-14 4mc-12 s5+30 6hc-7 7ia-13
fd+10 7ug-11 806-7 2d0+6 4gk+9 16g+8 coh-9 6vc+10 4l5+7 b6b-18 1p-14 guu-10 1ht+15 oz+6 sr-16 bbp+14 9jh+10 5wu+8 b5h+6 18g-15 zz-12 b77-22 2jt-7 2rs+11
csf-11 2o6-14 elk+8 xr+5 1mc+11 buu-7 l-14 1h-12 lkb+9 28y-31 46b+7 2vt+12 478-13 cca-7 1e3+6 im+10 342-9 15h-9 6y3+8 ixe+15 33d-13 h9-11 10w-11 nwk-9 4pb-10
ws-7 hat-4 1zl-12 ar+12 fwt-11 8k6-7 4ax+10 2f3-11 ri-18 2le-9 1x0-10 9vo-9 2ad+11 2qa-7 zd-12 ik8-12 2qw+12 4sb+12 29x-11 ao-13 44i-12 162-13 6oy+8 9me+10
2c9+11 d2-12 22j-9 sl8+10 9a9-13 4ys+8 1rp+9 80+11 j17+7 1p2+12 1tt+8 13o-10 3tl-11 12v+9 blj+8 5x2+8 181+14 1ch+2 293-8 8k5-6 3eg+10 fhf-19 118+9 des+6 vu+10
4n3-8 954-8 gb-9 394-12 1r4-6 ai3-7 469+7 2wu-11 3za+14 715-12 p7+5 dv1-11 go+8 amg+9 2cy+6 6h+8 fq9+10 4n8-9 ci2+10 1ho+9 cr+6 156-9 4ax-10 dky-12 185-6
74x-16 3vb+12 9v+9 4vo-11 y7h+14 781-8 6pt+6 dat+10 5w6+7 aq-10 2ni-8 5yc-7 m1-9 1ti-11 jj+9 4dk+8 4kp-6 3f+8 ayk-9 5a8-6 7e+7 6g4+13 2wt+11 fgj+11 308+11
foo-7 d83+18 4g2-7 4o9+9 fxm-8 1qg+9 8zz+11 4pr+6 1l7+10 2r+12 5rm-6 55l-6 27l-8 vs+13 6f7+10 kdn-7 1f3+16 6vo-9 2pt-9 14t+12 34z+9 1kg-9 46j-18 6wg+5 h2q-11
51a-9 3c1+11 5b-7 4mm+8 7s7+12 8g8-10 kfk+9 bji-10 7cf+14 3ha-12 9qm-14 7fe-8 hz7-5 blb+8 dfb-9 85p+7 20i-9 4ip+7 2o6+8 2wo+7 373-10 x6+6 t9+9 830+15 1rj+7
6el+8 1dv+10 591+5 50x+14 18y-10 886+12 1x7-11 5zw-12 l86+13 c4g+10 ck-10 8lq-16 e2-12 5s4+16 4rs+12 13a-7 5o5+11 55-9 7a6-7 e4+12 w0-7 235+21 4ey+10 3tt+9
x1-9 4w5+10 a3p+7 4nd+4 esh+10 4s8+22 13j+18 348-10 4m8+11 1ph+6 10w+9 1l1+7 gc3-8 2tg-6 3ej+9 4y-12 ben-5 1q7-12 6vr-11 13t-10 dsn+17 5gd-7 2k4-9 1is+19
7so-8 2px-10 705-17 17m+8 k+9 7wu+12 rk-13 39e+8 qi-10 o65-7 51s-9 un-10 sr-13 18i+9 9n2+8 17m+13 84o-11 2d0-11 3lp+15 yk-6 3y0+10 479+10 1pc+11 2zr-11 11u+8
4nf+8 542+9 t7+8 7re-7 234-12 abj-8 uc-11 5w8-10 as5-8 kfe-9 406-7 acu+8 gq+11 id5+9 6ik+8 nn+8 2p1-11 1sm-10 2u2+7 jt+11 81m+6 bqg+9 7q0+10 1pl+8 394-8 8m+7
8jd-6 3xb-15 7vc+5 i9p+8 3rt+8 2qv+8 626+8 5xl+12 1li-7 8pk-7 14l-10 dfb+10 590-19 79-7 fw5+11 1ax-8 3dz+6 cn1-11 2m4-7 exm-10 61f-10 9a+9 y5+6 aes+6 cgo-11
5mc+11 3sj-7 3dt+9 4s+11 hvl+13 1x0-10 6f8-6 3p0-10 etf+9 20z-8 6y0-8 b73+7 8ah-10 rz-18 7j3-13 1zu+7 b4c-8 7ha-8 1vk-9 1db+14 156+18 3oa+6 46l+8 ch5-7 cl0+15
2i0+7 h14-11 u2+8 k2+10 54q+9 3jy+9 7aq+13 4t5+10 8lm+7 4hk-6 lo+8 2ot-5 3py+16 8pi-10 70q-8 5c3-6 bok-10 3zp+10 dc7+6 4bu+23 2ei+10 h5s-8 3yy-7 4vk-10 c9e-15
k1+7 4oh-9 d4d-9 6t-14 1ae+16 c3-14 1kj-14 39j+7 48x-11 1f0+9 5lo+9 66x+8 1s5+6 3ju-13 24u+6 a2m-11 6r7-13 1gb+10 oy+9 1hc+14 1ct+10 3m-11 1ua-8 15n-13 4l5-10
3es+16 7gk-6 6bn+15 2g9-17 3nj-5 kjp-6 b1e-8 16w-11 91z-14 20h+10 6x+11 7u8-7 64b-12 aye+10 ph-8 4rr+8 ck7+8 86v+10 mro-12 4v6-7 75o+5 7xk-10 bcm+9 3ze-10
kk+10 kpp-17 8r-14 24d-8 3av+25 7vh+15 5vk-8 e7f+10 5ef+7 65x-10 34-17 4jl+8 p8o+11 4gk-13 l96-8 8h+12 4rl-11 7h6-7 1f-10 6db-10 4s6-13 cju+13 5ee-15 8zk-3
bg3-7 5l8-10 d9y-6 9lw-16 176-16 1be-7 63z-9 2sq+18 10q-17 144-10 n4+12 74k-7 21e-8 699+9 8ek+9 1qq+12 b32+10 8l9+12 g4x+12 lxo+15 7xk+8 ez4-12 g6-6 5gv-8
w2-11 6zl-9 23b+10 ym-7 hj-9 22m-12 yy-11 74r-13 8ej-9 cx+9 1jr-20 emj+15 9c0+9 5my-12 euk+6 84y+5 t6+16 597-9 5y8-12 97f+14 6ou-10 j5-13 ht5-8 78e+8 bow-23
2un+8 d24+10 4db-10 uk+12 1dq-8 1dh-12 1ju-21 3ud-16 3bx+10 md-10 bq1-13 3h5+8 c5c+10 2ow+7 9tt-8 3ao+6 b85-11 e7z+12 1sb+4 83v+12 42c+10 pb2+6 meo+7 p9+7
2tm+13 1ui+11 ifh-11 77p+5 5yy+12 l8c+9 17c-13 8p-8 15d-9 bah-11 2o1+11 15-10 2td+8 8ph-9 418-6 5pt+8 e+13 3uf-16 q-8 613+7 83d-10 7r4+8 n1-10 haa+13 2kp+11
qf+11 26t+10 6yg-6 19v+10 17op+11 4iv-10 2wd-10 9j9-7 5qx+9 8g4+8 ou-9 2cm-8 eby-10 9zg+9 74d-12 7sp-10 4aq-7 310+11 ajw+13 43y-5 391-7 5px-12 15v-8 d03-11
218+8 1qi-8 8kl-7 nx+8 26l+18 54d-8 3j0-13 fa5-11 9sn-18 6b2-9 167-14 58w+8 4zo-15 2xc+7 86y-11 1g6-12 4bc+11 5zp+7 51z-10 37m+9 e80+5 ntl-12 3u7+12 54m+11
w6+13 3zh+9 5f+16 av8-6 3dd+4 7fb-12 9d5+12 b80-7 6uc+10 ki+20 4df-18 191+11 97+7 j5+10 6k-8 7z1-9 6pj+11 78e+11 6sz+7 5sh+10 caq+6 1je+10 2pq-8 3ry-12 1sc+8
5jo+7 1mp-10 85a+10 99d+8 yq+8 4hn+11 j6-8 112-13 i0e+14 1s8-10 40h-3 840-8 3us-10 1w6+9 a2v+6 lb9-9 2af-11 6jl-9 78e+20 ey-7 1k6-9 a35-17 qo7+13 13u-10
d0g-11 afg-19 1j8-15 d3x-8 amj-11 2rj-14 84g+17 bj9-8 rv+9 k9+16 qo+13 dy+11 zt+14 5d4-14 2hd+10 78u+6 emc-9 eyt-11 6vs+10 ctl-13 4jb+10 150+8 15d-9 va-7
f34-9 7s-13 ldg-7 1qa+7 70p-10 76o+8 1pa-7 he7-11 402+7 b9c+16 4z3+9 3ax-12 5mq-12 edf-12 20z+6 n9+7 169+9 cpy-7 59o-10 nt-15 20c+14 53o+9 14x+11 a64+13 ld+10
47m+19 1cv-18 5lx+7 1vw-14 2kj-9 ec3+8 306-10 dl+13 sw-7 2uv-12 4ci+6 454-6 1jc-12 ot+10 754-8 a17+10 1ak-13 bx-13 21k-9 7ya+11 gng+13 1o-7 2u3-10 22g+6 fd+8
3qc+10 5na+13 dk+7 5hk+10 4j0+11 1kz+17 dg7-9 59o-5 1hq+13 641+9 8hu-12 5cv+7 35c-12 5u7-8 jhh-10 h0d+9 4d-10 3y4-9 c9s-5 iz-14 r1-7 70r-13 25i+18 idm-9
cdt-10 kb-11 4v-8 8y-8 kxl-18 8tk+7 7h1+9 3xy+10 lqo-10 3pc+13 d7v+15 2t9-4 ytr-8 5ho+5 m9-14 3yn-9 33y-14 7nj-9 1ej-11 dg-10 7kl-9 2zz-13 c2b-7 b17-11 aio-7
3y5-11 2co+10 3df+10 8yl+8 dew-13 6po-13 1qc-6 d3o+8 31w+14 f9r-10 620-9 612-12 3f2-8 8l1-11 5fp+10 8q-10 gg-11 7zl-5 67h+11 upf-12 a15-8 w7+9 1s4-15 3pb+7
289-9 fwc-11 2i4+4 7cg-8 2ar-10 1lc+8 5fy-16 5hx+9 bsz-6 1j5+9 9ig+8 1ob-11 hgm+8 65c+10 fa7+9 4cl-7 7r8+10 2o5-10 u+7 4v3+6 on-10 7tl+13 di+9 3ho+7 q2g-7
45b+6 1eu+11 5gb-13 1tq-9 1wu+6 80k+13 3u3-10 2c5-13 10i+8 r1-7 l53-7 8w3+12 9be+11 2h2-10 1gw+5 7hk+9 2va+12 5vq-4 2rz+17 tn-9 ky-7 k2x-8 2zl+16 tw-6 5gm+7
be+7 310+7 wq+7 1nm-8 95x-14 dfe-10 ar8-14 b93-16 2e1+15 9i+20 15tl-9 d0a-14 h7i-6 kpq-10 8td-13 4k-10 17d-12 9yw+8 a4g+17 r2-7 32l-11 7jf-6 3om+16 gmg+8
5b7-11 5f1-8 7g8+8 gp2-5 5lv+16 k3-10 1ou+12 35i-8 2oh+16 5mm-8 55y+8 8qw-11 b29+5 5ok+14 2e6-10 7b0+10 8ug-13 uv-10 74h-10 2q6+15 eh7-8 1g2+11 35w-9 a1b-10
2wa+8 3c3+14 7fc+10 2ij-19 4bq-7 2ep+12 y0-14 1rx+8 1bq-6 22v+14 6g8+5 56p-6 vme+9 3xy+8 6xi+15 360+13 2on-6 k9-10 2h1+12 20g+11 vw-6 9zt+11 3uz-9 32f+11
4yv-8 726+11 5aj-9 7fh+7 1ut+8 1h4+8 sc+13 1zj-11 1h2+9 7d0+11 pa+10 45t+8 yi+13 68c-5 77h-7 2rn-10 ax9+10 24c-7 3t3-9 yoe-8 tz+7 xh+10 ajk+8 5e1-9 47r+5
42o-6 fdm-4 gs+8 4jj+9 6tz+12 3m3-7 71r+6 9v7+11 cb-7 732+11 eyv-19 ks-10 5d9-9 546+13 8w-8 3gy-7 51r+14 ban+11 548-8 5x0+10 q3+21 5ug-10 anf+13 1li-8 99m-12
2ka+10 5i+12 g91+6 3eq-23 4qh+5 1mh+6 vs-8 2o-9 5ad-16 4ca+6 18c+6 w7d+10 5pe+7 azk+8 1ni+15 j2+6 l7+11 96j+16 5re-9 a1o+8 3m3+7 870+8 hm0-14 3nl+9 dt-11
7i3-14 dw8-10 80u+8 5o4-6 300-14 ea3+6 98w-14 97-9 1nf-9 bj+6 qs-11 8vp-11 d46+12 3os+11 4da+9 b5u+10 2xk+14 1fe-11 98c-8 4mt-8 d5-7 1ee+9 vse+7 cqj+9 5db-10
4hv+7 156-25 9zw+11 5br+8 3wu+8 23u+7 2or+9 5pn-11 ki+7 1md+10 sv-10 1qf-8 k1+9 b2-9 3yn-6 ww+11 6ng+4 4zl-12 4kg+6 86a+8 ko+10 3bm+8 8dj+6 1ke+9 1b4-8 1bo-14
55d-7 du3+9 2u9-16 i2u-8 1ks-12 2tl-13 cq4+11 asz-15 22d-14 flr-8 14xa+11 g6m-10 39g+7 e35-9 4jz+9 1sb-7 cmr-9 4lh+14 azl+9 uv+8 7ak+8 8zr+10 6ho-11 3xu+14
9e+12 huy+7 gx-10 8dn+5 30j+11 20p-4 4d2-8 4xd-7 au4+14 6iv+15 t6+7 59p-9 gp-9 2c6-9 120+13 8bu-11 4pt+8 rp-9 307-11 1cd-7 gzq-21 1tq-8 c6+7 2ky-11 n0-6
6cc-12 4r7-7 8v8+7 c1w+8 6q1+6 78q-9 2h5-9 4k0+6 kzn+6 9su-7 5ez+4 cfn+7 396-13 6jh+11 22m+12 9sf-13 2j4-11 1ac-8 5n+12 2d6+8 2ww-6 5on-19 qz+12 2ou-9 89b+10
7gi+5 2th-9 50u+10 y2-7 2ra+12 3ie+8 ip+11 737-12 3fs-11 215-5 6su+11 d0v+10 70o+12 au-8 fw4+4 79k+8 2jq-11 1xj+9 flo+13 1sd+8 73t-11 41l-7 1ne+9 2tj-16 4un-8
pz7+14 3t0+8 b0+9 5d+14 4gj-12 5q9+6 2d7+8 4g6-18 bg-7 be7+10 6i3-8 4u0+10 mp+11 efw+12 1ss+9 o5+9 pz+7 15g-6 1xg-28 a35-8 1hs-11 dj8+9 4sw-16 tj+11 4ey+8
4j9+10 4ll+8 24b-9 7uv-10 gwh-9 pz-10 538+20 yi+8 gg6+4 2qd+3 5h-18 25i-7 5pn+8 afm-15 1ax+8 60h+9 3j3+5 8v7-7 55h-9 x7-13 tk-7 v9+8 1i5+9 1lq+10 14v+16 547+9
crq+11 41h-8 2u5+7 dl+12 ab8+11 2k2+7 xf-11 3d-14 6mr-8 5q3-11 634-7 yb+11 ddn+6 qpb-11 287+16 5zg+25 7p7-7 b1l+6 6yv-6 4s5+8 7i+11 8ej+10 8em-8 706-15 e2t-14
59h-7 39q+9 h23+5 lkl-22 dm5-6 3f0+9 47y-12 qm-15 ms0+8 279+9 8iv+13 6p4-8 39r-11 eu+7 1cc+12 4yr+10 13x+12 5tb-11 a23+11 41x+11 vf+8 19h+12 qj+14 7qq+12
jyg-14 ub-11 1ny+7 3aj+9 5ki+10 7sq-10 368-11 7n-7 8m7-7 ql-8 kat-8 3ed-14 7ft+9 76-7 6mx-9 km-9 9t4+7 2w6+4 32s-7 1ae+6 67j+6 1h9+8 2ig-4 dsh+10 4nq+14 98l+9
5qr+11 6w+7 if+6 4du-9 13z-7 c52+7 bmk-6 1sn+8 fuc+9 fij-9 o1+10 68r+13 3u9+12 6ub+17 1cg3+7 1n6-6 9nx-14 aqo-8 9mk+6 ss+8 1vt-8 26m-9 a42+6 238+7 bq3-10 ce+9
am8+11 c5c+20 80h-7 1f0+9 hdc+11 54e-8 36f-21 2x8+20 4e4+7 ah0+15 392+17 3s1+7 292+9 8dm+8 2p-9 d0+10 bi2+13 9xc-7 7zi+6 2i6+15 2ds+6 cd9-6 a93-6 3sl+5 2qt-10
3vt-12 1p8-6 1fb-13 oj9+9 3a1-7 8z+10 3l+25 1fj+8 3zn-17 84o+7 7n6-10 dlu+5 6l8+14 3go-11 5ni-10 3gs+13 116+16 416+8 359+8 e3d-11 6za-12 50-15 186-10 7p0-7
481-8 2wv+18 8ff-8 1i5-9 dyl+9 8k+10 5eh+8 2m6+8 5m4-10 my6-8 3r3+10 co8-20 x9+9 6yj+10 1ko+13 49o+7 1ss-9 2b6+10 9pb-10 1gq-11 pih-11 13d-12 2o9-6 2wi-12
11a4+17 2x0-6 jnb+9 78u-9 13s+6 cne+8 1t5+7 4k7-18 5bl+12 fdw-9 262+6 d1d+13 1yv-9 4br-9 6jd+7 hgk+7 58b+9 tq-11 7ab+27 1hz-8 ex+4 2k1+9 9jh-9 3a0-6 5jq-11
3bd+8 igo-8 cpm+8 1aq-9 4ip-9 1qk+8 87g-7 isc+10 3iz-7 1mr-14 eyx-12 1vn+5 14k-6 6v8-13 5lo-7 136-7 5i-7 23p+9 96e-12 7f3-11 eab-9 6wy+6 2py-9 16a-7 569+10
3as-7 58s+7 4ge+10 29d+8 xs2-10 2xt-9 67s+13 5nv-9 io-11 2df+8 7iw-8 11j+8 7dh-13 2sw-10 1o9-16 uo-12 bis+7 a48+8 dz1+10 5lp+12 1vf+9 1wi-10 2dr+6 12r-10
2f3-7 4ri-10 37n-14 gws-7 23r+6 oow-7 6f1+15 2gn-18 9s-14 xd-25 pw-14 ny8+6 42k-11 4fm+8 8qs+6 1pw-15 1we+15 1p1+10 9n4+8 hyw+10 aqz+6 3qa+10 io+7 1oi+10
7k7+6 b1g-8 2c8-20 4y6-9 9jd-11 5rm+8 82j+10 26b+13 58v+8 3yz-6 2a7+8 8je-15 119+13 2fb-9 f7n+8 2wr-10 292-12 3e6+9 rpg-8 3bh-7 5nk+11 3ra+11 278+5 es-8
3op-15 4xp-8 3g6+14 yn-7 3yz-8 39j-17 22t-12 4jy-10 cbg+10 ai+5 atq+19 d89+10 ga9+10 fq-8 ax6-8 dli+11 15u+3 8q3-17 4vq-9 alu+6 33l-21 gh2-10 5ik+10 3kw-9
1fs-10 4ei-10 q4o-8 daj-8 5o7+9 d5r+9 epp-9 9so+9 26x-12 c04-10 2cb+8 cet-10 86c-14 1vb+8 19g-7 8kj+7 23n+12 8y1-9 ms-18 3cd-8 nz-8 hrp-8 ih+8 cad+10 35g+12
9gz+11 8ta-3 5no-6 408+8 26p-16 2c0-7 6k8+12 2p9+10 3vi+8 439-12 sf-14 lwn+9 6he-14 la+7 ezb+7 7jb-6 xn+8 4md+14 269-7 59k-6 20q-7 rgz-13 a9-17 1en+8 395+13
5y9+7 1hy-13 1qn-8 6bk-10 b9m+10 k5+11 71j+8 ewb-9 38p-10 5h5+10 un+12 hor+23 5vy-8 190-9 1ff-6 3p8-10 28u-10 brr+10 3ge+11 rh-8 21o+3 4bw+10 7vo-8 9gu-7
1e2-9 3r9-10 2p4+16 3h9-19 4d7+11 glo-9 58w+15 25o+10 707+17 xa-9 at+5 1sw-9 ah9+11 40x+8 2l-12 80i-10 2ph-7 ct4+9 1lp-18 1ih-8 19u-11 1x9-9 56k-6 796+6
bqd+11 46u-12 7sa-9 wl+9 15z+10 k0+14 9gj-11 bbo-8 1gb-8 d8a-9 7fp-14 aix+3 fn3-16 coq+8 4mu+9 4a2-7 1hh-7 qx+15 1jy-6 46+7 51t+9 a2e+13 etx+5 jd+8 3bq-11
6gn+10 inz-16 8rz-12 96k-10 16m+7 1lj-13 4zq+15 3vx+8 cwv-12 a3+6 7st-7 3v3+10 10e-8 64i-7 20l+16 8f7+11 6q2+13 2ak-7 672+5 tu+12 dr6-5 5we+14 rb-8 hc+10
5oc-13 4q-9 29w+9 1qi+10 hir-29 46e+12 3id+11 53k+8 1f7-8 3xf-15 43u-13 5kp-15 4nz-19 d5d-17 76v-8 exr+15 7sa+7 2rf-6 44k-9 1hb+9 hb-9 5ma-10 if+11 3h7+12
vj+10 avo+9 2sa+8 i27+16 4tr+8 16-13 3f5+8 2ep+20 1a4+11 jc-8 idp-10 chs-10 2m6+10 ak-8 7kx+9 8ql-9 8a4+8 1c4-6 9ws+10 21d-16 75o+9 7he+6 cf-11 vn-15 4eg-13
n5+10 8r+6 2ai+9 20v+11 1zf-4 35+11 63w+11 7hg-8 895+11 2jh-7 5ym-12 1eg+7 1ns-9 b5n+7 63c-5 1oi+15 7gy+7 9f1+14 28p-17 4s5+13 4v4-11 6cp+14 7tp+6 1i1-12
hdt-8 mk+9 4pa-12 yx+11 a2i-12 55f-8 4qm-17 4nv+4 46x+16 43q-9 74q+12 2cw+7 j2+13 d9g+8 69+9 3s3-8 kr+9 a4t+9 7r6+9 di0+10 4fe+8 407-8 66q-12 3c9+12 23v-20
2ez-10 ti+10 718-16 2jz-8 423+8 1ef+12 w2-11 5s-20 9x-8 61+8 50i-11 5ra+8 3fh-8 5wy+6 5lk-6 4ap+8 hi4+10 8lp-11 20h-9 36x-10 73q-9 1di+8 178-9 fot-9 2jb-9
50w+8 4e4-14 1ux+14 gex+14 4gx-11 wht+7 jt+7 21w-5 2zo-8 2oo-9 3b2+8 32i+9 5k4-7 12m-7 9ac+7 5vq-5 bvv-10 d3i+10 evu+10 xq+9 1p6-16 17x-8 df8+8 2i3+14 bzj-9
213-22 io-14 706-7 120+7 1n0+11 5tz+12 8xn-7 3fq+11 aan+10 3eh-8 2lb-9 j3-9 oi+10 mwb+11 zv+12 i7n+10 gi1-7 4cc+11 ecu+6 xh-11 m56-8 9yk-8 3gy+8 f01-10 fb-11
6ma+6 2mw-9 g4e-13 707+8 f4-6 h9e+17 5o3+7 3y8-8 6yc-16 cmc+6 2vl+6 6cj+10 2w4+17 6g-8 9r2-8 bot-6 1ds+20 bx-9 537-9 nt0-10 9k0+7 2ch-16 740+14 9xz-8 ta+12
4fd-12 4lt-25 i41-10 6l1+10 6z4+16 2ct+14 hh8-10 4tr+9 7wy+8 jl+14 a5g+11 rs-10 gu-11 1u1-11 hcr-7 1eq-5 1m8-12 bxy+16 7rx+7 b4+6 63+6 236+7 3x9-9 fdd-12
f78-7 6is+5 5dc+9 4pm+21 9y1-12 50x+13 3pv+9 5p-10 zs-22 2b+8 c1c+21 82n-14 8xg-10 st+13 54f+12 3ui+10 b42-16 pn1+8 m7-10 3go+6 tm+16 7xo-8 3uq-5 10u-11 ol-8
1w1+9 92s-13 9qw-9 9a-16 2u1-10 kdm-9 kwo+12 1jm+8 6dn+8 5ye-8 li-9 ar-8 3lw+11 8u7-10 ebg+10 2ft+7 f19-9 2vm+22 66u+10 4jj-13 7va-12 mp+9 3a8+7 t4+14 gy-9
18f+7 1s9-6 nii-15 boc+11 7be+13 fh0+9 3ub+9 1cg-14 3fd-6 2ie-6 1pw-9 5wf-9 4bq+9 z1-2 15c+10 95l+9 5nj-9 7ox-9 1an-12 1re-14 3db-10 2f9-12 4rq-12 2g5+8 4d6-7
sw-8 fy3-9 4os-10 1d2-12 11b-8 1u2+9 e36+6 1c1-8 6g2-9 6kt-12 1j4+12 2au-8 hrd+10 83r+16 14a+13 7bv-10 4ik-8 637-8 cjd-7 8j4-11 cpl+5 32+8 1b1+11 f6m-6 64w+8
2mk+6 7yg+6 753+9 2bp+10 13d-10 2e5-7 4ih-7 3eq+9 6jk+6 5we-4 48f-6 15e-11 2kf+12 36w-10 n3z-15 2cx-9 ak+8 73c-16 afe+6 1z0-13 iq2-8 1k0-13 4o-8 1qs+12 4eu+9
it2+8 4z8+10 76m+14 94+10 25w-6 9a6-11 7l+9 78y-9 1sx-12 5r6+7 282+8 4ib-8 4pn-10 5a6-8 1b-11 i7x-11 66e+11 99j-13 6v9-6 350+7 673-8 8is+11 30f-8 a5v-6 3p1+7
10w+10 45q+8 bev-17 bxp-13 5jx-9 3yo+9 64+13 91r-10 6p6+4 9wx+9 15w-7 afe+14 aee+10 5w6-9 1cp+10 5tl+8 2o6-12 9bt-9 395-12 54i-6 157+11 4gj-9 icm+13 aor-7
1lk-27 3xq+11 7vs+11 nt+7 34x-6 jod-10 sx+14 z4-8 1rd+15 azv-18 2oz-21 4np-8 77+11 6hk-14 1um-13 2tr-10 8xn+6 lm-8 8oa-10 22w-7 429+8 9xo-19 5dz-13 45d+8
2dn+20 1nc+11 ayh-8 36a+8 8l1+7 3g7-9 vx-11 1pf+10 bd7+8 1bt-8 bre-6 dnp-10 59s+8 bx-14 grz-10 9us-10 2cr+9 5np+12 1sq-8 2lf-13 13r-8 41r-18 26k-10 4f8-10
4uh-12 l3+11 5lx+7 fbq+16 467+19 44t-6 7d-10 dzz+8 ay0-11 gjm+6 rd+6 hm8-8 c-5 13c+8 18j-6 5yy-8 6n-7 691-11 mn+9 jx1-13 42n-9 oan+6 mg-12 1jl-12 hu3-14
1jp+10 8b-5 7gy+20 5r2-7 483+6 406-7 17v-9 5fk-15 f+5 9oe-8 5d+8 178+12 ocu+17 g5+13 36p-9 x8+8 gbq+12 34g-8 q8-12 463-11 dqe-9 9wd-8 6r8-10 3uf-9 k2-10 jlc-7
mow+6 58u-10 8sk-17 7c1-10 3ym+10 72p-8 4um-8 2f-19 3cd+11 8ej+9 wx-7 2ly-9 bbd+12 5zk+8 bs5+7 rb3-10 n2c+14 kjw+9 3qa-8 q5-11 2wc+9 2d7-12 4s3+5 cbz+11
pqf-16 of-8 88-18 mzr-18 fh-7 1o6+8 hx+14 3gc-8 5d2-9 5pz+14 d8+7 34y-8 76s+8 65c-8 75m-11 i0+9 3ka+7 ig+9 cov+8 xl-13 9ai-8 bz7+13 1fh-4 1q1+10 67c-13 10w+7
9zm-8 n7-8 5mi-7 cn-10 2vg-9 c55+8 400+10 9rb-6 309+9 6ag-9 2ol+6 375+9 8o5-11 2gz-10 9sr+8 7k1+11 e3z-16 8zl-10 8kd+9 4b8-8 6s1-20 am9-20 1hk-9 4qq-10 3zi-9
2m6+8 dsi+10 7yy+9 f0v+10 1rp-9 2z1+7 9aq+6 7ag+10 597-13 k3+23 5ye+10 2oj-9 1q0+13 7p3-9 85w+8 ao3+12 9h4+19 18y+7 20w-21 2n5-21 5z0-7 2dl-7 3vd-9 1uk-14
39w+9 2pz+6 b98-9 8mv+20 28e+10 8f2-9 8qr-20 2jg+7 1e9-11 a8a-8 fd-9 4z-5 6s3-10 b4d+5 3v5-15 1xq+6 y8+9 752-9 43k-4 l1+5 1ma-9 6rc+10 76g+13 nk+9 2q3-12
1k8-7 rap+14 bl4-6 40l+8 5wl-9 3im-12 2aq-11 awh-12 746-10 3cg+17 6tu+7 2o1+10 4x4+6 5sl-14 4xq-8 16y-9 e1t+8 cdi-12 5ba-15 4va+8 xc-15 1hb+10 65h-17 6d5+10
8hz-7 20k+9 82-7 2wp-15 58u-8 kpu-10 20g-12 a4g-11 6e7-4 1k7-8 68b-12 8zw+10 1i-12 487-11 4xb+10 8hg-7 152-7 1o5-8 sa-4 eue+11 2p7-16 2e5-9 lg8-11 p0-10 2ra-8
2nb-6 2kd-8 4e1-7 9jg+11 6bc+8 6go-18 147+4 76x-7 1ih-13 1k-13 k9-7 m3-11 gfi+11 27a-10 1fw+9 3rc+8 fz+14 3p9+11 rd-10 5ko+5 1lp-8 8qv-11 836+9 40g+9 iqs+10
82+4 5rr-8 21v+5 mdh+9 4zc-7 4td-7 5ej-12 39f+20 4cq+11 1sg+10 hz+8 iru+15 5uw+10 966-7 eu+15 c8l+13 5as+11 c63-20 39q+14 82d-12 g6+5 18l+10 2ku-17 360+8 s8+8
27b+10 88w+11 50j-8 5s9+6 8qq-9 3wb-9 f6-8 hxz+9 2y-13 1sk-11 56h-7 55g-12 1fx-12 7gp-7 6rb-8 gvq-5 5k1+8 4lo+8 3cw+8 681+11 14e+10 620-15 acc-10 2dc-11 bb8+6
b1k-11 jqp+11 a0-7 jn+7 14-15 5pc+7 57v+9 nd+9 3am-6 fg+11 dxw-13 37b-12 b2+7 293-15 5ue+8 g0+8 447+6 8gn-12 7uq-13 2ky+10 1rx-16 4hz-11 4em+11 bn8+8 aw-6
1oj-10 59v+6 4o3-7 3ln-16 3ez-14 kv+21 7j8+9 7sz+12 757+11 bpn-16 1m-10 ia3-14 n0s-15 6jz-11 1k-11 372+10 8mh-15 3y-12 217+17 8fj-12 us+11 4cd+13 15b-7 1uz+7
5zw+10 bll+11 3l0-9 787+7 4g-12 1jh-9 bw8-17 8zk+12 1l9+7 nbw+8 3sh+7 80v-20 3av-14 77f+16 p3-12 6ju-6 701-11 e4l+14 b6i+10 2m0+7 9w4-10 1lj-14 muv+12 6p7-11
11b+10 aqd-8 ef6+9 t2-6 18t+9 4i8-13 2jz-13 1pn-9 7p2-12 650-5 gdp-5 2m9-5 295+23 b0v-7 dbq-13 er-10 7y3+7 1n3+9 4ti-8 7v9+11 9u9-9 uk-9 2f3+12 62y+7 1d9-17
3gs-7 8z9+13 m8a+11 5d2+13 2ym-10 2v1-6 1m4+6 3jf-8 de+7 172-9 13e+10 lq+21 6i7+14 1rl+4 bki-7 3bs+15 2yl-8 cv-12 2kv-8 128-13 duu+24 16v-12 1fr-7 q4-9 u+9
3lo-15 esi-10 g1+21 4ww-10 jnj-9 13z-13 yv-16 4d9-11 2ed+9 6e8-6 7yx-10 nz8-10 2bq-8 3kj-13 5h8+11 b72-10 5la-13 ri-15 9ij+14 95h-11 nrz+7 4yh+10 6uo-7 cjr-17
3w-9 7pi-12 6zo-10 5jl-10 x7-9 x2-8 3by-7 8ps-9 79i+12 3jd+14 8f+6 4l4+11 1r6+10 5xt+6 4yx+7 jbn-9 44x+11 1he-10 1bg-9 ea7-9 2wd-12 g5+7 1cp-13 4ug+15 1fk+12
35x+13 7ey+9 7k-7 12f+10 2hn+9 4or-9 ezd-9 8b-9 23u+12 7ym+9 azn-8 4w9-15 5c2-8 amo+9 v4-11 by+12 3cj-2 133+12 1gm+14 1ac+8 yc-8 2ic+8 8cl+6 2oz-8 2pl+4 6wa-8
10b-10 252+8 7zk-6 ani+8 m0-10 2e5+9 4kf+10 6xl+11 2re-8 8sq+13 pi+7 8r9+16 48j-9 e34+8 66o-14 b84-8 a2+8 c72-14 2z9-10 4lm-13 2zv+5 a3r+11 rk-11 5q5+6 3hd-7
1x2-9 2gb-10 eim+7 2lc-13 6jx-8 3v5-13 1+7 2jv+11 cx+16 53d-11 29v-11 f-15 4po-6 3uk+6 m4+10 2qd-8 6o3+11 2g+10 x89-6 mqy-16 8kt+10 14x+10 arc-7 5l7+6 7no+6
1x4-11 9w7+12 28t-8 7if+8 10x+10 4fh-9 15s+6 4y7-8 eb2+9 12i+11 atp-11 m0+11 adt-9 k9k-7 c1+12 92c-21 3k0-10 4k4+6 1za-5 3mc-13 7cu-7 7jc-11 55r-5 bou-15
3ci+14 1di-8 8c7-19 48b+8 ja6+10 2ri-6 h8+7 76u-10 eb-11 efs+8 a59+12 3ak-6 3jp-21 8px+11 4lc+8 4n5-9 594-8 11i-10 35p-7 5kb+8 1sf-14 23w+10 ms-14 3dj-7
1sh-15 4h4+9 642+10 1e4-10 9bw-2 4qa+11 b1+8 1h7-5 2br-16 270-5 qz-5 gr-10 15u-6 5mk-13 12i+11 1i8+6 ye-14 fgw-7 30c-7 aoq-13 7j3-10 vh+12 2iw+8 44o-15 ce6-10
l3i-9 31q+9 2pq-11 1aj+9 924+5 cwo+9 bzl+8 3n3+12 1zy+7 514+9 2az-7 8pd+8 2ux+7 8rr-6 cim+8 iew-9 awi-8 2ub+9 ezv-6 iw+11 25h+10 cmj+17 1hm+10 azd+13 657+8
gqh+16 2k4-8 1n2-12 2ly-7 cng-15 4eb-9 c5+11 6dp-7 49f-7 5eu+9 3ns+8 ep0-8 3en-9 ice+8 1q7+7 639-12 33d-8 9pf+11 1xu-7 7vr-6 ms+10 c04-9 2jm-8 4gc+16 4yw-8
t1-9 576-8 561+12 41s-6 p3+12 1h-5 3g2+10 7b0+12 6o6+7 1tn-10 n+9 38e-12 1ad-7 6lp+9 np-9 1q5+8 2e4-8 5ea-6 27-10 d8-9 1bs+10 3f0-7 9pt-8 erq-16 ajk-8 7x7-10
7aq-8 bjh-24 dy+18 55n+10 3s5-7 2gq-10 6xz+14 4l2-7 aif-11 p9-12 4xj-7 46f+6 10i+8 n77-12 gdb-9 6w4-10 508-7 7ek+13 jju-13 70x+7 bzw-20 9nw+8 snh+10 ji+16
fr9-7 46g+12 7l7-9 3cg+11 387+16 3dn-16 2c2-9 bxx-13 3yh-13 1s3-14 o0i+7 31c-7 ak-11 3i9-11 5qi-9 1bs+11 lv-7 7u6+8 3d5-9 4qh+11 7a-6 6an+9 5z-9 7qm+16 dr-9
259+10 572-8 k2g+9 6ag+8 ac+7 bh+10 djq-7 5y+10 3e7+5 3ms-4 rmi-7 c8v+6 2i0+8 1y2+10 3ki-16 5qz+7 986+6 1xb-3 7cy+13 ffs+7 c4-7 9z3-7 5an-4 6pp+10 ro-9 bjj+9
3kt+8 oe8-8 6k+11 6sg+10 7is-8 76j-11 cpc-4 3ka+5 5ey-9 36-7 12r-7 cbj+14 1ls-12 8g-13 7tt+8 9ld+9 3dr+10 a2i+13 p6+10 4os+13 1tm-15 a4c+6 bzu+11 4ny+10
d56+12 ya-11 5lv+7 bky+11 1fp-9 g7-8 8dl+6 1vf-11 3ek+8 bi4+4 97n+10 fm6-20 30b+10 5de-15 1ve-9 rv-9 bes-9 3ph-6 vq-13 7xb-8 3lf+7 jxg+11 67-10 11d4+12 yr-15
nj+11 212-17 60h+12 66k-9 a6v+10 ve-14 4hn+14 r9+7 2a5-8 g8b-13 cs+7 21g-11 ap8+9 1wy+12 5uh-6 6kw+10 5t6-8 2r-7 1cf+7 43d+12 6ct+6 47l-8 18j-10 2ed+5 9gc+11
298+7 dtx-15 3wf-9 n2-7 372-15 75v-8 2ir+14 380-12 33o-6 351+6 ii-10 228+19 2w9-10 gmg-8 6ig-10 dza-11 m6+10 2an+8 a8d+8 5sd-7 2n6-10 1vp-13 3j5-9 209-8
1s9-11 129-10 v4r-9 8z9+10 325-11 55z-14 u4-12 3qi-9 1bp-10 1kh+5 680+7 2lj-7 fxe-14 2vz+16 2og-10 5z-6 443+12 12b-19 fe+11 694+18 6v6-10 812-10 ad7+3 892+13
4bi-15 cov+9 709+10 1kt-8 6vq+8 39p+10 4w6-11 lp-10 6xw-17 ae8+6 9wy-11 3ln+9 6wr-7 d5b-9 j7+12 3ua+7 2vs-16 j5+10 36e-10 18n-6 bd9-12 3m1-14 15d+24 56a+8
2sr+12 gw+11 2e9-10 f7o+10 9qv+14 q2f+7 7cl+7 5-11 hjd+8 1il-9 3jv-8 rde-7 3lg-13 1gv+13 7sn-11 1a1-7 1tq-8 72j-12 bv-9 4w2+10 1wh-8 83m-6 31n+8 7gk-12 7cz-10
4vw+13 2jp-11 4ve-6 42+17 3go+10 1qp+8 cgl+7 1qw-11 da-10 1lr+13 6lo+9 gaq+7 rq+14 8ks-16 1o0+12 43w+11 457+7 kkj+10 75o-11 1fm+6 5w8-8 24d-6 a99+5 5fx-11
188+8 7ri-9 6ck+10 4ub-5 775-10 6y-10 3t3-12 l+15 1sc+10 6ml+10 1rv+10 8qx+10 afy+9 15h+9 6d-21 30z+8 6ol+12 30y+10 3e8-9 arp+6 ja5+7 ek+7 h5-14 ln+10 7ft-12
10o+7 6rc-16 5m+4 1lf-13 1s0-12 4jx-13 nv-9 7a6-11 cj1-6 68o-6 1fc-1 sa+7 48k-8 56x+15 5ca+8 1ia+10 943+10 ct-16 ltz-16 f3+12 58k+17 8rz-15 1fk-7 1pq-10
3ja-10 908+9 14r-9 8u6-9 39s+5 6jj+14 a3-7 3zx+10 2dn-12 11s-9 hr4+14 320-8 7p-9 1y1-24 264-8 er-4 4x-18 83g-18 14x-9 3wf-22 5ny-11 570+9 1id+11 1qw-3 56y+8
3ye+12 8w+10 az3+8 6r6+10 78-8 rc-8 7u-9 cyt+9 3x8+8 14z-9 5ja+13 bjd-10 sn-8 6it+7 1ow+7 6k6+6 dv-10 d11-14 1bg+7 42v+8 ww+8 69r+8 6q2+10 cvo-13 oz-8 gwl+12
3op+9 inw-16 4fa+5 1ee-8 ge5+21 538+4 4ea+7 51h-11 ah-7 ewt-8 610-15 5j+11 ac5-10 ffg+8 qsh+6 29i+12 8v5-11 bka-9 2nr-23 rm+13 2d6+14 goo+21 da3-8 z7+6 1mo-8
27p+10 7cx+10 la7+10 3ty+7 qy6+12 dmg-11 41y-8 618-11 1ve+7 m+7 8zn+9 1m-9 8kz-9 780-12 1rj+7 3tm-9 b64+10 1y1-12 6ry+15 91h+8 2tw-10 39q+10 2x8+12 8jp-8
5qf+12 kga+11 2jh-7 448-10 2qn+7 113+9 4pe+7 38f-16 ag+6 4u5-7 ece-11 1xs+8 h3i-13 3me-11 591-8 1nv+7 2z3-11 3mq+4 a7m+11 1fe-8 6uq-13 dr-7 fhq+11 2v8-9
9uk-13 1vm-7 5ij-9 i4+10 13l-11 1so+7 5j6-10 4ee+11 s5-14 17d+10 bbr+5 46c+7 3rr-9 1wq+13 3s6-14 cty-16 ef1-8 iq+9 3kc+10 aq-15 2ct+8 5yp+13 h2z+8 3y+8 8iz-6
6yw-10 6ed-8 jqa+9 1jb-6 1xh-9 z7-12 t3+10 cqx+8 1e-22 8af-12 70-12 44n-12 awe+10 mq4-7 ibk-14 26j-12 15u+9 ce-12 61q-7 e0t+9 b3z+8 368-8 fkg-11 84j+9 6lr+11
pt-14 9k-3 61d+11 5wv+7 299-8 b7+15 2gy+11 3s4-9 51d-6 8vk+7 q7+8 883-9 4va+10 ap6+12 4qq+10 404-13 dg+8 3i+8 e3w+12 38n+11 2a5-7 4ry-7 5xw+7 hfl+12 9cr+16
18n-14 hdg-9 2ft-11 4nb+10 pe-9 7g0-6 3kd-10 5dg+10 b3q-11 mj-10 1at-8 k6+5 697+16 3pm+6 4ki-8 4jb-12 3gx+17 ct+7 75-7 8va-10 b9a-13 9wg-15 ej5+6 c0p+9 d6+8
6kh+22 81y-6 x3-4 3dv-12 1xk+9 5sa-13 iaf-7 2m6+12 325-6 2n+8 a4q+8 p1h+7 nh-8 3jv-10 112-14 4y-9 94h+8 1ms+12 9q2-9 5c7-12 gux-13 487-8 2ok-5 4fc-10 2xw-10
bai-10 1m3+8 pmp+11 51j-9 asc+11 bq2-7 kh2-12 ayv+7 318-6 8ac-10 aa+8 s3r+9 40q+9 2hr-8 mcd+11 9ix-21 3cc-13 1ha+12 249+10 48x-9 1xd+10 a99-10 3qn-11 5ok-8
u4-6 6lt+8 4h4-7 2bg-11 35b+14 94v+13 3ju+8 52d-10 vwt+9 eko+8 3fi-9 e9l+10 4jg+10 c1g+7 704-18 8yd+15 evk-13 83-8 9ec+11 dtp-12 4w9+14 27v+4 18t+18 czm-12
p3+9 2td+9 i4z-9 9ly+10 25h+9 mi+12 2nl+9 6sl+8 7k1-9 248-11 37m-9 3ek-11 7c4-9 1qx+10 2q7+12 wq+5 u5-7 1b4+7 1g1-16 4z0+11 18o-10 s5-13 5we+7 kg6-10 36f-7
4vz-10 1na+7 b3w-15 d96-10 f1-6 ne-10 p7-12 on+10 4f5-13 vz+22 43l+8 2y9+9 1fr-11 lg+8 1a+14 tk+8 t3-11 6b1+11 d0a-13 8yw+9 3ms+14 7l3-14 1eq+8 2t7-9 a3d+7
8sj+12 2t5+13 4dr+10 j3+8 f4r+11 4u5+16 2ba-7 1l5-12 2p7-8 h77+6 9gi+8 1dy-8 6xr-10 v01-9 6j-11 bie+9 1pe-7 1bt-12 23h+7 8bf-10 4k7-10 2nv+8 8m4-7 62a-11 nz-8
46l+8 64+10 5yl-9 9ja+10 815+8 55o-11 6xk-8 n2-9 7nj+6 1xf+22 6zp+7 2wo-10 17j+10 152+10 7c+11 31s-16 25u+7 4lo-14 c07-8 b9u+9 7vg-7 7ms+12 1d5-8 3kb+13
1yl-10 4yc+9 y4-8 3bu+9 1xb+13 41d-11 4u4+11 a48-13 3m2-9 e1+6 sl-11 2iq+11 ann-13 u3+16 bbz-8 4iv-7 4d5-9 7mn+10 9fe-14 bnt-11 2rf+9 73b+10 6xq+14 1oj+6
32o+8 dc+13 2i2-9 307+12 32u+17 57l+13 7r8-12 5vy-10 db1+6 2dh-22 ny+6 buu-10 1dw-8 8yd+7 38l-8 34f-9 7ly+10 26h-17 ik-9 1qa+13 ai0-11 1w3-8 dgq+9 198-17
2mz+9 5yr+7 7hx-8 4ns+9 2iw+11 5o9-14 3um+4 5cu-34 758+3 p3-18 531+13 4w-15 cye+13 1y0+7 5ar+8 cz+10 xq+14 182+9 6a4-19 20n+11 8xe-6 fv-19 euu+9 bsg-7 9sp-7
1cb+14 e3l-6 3tp+7 2pf+12 1rg-8 578-15 90+17 4w9-9 qm-10 667-9 t7+10 9my+5 1h3-9 8g+12 p2-15 156-5 2sr+9 5my+6 6p9+15 5s-10 t3-6 l6x-6 a8i-9 5qy+12 ay7+6
yh+10 kuc-7 1um-9 2ka+7 5fz-11 2j1-9 ze+8 44n-12 4xz-10 avs-8 it-7 5uk-15 ijm-10 44m-19 l0-7 17rs-12 2am-8 1ra-8 3rx-11 8v9-11 1mi+13 6qy+11 all+14 7sw-9
rq+13 7u-12 1os+8 8iy-6 1gw-12 ao+7 385+11 6j1+8 12a+9 ok-9 37l+6 5bz+9 bz3+17 up+20 ct+11 6j4+9 51v-5 w-14 t8l-9 khm-10 4c-8 ao3-16 3za-11 2jn-7 5w4-5 9ta-5
8y0+7 109-8 da9+8 mur+7 66t-7 3m6-7 hn-8 3eu-9 2-9 bkl+10 kk5+5 7ij+12 3sz-6 4t2-12 2h7+6 203-11 adt+10 219-18 c39+15 bp6-7 rn-9 qf+10 1w8-9 77v-11 b1c+14
gbl-7 34d+12 18b+7 4-9 1h5-10 rmk-13 a6+7 6ew-12 7rn+15 2zb-9 cd+7 77d+8 adz-9 bmb-7 6gc-10 1ln-16 6kn-16 4oq+13 7gj-8 ww+6 z8-14 uo-11 ebe+10 d7-11 ao5+7
5uz-6 bqq-9 618+14 9ae+8 3bz+8 1d7-9 8nd-16 l5+10 rq-21 8wf+12 id-8 pz3+11 gde-12 2bc-11 655+7 4b5-9 cdn+7 2b0-20 b8n+9 1iu-18 6rl+8 mec-10 106+6 2pe-7 8u0+7
69p-11 19+14 56o+7 my-7 9i6-10 270-8 x7-13 4mj+9 15f+10 k6u-7 8pa-11 wj+14 608+8 1mb+10 mz+11 4qw+6 17c-11 ez-10 jj-8 2p4-6 k2-14 2y-9 1ok+9 4nw+11 6e9-8
gbh-9 b7l+11 kt-10 xvx+7 jz-6 9k7+10 3pp+12 e5u-9 4gz+6 jdp+10 5q-8 bgf+7 5l3-10 7b8+10 6pg-10 16d+12 dhw-7 2s9-11 h6-8 7ck-11 h7m+7 4mz+12 72s+9 mek+8 10g+11
7gc-7 jy4-13 51a+9 5v1+9 10e+7 na-16 3c5-11 150-6 2dx+9 2tq+9 1hl-9 d99-9 58x-10 4ie-9 1q0+8 or+10 18l-7 eql+8 pmp+16 20h+10 ax6-9 kcj+11 uix-9 c5r+11 ys-7
19o-7 5hf-10 1jq-9 4lo+9 7ww+9 8aq-10 6g4+11 4y5-7 1a-11 d9+9 4k7+13 7fw+13 3tq+11 4fo+10 vu+8 2k0-9 3el+10 22t-17 1eo-8 1o5-12 1lm-10 17v-11 3a+8 2et-7
3fi-10 a8z+11 10e+12 18k-20 9ha+8 1lz-10 23e-5 4p7+9 roj-10 g4-17 rs+10 46+12 5lg-8 2ra+8 69i-10 9ha+9 j9-10 2oo-16 4fm-9 4zh-13 1hy+9 3w0-8 57l+10 q1e-9
9w9-9 1a9+7 gxz-6 1i5+11 dja+7 4b9+6 3oe+12 1j0-10 3gm+7 5kp+10 52-14 215-8 4ao+14 3xm-14 crh+7 tek+8 6m3-11 1nu-8 1iv+11 30r+8 8i+9 eln+11 4kh-16 6ce+16
1f0-11 37r-6 agt+14 h9b+7 37o-7 4g7-16 3lz+12 6xg-12 pd-11 7l1-6 3qu-11 2j1+8 dgw-6 3pe+11 2tp-27 ehw+11 b73+8 7kw-12 f5x-12 3co+9 6rq-15 3pu-9 5uc-9 72g-8
bte+8 yb-10 6i-12 qc-12 d8v-9 2nf+16 a69+15 73x-10 4zh+7 370-7 57g+12 1c1+10 249+12 3mz-32 9qj+9 b2k-9 10f+10 cba+10 25e-11 1bt-15 jdy-13 8xv-20 3m9-9 d9w-15
6l-11 5wk+5 2ek+11 7nm+22 1hq-7 5g-8 r7+11 izi-14 eap-7 eq8-9 3pk-8 b4j-15 2qq+5 6v1-7 9hz+5 9cb+22 2p0-13 aiu-8 2pt-10 7md+10 6yw+9 1c3-15 5mw+13 9me-11
r1-11 1hs-9 3f8+9 4zg+11 7vl-11 107+10 6qx-7 1mm+8 my+5 7qk+7 12+10 1n-15 8ei-10 fj-11 3hx+9 6ex+11 e8l-13 cec+13 dka-10 2ty+6 3go-7 2f6+11 6l7+11 2aa-9
80p+11 8x-11 1j5-11 22s+6 92-15 4ld+7 1oq+10 2wn+10 es+8 4au-15 a7f+9 1f-9 bx+7 om-6 3qr-8 yc-8 2gb+11 53y+12 5gf+7 644+10 1tt-11 6es+8 2o3+8 2my+9 1ha+15
7xd-11 1hk-10 1la+18 2jt+11 ees+9 4hy-11 c2-16 1uo+15 ydm-9 atw-9 9ea-12 xf-13 a5h-15 1f2-19 1kq+15 8t4-7 6g5-8 g11+6 20y+6 aze+14 452+4 6ef-7 c5+13 9g8-10
pvr-8 1e8+6 7i+13 24l-9 1mb-16 1qe+13 5mw+13 ont-16 b5s+9 89j+6 22f+7 5jd+6 w9+13 139+11 4n3-11 85o-10 dar-9 2kh-12 boa-9 1ih-9 2lq+15 yr-18 4al+12 5gu-13
5l+7 39l+7 41q-9 q9-12 g5j+12 56a-7 fy-9 39o-8 r2-8 gc+7 62v-11 fv3-11 4nw-8 25d-10 jq0+10 2oj-12 wo-11 1sf-10 9i7+10 1h5-7 10p-5 k9-17 5jy+12 5fd+11 4l9+8
1ze-11 5y3+9 1c8-8 mn+11 8cy-6 1sf+10 m2-11 4zf+11 5ma-12 15m-8 1uj-7 4qt+7 2rb+14 3xj+9 3sk-8 5zi-9 5kc+8 2om-8 5qr-10 4zj+7 5vq-22 72a+11 exu-17 n2-6 855-10
ahq-7 2n4-8 6ku-24 5or-10 bj9+10 24o+12 2cc+15 25f-8 e2e+9 3y-3 nt+7 56f+18 dc2+8 701-11 2pe+12 3zy+8 mh-9 dt-10 k5+8 3jf+10 7qj-7 a8c-8 5ez+9 6mk-11 89m+11
qt-12 o0+7 3x3+15 6cl-11 1um+13 79h-12 1ay-12 55r-7 7q8-6 3-9 qf-10 1kw-8 fm2-7 46p-13 12g+10 rr+12 nx-7 l7-15 28v-11 2g2+7 8uu-11 277+11 iap-14 a5j+14 33w+8
66h-12 7fa-8 5nr+13 4wb-10 im+7 84j+8 e7j-7 85+14 715-9 19j-15 8rm-6 wv-11 6b5+9 hmu+13 fd+4 77r-8 5b3+15 537-9 58l-7 4pn-9 7or-13 1gb-6 hb+8 6y7+9 1yf+11
eol+10 2ed-15 h6-9 2l2-7 1wg-11 4bb-15 26o+11 5p8-7 6tu+14 7rv+8 1tm-8 cls+11 4ig+6 7qo-7 21z+15 4go+12 1rp+10 ff+8 vv-13 6m0-17 bdn-11 61d+10 17t-9 607-6
xex-6 1av-8 4ev-9 4xa-16 ry-9 vb+13 c6g+5 3yw+12 9j4-9 33d-14 153-11 a23-9 kf-12 2zk-10 ke+10 11h+9 bx5-14 4et-12 5s-7 3x2+10 d5+7 13x-7 5jg-10 6fj+10 fp8-9
8i+12 217+8 197-7 95u+6 2mh-10 5q9-17 6ee-7 4v3+8 1e7+14 29c+13 bhi-9 3nc+10 93g-10 1xl+8 3a4-10 s+9 16r+13 eyk-10 sri-7 g8-9 77k-18 2mu-7 ahd-11 b6b-9 4sg-10
43h+10 1cw+8 55j-9 2ti+9 9mf-9 1dn-14 8pu-10 2vz+9 v6-21 1rb-13 5kn+6 17g-8 498+8 167-11 g30+9 3zi+13 k8a+8 qk+9 mgt-10 6wk+8 ww-12 4s+14 c63+11 66j+12 gf6+13
bv2-6 63s-16 feo-9 3zd+10 26n+8 i3-14 dd0+3 5hm-7 j2s+11 201+10 dg+9 34b+6 3wq-7 3bs+14 2ob-7 3j9+9 cu3-6 215-12 d6q-12 3hy-9 bee-8 sl+7 56b-12 5id-12 155-10
4nq-8 aio-8 7j4-12 41q+14 78+6 1jo-13 55u+15 mvx-12 56n-8 ka-16 hf5+9 1d1-7 bd4-10 6xy-15 zr-7 of+7 1+14 wb-9 4a8-9 a1t-10 1ob+7 afh+7 17x+10 es-11 1i+9 chr-5
rm-5 4uo-9 9rb+10 1om-6 7o7+13 u7v-16 8pk+10 icr+10 75o-10 ake-9 37h+5 h95-15 1ji-6 t2-10 8hc-6 5k+8 7jo+11 6kr-9 2cz-8 4rs+8 7a2-5 5e5-19 y8-11 nje+15 fc+9
2as+10 2ye+19 5g7-12 10g-10 8nh-9 ow6-11 83p+8 bzf-12 p33+7 je-14 1k8-10 d5b-8 2si+8 100-7 btu+7 11r+17 7sq+9 ny-12 4sa-6 5xs+11 2lo+10 gh2+6 2kh-6 3rp-13
btg+8 8c-10 ff-7 5rw-11 3xb-7 2sd-16 9t+8 1ql+10 13l-23 2gj+8 1vz-10 t4-11 huy-11 n2s-10 4c1+20 4d+15 30-8 gxp+8 5ha+10 6ej+9 238+11 bae+7 9zb+11 37h+8 42h+14
7cs-7 8l9+11 1ai+10 2iz+20 34c+9 14f-9 h7-14 k04-9 asx+13 vix+8 594-7 p4-22 2oy-8 358-9 gj+14 bxc+7 1n-12 gip+18 422-15 1nv-9 26s-15 1d4+9 5pp+8 1uo-9 29i-12
xw-14 c92-11 4bc-8 5da-11 7x2-10 1rp+10 5ry+7 5ak-10 3jn-14 5r3+15 4y0-12 8vg+7 4mw-8 6f1-6 1wv-8 neg+8 5z0+5 b37+9 4zi-13 5e5-3 1ep-7 22d+8 e6f-8 5h0-13
236-15 7ma+12 4y4-7 8yi+8 7he-10 1dt+6 9k8+15 783+13 5ni+6 23v-10 a0+6 2h1-10 eqp+10 84c+8 2zu+10 3t5+10 az1-12 adp-12 4xk-7 1an+11 1xu-19 1yw+13 fj+10 44o+11
cx9+14 27i-9 14r-7 um-15 21o+7 68-6 33u+9 2ll-7 2oi+8 28+10 4xo-16 38s+7 604+6 1ay-6 1ni-8 kc-9 4k+8 1tf-9 45t+16 hcu+6 51-8 vc-10 1el-9 3dg-7 2wb-15 11ul-11
a1h+8 125-10 g9w+13 bmy-13 693+8 8uc-9 hy6+9 2t9+9 6pf+10 3u5-8 vf-16 csw-12 bv-17 axm-6 1ql-7 5i6-6 2dn-12 39e+17 6mw-9 fl8-13 4s3+12 5u+9 2fj-8 3rq-14 mj+13
muj-9 5dx-9 zm-7 k-8 74-12 18t+5 1ou+8 7ht-6 13l+10 61n-4 ob+8 4n4+8 1tr-10 f7f-7 c2x-9 6i0+9 ic-8 c63+14 56-9 4p7-11 mv-10 8ed-10 2r1-6 9c3-10 2b0-9 4ts+13
28k+11 3ue+8 rb-12 2vf-11 2m9-6 oh-8 1ww+9 5q9+9 26p+14 8j5+6 6m1+5 afg+6 1yr-8 36q-9 nnk-32 5wt-9 3db-12 av-9 b9-9 437-17 23r+7 d26-7 in+13 15x+11 f0-9
1ux+10 14g-10 2s1+7 84a-10 4vz-14 p1+5 jr4+8 7y-6 5gk-13 ajz+11 4l8+10 2xc-11 fu-10 bn3+10 3r3+10 6u2-13 2yd-12 12t-16 5b5+12 9t2+7 4cx+8 fau-8 32a+14 32e-14
bus-10 7ke+14 2gy+10 km0-7 1jx+7 5lr-7 42x+10 346-11 e9b-10 g0s+13 9ru+5 5t4-8 yx-14 cs7-16 19a-9 3q3-12 ei-11 7kq-8 8oy+6 2zi-9 83m-16 8pp-16 26u-9 5t-10
20j+14 4cz-5 jj+17 5hi+10 5z9-11 1bi+11 8mf+14 4st-7 ds7+11 bef-10 4py-11 5wo+7 5je+10 jf+10 dmd+17 23e+11 51w+16 5b8-10 1n6+12 4xo+6 6jo+8 os+6 eu-14 bal-10
nk+14 50o+10 c5z-8 83e+10 l7m+9 hb6-9 16k-7 26l-9 3fr+9 9pp+10 91-18 b3u-11 4yo+16 6md+8 29u-8 mk5+7 ays+10 ldt-9 4gr+7 3wl+10 4sh-10 4dq+12 1e3-7 eb2+8 12d-7
e44-11 18n-7 4z6+7 1q5-13 cee-8 3j+13 391+12 7f+2 2zg-12 b9q+13 8zr+7 c6-12 9hn+13 ejj-10 2i5-8 crw-9 29d+5 2fc+13 6tr-7 1o2-10 3yb+11 cse+6 5m-13 lw-14 1t8-7
1fi+12 1dn-15 2et-7 3m5+13 70z+7 982+5 nl+8 vv0-10 5w1-14 bwr+7 44t-9 nu-10 3rr+6 4f4+10 3w3+10 xi-13 ie+8 l30-9 8rq-8 3mk-13 2t1-8 o8+9 gd4-7 dv7+9 4t-11
57w+12 73g+15 1z+6 5xj+15 jkj-7 zq+14 exe+10 dqy-9 31r-11 lb5-7 18h+19 nt-10 vv-17 3z2-7 boi+10 6zx-12 7v7+8 810-9 df9+7 33n-12 gn-8 25z+10 1wm+7 2rs+17 3wo+9
c7y+12 jlv-14 8ck+7 w3+9 aq+10 355-8 1rc-17 725+12 c79-11 rf-9 c9j-12 1u0-8 7hs-11 3s2+17 x4+7 49w+5 5h2-8 6ha+11 bx7+10 de-12 1sx+9 5yk-9 26u+6 2k5+6 287+8
4z7+6 l3+13 174+8 605+12 v1+7 apx+9 1rh-12 72k+9 aj8-24 2tq-7 1aw-4 3xt-9 1mq-8 1zx+8 c29-13 79q-16 3mu+11 9g0+8 2as+9 47t-11 70y-8 a0k+10 1o-12 fnr-7 bg-8
7lp-11 9wo-11 157+8 3v6+12 5ju+8 1r0+11 sc-7 h40-7 3wd-8 ma+9 3a+10 rv0-7 45z+17 kbx+12 j5z+8 oa+9 459+6 3x-8 35e-14 b61-4 7t-10 6sn-16 17g-7 tqy-12 mv2-13
7uh-14 jj+9 5rz+8 8es-9 7c0+7 ayg+5 52l+6 3v-8 97r-5 8um+11 j6+7 2i1+11 3ll-15 jl6+6 88m+16 9tt+10 2wb+12 ya+12 1vt-11 1ng-11 5j7+7 19x+11 90l+6 15g+9 e05-15
gnb+9 1yj-13 1bf-7 8bg-9 7sw+14 9cw+15 5i6+8 6zn-9 242-7 1f6-7 1c6+10 1ol+16 3g6-12 h94-9 7bi+10 5l0+16 wy-10 1zt+13 2az+12 4k3-8 8ko+9 906+10 i31-18 27n-10
3ip+5 ee-7 4dl+9 4b5-10 3r7+7 4nj+9 hja+7 7rb+12 2lw-15 7de-10 dlh+9 1np-16 4my+6 43m+6 5or+18 bl1-4 629+11 2fg-8 1fy+8 22j-8 9id+12 bat+7 1in-17 2jn+7 qt+9
35x+11 1cp+11 2s8+8 207+7 d16+7 1ta-11 2cs-4 4qv+9 6ts-7 bnk-9 21q-16 3y3-7 2yq-7 5y1+9 16a-7 7so-10 12m-10 1so+10 lft+8 5ke-9 6k8+11 1i3-7 89v-8 jju+18 1sg+8
g2c-16 cam-8 2v6-9 kju-15 2u2+9 6jr-9 suh+8 fb-7 2f-12 qcc-11 i92+10 3yj-9 81s-9 3r1-5 els+8 5gl+9 2kk-10 a01-14 1id-8 7y2+13 rp+7 6ax-6 dit-23 cjg+6 d58-8
53z-9 1un-9 3r-11 1o0+10 1pv+9 df-18 87x-8 caw+20 1xy+7 vnt-6 3zp+9 2wk-6 nfz+10 3xj-10 2ys-11 m8+8 a89-10 1oz+14 5xg+9 2mb-7 aqz+9 4y7+7 yj-10 md-7 9ww-6
5mv+8 ss+14 5kb+10 bt5-5 1ml+7 byj-8 mki-10 20e+13 1jp-8 2cj+8 8ug-10 7hx-9 6c6+9 42n+13 1h2-7 66l+12 37m-16 2oi-7 fnx-11 12c-13 2zf-8 7mu-8 3tl-10 1i9-10
1z0+9 7tz-7 1tm-8 ds4+11 ezt-9 4d-6 4mt-12 6tw+11 bla-7 599+11 4zr+11 10+8 4hn+10 b5g+8 c98-8 692-10 azq-10 5uw-10 9pe+8 3d1-14 33q+9 7j7-11 vf+12 1k0+17
6i-15 8d7-6 5sy+9 2x7-16 5u5+13 pti-8 by-15 9ra-7 6t3+7 hoc+12 1lj-5 c8h-7 6a5+8 764-6 ap+11 69w-9 1dw-8 d3+10 7v8-12 kqh-4 d3h-8 ah6+11 2zy-17 3iu+8 b73+7
o0+18 1ha+11 3c7+9 e1i-11 8f+12 1w0-8 77h-11 4t7+9 7wi+9 219-6 3xu+12 6ox+11 qw-7 1o4-12 5k+7 6lm+7 3ox-7 303+10 73-8 df1+9 8ch+7 2ul-10 hzy+10 5mo-9 e4u-9
10b+8 41e+9 2qk-23 i1-7 3b0+15 1pn-9 dz-9 6f6-8 gdc-9 2h1+8 7m6+5 3n8-11 5e-8 6j1+11 jf9-10 9tr+9 wr-12 9ps-13 1pz-11 ur-21 6o2-7 7x8-7 ym+11 7qj-9 ta-10
1m7+6 137-9 17c-11 9xq-4 7a8-11 grc+8 2hx-8 3f1-12 66w-10 14k-15 72f-19 9bj+8 r7+7 4lp-10 4l4-8 7bu+10 5eg-38 ars+9 2r8+10 6ri-8 a7f-12 4iw-10 7ox+7 ck-11
2i9-8 180t+15 5aa-13 2bk-14 fji+7 3bo+8 5ie+13 829-15 1je-8 cf1+9 9ta+9 3sf+8 442+6 57p-11 ss+11 5o8-9 nm+7 14l+9 521+5 3lp+5 jlv+7 1c0-8 a1v-10 5rp+8 4ow-12
1n2+8 25i-7 54j+9 3g9-9 oh7-15 1ag-13 12i-7 1tm+6 2ub-12 9s-6 35u+16 dw-8 g4f+20 a0l+8 elm-8 198e-16 13u-7 il+7 zu+8 63k-7 92w+6 74+13 74-10 sb-6 7u-15 f0n+11
421-9 52p+5 dah+11 4yi-8 33h-12 1o0+8 3xv+11 2ze-12 jzs+9 2pm+8 8t+9 4f4-10 1df+16 wn+10 3x5-12 ux+7 805-7 1lb-9 8lv+21 gq2+11 6et+15 2yc+8 tp-12 48p-9 7ti-16
3lg-9 908+8 2j7-10 1rm+15 2pp-7 51o+16 14c-8 4t-12 fts+11 1q-9 87a+7 5bz+10 6t4-10 x6j+13 1rf-10 s8-9 9s1+10 9r6-8 am+10 84+8 6as-8 3c8-13 1r+12 e7z-13 42p+10
2a0+12 sj+7 1i3-8 2ng-9 42a-12 3eo-10 9r0+12 2z5+8 18z+14 70b+18 615+17 7xi+7 57l-8 552+7 50s+11 2fb+8 4g4-15 31b-8 7yb+12 kj-10 rk-8 38c-11 4pi-11 4jb+19
1kq+14 36c-15 836-9 3sg+8 bq+9 97+7 1va+9 28e+8 9kr+8 567+5 2i2-13 1xm-10 1zo+16 68u-8 1eb-7 297+14 9me+7 ejx-7 2ob+9 n4-10 2pe-10 dfi+13 5ys-11 6n3-9 3a2-12
69l+10 bvm+7 45c-19 ai4-19 1gr+9 129+9 c+14 3p7-8 9f1-7 721+9 2yt+5 2if-14 ny+8 138-8 7gj+9 1hv-15 vd+8 7hh-8 ar+6 3h8-10 p0-13 17h-4 268+8 203+7 588+11 2ba+8
5to-11 20b+10 3zr-9 b3h+13 m1-5 d1+13 yg-12 6o4-7 cz9-11 1l-9 7c6+8 6pe-10 25b-7 4sp-8 2me-8 b1-5 af-5 3um-8 6bn+9 25c-10 1zs+3 1sz-11 4pz-9 2rt-8 ll-11 826+8
4iw+9 bqf-19 pa-11 1a1+8 jb-5 st+6 kq-12 1i9-8 4p5-11 1kz+12 9ju+10 y7-15 6gr-8 1wy+8 36v+13 3w4-8 3r6+11 2un-8 mbm+11 mp-10 6ni-8 3as-7 e7-11 ix+9 mrh+6
7z5-12 1wv-12 17o-16 1mv-7 212+12 zp-13 40k+12 54+9 9q9+8 1lw+11 2v1-6 a3i-11 28i-10 317+7 5bl-9 7o9-8 x4+8 hq-9 5ij+8 ddg+11 80y+9 5d-11 6in-8 6m+10 nz-11
ub-7 2v9-7 ew+11 2fz-16 6cy-16 4m8-8 58i-7 7we-13 b5p+6 55p+5 3ob-10 9n-8 1h6+8 i93-13 74j-10 373-8 2ve-12 61-14 tv-9 bj-3 6pv-11 3b2+16 3v-14 cp8-9 6pp-11
3o5-10 3fc+13 4cz-18 20u-6 u2+5 k5+8 1kr-16 148+15 59z-7 50b-7 mr-10 5bu+17 6ot-7 tw-7 5rb+8 3b7+9 2b6+9 2nw+12 bfs-11 5xx-11 1uy-7 eut-7 1qj-11 6v9+12 177+5
5p-14 307-16 4qh-18 jx9+25 30+13 93h-13 11h-8 4i0-10 1cpg-6 i9w+13 gk+11 bvj-14 12l-8 3yc-6 1do+9 3jl+13 z0r+8 3rq+2 2k6-10 3x5+5 8rs-12 flt-10 gch-14 ey-9
6nl+10 env-18 27b-18 f79+11 19e+13 9h4+7 1dc-8 4r5-9 ocj+14 9fv-10 2rm+14 15g-9 1bx-8 jn-9 zr-19 2x8-9 5ji-5 341+11 2tq+8 2we+11 53a+10 yl+9 6va-11 es1-11
41w+9 2a5+19 576-10 gtk-7 1um+14 7r2-12 2ih+13 3tm+8 2kl+9 447+7 3ah-13 9t3+8 4nh+9 70d-9 c7+11 e0z+9 1y4+17 9ab+8 7nk-10 18j+6 4s8+9 g29-11 2p0+16 h6u-5
1p7+13 4gt-9 5gw+10 11y+8 656-6 19g+10 dx2+9 5e8+10 6fq-9 7x7+11 2v9+9 7gp+12 j3z-8 2rj-10 wz+8 4oy+9 brg+12 65k-7 8eg-12 4is-7 f6c+20 23h+7 e2-8 2t4-8 4zn+5
7rw+12 80w+8 hn2+10 7se-9 oq+6 975+7 hd-12 g7+7 8ii-10 rn-9 87n+10 eu-8 5n-14 cfb+8 br9+11 5hs+10 7ek-11 3ew+9 h3+13 ln-8 101+10 7g6-4 2kh+7 6x4+17 75w-5
1di-11 49v-11 3i-13 azn+6 12a+6 d91-17 1la-13 1ti-13 33u-6 g4f+7 1wi+6 ir-14 7ut+11 4l6-11 9lb+11 37h-10 6ii-10 11q+4 br7+8 2ci-9 7pr+11 lc9+8 8us-22 2n6-6
9ar-11 2bi-8 1zt-8 b1l-12 aa7-6 wi+18 7gw-7 21k-13 4ep+10 41g-11 dm-4 cff-10 3ri+9 5y4+8 1ci+9 mc1-10 5vs-7 2ex-14 km+10 4ec-15 2v5-19 4ei-11 4cx-8 6zz+16
2u4+10 7ng+9 cea-10 b0y-24 1xu-5 66l+6 58b-9 3ca+6 271+18 2li+7 ev4-6 1pr+11 39c+6 a75-8 2hg-7 ayw+12 1cb-5 1a7+10 13+13 4ud+15 2nw+17 7hr-19 9hi+13 2i+6
79r-6 4ew+6 hrw+9 crr+9 5eg-16 fa+9 4co+12 1gh-15 9vf+10 4zk-12 64n+6 4vs-9 aeq-8 5e2+11 ddm-9 1z+12 e66-8 3f2-5 1ni-11 8l-10 26o-9 1ih-10 24u-9 d4-10 gej-7
7w7-9 19o+12 11p-13 2gh+10 42n+8 2s7-13 2ce-11 ljo-12 57a-7 fj-6 60h-8 o4-18 37t+7 5bd-8 37z-8 2cr+14 6yc+6 fu-8 36x-20 rn+14 e8t-11 i1w+6 5z-10 96t+8 2tu-12
2-6 3gs+4 8zz-9 2wj+9 2et+9 1tq+9 5ks+17 jk+8 dp-8 a8q-8 hj8-7 u0+14 3qg+8 3t3-8 aui+12 3j0-9 5jf+9 719+9 64f+6 4e3+7 4k2-9 1mi-9 2l1+16 6pp-9 yw-6 22g+10
3ks-12 62h+14 2zn-11 sw+13 7di-8 33m+8 69m-30 2gg-12 plx+8 19l+12 vtz-5 2eo+9 ce3+8 ep6-16 fo-10 3en-11 42h+12 38q+9 2r8-8 2dd-13 4mi+12 2ge-9 5u5+8 xq-12
a4q-7 4cm+12 1mr-13 1ne-10 ahp-9 61c+9 1rr-12 ml3-11 2r2-10 nf+8 6om+5 ux0+15 7o7+10 5lm-3 6n7+10 2gw-7 5az-9 3b9-9 832+6 18i-6 8pv+8 18c+10 6pq-5 bxa-9 19-8
rzh-12 sl-8 9bn+11 6ev+9 4uj-9 btk-11 d9z+7 a3v+5 20m+6 f6-8 3pl+10 3nu-23 fe+13 jbq+10 337-5 5hj+8 5dn-11 nc3-8 2a9+9 3uq-8 4wb+12 9eg-8 11n+8 7kb-7 8eo-12
1ay-8 or-15 bc2+9 71p+9 3fs+13 sn-9 2tq+7 3nk+8 bc3+8 2zs-9 69e-13 324-11 42n-6 6i0-17 d1n+10 el3-11 1oj-10 3mx+8 tb-10 1r1+13 mmf-8 2d6+12 cz9+6 30o+11 3bh+6
lr-12 74a+7 83i+9 3vg+11 cun+12 338-15 lzg-12 3ip+9 bqu-10 9qu-16 680+10 d6a-9 33i+15 hx+9 2fo+10 7nh+7 2wd-14 d07+10 7wr-9 1vb-7 3yh-17 bw+8 5l8-9 sz-9 7r3-7
454+10 16s-9 4pd-17 74w+6 4zy+11 108-14 8xb-16 sx5-6 dj8+14 r6-15 yx-17 s5-13 fuq+6 6iv+17 1ie+14 7gv+8 h1s+4 lq0-7 1tc-9 e4c+7 63i-10 56x-7 2wo+14 5af+10
6fa-12 1lg-13 5al+10 fs-10 eg9-6 567-12 ain+16 5ol-23 hff+10 tp+7 8pm+7 5j2+8 1ez-11 eul-8 cwz+11 n9+11 4bb+15 k5v+8 anc-15 3v+8 a9z-11 2cw-8 8kv-7 3ka-24
q6+7 1p4+8 i2f+9 q7+9 dk5+9 cbq-6 346+8 pt+7 1wf+9 1a4+12 c1o-8 nvy+11 cmh-8 1il+8 2am-9 8je+9 668-12 6ev+9 6ew+8 uj-5 169+8 mx+14 xs-9 6zj-14 40r+16 27q-12
3bu-12 3ez+15 663+6 ess-10 3rt-6 o6-13 gcu-13 h2-10 3ry-13 67t-7 akb+10 4wo+8 2db+7 dol+9 e85+11 9lc-6 1cz-7 lq8+7 ltj+11 dt-32 7do-5 2xe-7 ms+10 1eb-10 ki3+9
53-10 6-10 9i1-8 fe-10 8le-8 4fv+8 2s4+15 hqh+11 1qh-14 1vc-7 am-9 1aq-15 bl3-7 dv-10 1dv+11 3eb+12 fpc+6 4oj+11 gtg+16 1wa-6 392-13 271+8 92-13 31c-8 8w5-12
9x8+8 36v+16 a3j+7 5uy+10 53l-10 7sg+7 3el-8 8lv+12 hg7-11 cb0+12 2i6-13 bm8-11 43y+12 2oh+7 b7n-10 4eu+11 bs4+8 wv+9 mmw-9 14z-11 9fg+13 26a-9 5zi-8 3ta-7
3c2-11 2ti-9 3he+10 3hn-12 1jt-15 85a-8 l97+8 2sr-9 1f2-11 h2+10 1c+10 6x9-8 3qe-14 7hb-5 47l-12 55-13 382+10 49m-14 37t-9 1vh-17 24b+11 20r-7 y9+8 96m+9
5e2-4 l8y-7 2ll+10 2w3+10 sh8-14 3wg+8 9yj+18 56c-11 79p+13 tm+10 1m5-13 467-8 90s+5 1xl-6 1ex+12 k5+10 3so-6 47b+11 vw-11 emv+10 114+14 122-8 5nr+8 2ll-15
34i+9 2lu+7 226+7 12i-11 7yx+8 33h-10 830+7 49a-12 4qo+8 6zg+13 wq+11 3t6+10 2pf+8 bd3+10 3n5-10 6t+7 gu-8 9by-7 28b+15 29-20 1t2-5 5mc+10 98d+6 21v-7 oi+11
7d4+9 21f-10 csu+9 9+13 3hy+6 1h7+8 pt+10 rc-8 me-9 9sh+8 mo-11 a7l-13 7zv-14 60i+11 1yr-8 5io-13 6k3+9 beb+12 3nu-10 3n4-8 50w+8 bim+5 369+8 s0-13 2b0-14
6pt+7 bzm+9 v1+8 cdl-6 49-9 1xi+10 2p3+9 9m7+7 2lk+15 1va-10 azr+8 6hh+12 2x7-9 504-15 2rb-12 3iy+10 2xp+9 4u2+7 7vl+7 392+12 fd+8 1ro-10 or2+10 bev-6 37+10
4um+10 3mn+5 4md+8 4e0+18 142-7 7g3-8 57l+9 3il-6 by-10 286+6 508+7 7bl+13 5i7-13 adj+9 2j2-9 kg-12 5ln+7 5h+8 qb+4 2ju-12 bog+8 ul-13 l3+11 2bm+7 6t+28 40b+7
1ai+8 21r-10 212-10 145+7 a1g+9 1ea+12 5o+9 du+8 fzk+19 2or+14 44v-11 55-8 99s+10 bbd+10 p6+9 3fw+7 9x9+12 1hl-10 12c-11 1xv+7 ui-9 s9+12 c8l-14 ati+8 1vw+7
1b5+8 3an+5 47s+19 18i+10 76j-7 6ss+15 cxm-7 5jc+9 5ik-12 6of+17 9yo-8 bix-17 433-7 4zw+18 kv+9 5cn+10 eg-11 ae+12 94y-10 8cx+8 74c-22 4zw-8 f7c+9 41k-9
5qe+11 74p-8 3lj+10 52l-9 g0m-7 4b7+5 ioa-20 37w-11 66n-10 1m5+7 3u+9 bua-14 4x-31 569+8 dbr-7 abq-8 1zw-10 3pn+9 k7+10 2he-14 295-9 5t-6 1as-7 3oi-10 45y-13
38l-11 1fh+10 112-9 2ii-6 3m5+8 4ya+10 1mg-11 2k5-5 3bk+9 zd-9 6cg+10 1ed+10 hd+11 hhh-8 6w4+8 68m+11 4ee+21 516-9 46q-10 76i-20 4dy-19 um8-9 1vi+16 2ir+10
9vu+8 508-6 jdx-11 cp-12 boy+11 5xi-10 3b8+7 or-8 flq-13 2b9-8 6t5+13 9lr-12 4q5-7 byy+12 2sg+8 6s6+10 ihs+1 45u+9 bdf-6 kby+11 9gq-6 3kr+5 4tz+18 48y+7
1wl+14 16q+7 nv+8 7ep+6 72i+7 4ta-6 nr+8 7lk-7 22k+10 3ov-10 2y4+9 9p0-12 4u3+8 1ch+13 7aj-13 m3-7 2j5-13 bv+9 f3q+7 dct+9 kfn-11 40c-11 2qz-3 px-18 g+10
ass+7 2xq-8 3j1+8 43l+16 9lp+20 u+12 v2i-13 7u2+8 5y8+8 zp+8 a8c-7 2gk-13 3aa-14 1zm+11 py+10 sl+8 9ln+16 5rd+6 9bv+9 bv1+6 uu-9 vl-10 asu+12 2kj+10 2fs-14
299-7 2ku+13 bm+10 21c+5 9ii+8 dk2-7 dak-12 5jt+10 dkw-7 5qq-10 wto-18 bl2+11 dw-13 fr+11 441+5 1fh-13 3jl+9 xv-15 2m8+9 5y6+7 17l+6 hom-16 6yq+9 aza+12 t67-9
hf1-11 uc-9 1vf+9 12b-11 50v-11 40p-14 6c1-16 na6+10 enc-10 1dv-10 5tv+9 4m3+9 2tb+7 30x+12 der+15 5u0+9 56f+16 eq6-11 c64+10 2kw+12 g91-6 802+8 dx+10 eh5+7
flg+17 56n+11 1yx-9 4oz+12 hb2+9 gwd-14 fmg+9 f4-7 evw+9 8l+12 41y-11 6n4+9 8mw+9 3-7 4m8-10 6a5-11 4v-14 f0-14 1sj+7 1qs+9 1i5+8 1az-15 5vc+8 27e+9 4xh-9
vz+7 3s9-7 bhg+19 104+9 1l9-14 180-10 kh-10 8q+7 6l1+8 91i-9 cv2-10 2el-13 4xy+13 x2-10 5oz+8 hjm+17 4u1+12 2np+12 12b-8 bm2-13 6f3+10 csi-12 599+12 7l-11
1j9-8 7p2+12 k8v+9 7ze-8 584-7 a13+17 913+9 cpb+7 19s+5 k4+11 65q-15 35z-5 eyr-8 16i-4 1mm+6 3r3-9 15e+7 sd+17 6lu-7 dn3-7 1c4y-8 2ct+17 96j-9 28d-7 77x+10
29j+11 3yr-13 2si-10 7ql-16 3f7+11 16g+3 v8-11 a95+11 6fu-12 5nl+13 9ng+10 1yj-14 3s9+5 5y5+10 2uw+8 45w-13 4nb+5 dlv-12 2ni+14 27o-2 2b7-6 1u4-18 25f+8 9x2+6
8qj-8 r9-9 az6-8 2o+16 a5-8 2wl+9 3qg-10 1ua+8 gjx+8 3nr-11 340+10 28r-10 cu4+11 95i-16 4so-19 vp+12 123+9 18m-7 1qy+15 5rq-12 9zc+11 3md+10 2j9-6 kh+5 3ag-12
wx+14 50w+12 7x2+11 70q+14 63r-7 d23-9 nt-14 dea+10 1f3-8 1ry-10 6f2-10 4kw-6 1zo-10 3o-23 4lq-11 a6c+9 313+9 hig+7 5ju+5 41b-11 8cj+11 a7i+12 g4b+8 7q+8
38+13 dvu-17 5ii+12 9yp-11 2c0-12 g4x-13 bho-9 915+7 4ik-8 1qu+9 90r+6 ih-10 be+7 f8s-8 2ky-13 71f+8 dvx+12 n8v+7 4xb+11 c3l-13 78c+7 30c+11 9ar+11 jh-12 1l+9
bnw-9 1cz+8 77y+10 izj+10 u+7 pn-8 gmq+8 2g5-7 65z-10 94h+6 54k+13 an-9 51u-10 km8-8 jx5-8 7z7-10 1zh-16 a-7 37a+10 4b3-15 6o0-9 4cg-10 35w-17 erx-8 4nc-10
61a-10 253-9 9mk-8 10-6 121-11 84r+10 zm-12 d65+7 331-16 30v-9 14d+10 e1y-8 d8g+10 3v3-11 1ww+8 1lv-15 6hg+9 1kq-11 mts+13 70j-9 2y-13 m4x+8 jgt-8 g30+7
75p+16 eb+8 kp0-14 gvz-28 c8b-18 3uq+10 1xt-14 un-15 2b2-14 dit+9 4em-12 7ou+14 643-17 f4e+7 26z+9 6x7-9 4wa-12 1kl+10 91h-15 2mj+6 5pc-9 37b+9 6x+7 fqk-8
4q6-7 m0-6 4gk-11 av1-7 1c-7 c6+8 63p+8 b1m-13 7jw-10 1ko+11 2mn+14 1xp-11 4hp+17 1ql-21 1qu+8 n4-6 2z-9 2zc+10 6kx+9 38h+8 ecq-11 74a-11 1y6+10 1yb+3 b5p+7
4kg-13 dgg-12 8j8-13 14q-8 2qp+9 6bi-6 4od+8 4t1+7 550-7 e8g-10 791+6 b2i-10 246+8 2hb-10 9zt-14 jxq+7 1fd+12 3h5+8 60c-9 78-20 6xd+9 s05+7 4gs+7 20o-11
3ky-12 cn8-8 pg+8 5hi-9 46r+8 nt+8 iff-10 69r+10 1uq-11 35s-9 2zx-3 2h2-11 1lh+4 drt+8 2ra+17 13m-9 nt+13 8kd+7 17u-11 7l-9 28x-5 43b+10 1xk+9 3kz-12 de9+12
yy-22 4p7-11 2hi+16 rf+7 23v-6 8sa-22 3qr-12 88k+7 68j-10 azf+10 3jh-8 2v8-11 2ql-16 16t+10 ak2-8 cy4+15 48d+10 1d-11 4x0+14 7vl-8 1de-10 t5-8 2t5+8 95g-10
91m+11 2ak-8 16x+6 1ry+14 5e3-10 82b-13 647-10 m0-8 18k-8 aov+13 3x+11 5w-10 gv-7 116-7 a0q+12 dt0+10 182-15 2xq-12 m9k-9 5h0-7 6k-12 7ny-9 4p0+8 703+6 f1t+9
5fx+8 lyh-14 2kw+11 2ai-9 1fu+9 1d6+12 xm-11 45h-5 178+11 5lt+7 9qa+10 5g7+12 yz-9 4zc+10 h32+11 3de+18 dqs-7 4jh-12 vou-15 4b6+8 2cy-9 50d+7 8ir-9 6gk-13
1h7-10 35b+7 15x-12 3iq-9 i08+6 61c+9 1x9+7 5nq+10 dv-9 2dq-7 53c-10 6x8+6 8uw-7 ql8+8 3cx-11 9h6-18 1d6+11 6os-8 1sc-10 4ii-7 3tw+8 1pu+9 20j+8 14s+9 qxj-10
ibl+15 6dv+27 666-13 5ri+15 11t+15 hm-10 23u-12 21m+9 7he+8 104+11 4sa-6 7fu-6 4af+12 qx+12 3ob-9 37r-9 2af+12 8r3+11 sy+11 7lk-19 g1u-9 2g7+10 1ao+7 1xm-10
323-6 df+9 5hb+8 635-13 4fn-8 j7h-9 140-13 gr+6 kq0+7 1v4+10 ox+13 694+8 y5-20 bqr+7 24z-11 7u6-8 3l6+9 685-9 du+15 345-13 ilj-7 7df+11 50k+11 35r-9 9ub+10
1en+11 mxy-8 1dw+13 bi7-7 lc+3 6u1-9 1sh+15 6y-6 7m9-14 9eh+9 3ul-10 46d+14 na5-9 2bp+6 6es-12 8hr+8 boz-14 47t-8 66f+7 5aq+13 80-13 7h2+20 4f+11 ir+15 8dz-8
4ek-7 5jm+8 ags+10 a33-22 62m+10 1lr-11 3b6-11 2ad+10 3ie+9 2rr+16 1zm+7 ra3+14 1id-7 bb2-12 3pz+8 20t+8 1vl+12 651+8 41d+7 2ze+10 4ns+20 13w+10 1f9-11 4k-11
gas-9 jyx+17 ng-7 4bc-12 2yw-9 lod-18 6j-13 au5-8 4t0-10 1aq-7 l+11 2gh+18 3hw+10 3he-9 j5-10 8t8+9 1ns-12 330-8 9tv-17 2wm+8 ffo-6 47-7 9o2-9 9eq-9 663+14
9tp-12 9wa+12 32o-13 8hd-12 jj+16 2pb+6 aeu+7 v7-8 xf-16 4di-22 1yw+20 jnd-8 55-11 qzl-10 6pt+6 14l+7 241+8 11i-9 1fp+6 50o-11 2eb-8 17v-13 5ch+9 l2+8 cif-9
ul+14 3uo-9 4hj+12 cum-14 1p7-11 ahs-10 hwb-8 zj-10 9nj+10 1gy+8 4zy-12 1l3+7 2h2-8 68n-9 15c+14 1g1-14 2h3+8 1i6-9 7z7-8 88w+7 a6l-9 1ni-10 9ok+11 et+12
3ft+5 fl0-8 2yx+9 44e+10 kn-19 df+8 1ki-8 ecj+12 2by+11 6yo+8 27a-7 6vm-13 coj+6 dz1+6 dsn+19 2qr-8 la5+12 6mn+9 uh-8 1pa+7 49j+9 38h+10 4ea-9 y8-8 4hc-10
5et+14 33-6 4oe+9 b4o+11 bwi-14 lj+4 6ie+19 2st+11 5vq+7 9wl-12 2o3+7 gqi+9 4bi-8 9wn-22 eqo+9 8s7+9 1lx-10 4d7+7 1sd-10 2gg+8 2e9-10 li+12 8an+9 m7e+6 1dp+9
a27-6 b6v+10 kv+15 1ng+20 1xs+11 by5-11 3pm+11 9zk-8 2vw+10 56h-6 zc-23 jll-9 3kn-11 87w-8 62k-11 y5+9 2gf-19 3d7-8 4r1+10 21g-10 13a-6 99x+8 129+10 67j-6
4tw-8 4c-9 ip7-11 4dy-12 b41-12 65r-16 lb-8 ent-6 1ff-5 1ej-9 2xt-11 3cf+11 69d-14 4s3+8 2jh+6 4k4+11 1on+10 3yx-10 96a+13 fdj-9 1gi+6 3d0+9 6ax-18 3ju-9
dmi-10 1ob-24 lp-10 5pg+12 gm-15 8i4+11 103+8 1db-9 lu-8 2lq+12 eb1-9 6qb-11 5qx-7 fsu-10 3x5+7 2tf-23 3xo-19 kaz+20 vh-12 1fz+10 82r+16 1tp-14 3i7-12 30b-8
2ve+14 nwi-7 25f-12 7ba-6 1l2-9 1wu+9 avw-6 1t4+9 2cs-11 gys+13 ggt-11 371-10 d5n-13 2aq-9 7n5-20 16+3 8fa-13 27f+11 by-8 2jv+10 3i4-11 44f-14 fp+18 anf-9
405-15 781-8 f89+6 64m-10 6ii-8 d7i+8 bol-9 h6o+11 15p+8 5hd+19 cru+8 49b-12 69r-9 a4i-13 j2o+9 29u+6 4bn-13 2zp-11 6sf-10 5nv+8 79d+14 tn+8 3m-13 5ag-17
8ds-15 28c-10 1yg+11 5xu+8 100-8 1sg+10 h97-9 mn7-11 113-3 8q3-9 pct-8 9pr-12 3sz-13 ev-7 791-10 6au+11 1oj+15 gc-6 4tt-9 39q-8 1zu-14 cxa-6 h99-9 1qr-12
252-9 fn4+11 5sv+15 1i3-10 23u-9 6hy+10 7f3-13 1f2-8 a4-8 2fy-7 bj1-8 49z+16 c04+10 4ar+13 40d+8 1x+8 j90-8 1ow-9 r4-8 8dk+8 if-13 75z-10 ktn+18 6zb+9 16f-6
ewf-7 mv-10 38x-8 4fx+6 10n5+9 4cj+10 3eg-7 nr+6 2qu-7 uq+9 egj+15 2uk+18 18d+9 6gv-19 zj+13 1ez+8 9k-10 65l+7 csb+9 1o+4 3ew-8 2mw+9 6dh-8 158-13 87n+6
6xz-10 5a-18 up+7 wi-9 3f4-7 qw+9 4pm+7 1n0-7 bmt+9 xs+4 1mz+8 6t-8 ep-8 5s0+7 1xf-10 bae+9 pw4+12 cr3-12 18v+12 27o+8 njn-7 1iq+8 4l4-8 19f-8 1zf+10 153+7
bgh+8 19k+7 30z-15 3b8+8 5uo-11 2a2-7 1jh+11 70p+11 3ny-18 3zn-10 8d3+6 4og-9 7bw-9 6s0+10 2du+10 69w+9 20o-14 60g-9 brh+17 15i-8 kzh-8 6g1-21 6pp-16 a6p+14
6w-10 7hc+11 249+10 tbw-9 7fu+12 8qq+9 1cq+6 4fx-15 7mu+11 x7b+16 i5+9 15w+11 1fe-12 16c+8 53q+6 147-7 3eg-8 md+7 55l-10 3md+14 xt+14 5d1+12 bny+7 278+9
72c-14 45l-9 459-10 55k+10 7z0-16 9yk-11 8cp-10 d2h+12 4hj-12 3vc+12 33o-10 31i-10 3gp+8 363-18 4kl+12 643-8 9li-10 119+7 39k+10 m4u-12 dg4-9 ry+11 1ns-10
biv-12 117b+15 u0s+8 b1o-5 gr+9 hm+10 mu-19 6hk+16 r2+8 be4+7 ui-7 2d7-8 4cr+7 33f-8 2ss-14 3p3-8 7yh+9 51n+10 42c+11 9rp+11 wh-13 4n-9 4yt+6 6sk-29 fo6+19
3a8-13 bfy+8 2pn-8 1sd-7 f2t+6 2xn+12 be3+8 m6+10 11r-11 c5v-14 9jk-14 5ro-12 b5g-4 13s+14 526-11 3ll+8 79b-9 36e-11 ggp-9 46g-10 e8t+12 caq+11 35p+9 g2+11
1ix+10 ff-13 1zk+14 em+11 634-11 e3c+7 i07+12 p4+10 ba4-8 2mb+13 hi-9 4xp+10 cj9-15 26+16 2i8-12 fvo+9 838-9 g33+9 6nj-13 11m-9 5nu-15 78v-17 9wf+8 5f-7 2n4+8
2ug+8 6ab+8 4wr+10 2c-15 jt+8 94f+9 16f+8 hkd+8 1ho-9 g2-8 1zh-10 cgj-12 1f4+8 l3+6 8b+9 8in-11 fyq-12 2gz+7 5ay+4 30u-7 6td+12 acx-19 io7+13 504-7 5bo+10
2wf-10 3jb-8 12z-20 apu-5 3xz-14 4cv+10 37+9 di-19 5g1-7 ezy-9 18p-16 4zj+8 1b8-7 2r7-9 5ao-9 hc9+6 4i7+9 13l-8 du8+6 cg+20 953-8 5tu+18 69j+10 hmk+8 bd4+7
6u7+8 bu6+12 gna+7 cr7+11 5h-13 eib+7 5as+8 61a+9 3hc-15 3a7-12 76b-9 4jb-9 ft+16 1fo-11 1o4+11 4hf+7 1vi-13 dez-7 19i+6 39n-11 2ln-11 7fq-8 5g2+6 gtg-12
1ba+14 7ye-12 5l3-11 6v7-7 1uk-10 80-9 5my+10 5pr-9 77s-13 9f-17 6vf-13 3r1+11 76d-6 83l-9 8r+6 qb+9 1ig-13 d41+8 1tp+8 3w8+10 qlr+10 5w5+8 1he+5 jtt-12 5o6+9
1xg-9 gt7-16 4ug+9 108+7 4ls-9 k0p+16 1rh+12 7k8+13 9eu-8 3ch-13 2uu-14 26q+9 5oz+7 jh0-6 42j-15 1ui+11 2e+6 209-7 9nv-14 732+8 pl-8 356-8 ol+3 1xi-8 186-12
4i3-12 jgo-6 o5-11 59n-9 7sa+14 c0a+5 4c-7 4i8-8 44p+10 2v6-17 23b+11 44m-11 6u9+5 a5-11 28o+13 32m-6 57l-9 8bw-13 ezl-12 22c-8 ze-8 a0e-9 2yx-17 4qg-12 dpg+7
y5+8 2zu+2 777-11 39t-8 1ll+9 8od-27 1f8-7 4zs-12 ita+7 3y7-8 3x8-4 65h-7 65r+9 df+9 p72-12 r9+16 qo+16 13l+7 10f-10 260-8 6fr-7 5r+21 c91-9 in+9 dg-8 cl-6
4qb-15 32t-9 6uu-9 fw-9 35x+9 k7-5 k4+8 146-11 5kt+8 28f+14 aix-7 kys+15 2lf+8 3tk+14 dp3+34 1fc-10 44-16 2uq-11 czu+6 87i-6 7jm-10 6jn+13 c2s+8 c98-5 tj+8
5o0+12 bos-10 f-8 7y+13 h-11 mw2-9 2a1+24 f39-7 2be-12 186+1 7ah-18 354-7 2wv-11 y77-10 ar6+6 2cj-13 18b+5 2sz-11 178-11 zy-6 ox0-10 f4f+11 a1q-7 jkq+11
55d+13 p8+10 ra-12 gh-19 4yy+5 3bp+11 4vr-7 9sl-10 e9a+17 dqa-8 420-9 1it-7 82+7 2h-8 1hd-10 b7j+9 bvf+16 7a-11 151+12 od-7 3vl+14 1pj+8 52+9 9t+9 7f7-8
3v5+13 4al+13 93+11 6rf+13 1c4-7 dvg-7 5ua-7 coc+10 f9r-9 1yb-7 4bw+11 3q-15 6ul+10 24l-6 1n2-10 bd2-10 50q+12 gp6-6 w8+13 a1i+10 ef-11 3pg+9 a07+12 3gq+9
5vn-6 1em-11 22g-9 78e+13 3zo-8 1wi+6 4e0-11 50n-12 sn-7 bzz-14 63b-10 bu8+6 w6+9 4bv-8 36t+13 66r-14 73v-8 1v2-11 a34+8 9ta+9 4kr+9 ilr+8 mx-8 b38-7 143+8
2vr-8 h8+14 1wb-8 8vn-7 b4k-8 30h-8 477+8 vr-19 9do-8 k6h-9 4r2+10 4xd+8 yn+9 3p1-9 1t3-9 cd4+9 2k3-11 y8+15 55u-17 2h8-9 940+20 5w3-7 4z3+8 apx-7 hdt+12
85g-9 qa-12 ox+6 5xr+9 fj7+10 3mc+10 1ey-8 n4-6 18y+7 87y-11 7fj+20 ms+12 dcl+11 37j-10 8mj-9 65t+10 6fy+11 5b0+12 pk+9 16w-9 y0-22 2ga+11 1ne+7 2jd-9 1ue+5
9fg-15 1uc+9 30-16 3al+13 bng+6 3r8+8 oc+10 5s6-7 hhf-9 64o-11 ile-14 8zv-8 an7-12 f8l-19 3qe-7 ed7-9 1ls-8 578-7 t6+6 gh2-12 fo5-8 1c1+7 2hw+9 7ve+9 2w+10
np-5 88h+9 4cn-6 18n+9 27s-8 av-6 5qd+11 793-12 he+14 olb+17 eac-11 2j3-8 36f-8 1vu+12 c5-12 3hp-9 6l0-7 1os+11 7in+9 2mx-7 3d1-10 2yo+9 6r9+8 2fy-14 35j+10
5z+9 1p3+7 30i-8 ej-11 5c8-11 1c7+8 7w3-8 7i9+6 3rd+16 248+16 n9+12 5ox-11 70m+9 5tj+9 8f+6 55e-8 6zp+7 1nk-14 5va+9 4hc+8 3wp-9 1lv+8 6pz+11 19l+12 53n+11
215-12 31y+9 334-11 d2d-10 46j-9 2i3+7 35k+7 zl-8 i5h-7 b6-11 1hl+8 8mh-8 ba+13 3-11 3js-10 ja-7 8q+13 6wz+8 4gr+10 86h+9 1gk+11 9n+13 bkd-7 481+11 glx+11
hu5-22 36a-9 541+12 bmw+7 e8l-9 1sy-13 2au-15 6gt-8 4qe-8 4hb+10 b43+9 1b+7 tf-5 8v7+8 obs+9 3f0-13 1n1+8 1h9-8 14z-8 a6-13 2po+11 1et+15 6s+14 2kf+12 2ce-11
vy-12 4fr+7 4db-9 hok+8 2qc-7 47l-6 4kg+10 1l0+11 52c+14 3yn-10 3lf-7 4k8+16 52q-15 5gg-4 6l4-8 1qf-8 8bw+7 1wc-12 1mb-6 1ix-8 58t-12 99o+19 bw4-20 nx7+7
5wu-12 3yq-10 39y+10 3km-7 70b+12 5kx-14 67l+22 71c-10 6sd-10 5qi+8 77h-13 5md+11 2g7-11 j5+8 5a-11 4nh+9 2pu+7 88b-6 kf+13 3r+10 l1+17 2b-7 63m-6 25y-17
f04-10 ne-11 2h6-14 902+8 9e-11 5j-13 59r+10 82y+7 9f9+8 90p+8 onq+10 jcd+7 31k+7 6d1-12 brz+6 az-8 4g9+15 3kx+16 3oc-11 dy7-15 153-8 1no-12 1d8+14 d0r-14
ozu+10 2ds-20 1qu-7 h9l-7 w7+8 ci+8 ab-18 5xt+10 33c-6 a9p-7 8e+12 9td-10 3gq-9 42u+9 gy1+13 6d9+8 22c-14 246-9 1m9-7 6il+8 8cq+10 4f0+10 4kk-8 khd+7 crw-11
px+9 dg-15 g8-10 qd-7 8kz+15 1nv-8 bpj+5 bt+12 2q5+7 ezq-7 5ma+8 2f4+6 4b-7 8qf-14 80h-12 jk-9 454+6 6lm-2 3b9-7 2y1+22 32f-14 fr-6 9fg-11 av+6 osv+10 859-9
kn8+19 43j-7 3xk-8 2zb-6 bc+10 5sz-7 ak-7 4kw-14 4c9-8 97-8 et-7 9ex+8 fkz-8 2k3+9 7dk+11 30t-13 2fe+10 4sz-11 34-11 md+9 45a+13 4b7+12 5n8+9 led-9 3kl+10
249-12 58o+7 5t-5 5zb-6 4np+14 26h-12 4o0-8 4y3-8 j6-11 2hf-12 6pz+8 d8-11 tm+9 33m-14 h8+16 4xt+14 4fn-9 21p+10 bec+13 62l-6 3sj-6 2hb-12 43-6 4yf-7 3s3+11
46b-10 dda-9 10w-12 4k+9 4ti-17 21g-6 39m+13 415-9 p5+6 amt-8 1yp+11 5mm+9 2ca-8 1dx-7 1vq-6 gr-8 6r2-9 bam+10 4oy-10 13k-5 bwo+9 owm-9 2o3+7 2je+6 2pf+10
ej3+6 a4h-10 9z-8 dlr+9 dl3-11 2rk+8 zh-8 4b8+6 8gz-7 1u7-8 3xy-13 1fd+11 5mu+7 5so-20 73e+10 74y+18 5y5-5 3d4+7 1r1+8 1fe+8 4by-7 1jg-5 6en-10 hi+8 54j+9
4up-13 bie-11 tb+6 1sw-7 38z+9 4lw-12 30-19 fvs+9 5lv+9 amm-10 2hp-11 3lk-9 6df+9 2lr+6 6yo+14 1b5-7 2sm-20 2qa-8 42-8 6n9-8 1fd+8 1ek-4 4ri-9 7j7+18 28d+14
vp+12 f1u+7 gah+8 xy+9 631+19 4kh-6 3ce-9 2a1-10 1c4-8 xtt-22 9hs+6 5pe-16 a5f-7 omw+9 58h+9 35o+11 asn-5 6sd+12 5ij+10 fz-7 2cl+10 e4d-8 2rq-11 xc+9 4aq-13
379+7 2ab+11 xm+12 m9n-8 298-9 30+7 4n4+10 2dg+7 ve-7 1y0-16 2eh-17 1y9+9 296+17 4xo-15 60+10 1n3+8 4da-6 8ar-13 2ls+10 535-5 4c9-17 fd-10 1e9+5 4zh-9 exo-6
795+8 9mt-7 bwt-3 7bz+11 5yk-10 tj-9 7d+16 buq+7 ci+12 af2-3 2c8-10 v2-7 179-8 27o+9 6b2+10 bp-12 3gw-7 dm7-6 4ne+8 92d-20 2x7-26 31i-13 8ni+6 f8w+17 2m6-9
2fl-18 24o-7 2zm-10 5dp-8 2s5+12 1y8-11 7c+9 30n+10 4lc+11 6py-4 6l1-7 vq+8 ag8-11 55q+13 9fh+7 3on+11 xy+14 lw+10 727-8 ii+9 1ub-10 g0d+8 6g+6 1pp-5 4d+9
2tk-10 2s2+11 7fi+10 hd3-12 7wt-8 4nj-7 7xh+7 4c9+11 mr-11 5qj-4 9vl+10 3bh-10 3s8-6 88f+9 7e2-11 gb3+10 17q+12 3o9-9 94a-10 4j+8 19t+8 f64+9 vx+5 12i+12
1xm-6 14e+8 2fc-7 2el-15 12y+10 8pq-15 kd1-12 6q4-5 5iv+9 drs-10 4xh+7 ql+11 2z0+14 1q0+13 8qb-12 4im+8 f5a+5 1q+9 3h2-8 cy+5 i8-15 4r5+10 1k8-8 2jf-7 1mb-10
au6+7 139-10 12r1-15 5qy-7 9g+11 ez-9 9dm+12 120+9 1vq+14 2yj+17 8kh+9 d4n+16 7r8+9 66h-10 9e0-6 70f+13 1a1+13 5nu+8 7fr+8 iex+10 vi-9 10-11 1b1-8 16k-8 2az-8
44s+13 sy-8 kml-7 ul+15 5zf+10 y8+9 a9s+4 3m2-13 cr+13 116-10 4h7-10 v9a+11 3qa+7 1tl-7 8l+13 2ba+9 5ak-8 h44+11 so+9 2if+12 13w-10 587+10 4zf-6 28m-8 ije-8
pjw+6 3ry-12 8rq-9 6bt+6 5ug+7 230+4 7dt-6 i5c-8 1fh-13 2q5-7 50u+9 5az+12 ed+10 9qq-13 5v6+7 1g4+7 2b2-8 223+8 10+11 59c+13 8h+8 2of-9 4dr-19 2xk-11 47m-7
2is+12 3sp+12 hr6+5 7ve+9 bon+12 3hs-16 1br-9 4u9-8 8j9-19 j1+10 1s8+10 2fu-5 1oq-7 w3-6 k7x+16 1u4+18 1rb-10 2l2-9 u2i-9 3yz-7 39r-7 5jy+6 505+17 19b-13
g83+11 8u1+8 ym+9 6sm+8 55b+8 4wt+17 9sh-12 6ui+7 9na+10 2kc-9 1in+16 14b-9 48u+5 1wt-9 5oz-9 42p-15 1zg+10 1vh-6 c4o+6 280-9 17q-19 5wp-11 750+9 7rt+12 fo+14
43e+5 zg-8 pv+7 8g0+15 oq8-8 3vg-7 cqx-14 qln+8 6w+7 2ud+9 47k-12 2ob-11 2t3+12 20k+6 j8-12 1od-10 83z+14 2pf+10 1kq+8 1e8-10 b2c-7 2na+13 49n-16 4r4+9 2u4-10
4em-13 40p+10 8g-16 hn-8 i6h+8 2eq-9 dau-20 q3c-13 2d4-9 5ol-8 1ju-11 fs9-22 3fw-8 40u-6 6tx+10 al9-10 2iv+9 685-9 fi-11 3vw+6 hj3-15 d6k+14 2wu+7 65f+10
39k+9 24y-21 3be-13 3ig-11 gzg+7 82n+6 1fz-14 g4u+12 45v-10 co9+12 9if+6 f4t-8 hx-10 3mu+14 1ip-11 2jf-14 2jz+12 2u3+7 cx-9 15c+5 39q+13 bf-9 4uf+13 2oq-17
8m-8 1u-6 5uo-15 d9j-7 5rx-8 b5-2 87b+15 arq-12 6mi+8 46k-13 9eh-9 v7+8 8l2-10 2ba-18 4ki-8 wb+18 suu+7 262+6 dl3+12 4bq-6 o0+11 3yn+6 4p4+18 9yv+13 6pq-10
ers-12 1dz+13 61v+14 8j1+6 3lx-10 mh+9 71c-12 af4-9 1b6-8 6vx+10 t-11 5mv-9 6qg-9 7nw-12 44s+11 4ti-8 68f-8 39u+6 636+11 gcp-9 3v1-8 5h9-10 qb-12 3x9+6 2ji+8
nxi+8 1ck+17 5fv+10 7mm+14 1jn-9 cg-13 4l3-12 am3-13 7ci+7 3t2-10 3co-8 6gy-11 1r7-13 dh+9 5db+7 9df-7 dr2-13 gv+13 7m3-8 qj-11 1yl+14 6x8-8 6f+10 ky+12 8jp+9
1b2+9 2ae+7 1n7-7 5cl-12 b9-12 8rh-8 15e-12 924-11 4du-15 uq-9 2ls-7 4iz-8 37y-12 10z-9 18e-16 163-14 6dh-13 gx-5 3g3+9 25h-8 572+9 4o9+17 12c+10 4rn-12
1za+15 t9-12 oph-12 ad2+8 21v+18 6sa+7 3mf-10 326+8 2g3-13 7xa+11 a7+10 f0l+11 465-14 5ko-9 399-7 6rx+9 bbr-6 4j-11 52c-8 kfe+14 1k8+15 bzo-6 bmv-8 9s+8
113-17 9n-9 3v9-11 1i6-11 7o+10 7oh+8 30k+7 38w+13 pw+8 71b-9 5c9+9 qi+7 80-11 lg+6 4u+8 8k6-11 119y+3 5b3+10 6dr+12 28s+8 4jr-10 4ah-9 2ac+10 21j+12 2sx-8
3lr-7 w0-10 f7i-9 bch+12 1rq+7 ihb+10 7bs+13 3x0+10 50t-9 q11+10 i4l+9 w0j+6 9q9+7 862+11 5o+10 32g-6 8bl+6 26y-25 eu+10 guu-6 4ru+9 66s-7 27d+9 568-10 4ri-4
ky+7 5e8+9 j36-13 cz+10 e0+9 n8+14 1xy+8 2cm-4 u1k+10 8gs+10 6k7-13 7eh-11 54o+8 6jr+6 52s-12 7q3-8 1vk-8 71d+10 1t1-18 bpw-6 4u8+6 17x+12 cdn+11 8ka+7 c8u+10
7lh-16 6hv+8 7uo-8 dmb+6 4sx-13 6bl+13 3ug+7 7kn-6 3w5+20 9nj-14 1u2+12 jh0-9 551-16 38y+11 7dy-13 3lp+7 3wf-10 1m+18 39c-7 9t1-8 9n-13 12w+7 ch3+10 4dq-12
1jr-11 4rs-6 34a+10 vu+23 pj+7 44j+11 3ok+14 1hn+10 3za+15 1bz-10 2c2-9 1dl+9 3l-8 3je-9 dth-9 6h+11 38m-14 14m+11 6sj-7 9x-6 zi-9 3am+9 5ml+9 924+9 36s+18
5tl+15 cjw-8 mu+7 ife+8 36x+8 a48-6 wm-7 g0w+10 ky+6 137-6 2n6+8 455+8 87t-7 f73-9 34p-15 5ck-13 31f+6 42m+9 2f+8 3ob-9 63h+12 6ve+8 spn-7 82-14 g3b-10 e0x+8
1ef+13 2fw-9 3qj+9 hz+8 72p+9 1mp+7 17b-8 rkj+9 ddh-12 6at-6 4qx+19 5p9-23 1n1e+11 35z+8 63-10 61a+9 z0+7 ino+8 1k3+4 3ae+10 ia-9 1n4-11 dm-11 2vx-9 2f8-6
2ah+12 7tk-10 3o2-16 6z6+12 cy-9 cca-10 9hy-8 2lo+8 b6p+12 hq-10 5zi+10 3de-10 4ir-8 1d8+12 4pd+5 6cz-12 c6b+7 2vy+4 5sl-14 2wy+8 6e8+16 1jp+9 156+11 92-9
8mg+11 23g+11 zq+11 530-8 5p5-11 3ia-9 cmz-9 4ip-9 1wl+17 6cv+5 hq-10 81k+9 1pi+12 2pt+7 1v6+10 1dl+10 4h0-15 n4-10 1pr+11 5j8-6 vj-8 3zy+17 51m-5 3dg+16
9l+16 ddp-7 fmf-8 ezx-12 bzy+10 2jo+8 2yy+9 2dl+7 2kq+16 318+9 1zx+11 4gw+11 2e5-12 254+12 9lj-10 31s-10 22h+7 54i+8 b7+5 6wo-15 6n+9 ttw+7 89f-10 bo2+8 oe+10
2md-10 in-9 31o-19 61t+9 y0-17 597+6 18g-17 9f+9 8ov-8 5j5+11 7xe-7 2f6+5 4ih-6 64z+7 1t4-11 8av+9 odh-9 9m3+8 6uy-11 342+7 7kt-11 598+9 ll+12 7lc+10 h3h-8
ddy+30 cg7+14 9fn+10 aw2-9 8mo+7 alo-12 2qd-6 3bv+17 2r3-14 8ix-6 3yg-11 9ou+9 990-6 1m1-12 els-8 3om-14 tx+10 l35-13 kgd-7 7lc-8 5n+7 d29+11 8o+7 g1+12
52a-19 mf1+8 osf-7 ln-8 276+7 jkq-13 oa-8 1pk-11 ijf+7 id+9 e6-16 69g+11 63d+7 lb-10 7ct-17 21o-16 cgx-7 66q-10 xz+8 b8-7 1yq+8 289-10 23j-9 62i-5 39d+10
85d-12 jr-11 2na+15 4ko+9 17h-13 ia1+14 jd7-8 489-7 2xz-7 7hy-7 cmr-7 3sc+10 ls+8 pgy-9 2os-10 1dt+10 36n+4 mr+7 31y-14 6ly-9 3z7-8 21x-12 z9+9 yq+4 3f-19
418+9 73n-11 1q5-10 u4-10 1cg+8 56e-9 lcm-6 7d-13 135-6 90j-8 5mf-12 eoe-14 4jm+15 7p9-17 532+8 aao+9 6vh-9 4ls-8 2xx+13 9df-9 e5s-14 j5v-11 a3q-8 9iu-8 5zn+9
8k+14 3gt-8 2w9+7 7mx+7 16n+8 oxk+8 1am-8 p1-9 5ge+10 6g+7 a19+7 2xy-9 4fn-7 5od-6 13+7 11j+9 38g+6 hd2-9 9h+17 fn-7 buc+11 1zv+9 9rq+13 7oo+7 8f+7 gt1-7 ry+6
2v-8 qu-7 c0-18 fvc-8 5e-10 ea+15 5gl+9 4r9+6 vf-8 5ed+10 28s-15 1ek-7 4ez+11 2vj+12 1ac-12 24-9 54t-16 jtw+10 8lk-14 alp+6 8d8+8 kf-8 j5+13 e7k+10 2iv-6
if+14 dpz+7 288-6 3o1+11 36v+13 4zy+7 7u+9 gc1-19 fl+9 312+12 kr+11 4y4-14 2e8-11 1cz+16 5kh+11 w3+10 2q1+11 4c8+6 2dr+9 ive-14 6kc-13 2xs-16 9tr+11 7bm+9
29l-15 2t-13 2qw+11 fcp-15 86v-11 3j9-12 sj+16 bek+9 bk1+8 1gk+11 k6-10 euy-10 29u-9 62f+6 5qq-7 845+8 11t+12 12l-11 ta+11 6o0+11 hv+9 441-11 435+7 xh+9 al-8
5mj-8 i2+10 7y8-15 dy+10 14v-8 4fr-16 gek-9 359-18 1w5+9 1no-9 7sl+10 f7h-17 2fi+10 1hi+10 1w+10 cb+12 6gp-9 1hd-15 60s+9 8nn+19 72u-10 350-7 7g4+6 3tb-11
11g-8 ft1-8 347+17 oc-6 3vj-10 2n9+11 1gr+5 1h0-10 e1l+7 4pt-8 e9f+8 e3-8 13q+10 12g-10 5b6+9 40j+9 2ih+7 eps-10 2wu+12 9o+10 100-11 k3+10 7wq-11 cre+8 4a6+9
4n1-10 20-7 54+13 bru+5 29v+11 f8h-16 fnf+9 1do-10 3bl-8 51e+12 8cz+19 c6+9 2il+9 aci+10 2cu-6 720+8 5kw-17 16u-12 mp+7 4mz+7 10u-10 4a0-7 f8z+14 41j+9 74g-8
9lv+6 54c+9 2jo-7 90f-11 ny-14 24v+12 534-11 6ng+13 c0+9 pfw-11 7a3-9 5cw-8 2fq-4 81n+17 ayg+10 8r+12 124a+10 1as-9 1ju-8 6mc-7 11x-13 741+8 4et-2 l4+10
34x+11 13g-5 4y+8 e6+9 6k2+7 7gk-10 36+8 4q2-7 72-10 6c8-9 jy+7 7hw+21 95r+13 2kj+10 33z+11 369+4 4r2+11 2oq-7 zv-7 un+5 n24-7 18y-8 2xt+8 2el+9 3gk-9 o6u-7
3a1-11 176-4 2ph-8 csm-8 4aj-12 84q-11 hih-10 2aa-15 27t+10 lj+11 3vx-6 12h-9 jj+16 1w5-15 tcd-9 gmv-17 3fn-12 cf5-8 67v-9 92z-12 ep-12 f0j+7 2mq+10 46l-10
m4-15 cmr+4 17c-15 8ca+6 y9-13 4r0-7 2o8-6 a30-7 jf-8 ru+6 px+7 4z3+10 2z7-6 3ru+15 5k3+7 47i+16 1qv-9 2d7+11 4z+9 aqz+9 gp+22 6it+7 rk-9 ftq-11 5wf+7 27s+9
2nc+7 hhc+11 1lx-9 3mt-7 3s-4 519-7 80m+9 8q-12 5zi+16 3gh+7 3pi-9 omh+12 5kd-11 69a-16 2wz+8 5x2+12 ae6+11 71g+10 36p-7 2qg-19 dt8-12 jy4+16 4gq-12 10e+7
19g+11 m9+12 2n9+10 492+10 2hn-10 2mf+14 ehv-9 4vq-20 y5+11 3hb+11 ck-7 ag9-13 g+10 hbv+10 4wg+10 ypa+9 e7+13 50z-8 4dp-6 2qj-10 z3+6 a3+8 8sg-9 355+7 9po+5
31d+10 3j2+7 gba+7 5zc-9 foj+8 16v+8 8mz-8 nb3-8 bu7+16 i6+9 1tt+13 gku-9 523+7 q3-7 6eb+16 2j8-9 2fi+7 7r9-7 4tx-7 a82+9 ao1+13 f8x+12 13o+15 7y4+10 5pr-9
adw-11 7hm-13 7k2-11 5va-11 1kk-17 9c-11 7tz-10 c8p-16 3eb-8 9yv+8 1is-7 d1v+7 3ni-9 7p2+7 aqm+8 82x-9 7t1+15 2kz-11 40m+10 ab6-7 gya-23 616+7 3xg-7 rz-21
5p0-8 8y6-8 3gv+11 1m7+9 xh+5 ul0+10 3a1+10 1sq+13 2qc+7 7i7+11 1pi+10 30e-12 a4b+8 3jd-8 8mc-10 10b+9 n4-9 bha-8 n5c+10 1lr+8 10g-14 6rb-8 37x+7 bf0-15 2sb+9
35r-11 290-9 4yq+8 8hp-10 zv-9 9rt+10 36d+11 vn+9 1m2+8 kky-10 2j+11 cdv+9 2o9-9 4rq-14 20n-9 9qo-16 nis-11 42d-12 7nq-7 2if+8 3ur+8 76q-10 69o+9 a6q-9 bz5-8
6fl+9 efg-10 17q-22 4kk-10 52u+7 7ws+9 3cx+12 29g-13 3ra+9 r97-8 3ud-7 35r-5 pi-13 67l-15 9fj-11 875+9 cpm+8 1lo-8 y41-10 r1-5 bkz-7 ael+12 65q+8 2cv-11 7e-10
1ee-13 2yo-11 4mi+12 27f-6 24f-11 q71-6 5c7+20 v0+8 1po+9 5ij+7 1g1+13 3li+8 2wg+9 bw4-11 19nu-15 3p+8 5ym+9 eqo+8 36t+9 124-14 901-9 9qx+7 7pg+15 5gc-13
40q+12 19o-7 oo-12 g50-8 8y-12 aay-8 9yu-10 1k1+9 2dr+9 6vb+4 3s9-5 7j8-10 1zi-12 l+11 iq+10 251+8 29p-7 1ox-20 7rq-9 32u+9 bua-14 57+9 25n-4 261+16 1ep-26
b3y+11 9bp-7 exr-12 21x-7 2fp+9 28b+9 271-14 585-12 35s+15 4zz-9 9zn+8 1h8+14 4ml+7 1sp-8 4pe-9 3q7+12 6yf+7 1mg+7 awb-7 55h+7 1i0+7 5ue+11 d5-8 kq+9 bvb-9
22k-7 2aw+11 4uo-12 29f-8 zf+6 vk+10 8c4+8 5gb-7 5b3-15 7j+10 34e+10 4pk+8 2he+7 2ab-8 8qt-6 1p5+9 g3-11 1kp+8 9b-9 bv5-16 5l4+10 d9-14 66e-9 14v+7 3bf+9
acm-10 2rm-14 1b6-8 5pq+5 dxz-12 x4y-7 37f-13 ho-10 b1-9 hw+8 y-10 4vv+6 la4-9 h3-12 5jr-12 2j8-15 16b-11 237+11 d50+10 ze-14 15+10 a67+7 4ju+13 yn-14 8fe+8
l7+8 203+4 c1r+8 2l8+10 2ut+13 31s+13 20a+10 aok+10 5xo-9 3ug-11 c8y+7 415-7 900-13 9ew+16 19+9 5a3+18 1b5-12 1y4-7 3gp-10 g3x-8 8w-11 1g5+10 2vd-13 iy+10
7fd-10 4va+8 47b+10 556-18 15o+13 4iv+8 dfk+9 ta+7 2bp+11 24e+11 p7-13 4r0-9 2if+11 3j2+8 b0i+14 6g7-6 hfz-8 1uh+15 kv+8 5z7+11 70s-11 1wu+11 1jk+15 1bz-17
qid+13 js+9 80d+12 1r-11 o31-7 1t9+9 16e+8 ly7+9 4uc+14 4lb-12 4ut-9 24v-9 6hf+7 6c6-11 ac-11 11q-14 is-11 1fd-9 2ha+10 7fu+8 6ca-8 8g-7 3kc+8 2wr+14 85m+8
dnd-14 3g-10 fh3-15 8gm-7 9z+10 i3+10 aqa+8 azn+9 due+8 2th-13 1zo+10 3n5-6 53y-16 14q-6 1j2-6 hr+10 1et+7 3g4+13 4t9+13 5rs-16 428+11 ac5-13 cd7+8 4nf+12
44x-19 4jl+8 c5c-9 64c-7 1i+7 6dn-8 7jj-6 27m+5 cwf+9 27k+8 en6-9 56p+11 13q+9 1lb+9 hy3+9 5q0+12 ry-9 qn-6 k2m+12 6gr+6 3ka-10 1o7-8 e9i-19 15r+10 bz5-13
33n-10 wd-9 49u-7 sd-13 1n0-9 drw+14 ix7+9 ob-14 k8-8 1vn+9 66j-8 1e9-7 cv6-7 irz-17 1ge-9 2vp-11 lw1-9 4x6+8 2qd+9 1gm-8 aq+9 3qk-21 1i+7 3o3-10 3l4+5 ddy-10
8rk-10 574-10 1p0+25 ixh-15 6rb+6 enp-12 a81-7 h25+5 530+12 lxy+12 oie+17 1oq-14 7pq-10 2np+10 hq6-8 lt+6 2ez+7 4ju+7 5j5-7 1pb-7 60n-9 4fr+6 5do-17 8x6-14
3z5+6 2io+10 is+8 1mf+11 6iu+11 2k2-11 213-8 xt+8 5fk-11 c5-12 dg2-8 atb+10 il-8 3bu+7 b3+5 naf+4 2ux-7 6nl-10 9ux-11 1be+13 6w5-5 fs+7 b5p+9 2vi+6 9et+8
a5u-18 5ii+15 77k-12 2rn+8 1t-16 32a-10 1cy+8 6u+9 4mh-11 58m-9 1ug+12 2it+11 3g1+9 fz+8 4lj-8 4vg+6 jy-6 244+8 2av+11 2v8+7 im1+13 5ub-7 685+9 3d6-10 3ej+8
6n9-10 52f+12 24g-9 awx-7 19s-11 3g4+13 290-9 jcy+15 j8+9 auk+13 4yj-7 9h6+13 4cq-16 4l+10 4n-6 3r9+22 7h1+6 5rj+10 614-13 3e5-9 cmv-6 29y+10 10y+6 grb-14
698+18 1d+5 9uw+7 ach+10 xz-6 707+13 6zk-9 kqk-10 1si+10 48r-8 lg1-8 cox-13 x3-9 eq-10 1a5+8 5wr-17 2uu-6 6fh+8 4f9-9 ae4+8 5dh+8 2sj+9 c4e+12 436-14 3k+21
m28+10 56f-12 6ho+8 7qq-6 amc+9 9fy-9 fie-10 a59-9 366-15 a0f+8 bra+12 5w0-9 2jv-8 8s-12 ayb+8 fe+12 46y-11 6ku+7 x3+8 3uy+11 3b9+16 f3g-11 bk8+8 fya+8 9qq-9
10c-7 dt-14 i+7 2hc+10 fxv-13 7ln+6 o1-7 1rr+5 6gp-9 393-6 1cb-6 9zt-12 2ta-7 3i9-9 508-13 3z-8 2i4+9 83t+6 b3d-5 bh8-9 8yo+9 8vy+6 90m+9 1d-9 a7k-12 4xf+15
381-8 14u+13 9p5+9 8jf+7 bvj+10 9pa-13 247+10 4e8-13 6e5+12 89z+9 2bj+10 9vg-2 7ba+9 47x-8 5jc+11 1o0+10 6qs+8 ta-11 43a+9 2sy+12 2oi-8 8h8+7 hj-6 h6-6 1eb-9
3ye-7 7rj+14 41j-10 510-9 1ok+9 127-14 r1f+9 coa+10 8km-10 7ae+6 6on+9 4nk-9 4p-9 sjz+9 m3f-11 9xn+10 7si+11 2z5+11 6nk-21 nu-9 hk-17 5i-11 nfp-13 pru-6
19x-10 1w0-7 3s6-15 d98+10 35g-6 orw-18 vn+16 2d8-9 3st-11 5oc+12 3im+13 gh7-13 ace-10 745-5 ax2+5 1xd+8 34p+8 qp+15 22q+13 jk0-9 3f1-14 1gt-9 76i+8 21k+9
101c-12 f68-8 5wj-3 hf-18 jnb+9 l3a-9 b6r-11 1oa-8 9sp-7 9d-9 8vr+16 1w5+6 3gm-9 dbu+6 pp+15 dih-7 8v-10 aez-9 44-11 bg4+10 af0+10 nd-11 z2+8 fd-11 5ws+10
ws+10 9ah-6 5mf+5 887-14 f2j+5 15r-10 71-9 7fp-12 oh-8 3kg-6 6b5-7 60r-9 379-9 2im-13 w2+10 9ba+9 4dr+7 1nv+15 5gw+7 t9+9 u2+10 2q1-8 4i7+14 3dx-8 7ze-12
69z-16 1rb+7 3it+8 1x5-10 635-9 8p9+9 1fc+4 1ob+10 1wp-9 32y+15 1fj-8 1ux+11 k2-10 zi-16 27l-18 4lg-17 1q8-11 lvh-7 3yy+8 fjo-12 1f2-7 9wy-7 8wz-6 1c1-15
619+7 fat-15 65m+13 149-17 9c0+7 ca4-8 161+10 g2z+13 bh5+11 1on-9 1lq-9 5cs+10 mmr+8 7x-12 68j-8 22j-9 knk-8 ez7-13 ay3+12 dvl+12 6ks-13 4nt+13 3fv-16 1m5+8
6za-9 6a2+12 3xo+5 6ru-14 48n-10 hq+9 5aj-5 6ia+7 2t5-11 98l-12 a6+6 6zm-13 79s-15 vb-13 1y8-17 1h7-7 b6a-9 814+9 ofy-9 3cp-9 nn-23 1sv+9 byp-8 55q+9 6lp+11
36a+8 poz-12 3w5+7 ek-8 27-16 mjf-8 62o-14 78b-9 5b+11 9nx+10 285-8 2ke-12 28v+7 hie-10 zx+7 5hw+9 8wm-9 13e-8 dky+8 h9k-9 3on+8 8er+11 2p5+9 l2+7 bdi-7 378+7
738-8 97y-10 27b+10 y0+13 6pi-6 519-9 b-8 u11-8 dv+8 feb+7 87p-7 48t-7 2ft+7 9q9-10 sa+6 32e-11 m2q-10 axe+12 29c-9 3dv+8 78l+5 5eo-13 5li-9 4gg+9 734+15
3w6+7 2x+10 fie+9 5w+14 e6-20 3q1+5 6tc+7 89f+14 dxu+8 209+7 2kb-10 7j1-7 7yl+10 o4c-9 1xx-7 29n-16 12s+10 5y-15 67u+11 5ud+13 jw1+6 f4+16 2nu+9 340+11 24n-10
5qf-6 eg7+8 1tq-8 4rx-9 55q-10 dug+11 fke+8 oq8-15 7uc-13 701-12 1yg-11 akm-20 4db+11 3qu-5 3gb+7 d75-10 2ob+15 kx+9 c4d+14 5ni+8 ic9-12 mi-14 6oa+17 3gp+12
max+12 ks2-6 1qx+8 5wo+11 r4+8 7se+9 54+8 g1q-10 ozy-6 abf+10 9eb-10 cq+9 186+11 4ad+8 4q0-11 r6+8 uzp-9 3lf+11 1tm-12 4ai+10 xi-8 yxd-20 11l+10 805+9 9jx-9
v12-8 crp+9 4ik+7 1w0+8 4a6-14 auc-9 89-14 1xz+9 dzn+11 blm+9 46j-11 b2e+8 8i5+5 5bu+7 mx6+9 a0g+7 24t-7 2eo-8 28h+9 8he+14 bhz+9 2qb+10 29y-12 gl7-9 d3i-10
2qi+13 5wn-7 1k7+13 az0+6 1u3+8 2or+8 15n+9 1c0+7 ac8+11 2hx-7 3j7-8 24c-17 1wj+11 4w7-17 km9-7 31c+8 bs1+8 7u5+6 atk+11 blj-11 h5-8 bkg-10 9or+5 2ap+8 27l-10
7gw+10 9qq+10 1q1-8 4ij-5 b6f-11 4l1+8 3w8-9 1h0+7 ez8-12 16t+12 4e6-10 4e-9 bwo-9 1va+7 3fe-7 5wr-20 544+7 5i8-12 w5-9 3eh-10 32k-9 yd+19 2p9-9 101+9 2l9+10
246+11 cyy-11 4i1+13 6zw+14 20z+12 1x4+8 4t4-7 16h+9 3bw+6 75d-8 1wh+9 2co+4 3l-13 2jj+7 2jg-7 e00+7 2z7-13 dcv-9 6yz-12 3x0-8 wn+8 bl-19 7iz+11 qo2+9 6t1-7
3oi-10 ff1-8 yd+7 14t-10 7mu+7 gws+8 3cw+9 42x-14 17p-16 6fq-7 7f9+15 3c9+5 3ks+16 37n-11 d2-12 30z+8 6hd-9 q8-14 fov+11 3kv+8 cu-17 2b1+10 6h7+9 28p-11 av+10
7in+9 2rl-13 8ql-11 5pa-6 4tn+7 6f6+7 3d6-6 1-8 gyc+13 egy-10 aav+4 8q5+7 9o+10 7bx-7 f61+7 48e-16 7eq+7 1b5-7 81p-14 9h7+10 wo-13 6uh-9 1zg+11 pmb-10 czy-9
2i0-8 1qr-8 80c-10 i2f-9 jo-10 4u5+8 b12+8 5mw+17 a51+9 r4-8 bmk+9 lfc+11 68t-16 aib-15 1l7+9 4xt+8 7em-9 35h-21 h2k+9 417+8 dl+12 1x2+15 3hb+8 21t-5 3sb-7
1d6+6 4cw-8 31k+18 6gy-8 o1-8 7rc-8 exu+8 4t5+9 1jb+8 2yf+5 54x+11 5gp+15 1tg-14 ir-5 79q+10 261+10 z5+9 82u+15 1xf+10 gv1+6 603+8 5yr-8 j6v-7 7x8-7 bhj-12
d7q-7 7kr-10 5o9-12 4eo+8 vr-11 4kb-7 6s-8 bk-8 7tv-7 c04-13 i1-9 8su-8 1vi+11 3ng+11 29e+11 9bt-12 20c+8 6e+11 62m-8 8jf-8 4lp-8 4u3-35 8kq-9 gpx+12 dmj-7
5bl+8 l7-12 5dd-12 lrc-7 6qw+12 mph-16 4sh+13 1v2x-8 cj+9 351-18 akp+10 1n4+4 4zi-14 82-11 yc+5 282+15 jt+13 6kj+9 5s9-6 k8-9 1h6+8 1g7+16 2ig+6 2q-7 4r7+14
lei-11 3bf-9 5ke-9 f8t-5 294+16 fm1+10 dv5-7 3ka-8 l8-9 5rf-14 2ko+10 5a0+9 75d+7 v4+10 6vm-6 yr+5 11p+11 4li-19 8w7+8 bix+7 419+8 xp+11 3jv+11 5vp-21 8q5-7
14u+9 efy+11 1y9+9 56v+11 ry+12 3gg-7 3ws+10 10c+9 984+7 3pg-10 2zp+12 mxk-10 52f+10 2sh-8 bmh-10 gg-6 62n+7 3xu+15 jqk-27 1h4-14 4u-5 26x+11 37c-10 5wa+12
a8x-8 3a0-9 6ze+9 24l-8 7lq-4 30w+6 842+13 mo-6 1z4+10 180-7 2az-7 6ms-10 3qs-8 1xz-7 546-15 4l2-13 ne+8 2j9-8 gxz+10 6oh-9 2qu+9 11o+8 s5d+10 7mh-12 4mx+9
f4-11 5a7-9 5x+9 7m8+11 8c9+10 8dt+9 2n4-9 90l-9 atf+15 1ew-15 yp-13 2p0+9 1j7-11 12p-7 qe+8 5a-18 26h-9 6y4-6 6f1-10 4n7-8 57u-8 14g-9 14+13 2jw-7 2wo+9
3iw+11 v6-7 p8+9 3a9-8 j0c-6 4ra+14 2t7-15 1j2-7 2eh-9 p32+9 3sl-10 111+9 486+11 40n-11 4gh-15 3r-8 d02+9 sf+9 5ji-7 hbb+8 apb-6 5dm+8 yd-9 6he-6 6d2-11 98+8
5vt+17 cz2-11 3ya+9 1pk+7 1vk+10 3zz-7 f3f+7 6jl-8 5ca+9 70d+8 1cs+8 gw7-12 6ki-9 5y7+12 5yp+5 ob+10 667-8 tk-8 hcf+12 6mq+17 6gt+7 373-5 7p4+11 uv-8 a0x+10
3gc+12 118+9 7dl+11 jn+6 2ve-7 6a-10 4b7+6 b3-6 qjd+16 6ev+9 8gi-8 9g+11 2e6-13 3z1+9 joc-8 bvb-11 72p-22 8pg+9 nb+7 27l-7 24j-10 jfi-11 2jn+14 fv+17 e4p-8
428-13 2qt+6 8in-14 1zp+8 rb+6 7a-9 te-8 3s2-12 4gn+9 3de+11 4rb-6 1ga+8 1lf-8 3pq-8 10y+13 pze-11 62t+8 9e-10 ckt-15 cnq-6 tv-11 bp5+10 ut3-7 46o-11 8db-17
175-10 4p-12 6d1-8 g2+9 hjy-11 7vy-12 5ap+9 at-9 3gf-2 1bu-8 45m+6 675+10 71k+8 cq+11 ci4+10 4m5-9 1sh+6 8uv+8 hy9+9 62+11 44b+12 3mi+12 29j-20 9u+9 joc+6
3c4+8 197+10 5in-8 8bg+10 3sl+9 chu-6 e2w+13 gdy-15 6ax-12 b77-6 t9+5 49n-11 ggs-9 dao-11 m9-14 3m7-12 5w3+16 2bh+10 2vt-9 31h+9 5j1-6 aa0+11 ald-16 99a-11
1d9+7 85j+11 mar+12 58s+8 2i7+7 2yi-7 136-8 1xn-12 jw+12 4mg+10 ajr-6 1lq+7 6qy+11 8yk+9 5w6-8 32c-6 1qd+9 177-21 9oc+8 1uc-10 dd+9 7h6-12 at2-7 5yk-8 8mn+8
9s3+10 4wl+10 4w0-11 2ni+10 4w6-7 727+9 f6h-15 55j-7 2ng-10 22z-8 fy8-15 fy8+9 16a+17 2ut+13 2dt+7 5es-10 34r-8 eh+12 20k-9 1p6-9 5nu-10 1or-19 7g4+13 cb-10
i8+11 bfh+9 1a4-7 4gx+5 2xq-9 f1+8 1zn-10 1ag-7 gy-10 2ds+9 5vq-8 cng-7 29m+19 ix-10 iu+11 2iq-12 t5-6 4p+11 jk-10 e68-7 97k+7 71-11 5rc+8 3f+14 80s+11 5uo-12
1g+14 iv+13 18a-12 b16+4 e1z-13 jhu+13 267+8 489+10 52e-10 q7+8 3ud+20 cui+12 4pz+7 9fp+11 wa+16 iyp+8 1kt+11 u30-8 5v7+8 2j9+16 2ei-18 os3-7 4jo-6 3zh-5
67z+17 1ym-9 k2j-9 n62-9 i5o-5 1z7-9 sme+12 47q-13 8hl-7 67v-10 ee2+9 or-12 8lt+11 31y+16 64-9 qb+9 ao7+8 1vp-22 1td+11 6xi+11 nrj+7 gmv-8 1fq+8 b39-9 ewo-21
3qc+11 2az-8 tj-9 rw-14 e36-9 4i9+9 19n+9 5ti-7 3wz+12 3py-9 138+14 zc8+11 3aa-7 bj4-6 byg-8 6l1-10 ph-14 1em-8 22l+7 8l5-8 2ok-5 5c5+7 48y-9 3zm+8 4l3-13
2pi+8 enq-5 64-8 18-10 pj-10 3b0+7 4g2+7 3um+2 307+10 1u3-9 788+7 6nm+7 15m+9 1o0-6 6us+13 31o-13 gyp-9 951-10 7gb-9 4mu-9 2ea-7 7q-9 413-16 1yd+10 dgu-19
22c+12 665+8 4wq+11 ayp+10 lm+16 397-9 9xa-8 4in+5 5gb-8 z0-9 51h+7 b60-15 mq-11 42h-8 cwc+9 iq+9 bat-14 8n+8 1zt+5 h99-12 7fn+9 gld+14 7on-23 b0p+9 bbh+7
5q2+6 699+10 nl-6 3ja-8 kfz-9 1pw+8 3qd-12 5vr+10 6wp-4 b9+9 1n0-11 1dp-7 2rl+12 bx4+9 3qr-10 4iy-7 2nq-8 18k+12 k4-6 am9-9 2ne-7 3bu-7 htr-6 pn+7 btm+9 7of+8
6r0-8 1hq-11 38k+8 8q2+6 1nr-10 676+9 aob+9 3wh-10 93m-10 oe-13 2c3+11 3su-8 b4f+8 pi-9 aq-7 30y+5 3tm-11 7cs+9 akf+17 5ht+8 441-9 jf-15 b9j+14 9gq-13 19p+9
1e2-17 4kw-11 6by+10 z4-14 d8-11 aht+10 7t1+10 3dn-21 2sv+13 78y+12 1ku+8 282+9 1o-10 82-9 2al+12 4ig+11 4cs+7 hgf-12 2vp-11 lrt+5 39j+12 7fa+7 1im-19 aa2-10
4gs+5 3r6-11 27m-7 2vi+11 20d-11 6b3-17 31q-9 10s-7 clq-9 82+9 xo+7 15e+6 13m-13 s1-9 1ql-9 exb-8 2v7-8 36q+18 3ut+6 31h-7 5p3+9 4vk+10 1av+8 1e7+12 hh+7
427+7 4b-8 i3-6 867-12 1h2+6 1fr-10 kp+6 5te+10 2dz-7 hyc-11 37x+9 lm-13 ko-15 hj8-14 72g-14 d2h-12 13k4-14 509+9 40b-15 1mq+7 6ax-5 4cn-20 33i-8 dz8+8 41s-8
19h-7 9ld-12 33+9 2ow-7 2b8+9 560-7 hxn-7 a0+11 8x2-18 7hr-7 de+7 9i7+10 a7q+8 7vk-10 8cg+8 89-9 3fz-13 32o+11 ju5+11 57b+10 ip-11 i6+12 8yd-9 2yq-12 8p4-5
xu-14 2l0-7 2u-6 21t-17 m8p-13 1qc-11 8qi+8 53-7 3uz-15 c72-15 bg-8 873+11 8j1+7 7f2+9 1rr+7 4me-7 k4-10 4nl-7 48h+11 8z9-9 wm+8 73c-12 1r9-12 754+10 3w1-13
15b+11 5n7+13 54z+6 41c-11 8bt-9 8f-8 1mg-10 13f-8 y9-14 4fy+7 b7y+7 4a4+11 1yk+11 18+10 7g0-7 184-8 d76-12 1wo+7 fc0-12 1cz-2 5fg+7 b10-7 531+9 3eg+11 cyc+9
4lm-8 m1n-13 1ze-6 ank+8 54b-9 5pz+12 v68-6 2br+11 5h8-10 4e6+8 507-11 b8g+15 65a-8 4k0+14 1lo+11 78r+9 1a4+14 dvv+8 43f+12 59o-5 63-9 6f3-10 9s2+15 wbz-10
5c6+9 eo-8 1u7-10 5o6-10 1id-11 16u-9 bzi+8 7er+8 91-12 5ae+9 agp-2 1vq+17 63+8 d0q-11 2f0-11 4gp-10 8lf-11 474-19 mm-8 44k+8 5ke-8 g7u+12 3dr-8 cgv+9 2c6+11
z2-12 5zh-12 3o8-9 5gk+9 nt+9 2vf-9 v0-17 232-8 8yb+10 73w-9 d87-12 8k+11 hez-14 19d-14 1xi+10 24c+18 2l-8 jlt-22 j-9 mnn+12 o4+9 905-6 56t-11 49t-9 v+9 46p+8
3u3-10 4xh-7 fy7+8 2lf+11 4ww+8 5sq+11 2tq+6 y7-12 1zg+12 27s+9 fs2+10 9rc-9 4yn+11 4vn-7 231+11 16u-8 33b+10 kd9-11 63s-6 cux-11 3er+10 6qr-8 2m4-6 513+8
ze+9 7o+12 7ea-16 52b+8 li-8 alp+9 ffr+9 3x8+11 1o0+16 xp+14 acl+9 w1-9 ty+14 158-14 1om+9 7zx-11 860-15 1u+8 2eq+8 15p+8 l5j-8 1o9+8 6me-10 bf-7 6k1+10 ti-15
2kh-4 iro+8 3fr+21 3zd-10 1ys-10 1x1+10 41w-15 6i8+12 1ws+10 1d3+9 1ia-11 v+6 9r0+7 4vg-7 8ac+9 yg-22 6j-9 2sp+15 8f9-17 i43-12 1x4+10 vsc-4 4nw-7 38v+6
ai2+12 2sv-14 1xd+6 23f+17 5zg-12 j33-7 50p-10 4mk+12 19r+12 b0l-9 y6+6 1k2+6 cj-8 546+7 9q1+15 asa+20 bcj-10 20q+9 kf+8 exg-4 5g5+10 4ct+8 3x3+8 5km-14
h5s-10 3gi-7 5ac-7 up+24 2sj-10 vu-14 2c5-17 j1-16 20p-9 8l8-8 gb-7 3o1-17 563+8 mri-6 pnr+8 7e9+8 1ox+10 b78-9 lav-14 uf-6 163+9 ri-11 fnh-11 1za+10 7lm-9
6if+4 in2+11 4no+11 yr+6 zl+8 6n-6 6ii-9 r7-6 f4+11 cp-10 aec+8 d5c+8 atv+14 iwr+9 aqp+10 8l7-9 lpp+6 6fk-11 1ks-6 7m7-12 3yf+8 7q0+8 1py-9 c9w+9 y7+4 744-8
1z-9 2b8-8 3tn-8 bf0-12 ix+6 79k+10 5k1+7 33n+7 ghj+6 2i1+7 1r3+10 2n4+12 g40-11 1ti+7 2m3-20 bjt-12 2h6-9 4to-7 4zi-10 4c6+9 2jw+11 lzf+10 5cf+10 1g2-11
2kp-10 5b6+6 52h+9 3l1+14 2yx+15 74u+8 8ol-10 3bd-8 1mo+8 2fs-13 dp-9 ry+7 8to+14 eud-14 cz-12 4vg-12 2kf+11 8no+12 e73+10 36z-8 4bm-7 pyz+9 299-15 jfp+6
48c-14 1c-17 6fk-10 523-15 8c9+10 46o-8 h5+14 204-18 ha-11 ar-19 l4+9 6vi-10 5w5+11 3fp-9 gb+11 66l-8 hcg+9 ftj-10 6hh+8 m5n-5 f6v+11 8js-13 iu-6 hf-7 2tt-14
47j+10 5lg-11 1m7-6 8z7-21 1zn+10 6y7+10 51h+2 246+5 c4t+9 p0+4 6uc+15 2lr+8 4i3-8 62j+9 mtx+7 12s+8 5yu-7 5ew-11 8zb+9 qfu+12 4rc+11 5bo-7 1ta+10 olv-12
9ro+8 4yo+8 ck8-15 524-9 2k6-16 1ut+6 1ff+8 m3y-8 6p7-12 yg+12 a4p+9 1g2-10 66n-25 9v9+9 2vu+8 e-7 1oq+4 i-11 cnl+9 cg9+13 1oc-12 1vb-13 60b-7 coc-9 1jj+9
6s4+10 5w+10 5xm-9 ev1-16 9fr+10 rt-10 1y6+11 2o8+5 4ub-14 9es-6 9e+6 ml-10 2cp+11 471-11 29r-9 65b-9 5vj-9 1ub-8 29q-6 5ek-5 38w+9 bw+10 jv-13 8xq-7 2ac+9
y3-14 2qz-11 1no-13 acc+12 367+8 304+7 46o+19 4j9+11 516-7 ro-7 20w+8 rc-9 44p+9 5na-7 ev+10 alx+15 14i+11 8pi+10 6eb+15 6q5-8 4ms+9 5al-8 2dt+9 a28+12 2gq+9
6xu+8 26-5 csh-10 7d9+7 760+7 vd+11 c9d-7 8yt-11 5f2+13 g4+7 ied-7 60m+10 6y-7 4tp-8 36g+14 25p+6 zh-9 k6-17 ehc-9 3u0+8 k70-10 2z9+14 a9o-11 vl+5 96+10 4km+6
bn6-12 7k8-10 2cn-7 6z7+10 78t-7 1lp-9 8oy-10 8ge-16 ctg+7 xc-11 6vg+14 dem-7 808-11 no-9 12j-10 bmf-12 ss+8 95b+9 2ef-20 f04+8 1p-9 xe-8 51a-15 3v3+15 3xv-10
kz-6 ru-11 5f4-10 6ne-7 1nm+11 4xl+11 110+16 2di+13 6zf+9 25z-15 7bh-11 3n6-14 2rc-11 15h-11 41i-7 kru-16 rl-15 3f2-9 jn+11 9r3-9 anz-15 p0-9 3ab+10 26y+8
270-7 6al-7 28l-12 10q+10 8wj+7 1yh+8 h60+12 3e+7 aip-7 hqi+7 1m4+10 67k+18 5ad+10 mo+8 3bl+8 qt-7 3vn+10 c2n+10 1mp-9 8sp-16 16d+7 5om+7 67d+11 3vr-5 9d2+10
6np+8 1li-7 rvc-9 6gt+7 eu6-8 5rf+9 23x-10 esl+8 3bo-7 3x8-10 44h+10 24g-7 29a-11 dxg+9 1sa+10 6je-7 5k3+7 mx-16 8cq-9 9qm+8 93p-8 f1m+14 b3j-14 8b5+13 y7+16
add-11 3mh-6 1jj+9 u6q-9 5dq-9 vx+9 6b9+9 j77-10 19m+9 3y7-6 bb1+8 10v-17 11k+10 6bk+8 8t+10 36i+11 23z-12 l8+14 2yi-16 3r3-7 3jr+19 169+15 kt+9 84m-17 2rw-6
6jn+7 2kf+14 1mi-10 deu-6 733+9 17k-11 1me+10 11a+6 11m-9 lsc+9 7co+12 7hh+6 1xz-9 8wa+7 gof+10 29-8 1hl+9 1ej-7 5tv+9 2g9+7 4xm-16 5yz+10 5hp+10 2xe-10
47y+11 1wo-8 225+13 1ut-10 ov-7 gk0-10 1qh+10 3ny-7 68x-12 ff+8 j-8 434-11 34e+10 a9a-8 40z+7 12a-10 215-9 4k3-12 8oa-7 3fc+12 gj+11 1nb-9 1cg-12 7ud-11 5d0-5
3cf+13 1du+8 7g0-8 1u3+13 cax-16 s0+10 4kn-10 e75-11 h3+14 32g+13 211+8 3f7-7 7l2+5 m8+8 4cg-10 415-8 5du-9 2e-6 1b6+9 2z+8 hud+5 a9c-9 q58-6 3hd+8 kc-10
5lr+14 7c5-11 fjv+5 9ym+10 3wt+8 cq+7 47i-10 649-11 6vp+15 497+9 2u2-8 3gw-15 4h+10 12s-8 pj+8 2mv-12 4ff+4 9hh-7 b80+6 i55+12 zy+6 49n+10 4qb-6 8t8+13 biw-7
3lp+11 1qo+10 3xa-7 br-8 4yt-6 7k6+11 a9s-8 2g+7 4i3+9 4mx+8 fn4+10 2dk+9 18-7 2vf+7 7kj-17 25h-6 8d-10 5x9+6 geu+12 27s-13 nvj+7 6cw-7 1ql-8 kf5+12 2mk+10
18-7 1o3+7 5pb-7 nz-9 4n+16 ius+7 8q0-18 61+7 27g-13 7w3-9 6ps-9 22u-9 a7y-13 2nt+6 8gv+9 3dp-17 2c4-10 ifn+9 3uv+11 7ov+14 2nr+11 d08+9 41z+9 3d7+13 41a+13
bpa-10 1cp+9 2ym+11 638-7 7gn+11 aaw-5 24u-12 3i3-11 1r5-9 eoa-13 3d0-11 8km-6 4z5-11 48e-9 2jz-8 29i+7 8cr+6 6xy-12 6ha-12 sb+7 5lx+19 3be-10 1mu-6 47j-7
i0p-8 27w+5 98i-8 55b+10 9sb-10 3nj-11 4fa-14 3sg+12 bp6-10 1tx-6 29m+8 3mb+11 2h5+10 1hj+10 1brw-9 am+13 dm9+7 1ln-12 5ko-8 4tj-8 16p+8 7o+12 huk-11 9e+20
1kl+8 8pq+7 4hj-8 14b-7 b47-10 458+12 cub+9 51i+10 5mj+9 5ah-11 dp3-8 41-11 4vn-10 3ip-6 2q3-14 1ja-10 fq9-10 a87-11 3fy+13 4in-12 ezr-8 6zg-18 1lh+17 22x-7
7zm-7 2cn-4 k7m+11 1p3+10 6pg-11 9vm-9 c1+9 58u-11 kri+13 2f2-6 5o6+8 20x-7 9bm+9 3mk+7 1rf-10 1oj+8 1wt-8 1ez-10 8i-8 2py+15 lt+9 594-6 1rl+9 26j+15 2k2+7
2hm+9 hhx-7 5lt-7 4ou+6 25g-11 gk6+11 3ce-7 3uy+13 nif-6 493-9 3az-6 e9+8 pf-6 1ud-7 2zg+13 h2g-9 9b3-10 6br-9 652-11 33v+9 4or+12 8xg+5 7r9-15 870-7 15i+11
5m5-10 oi-16 cks-16 ctv+9 1od-18 5k+13 4o0-13 9sv+5 knd-8 zv+10 76i-9 4p-13 3f+10 t5-7 eyk-8 coz-9 1n2-9 2sw+16 4pd-10 4dz+10 5s2-10 4ks+13 42r-8 1sj-5 1tl-7
8a8+10 8tc-11 7lq-7 m7+7 1tf+8 uy+6 6t2-8 g8r-17 7md+22 cfi-8 3r0+14 2rt+13 6wo+12 2pk-17 7n4+20 5j1-13 6yw-10 sa4-4 5n4+9 lsn-12 40e-9 230-22 6km+8 2s2-19
45+7 5jp+6 cj2+6 gx+8 55v-11 ejy-9 16l-9 190-11 1rt-21 h3l+8 64e-14 3da-8 bgk+7 8pm+11 8i8-7 23z+9 1pj+10 1a3-9 12v-15 120+12 803-10 62w-6 7d0-8 y0+10 10q+9
6m5+11 39u-13 39z-8 4aq+11 89u+11 64m+9 2l7-11 m18-7 30f+8 2pn-8 11x+9 152+8 5m5-8 3wc+10 x7+8 s0+6 2pn-11 1al+7 9en-8 1x5-11 9p5-14 yw-14 2uf-8 2ya-12 e1q+14
dg2-8 ft+7 28b+11 gpo-12 3u3-7 ys+12 2du-7 2x2+11 f2-9 4tb+10 nph+10 3iw+21 170+5 7e-21 g51+10 axz+8 btx+5 6ls-7 6hn-7 bmj+16 8nc-9 4ya+7 2dg-11 1vw-13 19l+7
yx-10 ck6-12 3mw-10 rh+10 hz-6 1r-8 4p0-12 7fz+4 15v+5 1lc-7 6dp+10 298-9 52p-10 b78-18 gx+13 16c+13 43x+12 22o+8 823-13 ay9-11 nz+8 3wp-7 62q+8 35x-8 2s3+12
azs+10 7m7+11 5n9+8 u0+13 7u1+8 1zw-8 2qb+8 h5r-7 3kc+18 45h-14 5wf-8 4dc-12 594+8 2vx-8 yj+9 5zy+8 l8+13 i3a+6 8pk+5 3go-9 4ti-8 ga7+10 12x+10 30-6 y6-9
28z-11 hop+8 ua+15 hi1-6 6cg+16 91g+7 5o2-7 1fg+20 4kr+17 4hs-16 2j0+9 5na+9 bpd+13 8zw+9 19t+11 nl-6 2qd-8 6y9+9 2m4+9 6pg-8 5d1-10 7fs+8 4oo+12 180-12
2jg-11 2fe+9 sa+6 56f-10 1bn-13 5hg-19 jb+9 6bd+11 2kw-15 emr-18 fwa+10 27d+5 1vs-11 99t-11 oq+11 5i2+9 2p9+6 3g7-7 2g5-9 6zf+6 2c3+8 pw+10 chv-7 8nw+11 5c7-9
51y+10 ahv-12 e1h-9 1sh+14 6a8-10 w9-11 p8v+10 7aw-16 722-11 31w-12 78p-13 1cp-8 3d9-17 2kv+7 6rj-9 19q-18 89i+10 6ab-23 npf-16 5h4-8 i2i-5 me+8 3oy+19 29+15
6rw+11 323-12 4zl-12 h+12 50u+8 4in-9 4je+6 fji+8 p8+6 3fd-7 3c7+7 4rp+11 n8r-9 as-8 5m8+13 69r-15 5ln-12 2xv+10 5sm+14 88d-10 1n1-9 1z-7 le+7 5hn+7 5cl-7
1rw+11 an-9 864-14 3a6+14 53b+10 3uy+11 8fj+14 7is-8 b4+8 8gm+23 1gv-8 3jq+8 60-5 aex-12 13z-14 5w4-6 3rl-10 6wh+16 avw+10 2m6-5 55k+9 47v-10 5vs-9 57f+6
4e7-8 1k4-10 7rj+8 5yo+21 ai8-14 19p+9 3kr-9 1dix-10 fwc+19 39g-10 23i-11 2az+8 9a5-9 2s3-9 1ph-16 d1d-8 752-15 904+9 9fd-14 dmf-8 he-10 98j+11 xup+11 9sy-6
7p7+12 53c-9 duc-7 1v4+8 ug-9 37j+8 3wz-9 4kp-10 44y-10 4nt-9 gq0-8 kz-10 bjf+12 qr9+13 2wt+19 b0s+15 7he-14 3lo-7 cy-7 1v+11 15l-9 3a1+12 3-7 gas+8 p1k-10
nmq-14 16r+8 dtp+9 1tl-11 ocw-6 dmn-18 51b-7 5e4-7 nv-14 uqx+7 bki-9 2g3+6 3qn+11 68a-8 3vt-19 5t+14 405-6 1ba+8 8ej-12 7bw+9 1c4+10 s9a-6 32-9 jnf-10 j3c+16
7re-10 vq-5 49d+16 3sf+8 g4+11 41d-11 1x+13 1jr-12 5cz-8 98e-9 47-10 6nu+15 12y-10 end-11 5hz-11 1sw-7 1np-11 dqp+9 c8v+7 32u+15 4mq+10 d1t+18 g6-10 3oz+7
28o+10 7d-8 4n9+16 cdp+9 7ar-12 5tw+14 19e+16 mh-8 6jb+10 ab8+7 1s6-9 b8e-6 31g+7 2ut+8 dxm+14 pg-14 sq-9 ad+4 678+13 2um+9 7ld+8 a0g-16 3l7-15 d2s-10 6y+8
2pc-10 ld+7 jn+9 6ol+10 2g5+15 7qk-17 7b4-7 2ko-8 48k+9 3pq+14 d1a-13 57z+8 gtj+6 r84-18 ey7+10 1un-13 crj+10 ev-12 c1z+11 11p+9 5ej-16 mr6-7 1ms-7 jp+10
3z4+11 e7d-6 jg-14 4bq+6 4j5-8 dh+7 clu+12 52a-10 8l3-11 69i-14 3lr+7 ze+8 q8-10 8kd-6 1jk-10 1rw-11 485+7 4n-8 1gk+6 4g2-12 1ob-14 42f-9 mt6+8 ac2-9 a8f+7
bqo+12 1b0-18 2hf-8 5eg-12 xd-14 2c6-24 6d6-9 rb-8 et-10 ji-6 20j-12 lrm-13 1qm+11 2z9-8 2l7+9 6m9-15 vv+10 43m-7 az1-9 2t-15 2rr+8 ip-13 x7+7 3og-15 4s6+12
2yv-14 4yo+11 69z+15 4ik-10 np8+9 81n-9 4lo+16 336-8 hyd-6 1x5-16 3fz+11 57l+8 2f-9 1po+4 32n+16 2mb-15 91l+4 6sa-12 21d+8 85v+20 6i6-9 2jc-9 gpa-11 5ps+14
8e1+10 88-8 1fy+8 2h5+10 qb+13 2pv-10 3hc-9 2nk+12 39u+8 l2o-7 7qs-9 3py+11 289+8 58e-11 5bo-11 i33-17 1mk-10 29c-11 3ai-8 3hd-18 eb-8 ea1+9 1re-9 25s+9 sbt-7
5bc+6 5rc+7 1pt+16 13e+8 wy+10 85n+14 128+8 1po+7 4tl+15 zc+7 2z8-10 l1+10 bhc+8 5nw+9 619+6 1ru+12 ex6-18 1x0+11 1tw+10 gl5-9 717+12 3fe-8 4tl-12 f4e+14
los+12 1ck-7 2y8-13 8v+7 gwo+12 5ju-18 1gr-9 8u5-8 a4z-9 dl2-6 ze+12 397+10 46s+20 7bo+9 4j-7 he6-8 1v6+13 2hf+13 29k-4 gn9+8 4z3+7 q3+10 c1x+22 4qz+13 504+9
4dd+7 244+9 2j6-7 6pe-5 88-8 1z-23 3fn+13 d63+5 4do-18 8ki-8 5od-9 1l0-7 m74-13 rq+8 5f-10 c9g-13 336-9 et3-8 892+7 127+10 gp+13 54k-8 de+6 2z5+7 99g+8 caj-7
5i4-10 25j-14 8xz-8 2sk-8 9by+10 1iq-11 g7+7 3dy+6 ht+7 7p+7 1xu+9 7fj-8 1rz-15 7xt-7 1m2-10 eu1-8 74e+12 ep7-9 xn+8 h4+9 103+11 3i2-9 3gr+14 4gz+13 112+12
ob+8 79b+14 9fe+8 3xb+10 6xm+12 5cd+12 6qq-18 7ql-6 5zo-13 4a4-8 4ei-9 4lx-6 2iz-8 78-6 gk-16 9yd+9 3mg-10 chx+9 33m+8 dax+14 19l-9 80t+7 7vw-7 87l-9 3bp-15
csw+12 73a-9 fc-12 coj+13 h1-18 cps+13 2m6-9 3vx+8 bkg+8 2al+8 14r-10 jnx-15 1ap-7 gfy-11 1y2-12 c6x+8 5aw-8 8jl-14 68f-7 gia-9 g6+9 5jt+9 7dy-10 4e-18 alm-8
4le+12 zy-7 ht+7 68b+10 2bl+7 wc-12 hq-14 1r5+11 fj-7 6hl-8 9xq+9 3bn+18 17e-7 6h0+8 oyj-10 ev+16 7b+15 2iq+10 1ug-11 19t-22 4fp-8 4zq-20 os1-9 44h-7 gkk+10
5nj+8 7av-16 15x-14 2fx+8 22m-10 3i9-7 8w6-15 4mm+6 1bj+9 a5f-12 jf+9 54q+8 j6+12 4ks+9 9q5+7 1nb+10 6tg+7 aov-11 1b7+7 39x+7 q4p+16 8z8+9 1hx+9 4oy+6 dze+9
1gg+10 d92-24 j1-10 b4c-7 no9-8 5nh+10 44c-11 4tk-9 g3a-9 2fd-9 3a-13 5c8-14 7xa+6 81y+12 9q-15 78z+5 7e2-14 132-7 3d8+13 31r-12 5wd+8 226-11 74j-10 dst-12
1d5-11 9a6+11 6c5-14 2pj-9 gf+9 38i-9 161+9 54o+8 6kk+7 1cm+10 jk+9 5gp-14 20n+9 519-8 iz1+10 b86+6 6da-7 1u-12 4cb+7 ahh-15 1bk+12 dbd+6 817-17 5sh-7 38n+8
6lh+5 5l-10 6kc+9 232-13 2v0+10 63n-10 1mz-6 4ap+10 200-8 8id+10 5qf+10 inw-7 apa-7 bp0-8 eyz+8 1i0-9 8o+10 117b+14 p4-7 2se-10 59i-8 co-8 2i3+8 dd5+5 es6-6
5wx-10 2bu+8 kbc-9 rl-16 g55-7 1ow-6 1u6+15 bj5+8 9mt+9 i88-9 4gy-8 2n9+14 4bn-7 63c+8 3ky-9 16k-15 584+6 b9m-11 1bx+8 c9c+9 hsy-8 49v-43 5nc+8 739+9 75m-8
8b0+12 a00+16 4p3-5 8c-12 sl+8 6ay+11 1f-10 5v9+11 3rd-6 ijf-6 58x-8 2uv+9 l7-10 2ug-13 1y2+9 c8a+10 5an+16 ty1+10 3ew+8 51c+8 4fi-8 97-8 1fp+12 yd-7 5b2-7
dw9+7 a7v-8 15d-7 630-16 3ot-13 3jd-9 47y+12 g2+9 394-12 76c-6 2u6+7 2fs+13 1g1-8 57l+10 4vo+6 35v+16 9py+6 2ly-9 6vv+10 4wv+8 2bf-11 ffw+12 4dw-8 hdz-8 6o1+8
6m0+4 2ur-12 80r+8 og+9 dan+6 31l-8 2nv-18 hvc-8 6zq-13 3ca-9 9yg+10 1i3+10 1mb-10 650+8 5iz+10 5zq-11 3k1+7 40v+6 4yj+10 2ev+10 ctp+7 5x2+10 2r3-10 204+12
4vw+8 13w-10 2x8-8 47x+5 27t+7 5o3+11 ceh+11 cat-10 2sd+16 bbu-9 4z1-7 4w1+10 2x6+6 ox-14 fo7-19 1st+17 98r-24 bpg+8 1nd-10 52p-6 8f6+18 3dq+5 84f+8 a3f+8
1id+10 ogr-9 6sk+10 avc-6 h9-10 2yx+13 akd+7 hr-11 80+7 66m+10 do4+15 21q+6 cnm-9 2td-18 1bw+8 1is-11 cl-10 26e-18 7gj+9 h1f-8 gy0-16 1dl+9 230+7 f11-8 17y+14
1ev8+18 4nl-9 5fd-15 23u+11 b9t+11 6o4-9 2oq+8 10n+13 5x5-7 87o+14 1k6-12 d6w-10 5av-14 404-9 1od+8 dd6+9 292-8 bx5+12 2i-12 bg4+8 1nh-11 dk8-14 qa+9 1u2-15
2kg-10 2g3-10 pc+9 w2-13 itz-10 2ap+12 ab0+24 kb6-9 te-15 2r3-10 2dj-7 2sx+8 1te-10 1x0+7 fpp-12 4qv+10 3hr-6 4mz+8 86g+10 2h0-10 a7i+8 5uz+8 2b5-8 2g6+13
qu-7 7uu+10 15p+9 29w+9 294-9 1p2-7 2yp+11 d8i+6 1fi+15 hmd+15 59s+8 1ye-7 3op-9 63f+10 13t+9 35v+7 1xr-12 4x+13 f1p+13 1bo-7 4r0-8 7cm-9 33n+7 9e9-9 2cx-9
45g+8 7ya-11 83y-13 7kj+12 xf+9 5he+9 a4a+15 up+9 1lu-8 a1n+8 awz-9 873-13 71s-10 4vq+18 c3f-6 3r1-23 4u9+8 7f+7 3p+9 49l+13 3xs+13 un+8 1o1-10 1pq-20 m7e+8
4o9+11 4ja+8 1uw-9 3j9+7 i4c-9 1zf+14 20c-8 9si-9 rc9-10 1wk+7 2dd+8 6ne-8 k7k+15 kaa-7 wt-5 5o7-8 a4-11 239-9 9zb+18 1t8+7 gy-14 jxf-13 9pm+16 tt+5 o4w-7
21u-8 iq-6 nu+20 4yq-8 165+7 cx+12 9d1-11 9is+11 2sa+7 429-14 dpf+4 aap-9 452-11 1fa-9 p7-8 3zp+8 62i-18 6si+11 fim-8 6m+9 1b-10 4l7+8 1c2+13 mzg-9 vtr+8
46j-8 5me+8 b3-15 3vm+9 pqn-17 isa+13 1hj-26 10k-10 2s5+7 61k+13 5eq-12 aaj-13 149g-26 doo-8 98d+11 cji-7 5dl+9 ddb-7 7x-9 2ka+13 4l8+13 65q-7 wc-8 4a5-10
eie+10 ge+13 2x+7 6lw+16 cwp+8 4bu+5 5pu-5 82s+9 178+5 dwj-15 bm2+6 8cf+7 dbh+9 2ft+10 3e-10 91+10 5w2-8 1j1+6 3vg-21 1q8-8 gz2+13 olc+10 69k+16 fay+16 j54-9
ui+7 3ba-13 f3-7 1r5-9 5xl-9 64r+13 489-8 59l+7 3cj-7 2bz-14 8gx-18 2tk-7 7on-10 h6y-12 5f2+14 88+7 2ao-10 89u-9 3k6-13 31t+9 6aq-11 i9e+15 1m4-9 1jk+8 2vp+7
3ax+8 1in-6 kjp-11 y6+7 o6k-6 3tt+13 4if+11 3dp-10 417+9 43h+14 2im+7 1zp-10 2bd+12 2do+15 61t+6 2r+10 2j0-10 19m-8 fex-10 3u7+11 1lk+11 77u+9 11m+7 6u6+11
d5+9 7hs-5 3wb-12 l8x+10 28q+8 7kf+10 3ft-7 6gu+10 hn6-9 6po-9 5yr-7 71+12 2m2-10 gkr+7 64i-12 4m4-7 2s-18 2wh+11 4nh-9 3eg+16 3x1-8 2nw+10 24m+12 194-10
48k-13 b0i-6 24v+7 6xq+8 bkn-12 19y+10 5ox+10 6jv+9 3jr-18 5g5+4 z8-11 c8l+12 j7j+7 25s+12 8e5-14 ma-25 fc+9 3li+14 4vf-13 3o-14 55g+10 ue5-9 s0-7 lox-12
dlo-7 5jf+8 3zs-10 1bs-14 4e2-7 91s-12 22m-8 ta-8 bc5-14 1x6+8 51c-12 393-12 z8+6 663+8 148+14 2zk+8 bx-7 idr+9 3x0-7 6t1+7 eks-8 4w-8 6ek+9 dwm+7 2yg+10
617-8 rc+11 b3c-10 4tp+11 2u6+8 2ql+7 t2-9 5d+8 wp+16 43q+15 141-8 4qy+8 18a-9 1z6-7 4kb-9 1af-10 83a-7 4y3-10 3u6-6 7n+13 bvg+8 1qw-10 3tk-8 3qi-9 6fa-12
xq+19 rn+16 jhf-8 3nd+18 682-6 226+8 b8n+8 9il-10 v1+8 318+9 2rf+10 2r1-7 jx-13 2q+9 17h-12 7dm-6 3i4+9 1m+12 a0x-9 1xv-9 4lx-16 3wk-8 2w7-8 4rr+8 34r-8
7m4+11 ae7+9 kn1-8 4sp-11 9q-8 2m4-11 ea+8 6ga+9 7vd-16 l8-6 1xm+9 3p+10 6vk-10 6oy-11 4lc-10 4kt-5 dg-14 59-8 i6n-6 5zz+16 78y+18 916-19 ud-8 2je-12 bhs-6
g5-9 2q1+9 91t+6 q1-6 2bv-7 3lf+9 6v5+8 em4+9 hk0-9 1lh+12 4s+10 192+7 5kj-10 m45+6 3c7+12 5dr-9 xo-11 df+10 4hn+9 7e5-18 6fa-18 12u+7 4wo+22 acy-10 tc-5 x3-9
3l3+11 nqr+5 gg+15 bb4+8 1nu+7 22r+12 184-8 mo-12 13h-8 9at+11 1a2+12 5hb+13 1e1+9 2ru-7 gz-9 pxz-8 cpk-10 1po+11 8ze-19 a9o-6 amy+9 4ye-9 4y9+7 6e+10 1bt+13
bh0+9 arr+12 6lu+8 5vj+7 cd+9 3r5-11 264-11 wj+12 8+8 4xe-11 3pk-8 3fc+10 555+9 450-17 e3e-8 88k-6 2f-8 3y2+8 7vv-10 8er-14 16b-15 7dy+9 28+9 pq-25 2lr+10
32a-13 6zg-11 2j9+11 3y7-19 7hr+8 1wa+8 5sy-9 7oz-8 5n1-11 3kn-18 341+9 3n8+10 4i9+15 95z+8 axt-10 8ho+10 11i-9 bko+9 4p4+9 9yj-11 9vx-11 aau+11 1id+10 4zz-13
7s3-11 2im+10 5ha-10 7cq+18 6c8-12 dbw-13 4f6+12 3vz+7 j5-11 4y-10 k-10 ej-15 1x2-8 d5n-9 mwk-8 1ps-9 1f4-18 ox+8 2bi+6 1ex-11 6c+9 1uh-14 rg+14 15y-10 tk+21
9l8-10 82s+5 55i-10 7q1+14 si-9 5b-9 zvt-10 3zy+14 cr-11 3s9-8 1qq-7 10i+9 13i+9 bd5-7 a6a-12 sl+8 in+9 2wi-17 7uz-10 ms+9 9mw-10 680+10 54w-10 505-17 696-10
3n-6 18n-9 1eu-10 ae2+9 22a-9 9wi+6 a0c-9 fa3+12 845-11 8je-13 2br-10 j7f+11 jk2+7 5hs+12 974-14 9f-13 1kh+9 2c7-13 l7k+9 xb-10 4pk-12 5uk+9 3ip+10 da-6
7ob-17 2eo+7 e97-8 imc+11 bib+7 ets-8 j5k-12 44v-6 52y+9 3vy-26 5b+12 6ge+10 dpd-9 v0-9 4i0+8 31m-9 2ai-11 bot-9 ckw-7 2q7-8 6pb+12 fmh-11 3rj+9 48b+8 1cu-7
2yq-8 1ka-20 a3q-7 45l-9 11l-9 7c4-6 kyb-8 3k7+12 2v0-7 m2t-18 1nz-10 6rc+12 6gd+11 esg-8 o2-13 8ii-10 69j-9 1p8+8 213-11 4h5+13 92y-11 50g-8 41m+11 1gm+13
4wt-25 f1o-14 6xr+14 4t+11 1wi-6 26i-14 2vg-6 123t+14 50o+6 1pa+8 9ft-11 5ym+11 bnk-15 2v0-6 4nu-13 1dd-10 97p+9 eug+10 aws+6 69r+7 ky3+8 8yr+4 8j3-11 6j3+10
33z-9 f5-9 be+13 cdg-9 896+5 1m+6 6tm-12 64o+7 om+8 8z2-8 zv-9 h2-9 c4s-8 o7-17 4jy-7 4a4-6 2va-5 1cd+9 px+13 4tz-9 8b-10 7xu-12 3pt+13 bas+10 2es-11 djh-8
ww2+8 fu+13 2fn-7 xau-13 4z8-10 5np+12 7k1-7 vx+13 49c-8 48m+11 abv+8 atw+11 ijy+5 1iz-24 ktz-14 4do-9 md+12 4os+9 549-10 3p7+11 2bs+9 4kg-7 525-9 19h+7 71i-9
7tz-13 9b5+10 894+9 b8u+11 egz-8 ib4+9 3gy+10 2hb+14 1q2-8 6zh-12 3nu+8 47-8 85k-7 9iv+11 2zt-15 57s-8 6wq-8 5zl-6 1er-12 80+15 5q0+13 by-7 1u4-9 17i+9 1xi+11
69h+11 4ak+17 7fr-8 na-9 hf-11 12w+9 2gu+10 biu+9 2a7+6 3v6-10 32j+7 3wa-10 9aw-9 otb-15 1ez+14 4qb-11 2ix-11 909+11 i96-14 49z-15 2f0+12 55p+9 bab-11 88c+8
33u+9 2hi+8 3mx+16 1x7+11 pj-14 6ky-7 o7-10 8gh-11 bfg+13 1vd-10 8fo-10 f5-8 5e5-13 2a4-15 1by-15 2hz+14 sw+6 ahp+6 zu+10 49j+12 17j-14 2si-7 616-9 8b0-11
9ov-6 b7i+14 crf-23 f5-13 hkr+12 lxe-9 p0+6 4ir-14 5g+10 dq8-13 ld+15 7ix-8 1yp-21 7r2+5 9f5-11 2uq-12 32i+9 4j9+19 2kh-7 31e-8 6vn+11 cpp-10 d-18 4lp-20 5f-8
32f+9 1md+12 74d+12 or+12 6i5+7 xt-11 8sf-8 7jv+9 24d-14 qa4-8 gp5+6 1xx+9 mge+8 2wy+3 739+8 71i-7 7j0+9 9g9-10 136-8 l74-11 575-12 1pd-9 69w+6 1ch+5 5si-16
50w-7 2ly-14 1l3+12 24m-8 68k+9 61t-10 sq-11 94d+14 8iu+14 sv+11 63j-8 3vc+8 me-9 74-19 6nj-8 7l5+7 9xh+9 30m+10 kaf-7 27u-11 2g4+8 4+10 8kt-8 1z1-14 3h9+6
2nk+14 7ec-15 9b7-10 6ys-17 3ol+7 azt-10 38t-9 jbs-8 64m+12 cql+10 1xv+10 a2r+5 i1m-16 ns+10 clh-7 c80+10 8sk-5 1db-17 sw+12 fjn-8 5i+14 7id+10 1ms-8 95+7
3z1-11 8q8+7 4la-6 35e+8 3l1+13 3vl-7 4as-8 52w+9 aoi+10 24r+7 9b2+8 aie+13 1gq-7 194-10 cqi+9 onl-15 28t-7 3lz-9 x87+11 i8h-12 ob-9 6h1-11 2o5-8 1s9+9 dm7-8
15b-10 64-16 chz-10 97i-6 3ew+10 8mv+9 ce-7 2u4+5 cfu-15 5do-9 flo+10 2iz+9 36y-10 6f7+11 5hv-15 7of+8 b4n-11 1jm-8 v9+10 rvy-11 ar+10 ceo+13 836+11 fsi-6
90i+8 1p2+11 ke-11 798+9 1n-13 2v3-11 12v-12 6d1+9 fx-19 62l-6 2fe+8 28n-8 co4-11 3yi+7 8oh-12 3rr+8 bns-10 vp+9 aw+9 1s2+6 6p5-12 ct+8 9qy+8 dpj+9 aij-6
nwa+13 25i-9 cyl-10 hoa-6 8nq-8 3xl-8 p6l-12 k1k+8 a3x+8 bgv-10 2a4-6 a7+15 a5i-11 2lu-9 fp1-8 1zc+11 lcw-7 6l9-10 avl+7 y1+9 4hk+12 7h5-8 6j3-7 kx-9 3pf-3
3g7-12 1o8-14 1sk+11 b0-15 16r+6 2mq-6 41e+11 a82-7 5wr+9 ct+7 6e1+8 5w2+7 4v5-18 a64-10 326-6 1m1+6 39i-13 5sm-14 a4l+18 pu+16 5qc-14 43g-12 bao-9 3yc-9
76z-14 2lv-6 1se+7 3k0-6 2s2-11 252-11 rj-9 azz+9 fj3+8 2if-8 59g+6 2sj+13 9hj+6 2qs-9 3gv-15 4tj-10 48d-8 sy-9 29q-8 9yp+6 4qd+8 3z-9 at-10 cj1-14 11o-7
1ib+9 6ya+9 4ii-14 1bs-8 jul-8 3gt-11 4mu-13 1y1-10 34u+8 jed-12 4af+8 1xe-12 fgc-9 c03+5 blc+14 d9q-6 c41+19 fv+10 57l-9 2tk-10 ta+9 170-14 y3+6 adj-10 19n+7
1lg-14 1st-15 pq+7 cxz-22 dle+8 5nd+16 22-8 2s4-16 3zk+13 81a+9 1hc+14 36a-7 2qz+9 q0-10 pv-10 c0t+10 av8+9 5it+8 a76-13 9sy-10 cux+8 h94-13 rq-6 501-11 2sw+9
32d+10 6yr+9 h5m-6 673-10 56g+6 qb-7 1nl+10 6rw-7 33s-17 9ie+10 1u6-9 1g1-7 31q+6 5b3-18 h8h-10 qwf-9 3rf+12 162-7 3ch+8 87i-8 1ir-8 4r2+12 53o+10 5zu+9 dk-14
1wg+7 p-13 7uj+13 2cv+16 528+8 41j+9 wm1-10 gc6+14 f74-10 6hm-15 8kp-10 7bz-7 bsy-10 1er+10 53i-7 fg-13 id-8 14r-13 dsr+15 105+8 983+10 a7c+17 8bo-6 1uh+8
7ym+15 av-23 8k-8 a4-11 3wc+9 5nf+8 if-16 904+11 fh0+7 1ow+11 30w+13 2xf-13 1aa+13 71o-8 2s0+12 1fq+14 lvk-9 tg+9 dd+8 bhb+10 1qq+8 7fl-8 8wc+11 7ll-11 3n3+7
mxu+9 4rl-9 8fc+2 yb+11 509+11 3w2-9 11p+11 oj-9 9hn-5 90d-12 6df-18 15c6+12 11h-10 470+15 gs0-7 88+8 11m+11 9v+11 2qf-5 61p+8 5b9-9 jr+17 jf-15 55n-10 8zk-17
57j+15 3k7+16 3lt-8 4yv-14 wp-7 4i1-23 4i9+9 44j-7 br2-11 31m-7 1gj+8 bzw-13 nnk+13 3cw+9 ua+7 3kz+6 8i9+10 6rb+11 766+12 aug+9 bn+11 ce5+16 248-12 12g+12
xy+8 9jo-8 9mb-9 1gi-12 1or-9 3v0-17 370+1 30c+8 4qo-20 lb8-9 88n-8 1bf-11 1v1-12 ej-8 4ca-10 6qc-8 66b-8 229+9 3ce+7 30+16 7hl-8 7yt-15 2u1-13 87c+10 7u2-8
h1q-7 n+8 1tl-8 3u-9 6qx-8 33b-12 rr-16 c0b-9 fa-17 4x+9 5d+12 4g2+7 509-7 sv+9 cqm+13 sq+7 b3n+8 3g4-10 4wd+6 7sn-12 30j-9 3jh-11 dus+18 158+6 2wm-7 e2p-7
kc4-5 2y+9 1q8-13 56u-9 s85+9 l1-6 b6y-11 2yp+7 4mq-8 3yl+8 1el-12 2f+8 1lz+13 5ph+13 4yx-10 9ag+11 hc3+19 2mc+10 16e-11 2lx+7 5hb+9 gt+10 gok-14 rf-5 9fb+10
2gt+10 96r-11 5v8-4 ab4+8 dpk+6 7w3-8 g8i+8 k4+14 f0-8 19r+6 4dt-8 1va+10 8nt-14 gbj+6 1zw-7 137+16 10r+15 4pt-7 dey+7 1dw+8 2ik-13 4fx-10 i8t+13 2qb+11 hx+11
8n8-11 801-6 3e0+14 5vy+14 1ks+10 jww-9 hq+9 1fb-10 cl-11 15q-9 8cv-12 bgl+7 56+16 j2-12 qi-6 du+10 5af-21 lx+6 ghz-6 960-7 1sa-9 6u7-10 3uz-11 28r+13 2b1-11
44f-8 mq-8 auz-9 5f0-11 3b2-9 86d-11 8bg+9 92y+3 5vf-14 5dz-12 d6h-16 rn+19 c1t-6 5zm-10 1e2-7 3xc+9 17q-9 j-5 4fu-20 5hj+15 8h8-7 1ji-9 cnp+7 he+10 779+7
5jd+5 4cy+10 1c-12 8k+11 dr5+10 cfm-14 o5+9 1lr+14 517+8 878-6 dt0-8 135+12 6rp+10 31g-11 407-9 df+15 1r4+7 6vg-9 c1t-9 6fo-7 2p6-9 fl3+5 djm+8 4l0-13 af7-12
1yu-16 6eg-10 3e-15 44n+7 1c3-11 ed+18 6rt-10 73f+9 2i7+11 1yw-9 65r-10 6dy+9 3wp+10 5i8-9 go-5 lp-8 6nz+4 a87+7 1of-12 62b-8 11p-14 65y+6 bp+13 g5z+9 4hd-12
2z7-14 d7+7 9cn+9 zd-9 73u-7 lqz-11 uj-18 5hr+7 7id-14 1jl-10 9rs+11 869+7 35u-8 chj+11 16l-8 95x+9 19a+10 ize-9 l19-9 lx-10 ob+8 1fv-10 87y+6 lol-10 4ur+11
3e1-13 40t-11 xj2+9 ks+10 1bu+9 93e+9 1rf-11 349-11 72+11 2m3+16 od+4 fw+12 9oy-16 1c6+11 f69+15 8di-13 44t+10 6or-6 9ae-11 18f+12 1su+8 2t3-15 90n+12 gd-7
5w0-10 7a9-23 1ya-9 4fv-7 3gw+11 5ct+10 an5-13 53v+7 72x+7 1c4-6 1is-15 94g-9 35-26 dg+12 v0-13 3gl+11 391-7 ggp-12 5zd-9 1t+9 72p+11 32e+14 jpa+7 2yt+7 1bp+7
5z2-20 21j-8 h89+12 83r-15 2zj+10 fez-7 qv-7 6jn-6 3wm-4 7wj+12 7ft+12 d6e-10 ps-9 6dk-13 3w6-12 4uj+7 12e-7 2cv-11 3js-6 3kr-9 1ht+9 9si+10 ynx-11 2k2-16
hv-5 fan-7 56h+7 en-9 317-11 810-10 1w1+12 8zh-12 10+11 297+10 56-9 3kj-9 3yu-6 22v-19 l10+6 6m+7 2lm-17 10s-6 7wx-12 75a+5 8s9-10 3zh+13 7nk+9 21l-5 3kg-13
3cx-10 39u-5 7kr+8 g6k-8 8tk+14 16p-7 1hd-10 1n4-11 6vm+7 7kg+9 5l0+10 47w+6 20q-8 684-7 ul+5 1hc+7 6dr+12 6a0+10 j8-9 hn5-9 80m+14 ah1+11 8gi+15 10m6-9 7e-9
3ug+9 5iq-7 3gz+9 4p6+9 1ad-11 bd2+10 295+8 7bf+17 84w+14 266+11 1cr-8 5kq+11 t2-6 fw-9 12p-9 1j0-9 mfv+6 5gb-9 1e0-9 5lj+12 1wy+8 d0-9 6rp+11 3mk+12 6ny+10
4v+13 7lt-8 elt+7 2en-11 j0v-9 efs-9 h5n+15 8s7-6 ct7-10 38p-9 5f6+12 20y+10 1fv-7 s3+10 245+7 1dt+11 20k-9 j-12 3hl-11 9ut+10 2nz-8 a3o-12 4l6+12 4ba+7
d9r+10 4nq-15 48q-13 1he+10 yg+14 du+19 1j8+10 9ht-12 9g2-7 192+9 ds4+7 jb-11 6qm-12 81v-12 5e-11 f3+11 2ur-17 1hs+8 22a-14 m8-6 6b0+12 9f6+7 na-7 5pu+7 397-8
6o7-8 27e+9 1gh-8 6jw+7 dz9+13 1l9-7 7yf-5 5ei+12 hoa+14 5n7-20 3td-16 20t-6 7q4+9 36j-11 1af-11 42x+9 17d+10 2l2-11 5a6-8 16j+6 9uy-9 160+6 1kj+15 18e-15
237+7 3ph+9 g00-5 34m-7 16b+10 69f+6 1yc-8 ub5-9 am9+7 4zq-12 1lh+9 gus+10 cp6+8 2sk+12 jl+7 7p3+10 7gk-12 9vr+4 5q2+7 2m8-9 3x1-8 4lo+13 izy-10 2gz-7 1q3+15
lk-9 3uc+9 duq-13 171+7 10f+13 62s+9 lg-15 4e1+16 20p-10 4ib-13 2cn-11 lq-15 gga+8 3gn-9 6pj-16 339+11 50k-11 61w+10 b0k+5 3sj-12 2da-6 c9+18 9v2-17 2eh-11
29l-11 5fq-10 a7r-12 4yq-8 2v5+11 2mq+5 3yg+10 20m-16 31e+11 wn-26 3yh-11 nmm-16 iss-8 1zb+11 7ey+6 gun+13 5qr-7 97p+10 8gs+8 gh-6 ya+17 2ub-8 202-9 1xd-7
ita+11 1gq+10 3io-10 hx-9 3a3+8 b0q-8 du+16 4od-10 2mb-6 4mh+9 8l-7 g86+8 33o+12 63c-9 1iz-6 30x+9 5ba-9 1gj-6 hw-13 6pk-8 6m7-8 16p1-8 29u-16 2s+10 1ul+7
3or+6 5p2+7 8xh+12 612+6 3jv+6 3hd-14 2sl-7 1au-10 d2a-9 1od+13 ac8-11 6n4-10 s1-12 26l-11 1yj-10 ii4-8 4yu-9 jj-16 7wg+13 2c8+16 8f1+8 3q2-14 4pm+11 678+7
91e+9 11i+10 8xi-13 qj+9 1w1+8 4sh+9 bb9-8 362-12 578+10 7ix+13 r1-14 9v2+16 q7+12 16y+8 4yc-10 9ip+9 3i6-18 4gd+8 a1p+7 28v+12 j1-7 20h+8 m44+8 8f1-9 zt+5
4hc+10 3si+12 6ku-7 258-10 5py+11 fn6-7 8uk+11 52o-10 49d+10 3iq-8 16l-12 3jw+7 6o6-8 360+14 2n3-7 773-10 9m-16 ed+12 61q-6 rt+9 7ee+8 70x+10 712+8 c+9 96z+19
1d7m-8 12j+3 5zf-14 1a1+6 3ga+9 nx-13 b9+11 5j7+11 ir+9 d3c-14 ja+9 105+13 1lk+12 epb-7 944-12 705+7 2uj-8 sg+8 7wt-8 1iw-9 hax+9 15k+8 b7h+17 8tp-25 2ak+11
1c9-10 4rd+13 ww-14 2le-21 ax4+14 ls+8 66y-6 2l-17 4dm+11 8l-18 uc-22 1x6-13 22f-5 21n+7 ln+8 1dp-8 b6+9 1i8-19 4wr+19 7my+12 1s7-12 57p-9 2zw+7 4o0+14 36-9
1z2-8 7t6-11 9b6+14 1j9-12 ej-9 7w+9 249-7 1gb-8 4gb-9 4gc+10 2t-14 27e-10 3em+14 4yw+12 2pj+11 2bq+12 898+8 don-11 8p1+9 czw+11 4nh-7 7k8-10 2tz+12 y-9
40e+10 gxk-10 1pe-15 4ni+7 ga-10 48j-7 66v-10 5cg-7 283-9 595-18 2py+11 1ed+8 2kc+14 9d2-8 6kj+9 yn+16 e4m-9 1fl-14 g4t+8 32x-9 6tc-13 fs2-8 9wz+8 2o8+7 yp+9
k5-11 1f0-16 4yr-19 5l3+13 ss-6 8hz+12 w6-9 1lc+11 7s2+11 1fc+9 aj8+8 62o-13 8mz-7 lbr+7 2h6+8 op+6 23i-12 4rn+8 7cc-11 1ql-15 1ey+12 4v2+19 3m6-14 31o-8
69s+10 2mk+7 6jc+13 emm+12 1kv+10 1ux+13 97p-10 1do+8 gzu-9 a4w-9 7on-8 87+13 13-6 5jv+7 807-10 f0-17 2t3-13 5vl+8 lv-9 3pb-7 1h9+13 tdg-8 res-15 2js+10
2mk-12 6m0+10 egd+7 7ny+12 2qy+14 3bb-11 r3-8 got+9 3hi-12 11b-12 4oq+11 yl+7 2tr+11 uv-9 2ik-11 i2z+9 5p2+8 h0r-13 brd-8 r4v-7 1bj-13 2ov+11 6g+8 4r7-9 auh+8
4dp+6 8qp+7 2e0-10 1h7+11 1lh-9 441-8 4on+10 4d7-11 47z+9 931+10 dty+12 3t+7 gg-6 2fh+7 1s5-15 8s2+4 2qp+7 6zi+14 4tv+8 39o+10 983-7 lj-7 ib-7 1pc-15 eew-13
55b+14 fon+20 1q8+23 1hk-9 81w-9 86g+11 13l8-9 o3s-13 1lp-18 32z+8 11t-14 s2+9 8n9+17 2c9+3 285+11 7d2+10 87+17 6bw+12 b19+13 1ip-13 ctf+8 713-7 p4e-11 2wf-13
76j-9 1at-14 kw-10 2x8-11 21c-12 7ve-17 60x-11 2xq+20 7zs+4 c7k+12 fpw-13 ew6+8 sia+8 45k-14 5mx-11 7ee-10 4xv+9 2d1+20 77-17 bg9-8 34y-10 30u+9 k5b+6 j+11
5od+10 7dj-20 156+12 68l-9 2h+7 kw2-15 1dw-17 19d+11 197-8 4ie-12 4sn-7 bv+15 19j-7 1uk-11 cdv-11 14f+8 1ss-20 f58+9 5fe-9 e1-14 bs+10 4zv+9 guz+5 wa+8 cdv+11
k5w-7 4mt+12 2wv-9 1f9+9 aua-17 10p-7 2q1-11 l16-9 to9-7 1sw-19 f6b-13 37g+7 7uq-7 6p9+9 cq-11 d93+8 1fc-12 a4m-15 1s4+10 o8-10 850+7 475-18 l+8 9p+4 1e0+11
e0h-14 13w-7 2i9+13 xr-6 2n5+12 6q-9 4rq-9 5vz-18 1rr+8 bp2-10 270+7 bk-8 5fq+9 1vk-13 4te+8 ceo-13 8in+13 2jp-6 4ra-8 1fe-8 2vy+13 359-9 6c4+13 4ed-7 570+5
8u+17 dfx+8 cpm+8 az+8 5ua-9 7nc+7 eya+9 4e5+12 2j-9 3qe-11 7hg-16 8i5+8 62n+14 g66+6 a1b+9 9ek-7 23+8 jpu-9 equ-17 ek0+10 4xu+8 my+6 b0k-7 m0j+8 7ii+12 61-6
57a+10 3s5+10 ens+9 3io-7 7ga-10 1qm+8 475+15 12u+14 fx+4 1rm-14 ahq+12 a76+13 nso-6 5v9-9 a5l+7 25w+6 at3-6 3tn-10 odp+12 281-8 492-15 clc+12 td+9 27c+13
hk7-14 61m-8 4vz-14 gg+6 5tj-17 1my+7 c2y+14 e9+6 cgp+8 63n+9 6il-16 71m+12 1ze+9 y5z+7 nj+8 12g-14 pqg+9 4mf+8 7fh-12 w4j-12 6st-9 85n+13 23r-11 2gc-6 8eg+12
4r1-11 3xt+9 2tz+12 8vp+11 aqt-9 ns+6 cv3-16 8qb+8 6iw-14 25e-11 3wh+7 82+8 2k+10 8d4-8 171r+8 lh-13 2ll-18 3s-9 99n+16 3zv-12 4ax-17 2ry-7 hm6+13 911+7
lrz-13 2i-10 bru+15 dpj+11 5gl-8 90j+22 105+14 af3+8 33h+10 3cl-7 lq-9 7vz-15 4qe+11 52h-9 11d-11 b1g-14 257-8 1eb+12 6zx+7 bkj+14 75+9 bk+10 mk1+24 vu-12
1nk-7 8xl-13 41v-11 34s-12 1uq-9 2uq+15 cld+9 2p4+9 1bc+8 18w+9 6rj-17 1er+7 ek6+6 ty+7 13w-15 752+12 ka0+7 71j-14 nz-9 73u+11 hgw+9 hyz-6 7u+13 8w-16 5kr+10
1oh-8 556+5 dr-5 9fg+6 k4e-7 bxn-10 ajo-8 47p+11 1ho+19 6bt-24 bvh-9 36t-9 3ur-8 yb-12 5vw+9 7rw-11 iqs-9 kx-16 2n9+8 3jb-7 3no-9 59r+7 fr5-9 298+11 5j0-8
3x0-8 6c6+18 1xs-10 y8-9 1zn-10 3kd-9 20n-9 3rp-11 rv+11 28l-5 3m9+10 th+7 3uq-11 6c8+11 abu+10 4vg+5 7rw+12 vns-11 1l0-9 fu-6 aa4-9 t3+8 5bx-8 jhs+6 4c3-7
z+8 1pd-5 6xc-20 86u+8 2cb-12 835-11 21v-8 28z+6 e0+7 6b0-8 2zu+11 a45+10 2bl+11 gts-7 26r+11 l76-16 7h-8 9c2-14 a6x-9 1k5+10 bwl+10 21z+4 9yz-7 24-8 5k7+9
170-13 1pb+7 4es+8 259-9 8vs-9 bk+10 8se-19 cwt-5 rpb-5 6yn-14 3is-8 3bj-12 rc-5 1hz-9 6ki+12 3xa+11 pt+10 30-9 2e3+11 2t0+10 251+7 gi8-7 2ju-7 4l0-9 5qg+10
kw0-5 dij-11 rh+8 l28-8 10v9-8 1o3+9 22j+9 1op-16 xkz+12 3t2-8 5v4+8 2jp+17 67g-12 dl7-16 58h-7 ib9+11 9yb-11 11u+15 a1-11 21u-7 d0d+9 edy+12 fxn+7 3za-6
2p0+14 h5-13 7sa+7 1tf+6 1ux+4 5cr-10 7l9-8 46x-11 q2+12 3ce-6 68w+8 3i1-9 59v+7 rs-8 wp+10 d7h-11 67o-8 9xc-8 fza+15 i7+11 1rg+7 b4g+11 bn-8 nal+13 66b+9
7ye-10 8m2+24 46y-8 fip+12 2pu+10 33y-9 4vw-8 d0l+9 np+8 30q-9 2ux-7 fwj-9 6la+12 7nx+5 7sl-14 9wb-7 ani+9 1d9-6 9vo+14 6vd-7 5q0-8 26s+6 74c-8 n23-9 7a2+6
1df-9 51d+10 134+6 4e9+8 l1f+8 307-14 r5+9 74y-14 6ob+8 4vf+9 1gl-6 8w+4 5xm+7 6ui-13 vy+10 is8+11 30e-15 k6+13 ms3-5 3ph+8 4il-20 684-9 48a+9 3y8+6 11+10
99f-7 6gs-8 3v+6 56j-7 2md+11 404+15 4qz+9 15u-12 59u-9 1wu-11 zl-15 1u7+9 8u-12 d3b-15 ckb+7 4tq-10 b1-8 27r+7 ex3-7 2pg+8 2um+9 e8z+14 1rv-17 6b4-14 733-12
dy6+8 1up-15 dec-7 8gg-8 cta+14 pz-9 uo5-14 65m-11 5w9-8 1fx-8 4ef+11 f7l+8 175+7 1fj-14 blh-7 5ya-7 cqr-13 ns2+12 32o+15 6b6-7 fk-16 2wh+10 3ol+6 2x8-7
n4f-12 at4-10 71-8 a8l-7 9g3-6 6ma-11 4ss-11 dqe-7 5t9-7 a9v-6 3x5+8 8d1-11 5bb-9 ocf-9 1v-16 35t-15 bo+18 5vf-10 dw+13 5xq+8 404-13 1al+8 6wc-10 76k+19 7q1-8
9es-10 84x+14 6gt+15 9rw+12 deq+9 7o3+6 56q+10 obn-10 12p+10 2w3-14 298+7 5tk-12 q4l-7 47b+18 4kv-11 s8-9 2vd+8 bvd+10 b0b-6 47u-11 6dy-10 s0o+11 al4-11 16p+8
29z-5 6y-10 52v-10 5ux+13 4pi-11 uik-6 10u+6 bew+9 p0+8 75k-8 oy+10 4hj-7 2iw-14 21+16 11s-8 ffs+9 n5-15 1b4+11 ax+9 zt-11 ir+11 3f8+9 no+9 zd+6 3d8-13 1x7-10
7wu-12 4mr-9 5rc-8 hsc+13 lg1-21 8uv+9 6cb+7 14cu+12 26o-11 5aq+10 9ec-16 442+7 4w8-16 4h4-8 5y4-8 3ki+8 h2-10 63h-12 7qp-11 5ui-6 3et+10 51g-10 80n-10 2p1-11
7b9+12 dg1-19 1lm-10 7ch-8 c8p-11 3ee+9 1ir+11 18z-10 n0-11 8lp+5 198-9 g2+4 n8+8 155+13 2v+13 2s4-10 3ej+14 1iz+9 35y-10 39w+5 1va-9 56p-10 hgc+9 62p-8 1o4+7
14m+11 209-5 d7o+7 6uj+10 4c7+8 19j+8 cr3-13 aas+8 6s8+8 2g7-15 89x+10 fd1+15 15-10 nc+7 4ov+7 a83-8 cfk-12 5pg-12 f5y+9 4-9 ll+11 ir6-10 3a8+9 d16-11 xq-7
323+9 527+7 kun-8 9ut+8 81h-9 bxe-10 1av+10 2bn-7 6mv-12 4j-10 y9+8 9w4+9 2b1-10 3ao-7 ns9+9 dg-13 45t-8 6yg-9 su-14 doo-9 26l+6 2h+11 35u+11 1t7-16 3w7+11
e2r+6 awy-9 2l-10 8fl-10 nbq+12 iy-7 bg7+9 8pg-12 439-8 1gi-6 64d-8 fp-7 ahv+15 or+12 b1-9 367+11 55-10 c-11 mwc+12 dwp-10 3or-7 9bd-8 4ua+7 ks8-11 6wi-16
7md+14 301-10 24s+13 8o7+6 6op+14 325-10 clv+10 484-13 83u+10 1tt-8 7i+7 2mp-10 2a9+11 i8-10 2ln-5 a0+10 4z0-7 2qt-21 5p4-6 5r6-16 a6f+11 chz+16 1fn+16 mx8+9
1s9-16 7yf+10 377+7 7en+8 5w1-12 3bx-11 tv+9 qv8+12 duo-19 4rt+8 54+19 1gm+5 1gz-8 1uj+16 8df+9 4vk-7 ak5+7 4hw+11 7zd-8 qm+5 74t-7 5w-8 27i-8 1ap+7 bi5-9
dml-14 6jv+9 5wh-9 4io+14 3i2+6 vb-8 1sy-7 612+14 op+9 2es-10 e8-10 a2q+13 38v+10 cuz-23 xgv-7 926+22 7ws+7 1hw-12 ut+9 2ab+10 1nc-7 8-8 hn+9 138-9 2k2+12
u5+10 o7-7 3yc+8 1vc-8 d84-11 1ni-8 bv6+17 s4r-14 5vp-8 3bv+14 io5+12 ft+8 3y5+7 61+9 2sh-6 dpg-7 dw-13 aj-13 66h-8 3e9+12 2if-8 bwg-11 1jr-10 22f+8 w4-12
os-12 3om-11 bt0+12 sk-7 2z5-14 8ds+8 499-8 c83+11 63b+9 7bj-8 y8-7 bsv-9 7rp+14 f-6 5qp-8 2ar+12 k3-8 11r+13 4ur+11 4p3+8 69w-10 1ca-9 f6z-9 3vv-8 jda+9
320-7 4zg-10 3q0-10 sj8-10 2mz+13 5yh+9 8iu-9 1pd+8 3fp+5 3ee+12 450+13 6mq+16 401+11 4w8-9 uk9-10 775+14 b3g+8 i1e-7 n10-11 fa4-10 ha6-19 l3o-11 en3-7 2tw-5
4v5+9 61w-8 73c+14 ca0-13 97b-10 jp-15 1m3+17 aas+9 bs8-13 1oo-12 8q5-7 7r7+12 8ay+13 5c5-6 11w+14 hw+14 di0+17 83z+7 3ae-9 d6a-9 379+11 a7m-6 4fl+12 5qr-11
2th-11 2o-8 a5b+10 7oq+16 s7-12 c4-7 5qf+9 i3+14 1sw+6 9e9-11 39q-9 e90+9 j8-8 77o+12 mu+11 apj-11 178-7 1g2+8 7pw-20 1pf+7 oe3-7 6ka+10 ahl-13 9j+7 418-10
aik-10 ur-7 rm+10 8oh+4 7er-12 3ev+8 3oo-11 6ht-9 4rf-10 2dp+9 14b+12 2oc-12 x4-7 1g7-10 77f+14 26o+6 3ku+11 5wv+13 5d0+11 g7+8 aoa+8 2k8-12 lxl-10 s6+7 km-7
nls+6 tog-7 o7-9 mc+8 89i-16 4vk+7 5kg+6 20a+12 7lq-7 4b6+4 1y7-15 1uf-7 3my-15 4ab-10 7i7+15 gn+7 frm+15 2ts-11 alx-10 c8m-11 109-10 1tb+11 20k+15 ppi+12
7bp-8 3bl-13 1kq-9 4bf+9 4ze-10 gg9+10 3cm-8 2z4+8 cn9-12 iro+14 5rd-10 2m3+10 no+18 9at-11 9pa+8 9a4+14 2z8-14 kn+7 1wc-9 4q7-9 56c+9 147+11 97v-8 1v4+6
h1v+14 1tc-10 gly+13 70s+11 61u-11 g0u-15 gyf+8 jtc-10 bg2-8 j3+6 vq+10 7xy+7 3fm+7 4bi-6 93g-6 bhj-8 a69-11 1n9-14 291+12 5gw-13 2eu-22 82q-6 2zu-14 9oy-12
6c-7 8xs+10 afp-10 5gl+8 4us+8 5lf-9 3i-17 3ar+11 20y+8 1he+6 e0t-11 bt+7 3u3-12 fs+12 7x7-7 a8c-14 17c-8 4il+8 eio-20 5zx-9 3k1-12 ioh+18 3ql-8 3zh+12 rs+11
gq9-10 ccn+17 4mc+11 1wk+20 3y-7 84w+11 5e3+12 3ye-8 2b6+10 21e-13 6ff+18 1pc+10 lo+10 1ur+8 4t7+8 2v1-12 2dj-9 1s3+5 aww-11 4im-8 72r+9 4pq+8 dgf+10 gs+10
m7+11 92+14 71o-9 ix-10 ncv+7 4x2-11 153-12 5xh+10 ays-15 14q-15 cr-6 bxb+10 1hs-9 eb5-11 1pz-9 bm+9 4is-10 2tu-9 6i3-11 6ph-10 3f-15 5x1+14 on+9 4t6-9 9e7+6
a6+7 3yb-5 me-8 34x+9 gzq+15 60q-17 9p0+8 5he+15 rz-10 6ob+5 3ha-8 3lx+8 b45-8 46p-9 tb+13 6ka-9 2ay-19 2kv+6 28r+7 bto+8 doh-14 1rw-4 3v5-13 zj+8 zq+9 mdt+9
6kn-16 5r1-6 7vq-19 24u+8 8dv-15 8dl-8 1b1+12 110-12 odr-13 1d-6 76w-16 o8-22 oio+7 1ih+10 4hq-14 6er-10 des-6 fjc-18 2m+10 f6+16 3l8-9 1p3-6 6q5-21 7sv-11
4jn+7 2p8-14 mh+3 9ue+8 55i-7 4yf-9 29u+15 6a8-10 5t2-25 789-13 3x3+7 1ps-12 50-14 e0n+9 kzo+6 a0y-14 f5q+8 8j-8 7c6-7 3xl-9 9gw+6 aoc+10 5qk-11 389-11 aco-9
ia+13 9nl+12 2m6+9 9bt-8 2jg-9 4eu-12 1he+8 6s3+8 34n-18 5iu-22 11n+9 14m-6 1d0-9 26d-8 l0+7 d87+10 4yw+11 62c-9 8r6+8 dyl-12 5dc+17 85y+15 hr0+9 1sm+9 5be-21
ayo-9 6d-13 240-16 93f-11 2lg+7 3nn+10 32o-9 q5v-7 4h7-10 h7x-6 4w7-6 1kf-11 173+7 229-10 4cu+9 9hh-9 gkm+10 1e3-1 19d-13 2bk+9 3tm+6 22r+9 2jc-7 3ru-17
93a+11 cke-13 3hy+12 2m-24 1rc-10 rkd+8 4cq+9 4b+13 2ph+9 88w-7 afx+10 27o+7 6wd-9 12a-12 48h+12 cm3-13 2ks-18 2m0+10 1te-8 6qw+18 6kp-8 j6+14 76d-11 3fb+6
501-10 aar+6 2cq+11 22t-16 lx+9 12j+9 ve+10 fm7-10 3w2-9 8w6+7 8us-7 8vi-7 j12+9 2wj+12 5if-26 ewl-8 8ak-7 4hk-18 hd+8 55m-8 5hu+10 702-10 gci+8 5mc-11 2of-8
505+7 2nj-7 cn-11 7et+7 7jj-10 286+17 2a7-22 61s-8 hxv+5 5lq-12 2qq-13 58-9 1qo-13 bap-11 4js-12 99o-8 88x+7 13x-7 gop+21 48x-10 dmx-9 5my-9 63l-8 3tt-11
5hs+8 24s+7 1z0+10 1w0+20 5m3-8 2yf-14 1vw+10 6h3-7 3kl+4 6u7-8 71g+7 1tu-10 3bb+7 155-15 1mc+10 knw-4 13p+8 832+17 48z-9 15r-10 d05+10 1i2-12 7lv+9 5tm+10
9uk+7 bb+10 32l-4 7vf+11 1l3+9 4h8+9 3du+12 2uf-11 3mr-7 35c+6 8e3-10 73k+7 34z-18 43o-5 cpr+12 a12+20 5hm+16 222+4 4ku+7 4hd+22 h3n-16 jf+8 9te+7 h6m-6
1vn+11 5zt-17 8n3+9 5y2+9 67v-14 3s6+10 3h+10 c8+12 256+7 193-7 tp+7 p7o-8 319+10 1eo-6 5bh-9 7h0-15 185+11 a8s+12 mt+14 jky+11 we-11 cm4-12 6u0-12 1cb-6
1qw-13 uu+12 ckh+6 p7-11 5ei-13 21p-15 3ve-12 d1e-7 gk7-9 fdw-6 l7+11 2n6+8 7a7+6 11r+9 su-6 3mp-9 te+7 f8d+12 jr+7 18x+13 3a7+8 2aj-8 acm-7 1e9-5 3e6+7
is8-11 8qi-10 3ii-15 2ap-11 4tw+8 6mu-16 1rx-16 1im+6 v8-7 1ij-8 9oc+10 74l+17 7f0-12 a58+6 gi7-9 28m+8 1q0-11 57f+11 3p3-11 acp+9 6zg+13 qq+7 1hz+8 3rr-8
6i5-10 9yj-12 689-8 462-10 3hs-8 77p-8 6lj+7 2av-9 o3-14 1ew+4 7iw-10 18b+11 1gf-8 d8z-10 dv7-9 l+14 a7z+6 4mu-10 3xs-16 4ej-7 4if+9 kz-6 2aj+10 7dz-8 f1+10
dmu+14 n5-9 7n5-9 kh-17 1o5-14 b+9 2qt-10 52+6 930+10 2ms-14 199-11 4vm+10 f36+12 asl-8 czp-8 8aj-10 cgd+13 cvx+12 bjq+7 6hm+10 9a-16 3q2+11 khv-18 r3+12
cme-9 n3i-11 12s-6 2aa-10 63p-10 9ix-8 coi-11 416+13 5z2-12 8t1-10 k3+8 buw+12 1+7 mc+7 abi+25 uy-12 nk0-6 45s+6 9zi+9 4ei+31 3me-8 vrg+11 lv+8 3ds-10 3ua+10
4oh+11 58o-7 yf+10 1or+16 v3+15 ff-9 1f6-9 1e0+13 3lr+12 fo7-9 6ur-10 omt+11 2p8-9 5u0+6 bz-10 lh7-7 fc-11 3w+13 dn-9 8sw-12 57u-9 7ck+11 6s2-13 ai-17 3em+12
522-8 jd-9 6rc+10 2yi+10 765-5 1bt-10 1rv-16 ji-9 69w+9 9y6+8 16y+9 2jd-9 291-9 2bi+10 3rh+9 2vw-9 7ti-5 5sr-7 7eo-7 5nn+14 4r6+8 age-8 gus-7 1xn-4 rq-13
11o-13 651+9 1go+14 fas+8 3gy-8 5bg-9 kt-12 1uh+6 e9e-12 a95-21 42q+9 sx-8 8a1-11 73p-8 5f+9 3km-14 g69-7 4qp-9 99x+7 5oi+8 cy6+16 9zl+11 c8o+9 2ge-16 3ky+8
3jb-8 13c+7 4mf+13 gdb-9 3pl+11 2lz-12 7nd-9 449-8 fnt-9 535-11 74z-13 914-22 5l2+6 bcd-7 4nv+16 aaa-12 6ig-7 5cl-8 s6-9 3ll+10 133+10 oya-14 4vu-6 gdb+8 82-6
1vu-14 s2+7 2ms-14 70m-12 9oc-9 63t-9 9xk-14 3v7+10 sp+6 8fj-7 940-8 bez-4 bv+6 5ol+10 4o7-17 51l-6 1mo-11 8n3+13 b2m-6 ex8-11 1gy+13 870+15 3f+4 vu-17 aa8-11
1xp-5 5im+8 doi-10 3or+9 il8+11 xx-9 7xl-10 2lx+15 32e-7 bwi+6 1z7+11 4by-9 5fj+5 1y4-7 88p+8 7lx-10 597+9 54w+10 7j-9 8pl+11 5si-12 7ca+14 4h2+12 1o0-9 34q-8
5jj+7 69m-11 9jz-7 7j2+12 6sp-8 1qt+16 b8u+10 21r+8 199+8 2z4-7 299-37 1x-5 k8-7 1cx+11 171+12 55y+6 psk-9 4gi+8 mwy-9 5no-8 49a-25 9nr-5 5v6+9 40h-12 5zg-6
3ed-8 2xk-8 dgl-13 45t-17 82h-12 aqj-10 3gc+17 2y8+7 9c2-8 2vv-11 6ep+14 4zh-13 c6s+11 3eu-10 2eg-7 1cm+6 by8+8 1ti-13 4s0-7 7m6+9 21g-5 336-10 43w-10 ltq+12
58r+8 2j5+9 1yu-13 7kt-11 75q+9 bai+10 c6+8 cwt+14 ai-17 29d+14 2g9+5 2b-8 6io-14 3n9-11 15n-8 732+10 eli+14 lki+8 7dj-18 pd-13 8f9-10 hfm+9 alo-7 2gi-9 6ex+6
52u+7 70u-14 3ei+7 sge+11 257-9 7nr-8 67z-8 31h+13 vmp+7 4ia-6 6ke-7 4tu+11 y-9 avy+10 1mq+8 1on-6 4vv+7 3wm+14 bx-8 8ii+9 eym-9 3ni-13 22l-7 80t-9 rj-14
11p-9 t65-9 2ue+19 c5v-8 47t+8 yo-8 pz3+8 64+9 1c8+9 d50+9 7pj+12 6cp+9 13d7-6 2o1+10 j1o-8 4e1+6 bb1-9 5hx+11 6vo+7 5sy-11 6s+7 l0-19 1le-12 84y+8 2ma+10
2wr-8 24z+9 cg+13 3a9-12 1lg-10 6mc+10 1oe+13 7zg-8 7to+8 68d+6 247-11 pwo+8 9qx-7 bq4+8 6ve+14 df8+13 n0+8 a72+9 212-12 bzr+5 5qm+6 2fi-11 5m+7 1pv+12 2lz-8
bxt-17 kej+15 17b+9 hja+9 1lj+9 45f+10 1kk-14 9tw+6 an-7 6f6-9 y3+6 5n4-14 csh-12 2a4+9 8af-14 26c+9 64o+9 8kn+8 izj+12 h2+6 5no-6 3gj-9 41c+12 sn-12 gy5-6
3hh+12 kk3+7 1e3+11 494-13 e9+13 305-9 2wy+7 isz+8 7h3-7 opv+14 k31-9 6ku-13 6r8-13 1we-6 763+8 50+9 5dz-9 12j+9 2m6-7 58u+13 4cx+15 1j-9 y1-8 3ij-5 6d1-15
hgt-8 492+10 13g-14 akn+7 3eu+11 kor+11 4i8+11 1s7+10 49k-5 axo+6 pp-9 5ha-7 33g-13 3oo-10 4m9-8 8e-10 9ok+11 6op-12 sv8+9 4wl+9 24c-20 4lu-10 e7y+8 1p5+6
5u0+9 oi7-11 apv+9 qx6-8 4ff+11 bzm-8 1ty+11 2db+8 ey7+6 1u9-8 f19+7 1bz+10 w-9 24i-15 24-15 1x2+11 5bb+20 nvz-10 1sd+11 9w8+8 f2q+13 f46-9 kd1-12 bou+11
593+8 1w-8 1d1+6 6wo-12 7ns+20 52j-8 1ts-12 6b1+13 it2-13 3aw+13 3xq+10 3gu-10 4mm+7 6lh-10 3s2-6 6i3+9 nq-7 3it-6 5aa+11 6zn-13 9d-12 8e8-11 sn+11 m2i+10
bq+13 8sq+8 n0+11 j5+10 1ka+22 gl-18 4xv-6 5dq+9 7xi-10 ibc+12 7ow+10 1jx-9 1ea-9 qz-6 iem+8 2bq-7 1tg+8 47h+10 f3n+7 2go+13 s9-18 5go+8 1zy-6 1ru+10 g2-10
2h2+10 a4y-10 63y-13 gp-7 1xy-9 84z-10 6jt-7 x5-12 o1-12 2jc-11 5zj+28 3i7+19 ajc-7 3zc+11 3mq-10 8j5+11 4s1+7 xnl+9 3n6+6 fgd-10 ld+8 5eo-17 uv+11 ig-16
63x-11 c6y-10 3xi-9 1kv-8 5c9-11 gwh-9 12o-11 3xo+11 2ei-7 ogt+5 1i6+12 6ju-10 1qa-8 62x-6 5wd+13 2e1-12 2na+7 iev+13 39l+10 19h-11 b1z+19 1kv-8 5u-14 76m+11
57y+9 455+14 1ss-10 bz1+18 hv+8 3n2+9 75g-8 se+7 7ky-11 1z9-9 c69+9 2yp-10 36a+8 6z9-8 4jg-11 528-7 3ar+8 1fg-7 4c9-9 2i-11 384+15 2p1+17 ae6+5 6nk-15 8v+9
342+28 825+7 4i+8 395+13 26z+11 9m-6 fg+10 glx-7 20f+20 81m-9 moh+9 5g1-15 msl-11 6la+10 k2+11 3h7-11 hv-22 q93+12 7sg-13 3et+10 11x-8 p0-14 2c6+11 ecy-6
2au-10 537-13 2mf+8 1jm+8 741+16 mq+7 1ep+6 5gr-22 9p-9 3xk+7 552-16 7ej-11 6e0-11 jh-5 516+8 5j0+9 cgh+9 5lp+9 fe-12 40u-7 c2-18 26f+15 bad+8 5re-8 ay2-6
3qj+8 6e3-6 1ke-13 3bn+10 1zb-10 c7k-10 4on+14 vou+10 91q+7 3jt+8 4s4+9 aus+9 6hw+22 619-7 ji0-11 aea-11 z4-7 1jx-10 2cy-14 14h+13 74c-17 v0+7 26o+10 4bt-7
21t+10 6kq+14 3ya+10 91j+11 42g-9 1lw-8 n3-12 fvx-9 1fg-6 1sf+6 bae-7 3xc-6 1x9-11 geh+9 fh+22 fjd+7 f82-13 f9b-7 ag5+14 hsh-8 5q-16 r2+9 cp+12 4n1+11 cbj+8
f7j+8 14p-14 lm-8 ej+8 8bb-8 pl-11 12l-10 5f0-8 403-8 2sk-7 1ej+10 jp-10 413-10 86j+8 kf-7 5nf+8 aec+10 381-14 38o-16 2ei+10 2bj-11 g2f+9 c3f-9 ui+9 381-10
16h-12 l1l-7 1ja-7 2ql-16 5w5+13 7gq+8 v6+13 d75-15 1kz+8 1lm+9 3hg-8 15n-10 8wx+9 rp-9 720-8 3z+13 2et-4 nsf-8 7gm-8 e2-10 4p2+9 4n6-8 4tp-11 6p-9 1vu+8
y5+11 b4a-7 14l-10 3wd-14 3hr+10 ajs-11 6l9-11 5b0-9 1uz-11 525+8 eh2-22 6l0-8 9pz-5 fn-7 29j+7 3xh+9 9v+7 d5m-10 8p9-13 g0z-6 1fk-18 rr+9 6do-6 7ok-8 3ax+8
81+11 42i-6 8uu-9 ly+6 3rm-9 awc-15 b7b-13 3qr-12 4zl+7 7d6-13 bpr-13 2cf+7 5ny-11 54g-14 p9-5 19m+7 40u+8 vg+10 4w1-12 2t1-12 1cv+9 1a-10 1o8-6 ld+9 zf+10
27r-6 1qj+5 4gq+9 gm7-8 8i8+6 78s-9 cz-9 mz-14 t3+10 19j+11 ewe+11 80y-6 4z5-10 ot+7 3eg-8 2tt+7 nw+10 9p1-8 6cd+11 6k6+11 k8-17 9j3-8 nli+9 p1+10 1nf-16
8du-7 3h1-12 1ch+7 8vc-20 3m1+10 aly+11 8f-12 9k2-7 133-13 fej-12 4za+8 2ga+9 afw-9 ht+11 bex+8 1w9-6 kb+9 2f4+7 ga-11 h7l-14 22o+8 5h0-10 p+8 17x+8 5uj+8
3gm-11 o4-6 ra+8 6nr-16 asj+10 2hy+10 fz-18 3d5-8 5gc+15 wi-9 3zm-12 me-11 63-13 14v+9 1c2+9 a0w-13 4ak-10 5sf-15 4vu-6 78-11 k1+24 6hu+7 3e6+7 fti-8 cie+14
21x-17 3a1+10 d2f-10 3l4+9 7wm+8 138+10 9q8-13 1s4-12 i5g+8 2jk+9 3yl-10 3rt+9 3i0-9 5ye+9 7hq-10 5x1+12 ifq+11 1cx-8 531-9 6uq-9 hc-10 1sh+9 7io+7 27m+10
8r2-8 3d-14 232-9 oi+11 8b4-17 42h-13 3r2+4 3t5-9 a1i-6 34u+8 2k+16 6qn+10 1nl-8 6on+12 1tw-11 3ek-7 xs-11 108-10 236+8 4hu-17 4da+11 pj+5 t3g+14 nk+10 4nd-6
1sc-9 cf-10 280-12 2vj-10 59n+5 1hg-14 3kp-7 4u2-8 1id+9 1ov-10 c8q+19 3yf-6 9od+7 19b+15 69o+11 4sg-11 2lx-7 3pf+10 2a4-9 4r1+13 bsz+11 5in+14 4cv+9 1eu-19
5dx+14 4zq+11 gd-6 bk-10 e6v+8 u6-12 gdh+11 2j9+8 7ex+15 d6+10 3y7+15 4sn+12 v9+16 20v+7 d0p-11 59p-7 1xb-5 7vn-8 6r0+13 6n8-6 591-10 2jb-16 2pt-13 93+9 1ms+9
3j6-9 5y2+10 um-14 61l-10 ak8-8 pt1+9 1o1+17 8uu+16 47x+11 5f-10 a3q-7 d8f-6 91q+11 e4-7 75-10 6h5-8 fpl-3 5m8+9 66n-22 51-14 1sk+12 fa9-7 mc-10 c1s+6 2bf-7
6n2+9 2xs+6 p-13 193-14 2m8+8 ta3-7 4e8+9 dvc-10 21a+9 m2a+9 2mi-8 a2m-11 323+10 533-9 76a+13 5m2+11 mec-10 4b0-8 qv+8 2g+7 1vi-10 489-21 2qa-13 8in-14 eox+9
3l2+9 6i4+12 4qq+9 y6b+11 10q-11 2ol-11 8bl-9 9zh+11 82+7 1wn-7 71+10 63y-15 5x+5 px-6 37o-11 117-7 no+7 3pv+6 2m7+7 g9-7 1n6+17 atd+7 1qz-5 27-12 32h+9 jk-6
96y-7 3vs+8 ly9-12 6ab-9 89a-9 bmy+13 2q6+11 3wj-11 i2f-11 77i-19 3kl+6 2yc-11 7d+13 3w8-8 1dw-10 4qq+7 15u+10 c8x+7 592-7 an6+8 4j0-8 l1c-11 7px+10 3c2+10
3k9+10 b5o-8 8xo-13 3oj+5 3xb-13 4cg+10 1rg+6 6yk+9 lv1-11 1ss-10 l96-11 4r6+6 1ao+9 8ii+17 79i+6 4sk-17 c7-11 19w-11 1213+5 82m+9 2cm-11 1o1+11 2qm-10 1m-9
2g2-9 55x-17 1zm+7 127-10 2c7-9 74e+10 4cs+9 3j+7 6hb-11 nn-12 j6+10 25g+8 avi-9 3vn-6 41o+7 35p-14 28l-15 51b+6 6l7-15 1xk-14 io+11 2oc-14 3s+10 3y5+8 2yf-4
5sr+9 7a4-10 ah9-11 e2j+13 3wk+9 45u+19 229+9 i2+5 m2l+10 c0o+8 hxd-9 3fm-16 cqo-7 6e-9 909+11 hfj-11 54u-11 2c2-9 bj-13 d0x+12 ija-22 6n8+17 1zw+9 5mi+12
bns-9 4vh-12 gt-6 31h-10 cie+12 des+17 9y8-10 39-10 553+8 q5+10 6uz+9 3um+7 u2-9 45y+9 sy-9 fkn-8 872-10 9vx-10 aqr+11 16+13 4by+12 230-7 853+7 10m-4 2yi-13
35j+7 3in+10 ub-12 i8-9 3zb+19 6jw+7 jv+7 114+11 9o-8 4zs+14 3oc+10 2nc-7 aqt+12 8k+8 16i+5 qe-8 375+8 4ys-6 4r0-9 1u4+7 wl-12 2l5-9 86s+9 7lu+10 8rv-8 97j-11
5jn-8 12m+9 dph+9 3f5-8 48f+12 ww+14 3zg-15 699-8 mhb-19 7sv-18 gj5+5 g6i+12 4ne+13 4c-8 nn-10 gp5+8 9dt+7 yy-12 5y+12 4fa-10 2zb-13 23d+6 2j5+6 24c-4 jld+12
7y6+12 kf-11 1n4+3 a4s+11 edo+9 36x-14 l4-9 3ee+6 3bk+10 7vp+6 cy-15 etm-15 nbu-7 1v2-14 eot-8 e1x-12 ag+7 5m2-9 1nn-6 2b-11 1qf+11 bb1-10 16g-10 41s-10
hbj-16 29l-16 bhv+7 78i+7 1cx+7 1az+7 dfy+9 6fa-19 44s-7 2vh-10 15v+16 28w+15 2cx-12 1zl+6 g6k-12 bre+10 x9+8 80c-21 7cz-12 8gw-17 axr-7 gl1+9 cs5+8 4i6-9
2p-11 h9+8 4d2+8 4z6+10 khv+9 4av-7 b2k-7 3od-7 9i7-13 sz+18 216+7 1xc-30 87h+8 agg-17 9eo+6 5oo+10 ihn-8 6g5+10 67q+9 8ix-7 6mb+7 2tx-13 595+9 3qu-15 fo-6
71m+10 21h+8 7c6+14 ir-14 ep-11 g5c+12 36n+10 l8s+8 3qz-8 2xo-9 h2j+20 5lh+14 5dt-10 fv+11 4ph+10 8ju-17 1mi-11 5h1-9 c1z-23 613-18 iol-14 1xa+10 7z1-9 5f1+11
3nb-15 eu1-11 8ma+9 346+10 4wc-8 58-18 1ru+14 17c-7 hln-10 now-7 4k9+8 4r3-6 2k4-10 npw+12 f4p-11 6xm+3 4tw-8 qo+14 1js-8 129+10 319+7 5lk-19 4w-4 4us-6 ui-12
79c+10 4q1-13 gw-11 4vw+11 c11-14 1ae+9 zf-10 15s-7 1hb+12 ph+22 544-16 db3-12 83m-12 5e+16 2y0-7 24s+8 2ba-9 60c+7 21d+9 40h-9 2fj-5 6ze+10 1kn+13 7jz+4
1gb-10 nf-6 3bk-14 1md+6 4ta+17 e5e-9 2o1+7 660+12 13t+13 db+12 5ln-12 4sh+9 bm+10 98y+11 4pc-9 d8d-11 7dj-12 da+7 3qe+8 xj-11 e3k-8 sx+8 go-6 bux-14 ac6-7
4or+8 n2+15 ae+7 7bh+9 128-9 3jj+8 bg-12 42a+11 19o-12 e9q-10 1re+5 27g-10 14y+14 8mq+9 2q4+11 2cx-8 8pv-8 1xs+10 348-10 5p+8 1hk+8 mbc+11 298-8 709-9 iw-15
80-9 4cc+11 349-7 10s+11 b9l-7 cu2-10 d7u-11 muj+11 6hu-9 gh1+11 6k3+12 206+8 a7o-12 1tn-8 da8-15 kf+5 b5+7 ss3-11 by-6 4ia+14 5go+13 2cl-14 4pj+6 231-10
6sl+9 8x+11 7r7+9 76+7 4na-9 clb-8 22x-7 fo+8 3mg+10 9o2-6 5qv-15 1yj+6 4gf+10 57p-7 vu+9 6ae+6 3l3+8 cwd+16 72c-8 2eq-9 73v+11 6li-13 g5h+9 100-8 cp6-8 4ou-8
7j-11 16+8 7y9+7 7dk+6 7d9+7 7ll+11 tu2+5 5w-9 a6g+14 82y+13 bq+7 9ar-10 609+14 957+9 3k5-8 h5g+8 wo-11 a0e-14 3wt-13 2va-9 1bi+11 29r+4 6n9-10 3gb-9 6xh-12
ocw-8 2bk-10 3u1-11 6gw+9 2el+9 ch1+8 d6w+12 3ly+8 8t+9 2uf+11 39x+9 d7a-12 985+11 1gh-17 41v+6 1ho-9 2v6+10 65m-9 82o-30 1bh+8 5ey-9 f06+7 85y+5 a77-10 st+8
6y-7 7uw-6 1wc-7 4qs-11 17l+8 19p+14 1j5+8 1ds-8 c4j-11 9qf+8 67d-10 pg+14 1sw+9 am+7 ie3+8 nk-5 95x-11 3ch+7 9aq+12 e38+15 38w-12 bbd-9 1yu+12 74d+10 yt-9
13s+10 3e3-9 hkj+10 27n-14 bz-7 1vb+8 2rd-14 c92-13 jd8-7 vc-14 ecy-13 2hf-10 20n+11 i1j+9 8mr-6 6nx-15 c5k-12 39e-8 af4-19 3mo-5 acd+12 bv4-10 6py+20 61j-7
5s6-11 g9i-12 6ij-15 1vp-11 d2m+8 dd4+9 ozb-6 dxv+8 1di-9 3vy-8 7qc-5 17p+10 2pv+12 79y-6 68y+7 eo4-10 17-8 e22+10 7ix+9 4bh+9 c56+21 3nw-9 3gg-19 8fa-7
5gt-16 2mf-12 42n-9 5ws+8 q0z+9 3vh-15 7rq-14 2wu-13 bw5-25 279+8 i9q-8 o42-7 1du-9 30v+19 114-11 4we-9 8rl-10 186-10 8s+10 4u6-9 4bh-10 brt+9 1mj+9 9j+6
261-12 18n-6 6xl+16 1jb+8 9g4-11 bcl-5 ad+11 6cg+13 2sz+9 8i7-12 4ol+7 b6j+9 488+11 111-6 2lm+11 fiq+11 141+8 3ae-13 53q-11 e6o-10 3sn+7 359-10 2g3+7 6uo+7
d8f+11 2nn+8 4m+8 4e1-16 7yf+8 3aa-10 3dw-16 37b-11 49o+11 3q8-12 jex-13 36-12 2p4-22 ibj+9 caz-11 1di+8 a7i+13 2i7-13 1in+12 39c-13 a2e+12 9y-20 cfe-11 464-7
7pr+12 8wz+9 17w-11 ij+7 2fx+9 12u-11 tc-12 7r2-9 oc-8 lvl-9 1a2-10 19q-9 w0-12 3zp+16 ux+13 ci3+14 3oh-17 cmh+23 6xi+12 d09-10 5v-9 hy-8 b3u-10 15t+8 1mp-19
8m+13 ahi+9 1mn+8 86w+9 14g+9 4of+15 b0b-12 26s+11 3p+11 it+5 8uk-11 buk-8 zx9-12 5zq-8 fn3-7 15l-12 hfo-7 fxy+10 z0z-10 288-8 207+9 7zd+6 1ge-6 3o+8 87k+11
cg+7 u2+8 1ad-12 7sn-8 1kr+13 giq-13 38f+9 1ix6-8 1ox+7 6br-10 bia+11 9u+9 2iv-10 11p+7 10u+15 9vz-9 h7g-9 5sa-9 3be-6 3ls+4 51x-9 7p3-16 10p+10 of-7 1ge-9
d9r+10 1gk+7 a5b-8 11g+7 83+9 23+1 fn+9 7sv+9 wp+7 3va+9 5e2-13 adu+7 20r-11 275+9 c7f-15 ndr+9 1lv+10 23f-7 507-15 2aj-13 1n1+6 bb7+11 qq-11 8e7-12 21g-15
2og+8 14r+14 1m7-9 7ah+7 1z5-12 7gs+8 h5+6 1uj-10 20c+12 4rp+9 1d2+7 408-12 v69+10 a8o+10 1gi+10 2h+13 1sd-13 ni+8 6b8-10 4cm+12 1py+11 o9+16 5du-8 mb+9
3jr-11 3ak+10 9eu+12 pf-3 25a-9 7f-7 2yf-9 2g8+16 1kd-8 3bh+10 2up-9 7zn+10 s8-11 25x+12 6vg-17 7vo+12 45o+12 1m2-9 5g1+10 vvk+13 3gn+5 hey-9 27z-8 8ql-9
25q-14 1k-7 492+8 58r-9 347-8 zc-10 297-6 68h+10 4oi-8 9rr-9 ire+7 72r+9 7j2-7 22m-8 2z3-7 2u2+9 8yh-10 31r+7 1qd-14 5wv+6 6hg+8 c0e-12 66i+9 1s+8 hnb-11 i2+8
23q-7 rf+9 3ga+13 1yi-22 js+17 368+11 grj-12 1cc-8 1hi-10 2h3-8 1f-9 1ak+7 9pi-6 250+10 5zp-6 2zf-13 85+9 2jo+18 yr+16 6vm-8 3jk+9 3xk-10 584-5 3ro+20 n5-15
7n0-13 ecz+7 7z8+7 2vo+9 1h8+13 kd+8 3o4+3 3fa+8 67w-12 4n6-7 4no+15 1t6-5 hr9-9 3o4+12 4vy-7 3lo+18 7mc+6 e49+10 3za+8 m6q+21 3bo-5 bak+11 4hu-21 bfi-8
1cq-11 e1i-16 1fh+11 edl+9 5rg+6 7ic+16 8ji+22 diy+10 kix-13 7io+11 8n8-11 5lg+8 5gh-13 k5z-10 i15-11 5ws-8 6-10 7id-12 17h-6 51+9 97f+11 70r-9 xco-10 ij8+9
1m4+12 b45+10 to+8 21-8 gs-12 8h+6 57i-11 4yg-14 1il-15 3hx+8 8qt-7 7om-12 bgh+35 bso-14 7sx-11 4nf-9 1as-9 hi-9 dpt+11 6wk-9 oh+8 vc-11 v+11 9vl-8 bg-7 gqc-5
1p8-10 h0+24 o9+7 28r-5 4q3+11 4v8+8 29t+5 2ze+8 42t-8 1ni-13 a7+8 37v+17 4u-9 4bg-8 3kq-9 1nl-8 3qg+7 1oz-11 ue+8 1pm+12 bo-4 8ez-8 1b1-10 1g0-11 170+12
5ra-10 1kj+8 7c1+9 393+8 9ws+8 a74-12 4n9+9 15s+16 4ac-10 7k7+7 7po+17 258-9 it-11 lz-9 2xq+7 h7p-11 1v5-9 5u0+22 4y3+6 861+11 337-7 1mf-11 5zh-14 r8y-8 7jp+9
z5+7 723+8 io-6 3i5+6 bju+12 1b9-8 6p9+20 2hg+10 m5-13 2x9-6 tgi+9 29o-7 ix-6 zy+7 a51-11 158-14 4cx+9 3q6-6 7mm-18 qh-21 2a9-7 c1e-10 3d7-7 4bj-6 v1+16 6ps-9
ebl-7 ckh+9 3h2+15 jp4+11 2qm-10 il4-9 cge+10 44p-7 1tk+7 42k-12 4tw+11 u8-8 5xo-9 36f+12 4m0+9 4zy+9 25o-9 bct+12 17d-8 7kx-6 1ln+7 14d-11 57e+9 566+10 1mh+9
5v8-9 abn+11 8bu+15 ezi-7 14b+14 12s+9 255-8 bnf+19 1pp-7 6oi+15 2wb-12 7tn+10 74g+8 2kz-9 4s+11 7y+4 67o-11 3c+9 b6k-9 22f+8 56e-9 9j4-10 6rq-10 hih-8 5s-13
1j1-18 nt+8 7bx+16 1rc+11 11d+22 3f3-11 by7-9 4i3-13 7ol+10 40n-10 3a0-10 41-9 1qo+6 y9-10 25h-15 38n+12 1t4+7 5gw+11 1p+5 gb-10 5bc+9 2cz+5 4q1-11 369-15
e8b+9 8c4-9 4x7+13 10l+7 t1+9 7hn-7 na-13 2y6+7 2hr+6 dy2-10 366+7 1yn+11 1hr+8 1q3+7 3b-14 hpy-8 60q-8 6qk+8 6eh-13 2ol+13 2cm-12 1o9+14 3pg-8 9zx+9 144+9
si+14 772+8 hmx-11 1pk-7 54m-14 a1u-8 33j+11 3b-9 d01+12 3uy+11 2wa-10 52g+5 1ep-12 2ml-6 q3w+8 9a0+13 c1j+19 1jn+9 3sn+12 cxg-8 rie-16 2qo-13 672-8 xr-9
16w+8 2ms-13 1jn-9 ial-11 b32-7 205+9 2ld+5 1a9+12 vj-8 3nt+14 5qw+9 1ul+10 df8+12 1ck-9 7dy-12 l1+7 13-13 1f9+10 7a4-13 1hz-7 lu8-15 caf-10 3m8-9 33+7 fpc-9
19j+13 dy-8 6ky+14 1af-15 653+11 l1+13 7os+12 1wb+17 328-14 55g-8 c5+10 ip+11 6sm+7 6w8-16 qp-16 ye-7 t7-10 d4e+8 63w+9 r7-10 947+12 ly+10 9u5-6 h0z-7 1gz+20
284-12 bj+12 9au-8 7bf+11 2h7+8 4c9+13 qg-8 aq5-7 8jc+9 b2d+17 1f3-11 6ci-15 2cr-10 ayq-10 9yr+7 bnx+11 4jr+8 2u9+10 wl-10 afq+10 64k+6 gs4-9 2wm-7 23e-12
7md-8 e1f-9 k4a+6 4nf+10 8dn+9 1z9-19 4m1-17 bor+12 2a5-10 50m-10 72v+11 1go-7 9hm+8 8bw-10 dw+12 hde-8 c8t-12 4s-8 9m8+7 39w-13 2t-10 1n0-9 3ur-8 3lf-11 jb-8
b4w-12 ehx-14 5qy-15 2fm-7 10y+8 clj+9 56i+9 a4+6 ah1-10 3b-13 7v0-9 5c1-6 19t+10 66d+7 9h9+9 2si+9 3g3+16 fg+8 zw-12 9e-11 24e+7 5gq-16 144-12 h2n+11 2we-9
4u1+14 lr+10 nom-17 4yb+22 1co-11 1x8+20 1fq-8 4ki-9 c5q-12 cpk-6 a9p+14 7v4-9 14b-15 3di+13 5t5+7 4k6+15 hiy-14 vx5-9 4ct+10 5rr+14 9js-9 e0c-14 77y-6 55f+7
5p-13 3s-8 7t5-10 194+7 wq+14 1p-9 1qw+7 4wx-10 610-9 5vw-6 9q9-23 vq+13 7sc+8 1yi+13 8qm+12 2zf+7 d0+12 1w9-10 hjg+13 803+8 2dl+10 505-8 4e+5 33-7 995-10
66i-16 7f-17 r5-14 7m+8 75u-8 zo-10 23g-8 754-9 3jd-10 1ac+13 30m-7 9j-12 3sz-10 euc-6 472-23 qk+9 235+3 apj-6 1zk+12 pv4-14 9lk+20 xl-9 jo9-10 8ae+8 7fk-8
3fd+15 358+6 5xt-14 6e6+10 4gg-7 7go+11 6mw-4 281-12 9gs-11 3xo+7 48o+7 3br+6 1b7-10 f8s+9 8q1-24 1l5-9 2o9+13 529+6 jg-7 1ot-8 7w-13 ehe-7 2vc+7 3b8+6 qe-10
6yj+13 5nj+10 8xn-13 3hz+10 1aa+16 hsl+8 2gw+15 29n-9 94o+15 29w+9 5q3+8 c8i-10 79b-9 10j-10 l2+6 ub+9 476+14 11m-9 1bt+10 ip+7 5b3-14 eae-7 1e3+10 2p2-9 wp+9
a9x+16 6oj+9 12m+9 5ai-11 9qf+9 bgq+16 9rf+6 913+17 1h1+12 30m-12 bp4-18 bmz+16 2wh-9 9yi+11 1jk+9 3dn-11 5ah+14 1j8-8 8ij-11 8i4+7 1rp+10 5z2+5 ahp+10 4nl+13
oo+7 hfo-8 284+9 54y+7 6be+9 55-8 5bg+13 hvo-7 8f2-10 49d-8 7w0+7 9ct+7 25o+20 2ht-10 2as-9 50u-8 v4+6 6yf-7 41-5 3vr-23 209+9 4st-11 56r-10 i58+7 2s4-21
d6i+13 3vu+8 1ro+11 1f6-7 7gt-8 593-8 a1-13 49t+12 24r-9 pqx+6 8h1+16 wc-8 1pt+7 5vi-11 5xr+12 2oj+12 mz+14 22+9 fg7-22 atc-15 ho-15 5k+5 e4u+11 4gq+11 5yj-14
ilv-14 8ia-16 axx-8 5ey+10 8af-9 2t2-18 fbn+10 4y+8 2rm+10 cti+26 7v6+12 1jj+8 ek0-6 1hj+7 3k9-10 61x-7 1yd+18 dw0-6 n7m-10 7u-17 3wv+7 1p8-7 cpm-7 a4r-9
9cy-13 ng-19 11h-17 a8d+6 8ug+10 4ng+10 5s2+9 968-8 88i-12 aom+5 4f6+13 bat-12 1fn-12 28j-8 3t8-16 ow+22 4k-10 6ni+15 eh-11 1u6-8 3ks+11 2qk+9 3a4+10 1k6+7
6b+6 50x-8 2c2+9 2tv-8 3fi+9 ift-19 1gx-17 5rj-8 9qf-13 1d+17 ejd+7 82p-10 4tz+17 3yt-4 1qz-12 a0i-8 mjn+8 1wu+7 4jv-7 adf+10 bl-13 8w-7 52c-8 52t+11 8he-22
f8d+12 11w+5 3hb-14 186-8 tff-19 7mt-10 81+10 3j3-7 1w8+8 xmr+10 9ws+7 p7s-20 8gj-7 5jd-9 3s6-9 95h+9 5ld-9 64j+11 3t-9 d-12 3mj+8 5x6-10 i12+6 1wr+8 epo-8
vj3-8 24n-12 duh+9 3ip-18 1kd+7 rt+8 8q7+4 3st-6 26l+10 6e8-8 1ry+7 k77+12 3kz+8 117-11 jc4-15 fme-13 4np-11 456-11 1h9+16 hnv-10 bn+8 90d-8 de0-9 962-14 f-7
4an-6 7zv+10 85v-8 2dd-5 bqr-13 4c2-10 847-12 2ey+7 55k-15 6uc-12 405+8 64z+8 22j-8 hdq+9 lp2+8 4bk+6 4tx-6 9m9-7 dxx-8 370-10 3on-9 67w+4 523-19 3op-9 2dc-8
34z+7 cs4+7 df-19 3aw+7 1sg-10 dd-13 521+8 iom-7 cec-10 1sz+13 9yk-7 ed-8 1mg-12 3n7+9 1ol+8 d9z+20 cxm-6 bs3+7 2xr+10 3sp-9 76v+12 534+11 4du+11 2hm-17
4ap-10 5o6+8 fm6-8 3ag+15 dne-7 cqd-8 5i-8 13u-15 6oy+12 1hu-21 2rm-5 hn-9 d7n-12 6ut-13 kkw-9 88k-9 7gf-20 1it+17 2m7-10 8wk+13 33n+6 2s7+9 395+9 1wj+6 lk-10
30+13 44s-12 1sk-8 w9-11 4ht-15 7sf-7 10k+9 6bv+14 hwp-7 6bq+11 xt-8 biq-8 40d-8 10t-8 1vp-15 7l4-5 3at+9 3mg-10 lr-11 4n0+12 1fo-7 grz+7 1kh+12 42q-10 16x-10
10l+7 2iy+20 70s-8 pe+11 1bf-11 14n+15 bf6-11 69z-12 cr0-7 8gs-10 a9d-9 6l6+16 3hn+6 io-8 ec+12 bv-6 a2s-7 2od+7 10-15 n63+17 3t2-13 2ij+8 89+8 gz-9 4uy-10
1sp-9 6p7+7 52t-12 1q2-8 37g-11 r-10 4sn-8 2ml-9 6z0-8 zc-9 wh-7 14+2 4tq-7 md+13 1jl+13 nwx+6 dd+17 3pn+8 bhc+6 e57+11 4eq+17 e3+7 7hu-9 24e+11 9pu+11 2w6+8
1xp-9 146-9 2wd+8 mnb-12 d3-10 32u-13 3bc-6 5ae-9 3z1-6 8cd+10 9wt+6 pl-9 5cm-10 6ck+11 8vb+6 350-8 3hk-10 6s6+8 9ij+5 vl-10 2l2-12 2h9-14 13e-6 st-8 6jt+13
3en+15 2x0+15 227+12 q7-12 8l3+12 8kd-11 6nf+7 36h-8 860+13 a29-12 dny-5 916+7 d42+14 7mg+9 90-11 34j+8 3i2+14 e0b+14 yo-7 2hn-11 a0h+12 9jx+14 14q-7 2vn+9
7ow-9 99+11 3k+7 159-13 5na+9 1de+15 1v9-12 c+7 1s3-11 2xh+15 191-19 c0+12 dl0+8 92f-9 ge9+7 jg6-17 3do-9 9es+9 419-10 592-14 2pr-10 cu-8 2i+6 6d2-17 1bi-8
ayy-10 9vv-11 84b-11 bb+6 1lh+8 a5z-8 7j6+7 65v+19 9in-8 b2z+10 ml9-10 9vo-24 dnl+11 5pl-9 bio-6 10p-9 5u9-8 2n3+14 70-13 3it-15 2fd-7 15f-9 bu-10 7lf+11 gp+8
dkm+9 387-12 clw+6 5g2-13 5sy-7 6ym+12 bm+13 bm+8 u4w-2 1gv-11 2ct-12 bj6+10 1sg-13 1hj-6 jz+11 c8e+11 8jd+10 6s7-10 312+8 2us-15 6nc-10 h0f+17 271-14 7ls-7
20m-11 isx+7 26o-13 1lf-9 ggs+13 4ce-10 1bo-15 qx2+11 439+8 a86+7 7pj-8 9h+8 3n0-10 40t-8 ia-9 87n-8 qn+11 9ix-12 1ez+11 1c+14 bx9-11 76a-11 19oq-7 3h4-10
97b-7 3a3+7 ipk+6 2hp+8 2ac+12 l7s-9 32h+10 5vo+7 b7s-9 2k9-10 3q1+10 2pr+8 1u9+8 29c-7 4uj+6 5d5-11 99v-6 18y-10 2ul-10 6ss+11 217-6 dd9-7 2iy+18 3tl-8 ku+11
8h6+7 kf+11 71b-7 1lo-19 v7+15 5vr+10 2ts-8 l1-7 3gt-8 2ds+9 kf+7 as+7 sw+9 8n1+2 69q+13 3mf-17 em-9 29x+10 5jl-14 986+7 nn+6 2ht+9 13b-11 hsq-9 59c+15 5kn-16
e7z-12 2gd-9 q3-12 amo+17 ssh+5 4sw-10 6xn-9 98+7 5d8-23 63+14 1om-16 92m+7 3jc+8 7ez+6 fw+9 67z+8 7ow-8 3y5+9 qm-16 3r6+15 6wq+9 43u-8 179-8 3nu-8 fql-13
7ra+9 17w+8 6r-7 1rx+10 45r-12 2l6-10 86l+8 2ot+9 2ty-11 2bj+11 1m+9 9fv+11 1xp-17 88z+12 63f+11 2nm+9 c1+18 bkb+7 av+6 4fw+17 3+9 1pj-4 3eq+8 2le-10 40a+6
ije-7 7r0-8 hwd+11 dv0+3 dt6-12 5q6+14 850-6 3k4-9 3ty-13 2in-14 6ci-6 4xp-8 3nz-6 9xa+14 2pp-3 1ma-17 5e6+11 cjj+13 3tb-26 4ez-10 d10+10 3qt-10 15i+8 3ja+11
j7a+11 9i6+14 12h+8 ex-12 1wg+7 5cm-11 g40+7 3dg-13 4fn-15 5p0-10 ajx-14 21z-6 204+8 eju-12 11d+9 681+17 4hx+15 4se+12 qu-7 14h-16 14j-6 1e9+7 1gm-8 36r+21
3sm+7 md-5 193+12 3f6+10 fe+8 2zf+13 7u0+7 wnl+7 25x+7 sx-13 blu+15 62q-16 tm-13 31c+8 lq-18 2nf+10 1lj-12 1wl+9 yp+8 bie+9 1zl-11 hcw+9 4i6+10 6kf+10 5bv+9
3bc-12 2hk-11 2qa-9 178+11 1h6+13 9fc-14 axx+9 2ai+10 2vv-19 3oe-20 54j+10 2iq-11 3mj+9 23y+7 kue+23 3c8-9 49r+7 1e8-14 1rs-12 824-18 1rr+10 5n8-21 4f0-7
6m-16 1uv+9 jar-8 dbh+8 2v2-9 i06-7 365-16 mu-10 dus+6 7nj+12 2lk+17 gy-7 3pr-7 6i2-8 1l-7 8uz-11 84j+11 1j8-7 2bp+11 30e-12 2zn+9 rna+9 7kf-8 4u1+7 6si+9
501-11 eh7-11 3k1-7 ot+9 4m7+10 3o0-10 370-15 1ow+18 rn-34 62i-13 zg-12 b6k+13 8ce+9 a4c-8 d8t-10 265-6 7gs-12 46v-8 2as-6 x2-9 31e-6 1pz-9 52u-13 3dn-12
115+6 2bv-29 3vo+7 3f-14 6hn-14 1bf-11 9ne+6 5d+7 2ai-10 b2h-8 pf+10 ka-8 azt-7 7mt-9 ww5+12 3oi+9 15z-7 s+4 bkh-11 8lp+6 5wb+7 mrd+7 1mu-7 73r-7 oup-8 xx-7
1fj+9 my-13 p1y-10 6o0+10 5bb-7 1t4-8 8vu-16 2p4+9 7et+10 2id-13 h8z+8 5aj+7 6p-7 4cx-11 3gn+11 9qo+10 23l+13 1er-5 6af-9 1ry+10 63h+9 9om+7 if-8 m4g-9 a9q-7
8p7-9 a4e-9 3pe+10 4au-11 aez-18 6cw-23 9k7+6 za-23 6di-10 1v8-14 5ic+5 3qg+5 629+6 6oc-11 c6e-12 1q3-17 1bl-29 iap-9 6a+12 y5+16 3gm-12 14h+6 dm6-6 5jc+7
60m+8 dqu+10 1ro-12 1i-7 29h-6 9fs-11 18v+11 2k0+12 44t+13 er1+8 7hl+8 4n9-11 258+14 dfk-7 kmi-13 10x+26 cb-15 aj7-16 23k-16 645+8 1bl-9 a51+9 3f8-14 4yg-9
bf0+5 11y-8 3i6+7 906+10 7n2-13 fso+6 hn-5 9ca-10 6hz-6 2ij-11 7xa-10 105+7 rz-17 xt+12 bv+17 77d+6 oh+5 1au-16 a2+12 8ru-4 1bi-7 29a-12 5ph-9 3lz-8 o5-12
cv0-13 re-10 5eb+8 44d-11 ccj-10 1ra-13 c7a-11 9j-12 vv-10 7gv+8 eoc-9 ok+7 3so-9 3xs-10 cek-7 5rk-12 byv+8 14o-12 3kk-14 zx+8 f7y+12 13a+11 28k+7 582-7 72e+6
2k6+7 2ds+15 12p+5 32w-15 8q-10 6fe+8 1zo+11 fl+8 m4+9 479+7 jp+18 2ay+27 79+9 47k-9 4r2+9 5rd+8 bgj+7 dis-6 bqx-22 l7y+9 2s4-10 e8g-12 inl-5 y0+12 vm+8
2k9+11 fe-16 bz+10 719-8 75a+14 js7-8 35f+11 43n+10 6dw-8 2s0-7 3ng+11 9iz+7 3vk-9 8lk+14 jtb+14 2vh+12 22w-9 53a-13 4fb-9 jd-7 1ls-9 3dh+7 2e2-11 24d-11
501+9 2r2-8 58l+14 6xo-6 3zb+8 3xv+10 609-18 11a-12 3zx+8 hzn-12 53y-12 3o7+9 5u7+28 dcm+11 arl-12 bw+14 3i2-15 4c9-11 1x1-6 4zs-13 3dx-17 dr+15 643-7 3yp+12
1ce+6 9bv-14 5uv+9 2jm-10 577+12 1ra-9 ddx+8 200+14 aj5+11 af-13 3vy+7 awk+9 12t+18 7wb+8 4rp+8 3z0-8 1g6+9 12f-11 7wx+11 61k+12 1qd-12 zx-11 85a-18 5na+8
22s-13 477-17 2jq-8 5br+8 pr-9 e8k-7 463-6 294-11 5u6+19 fcv+10 yv+21 2d1-7 3g4-8 dyx-8 26t+7 3qn-9 1gn+11 133+13 75i-14 3q3-6 26v+10 2yr+11 27g-9 2ez-10
awc-9 2pb+8 8le+7 88b-7 6z2-9 cj-5 7c-9 esz+10 3ep-8 gll+7 6vy-7 216+10 5up+6 1tx+9 3r2-16 45f+8 2v2+9 6l1-10 7f5-12 ir8-11 4ed-18 dp3+12 431+15 6kx+19 3wc-8
69y+14 jnr-11 56h+10 ah-7 3ja+10 6pb+8 3ol+9 2p2+6 1fg-10 21j-8 6ny+9 37-8 8ai-6 54v+11 1mw+11 6f2-10 aj-11 c6z+13 42l+7 6qb+10 57s+7 ca8-7 5u8-13 92w+12
ey5-9 jr+13 6c3-13 2ox-9 4l-11 dtx+10 1te+16 u1+10 4o1+17 37w-5 2z4+11 3hy+7 8g7-7 10b+10 810+7 5ep+7 btf-10 9g4-19 j3-12 e7m-10 6z2-10 nqx-24 fr6+16 8ye-11
h8-12 5nx+11 1kz-8 2hx+12 6gu+7 398+13 10q-8 fg+9 ayc+7 4hj+13 4bv-15 vt+10 fq-7 3xy+8 468-11 9l3-7 wt-14 kk-7 31a+8 ldj+12 2q2+6 94w+12 c8z-7 3lt+5 sf+7
moq+7 4kh-9 j7-10 1h9+6 5on+9 63r-12 28w-9 gp+12 9kl-9 pc-7 2q5+7 6uz+12 vx+11 e0m-12 n3t-17 49m+11 8ey+10 3yh+8 5vy+11 vp-17 q1-12 csp+14 ob+15 fs4-5 3bf-7
9ob+9 6si-13 q+11 1dy+11 ru+9 8x9+12 10p-10 2+8 diz+11 acn-12 6k7-12 2k6-14 6lv-11 1ce-9 72h-11 4p8+9 oy+9 s5-15 krj-11 d9l+8 93z-7 2kt+12 17i-8 7rh-10 19l-9
8tw+12 gaz-4 3kw-9 r8+9 m6-14 8c7-8 1ma-7 7lk-13 79+7 4eg-9 83t-10 11c+18 98c+16 zq5+9 5dn-7 bez+8 fi6+11 4wk-14 2xi+12 3f5-7 ajz-6 2tp+11 5xh-9 bz-11 gb-11
rr+13 tv+7 8f4+9 1px+7 7cu-9 2f1+15 90w-9 bl-11 12a-12 9e5+18 3pf+9 3ms-9 auz-9 98q+10 39-4 18t-8 6du-15 91x-10 7qk+14 5vu-9 290-12 i+7 j9n-10 1ag+6 5w7-10
1o2+7 3cp+7 2y4-9 jg+24 43d+8 11n6+9 6o-8 24i-9 7oj-9 v4+7 7dv-15 56a-10 40z-8 f5w-6 6pb-8 27-7 36s-10 1np-7 g0+16 3to+6 3ce-12 hrt+9 1eb-9 21r-14 g05+10
1wr+12 2bh-11 1kv+7 1qq+11 4c5-9 51w-21 ayh-10 463-9 4lz-11 1pa-11 2tv+10 5oz+10 1q1-14 yq+8 x0+11 5id+19 jy8-7 4ee-15 5hr+10 23n-18 4kk+13 58c-12 3gm+12
4rl-11 4x6-9 t1-6 78f+18 hy0+13 5dw-11 4rk-8 cuv+8 7r+12 19i+7 7a2-11 2jl-9 gy+9 2dk-8 gt7-13 4th-9 7ub-6 gj6-8 ayf-11 12v-16 84k+7 3xe-16 5hm-9 3m3-6 426+6
3s1+9 2d+7 4q9-7 5v+9 1r-7 5l2-8 3kf-9 cu6-11 imr+11 5dw-6 22o-14 a79+8 34t-12 ktp-17 2vk+11 9f8-9 6gt+10 2qi+10 2dz-12 3bz-8 2iy-6 35k+15 b1l-7 70+8 j2g-6
20j-8 7sq-7 cuh+10 69q-8 6c1+10 g3l+14 ctb+16 1fa-12 17t-6 8jq+14 4da+10 7gu-11 61x-11 k2a-12 4hu+14 1uh+7 a7n+9 741+11 1ow-10 2r1-9 2e0+11 30-8 9qg-10 16n+12
fme-11 1uo-9 6fk-9 jnk-12 3re-10 oc-7 ee+10 bp+13 qiu+7 66j-9 n1-12 e3t-7 2n4-21 q6+9 953+9 3y+6 5m9+7 2-7 14h+10 jht-10 1jo+9 4ar-15 eh-10 1o1+15 nsc-9 380-6
li+13 czy-15 9y-18 ax5+9 8uy-3 ld-7 6ar-17 39+7 xu-4 fkv+7 45y+8 zy+5 d6r-11 38p+6 3is-13 8v5-7 2v+7 4bq+12 90z+9 5+6 1h5-9 a5r-20 cs1+14 3e0+8 3qj-7 1zq+12
czn+9 wt+10 81k-8 23l-11 4np-9 6if-7 2mv+9 22x-8 200-9 ip-18 5lo+9 2o0-6 317+9 1la+9 zo-18 190+12 sg+10 a31+6 2e9+14 972+8 117+10 1v-10 62y+9 d90-15 395-9
6rq+11 92c+13 2b0-9 7kz+8 62d-10 8sz+12 1lf+10 270+11 86q-10 4ea+12 8se+8 4zi+7 de+9 5mo+12 6kg-23 1i2+7 6a0-10 3gd-7 2zr-6 2ak+10 wb0-11 pk+4 7n9-10 as6+12
3qx+5 461+11 qi+10 97a-14 3lm+10 48m+14 1yq+4 3jj+9 ya-10 1cb+7 pcb-10 te1+18 ahc-8 dbp-10 22g-7 3gk+8 8nc+7 7aq-11 f9e+14 41k-9 awj-9 7fj-12 897-8 5j7+10
7ga+13 2g3+10 5nb+6 1qg-10 24j+8 6jp+9 s0-12 22y-13 4dg-8 dp-8 48g-16 2tu+11 9wu-6 iyz-16 5o-7 76j-8 1xr+14 61q+8 2qu-7 484-9 5ma-5 naw+13 136+9 19f+19 eh3+8
ty-13 4en-12 6t0-10 3lt-6 jj-8 81y+13 6xh+8 27i-11 atl-10 2yy-6 15w-9 2kc+10 404+8 6w2+4 o0+9 49j-10 wa-12 3d8-9 16r+9 1d5+8 lrt+10 5gw+10 pkl-13 952+9 45-7
3u5-8 4lm-2 ael+11 2gf+14 77l-8 c2+12 7cb+10 alf+7 he+6 7a4-10 1s6-10 35-10 10c+12 bnf-7 txe-7 ei+5 eq7+7 dtg-10 6hp+11 370-12 13c-10 e4-8 2w4+10 6g4+12 m6+7
d6p-14 57c+8 9qf+10 wm+9 2vz-7 22j+17 3za-14 3v+10 77j+8 307-11 981-10 dsm-14 cyn+23 3sc+6 7nk+17 ozm+7 935-6 4gk+15 569+19 cyh+8 bie-9 3i5-11 3fn-15 d3u+7
29t-8 s6+12 1sj+12 2s8+14 yz+6 65g+6 2wu-6 107+10 eo3+14 3ep+11 9en+16 5nw+18 7e0+8 342+12 b80+8 2hi+5 6ty+7 7aa-11 340-9 2y5+10 2uy-6 34i+9 2it-8 38r-9
13gw+8 5cq+13 iw-6 4n1-9 93-10 1mx-12 9vc+9 14l-18 3xg-13 9v-17 36-10 g48-13 6h8-8 15e-7 4tx-7 3z9+13 7k3+18 15d-10 5i4+8 966+7 18i-8 i18-7 6np+9 cii+7 2wq+9
fqa-8 cjf+10 69b+12 mw-13 2vf+16 3xi-8 1gv-7 3sy-8 1c+10 4ld+9 1w1+8 3zp-5 7f1+11 4vq+7 kn-9 57q-9 uf+10 kbx-7 28n-16 h5-5 8mr+20 4vy-8 c4a+12 5x+10 143+22
2ib+7 zc-7 1le+11 57n+8 4lk-21 5nf-9 fl1+5 c9+19 los-13 3z9+17 t8-9 7x4-6 bq6+15 1an+12 5tm+13 78p+11 8oh+9 z4+16 2bz-11 m0i-6 o6-10 1b0-5 b09+10 5my-8 9tj-12
33p+9 6oo-10 20b+12 c4g-7 2d-9 1n4+8 6z-12 39e+11 goz-8 1us-9 4uu+11 5za-9 6e6+7 vl-9 2kh-11 bsg+11 dx0-12 3sy-8 3dn+8 e2-14 31d-14 1bd-11 2v0-8 o4+8 5sl-14
95l-7 f5o-10 e0h+12 72+8 tp+8 4ni-7 2u+11 55n-14 1ku+14 5-9 9yy-5 8bf-17 6q4+10 1rr+10 9i9-9 ud-8 3ss+14 blk+10 85i-11 7vn+9 3y0+11 7dz-9 qf-20 8ex-15 18x-9
6hc+9 3gv+13 7up-10 abo-11 5f6+7 hei-7 2cx-7 yy+5 1mu-11 kj-13 g33-8 630-13 aok-8 nj9+17 ij+10 3mi-9 2ng+7 18j-9 31m+17 cln+13 46g-9 9qg+14 4jt-10 9li-11
26p-13 dsf-10 4wt+12 ob+9 46f-10 4n+13 jzn+5 ga+9 jm+8 6oa-9 812+8 mi-13 b7d+7 4zo-10 3cc-32 cp7-12 2vd+13 18b-9 2lu+8 oq-10 2mp-11 19i+9 1cv+10 hmw-7 3vb-11
ktp-10 9c5+7 2s5+9 5c+10 4mo-8 382+6 7id+14 l1-6 36z-8 1oq-3 b04+6 5kl+15 aek+5 1fs-9 fpb-9 5vr-7 230-8 13b+6 10z-9 12w+6 1nj+9 g1-6 91h-11 4v0-8 3d6+8 6ob+5
qu+11 4vf-9 s2o-12 8cb-6 5xt+8 z0-7 4bp-8 54a+10 12a-6 ahy+13 io+8 4sy+26 4qf-9 a51-10 7mw+10 38m-7 fp-19 bpt-7 c74-14 8xy-8 4v1-16 9tn-3 62g-12 kdo-9 278-15
1ed+13 58u-9 46r+12 16j+4 6u8+6 1xg-14 32p-8 2oa+15 1ym+10 24h-11 85x-4 51v-8 22d-7 2tp-10 5v9-10 7wp-11 7r+10 um-8 6g6-20 2ne+9 5d+8 9ge-11 cx2-8 1sf+14
e1u-17 47j+10 xz+10 r9+8 1wm-16 65p-8 xa-10 6jq-10 md2+22 bev-8 2kp-5 9af+7 26d-6 1rw-7 21o+12 2cv+7 7cd-12 at4+7 5zs-13 26j+10 7by-12 1z1+10 3y+5 7c5+8 67-18
u60+8 sa+9 ayp+6 gzz+9 89-16 hkv-5 210+6 225+9 1bf-6 40y-11 1n9+10 2ha-16 f92-14 1xz+6 uv7-15 7fi+10 k7+16 1fb-10 5wp-5 7qq-9 3ot+6 cyk+9 3y0+9 y7-9 hxt-10
1cv+12 t5-9 q9-13 bbx+12 44l-9 3k0-8 90r+6 58r-17 fnf-13 kc9+9 2qt-13 24l+6 2q1-10 2jm+6 b9t+24 3qf+11 lx5-6 1oq+8 78i-12 1l3-10 1r2-8 3i5+7 10-8 44x-14
3pa-15 7li-9 ov-9 d7t-18 pi-12 34m+16 9d0-13 11v-11 1x6-11 s9+10 110+7 ev-10 43w+7 3gu+7 1zu+6 1v7+9 439-14 43s+9 29r-28 2ll+7 bjw-14 3jv-10 4u7-13 78c-11
3hi-11 6vo-8 21p-8 gv5+12 48g+15 fq-18 gq3-10 1ed-12 8m7-8 ju+7 1oc+10 65+8 2gy+7 1p2+12 4aa-7 209+15 25d+6 7w8+14 iaf+7 8t8+13 1pc+7 1s+14 369+6 2gl+8 i1+10
3z7+9 7z+13 62v+10 di-11 z8-19 v2-9 1j-11 5tt+14 1zi+9 ecb+11 4rf+9 9hl+6 33c+10 2gt-7 1ca-11 67c+11 7xf+8 708-11 1xf-18 j6j+13 94a-8 194+14 2j2-5 8fg+15
1nx+20 3sv+7 2l1-5 ecu-12 3zx-9 8s6-16 6hk-9 1ba+11 g64-6 4un+11 4kq+18 e0+7 kpf-21 1nx-6 2e2-7 470+8 b0r+8 cmg+9 13i+7 qvq+7 2tw-11 6fu+27 6wg-9 hm0-13 21h+8
6i2+8 7w1-9 2f6+10 5ms-8 5mv+20 pu+6 373+11 a79-25 1uq+8 3uu-9 1z8+7 4ib-10 4hh-9 cxa-8 eca+8 1n1+11 c29-11 1mq-8 35j+8 1sm+28 1pe-7 135-10 5v5+10 1w9+7 3sb-8
734+19 2rq-11 97a-8 1aw-10 41o-10 7ws+14 ap0-6 emi+8 2c8+10 cs+8 2lw-5 6x7-11 c0f-9 6tz+9 bau+11 95n+10 r-11 g65-9 388-11 xmo-19 7kt-16 2eo+12 4na+20 fjo-17
5am-10 1sz-9 2qm+16 7vm+7 p6+8 ll+9 26q-8 2tt+9 2li-7 3l1-7 3es+15 3ag-8 2ps-9 42p-13 m0h-8 an3+6 kt-9 cqj-8 6p+10 51s+12 69z-11 fd-13 kxm-7 1b+10 24y-17
2sf-14 3qo-9 2ln-12 1lw-8 1i5-8 6bh-7 nmp-18 2sb+27 15p+9 41f+8 eu0-11 64z-9 2z2-8 cm9-9 321-20 2b7-11 2fi-10 4jz-9 ei+7 5ez+9 a0-10 46+9 756-10 7qk+13 7uq+8
36x+7 4vd+6 1r4-18 lpc+8 z-13 4m2-16 7x4+6 10i-14 1jw-9 2gk-11 4x4-9 2go-12 9v-9 e8o-8 322+10 3jv+9 3zu+8 5ab-8 fpf+5 1e+11 3jj+10 3ou-8 23h-7 2uy-13 btx-9
1ht+9 80p+11 mr+8 32a+10 2cn+22 1rl-10 n4u-13 yd+8 1e6+8 gw+10 38l+12 9lz+9 6ri-9 b3b-9 268+11 493+7 jb-21 6y6+3 93f+10 6iq-11 4w2+9 3u9-11 7ca-3 rn+8 43m+10
7sk-9 9dw-14 2pp-17 f7c+15 2zj-7 6jl+12 27k+12 81f+9 4jg-11 28m-7 hz-9 3l-17 3d5-6 eou-9 9tn-8 8n6-7 802-8 pi-9 ldo-14 3kq+8 33p+4 q6-6 43c-9 4oo-5 9mj+10
6yk-6 ad3-10 6rp-7 2w6-11 f34+12 21b+11 b7b+12 1xy+14 7q8+11 4hq+10 823-7 4dn-21 103-12 3gp-18 4ha+9 rdo+6 64d-6 g6-12 ez7-10 1tf-9 93v-11 78+8 ahi-12 ev1+9
2lb+8 ey-11 8vy+11 ghc+8 2gg+14 2ka-18 58o+14 6wk-6 4q-20 nb-11 4xl+10 jx+4 56b+15 27p-12 900-8 17o-10 9t2+6 fbm-11 1at+10 2pa+7 b5r-8 5d1-16 b5v-11 cul+16
135+10 9wq+9 d12+16 2sq+12 59q+7 45d-8 4lx+11 1v5-10 5g-9 1ab+13 6pv-17 8ih-20 1y5+7 dl-12 lm8-10 12f+10 22y+8 26r+10 1v+7 gf-9 bor-8 506-7 81n-10 68+5 xb+19
5o8-10 37e+6 4t-10 6bw-9 1n4-18 98k-14 2zj-8 2b-9 9py-18 2wb-10 2gb-7 6f3-11 38y+8 1dg-5 lr-12 ly-8 1fn+14 fk-11 hm3-13 8m+7 5ot+11 3rx-10 1hz-7 4vx-17 rn6+4
4r7+7 5nw-11 9cp+7 2bn+11 2qw-8 8eg-13 bxg-14 1de+7 7ta+15 1ot-6 4s5-9 l5-13 580+11 hc-11 2v3-15 1t2-7 2im+12 9e+11 7gp+9 8p0-8 14o-7 d1m-11 i8-11 5ea-8 3bj+9
7px-11 vf-7 bb7-8 4pi+13 72k-8 3ay+13 v9w+14 356+10 1d1+8 fpy+10 4gm+7 fv4-13 a09+9 2j7+8 71o-15 dw2+12 2ko+9 5o4+10 4z0-8 co9-7 41z-18 ow-7 91q-11 86m+8
65r-17 648+5 ko-5 gw+17 bl0-15 bds-8 8w5+10 45d-9 2nw-11 ekh-16 ynx-10 f8w+8 32t+7 6ne+9 6qd+9 lya-9 238-15 pm+4 7vg+13 ax8+13 k1-15 2o3+8 738-7 dfm+8 dy-18
zd+9 31+8 2kb+7 1lh+12 44c+6 1b8-6 dtg+9 1f7-11 1cd-10 fry-16 84h-5 xd+9 4h7+6 buo+9 1v9+8 2tu-7 9d6+8 3et+9 70-10 2fi-6 8fz+7 7t-6 2x3-7 ehu-21 sb+7 31l+11
88f-20 1if+10 3kh-11 f1l-11 46q+11 u1+11 j3+13 2el-12 eqg+11 10k+5 b0q+6 h8d-7 pbk-7 2qz-9 7fc-13 360-6 bbv+8 b5j-21 2he-10 16a-13 2wa-19 27m+14 7dt-11 72f-11
50o-9 1rp+11 16o-11 2f0-7 101-16 64j-6 3gn+8 6e+14 39f-8 3oj-5 14e-7 hx-9 8ll+10 2f0-19 3j2-11 5a4+9 tp-7 v3-11 14y+9 263+10 aeu+11 31d-7 2zy+6 b9j+8 1kz+13
b6m+17 4ff+13 ot+10 55s-10 60d+12 n5+8 5y0+10 2l0+10 26f+15 deo-13 6zu-7 5xz+12 ftj-11 ak-9 2hz+6 291-9 a32-9 22c+8 29v-7 dmn-10 5gw-9 37j+7 4d8+13 k13-6
28x-17 3ry-10 pe-7 3se-10 fn+5 69o+9 261+8 bpo-12 92l-11 7ca-5 eak+9 4vd-12 482+11 8tb-9 45d-6 3d2-9 fx+7 46r-8 4s3+9 sc+18 4ai+11 43r+7 4np+19 4oi-13 n3-8
6rk+12 2t+12 ha-9 1ta+10 26y-13 20p+9 811+9 9hm+7 kc+6 538+5 1pr+6 xu-10 9l+10 y7-4 2n0+14 eii+8 6d4-11 ms+10 j1-8 365+12 2be-11 4kh-6 2sn+17 250+13 67n-11
tdf-12 2lp+9 2pt+23 7e2+7 7m3+10 b19-11 3sh-15 1c0+10 ga-10 bec-6 up+12 3px+14 byl-10 97m-6 awn+19 9zx-10 15c-7 3p4+9 2mx+16 3n2+9 17r+12 1y2+7 w0p-15 ab9-8
tr-7 2hw+9 5qw+10 gc0-11 6pk+16 6s3+6 eea-10 anh+9 1bp-5 lhf-8 a8p+13 56o-9 1u2-14 s5r-9 aqa-12 30l-12 4us-14 27r-10 91u-10 l68+9 l01+8 ays-11 zt-10 l0-8
e2a-5 7s+10 1zp-6 a1h-7 5fc+7 4kz+20 1at+10 rrp+7 4um+8 8pe+8 z+5 b3l+9 4q9+10 4zm+10 3z8+12 av5+11 39l-11 291+8 8xb-8 bft+8 wm+6 u9+11 26d+10 39b+9 eql-17
1oj-13 r6+12 4ow+13 8ev+8 3vh+7 bo1+10 1ft-10 cz+12 4q6-8 41f-8 385-15 4n0-16 298-5 dng+10 7f8+9 1jn+12 1q5+14 d90+9 5lq+6 1q2-8 9re+9 hob+9 a2+6 1aa-9 2ac-9
2wz+6 1s5+10 8z2+9 6iv-7 1ey+13 8u1+9 css-7 b4a+9 2eq+10 kr-7 djk-10 2ro-9 g83-14 39c+8 34e-17 44c+7 qu+7 153-8 1u1+9 55u-9 35q-11 5t4+11 2rj-15 3v2-7 38n+10
ke0+11 5l1+9 1tp+8 yfu-7 80l-9 3t-18 3rk+7 clp-9 dcv-12 wa-12 3rc-13 93+7 11i+10 h+17 iqh+8 149-8 4r0+7 34r+8 dl-8 1sq-7 d4o-15 afu+10 3ap+6 mm+17 2km-9
5qs-18 5uy+13 1sr-11 1ev-9 uy-7 1f5-15 c0+15 5od-7 t4+9 9pc+7 9bg-8 7j1+7 gh+8 3x4+7 62v-11 13y+8 4x9+16 2l8-9 pq+10 3y6-7 8oj-6 1ew-12 8a-10 sj-11 7w4-12
1iw-9 g06-14 1ab-13 4tf-11 40q+9 1rw-9 1uo-12 5jr-15 53u+14 3t3-9 7hx+12 2ik-7 3pu-14 h6+12 16d-8 7ex+5 8ov+8 5zo+6 457-9 iub-8 31s+7 ex-8 3pm-10 2em-8 2kw+8
40t+10 hpd-19 11y+7 fw6+9 1er+7 6pv+12 1ae+7 10k-12 3on+7 1sl+13 3wd-17 10lt+10 9ac+24 1e2+6 5s5-11 oh+10 3gf-12 6jr-6 6jr+9 e98+10 6hr+8 cgt-5 6jy+10 519-9
2z0-10 yg+9 9ss-8 tb+18 ro1+9 onj-9 l1-18 1z+6 6ns-9 k5a+15 42t+10 vug+9 3hk-17 ac+7 9rj+11 6ql+7 je7-10 6b8+7 21m-6 1i3+8 bkq-15 2xo+8 2hs+9 gg9-7 3q2+8
9ap-9 8zy+9 if-8 4f6+11 6go-11 2kv-14 58t-10 1by-7 1l+9 2ro-9 3kv+9 gsx+18 kvs+7 4px-8 7b+13 1s6-12 ln-14 3g+8 29b+9 v6c+7 1wj+16 wm+6 8zp+15 5hg-10 2y3+12
9u1+9 6m0-6 4uh+12 ar+10 405+10 2al+12 f4d-9 onx+9 6iy-5 80e-6 54r-7 27f+7 e1-8 czf-12 ch+8 7k2-8 w0+6 bn1+18 3j7+12 6zw+10 n8+9 1ax-8 22v-8 ra-15 6ki+12
99b+11 czf-8 1mn+6 2s-9 2z8+8 1ys+9 4b8-10 se-11 5z8-14 afa+13 9a0+8 2gw+6 hu-8 74-8 3is+14 6sf-10 2hu-12 ra0-7 dsw+9 p6-11 ax7+20 f4-14 1tn-7 5x0-7 71p+9
7+10 5kp-6 mt+10 csk+15 6v4-9 f8h+13 17k-13 4wk+8 4nf+11 28a-8 1o2-7 3cx+8 6kc+13 2nn+8 7wo+10 1mc+6 5t5+7 30j-6 4gy+9 26p-6 8a9-11 2vi+4 j3p-11 24b-8 f1z-9
2fv-11 76y-9 432+8 3zb-6 10y+11 b8s+6 31y-8 9x5+8 a11-10 1uc-15 5q8-6 d4a-8 88-11 68j-8 ass-12 4e5+21 3nv+10 2b+7 4jh+7 1d0+8 qa-8 4sy+7 3ov-11 9gl-7 27j+13
18z-3 1f8-11 be5-15 cij+7 1l9-7 1nb+10 hj+8 12c-7 ha6+9 zk-15 1np-20 zy+13 xv-9 25j+8 1t8+11 3w2+10 ap+8 4ci+9 1ti-7 44l-10 iy+15 g38+13 au-6 1gz+6 5k2-11
18w-9 aft+10 e4e+11 8gc+12 4y+8 m7v-8 4gl+10 2lq+8 1m3+7 fks+18 3gw-10 3p5-7 2iv+11 3mj-6 2gg-6 4nb+3 2xk+8 cvs-10 3ee-9 2d9+10 8j2-9 927+7 irh+13 63o+5 11s-9
9q-17 413-7 eor-9 43d-8 2dq+5 fg-8 7x9+5 4tp-11 3d5-9 gqa+8 4t+9 6br+10 1xk-6 3d2-8 5yf-8 1du+11 ci-10 2j-10 dzd+8 1ji+25 21f-11 rwm+8 1qj-9 3mn-11 1ue-18
106+19 3bb-17 1l4-11 894+10 2wr-7 87r-9 59m+7 6lf-9 f6v+8 3m1+21 45t-18 kj3+7 20k-13 5zy-8 fb3+7 70+7 5ea-12 4mp-10 37y-7 g0s+8 n8j-8 bwx+17 6jm+18 4rx-19
14j-8 52c+15 kj+9 la-9 1va-6 172+9 3wl-13 3jr+10 d9i+7 el0+8 6tc+14 4gr-12 5eb+8 j7n+18 b09-9 fv6-17 4rj-8 66-17 1k1+16 1ui-7 4z-12 b8o-8 p+9 55l+9 285+6 wi-9
6c6-11 6sg+3 4h6+9 1zr+11 3b+16 2kp-5 68y-9 5c3-19 209-9 2j2-15 2h+19 5kk-9 45r+8 48i+13 d7t-5 5bu-9 73f+7 5dm-7 2kt+8 199+13 1b8-8 504+8 72+18 3ek+11 6lu-12
2z4+9 apq-10 6kb-7 fmk-12 1du-5 5mi+7 2ph-8 2cz-10 476-12 26n+7 1a8+8 x4q-10 9dh-17 vl-15 6j1+9 7ws+9 2u6+10 5bk+11 244-11 asy-8 cu7-9 enz+8 1h7+11 93d-11
2fw+9 czi+5 3xh-11 q1+11 721-8 76o+4 1cv-10 3mf+8 aef+12 9t2+9 62g-9 23f+8 kf+13 2vi-6 abc-10 2v1+13 9c6+10 alp-10 u6+14 cru+7 5qy-14 4qk-13 clf-7 27y-11
24n-7 q+8 8uy-10 1g0-7 4id-9 4is+8 rf+6 i4j+8 cq6+8 60o-15 6zd+4 3q4+16 2ll-6 340+8 770+9 c8r-10 yb-11 5aq-10 22x-9 6gf-11 20g-10 lv+13 4e+11 fn-12 az9+9
52x+8 727+6 1n+8 ayo-9 2qj-9 j69-7 4lz-7 gt7+7 2ec-9 30g-11 67h+9 e77-11 3ox+6 3f5-11 1el-10 2l2-6 3ot+13 56s-6 8dc-8 275-12 zl-7 dej-11 6kd-11 h5+7 2tp-10
f44+8 ql-10 igv+10 138+8 b5-5 18t+15 2kx+10 yh-11 azf+10 403+7 94q-9 9tt-7 7st-10 fxs+7 2kg-7 35j+11 2pa-11 bi-12 3q3+7 gm+14 3hx-8 8b3-13 32t+13 5ji-18
33l+12 3cs-11 y2a+10 36y-7 6ht+9 2qf-11 7p6-11 dux-12 an5+9 c0j+14 237+11 9dy-8 q2-8 128-8 53i+8 2d9-14 68p+16 18z-9 60u-19 2ah+6 7ep-6 15l+17 2m1-11 vd-9
143+6 4qs-13 2rg-8 4nf+14 6w1-10 1bf-7 27c-6 3mv+8 52z-6 gq-8 42w+11 fhc+6 jtd-12 7y-11 7is-8 455+8 43b-10 cb6+8 fp8+9 2am-5 gub+8 4ej-8 79l+9 29h-9 2xo-12
7c1-10 3+6 kx-9 38i+8 4z6+17 5ss-10 2ex+15 26b-12 74j-10 xr+7 2jq-11 2hq+9 23f+9 lq-8 ur+12 3dg-16 ip6-9 a5e-15 3hs-12 mv-12 bt8-7 8y2-16 ot+14 2w5+14 441+11
6dm-18 mi+10 356-8 1j-8 a0x-15 6uc-8 boi-7 8p4+11 2dk+10 czp+8 1tc-10 6a9+6 ot3+8 15c+6 9xh+17 24g-7 s5-10 2be-10 gvg+13 125+9 33d-8 i0d-9 br4-11 345+12 5td-8
4d7+7 2ig-10 554-6 dx-7 8rp+7 3yn+8 b3f+10 fr-7 67+13 1p9-7 4yd-12 7r7-11 tf+4 k4m+9 89e-6 3fo-6 3tt+5 acr-7 bng-12 4y3+16 6sr-8 2h5+10 8vo+8 4l6+8 25-8 6s+11
4iw+10 4iv+8 1b0+12 2eu+5 7ti+5 4g3+11 7cm-19 e2-11 o39+10 378-11 ka+5 185+8 3c7+13 2t7+9 1bd+14 ts-12 8uo-12 d17+11 9mp+9 233+30 8vx-6 49a-8 t0+9 52a+9 292-8
85b-11 28o-13 1s9+5 c4q-13 ab-14 4d9-16 3uu+8 bp7-14 25o+9 9v1-9 3mq-10 189+7 1ce-15 4u-11 bs-10 2v9-8 uj-9 6ds+6 710-13 i9+10 9ql-12 h31+11 bs3-9 cv-8 8x4+13
35r-14 5y6+8 ku+13 8pb+12 2iz-8 4he-12 6ln+10 2r1+10 ccf-15 7zw+16 541+11 1c1+11 frt+13 346-16 b0+10 1iv+5 4xt-10 8tm+14 4ul-8 6t4-19 bs+9 vl+6 1d8-15 5mm+13
4ye-11 3vc+8 2ke+8 22q-14 2qw-16 176-11 14w-6 dvy-7 od-11 2j3-11 3gm-24 2mr-10 71o-9 gct+10 ujo-12 g8x+9 524-7 35l+10 5if-11 55q+7 2ad-11 iop-11 ajt+7 i2-9
6jt+9 54c+9 27w-11 1gn-11 4l2+8 a40+7 9gp-13 9t7-9 1a6-6 9kg+16 du-11 17s-14 a2c-6 558-10 6md+11 2jp+7 32a-17 7nk-10 8s2-12 6c+9 1xq-12 4ju+7 67q+14 7wh+7
ahf+5 2ou-15 k0-11 cz-21 ncv+10 7c+5 3wn-16 a6n+9 3te-6 596-8 3t3-6 3aq+10 ino+13 dnq-10 9g3-7 rgj+9 aq7-5 2ym+6 5zz-14 a6s-8 23v-6 89f+11 2u0-8 3vc+11 3lh+10
kb-8 f69+10 u2+8 3qt-8 541-10 90a+5 7rx+9 1wh+10 1dz-7 a6f+8 482+13 7t4+9 2gp+8 3i2-9 2rg+13 1i1+19 662+6 acm-15 i55+10 70j+7 45o+9 zc+9 31h-10 19c+7 5bf-10
1tv-17 1em-14 10xp-8 41s+7 2cy-12 6ue+12 2n9+9 3we-29 bwl+16 5i9+7 eb1-12 gou+9 68n+15 2k9-8 ztj-9 2rp-8 1z9-8 5t2+7 13s+14 5cu-9 cas+11 1u-7 2vm+8 3qm+11
44l-10 1z2-11 6ib+13 3y1+9 1vi+7 as9+6 30t-8 a4y-10 fuh+8 8kb+6 5xs+7 aq-18 byb-15 eln+14 394-11 xu-10 5qo-13 3il-9 bx-11 9kf+7 1kc+9 6xi+10 9xg+9 vis+11
7dl+8 5e5+9 f6+9 1z5+10 17m+10 61p+8 5pn-6 1bk-11 3g9+7 454-21 4p7-8 3s1-6 2li+10 lm-5 ix-15 29b-14 2j7+10 a4x+14 80l+7 fum+10 1xs+5 25o-9 1mj-10 3dh-14 1nn+9
i76-11 3g2+12 m6y-8 3p5-8 cex-3 495-12 87t-14 1bq-6 79g-10 xo-8 7jz+9 3xe-12 4i4+9 4q7+17 23b+8 v9+11 84n+6 b0z-9 45g-10 5td-6 9d-6 4q5-11 42g-8 1zd+9 1fj+11
4nj-12 zl+15 102-12 24g+6 3y5-7 4zt-7 1rh+13 9s6+10 3kc-8 eco+10 3uj+5 452-8 1hx+11 7q7+8 71m-8 23i-7 bu1-10 3ac-9 2z5+10 hcf-6 1ct-8 23f-8 2cp-14 58q+8
4w6-11 j0w-10 mx+9 2vq-9 12i-8 2dd+11 l91-8 b1+9 hui+8 22g+8 mbv+4 9eu-13 18d-9 hs1+9 1hb+5 70f-18 1r1+16 8dg-11 o3-11 66-8 69w-5 dq-12 h36-14 1ss+12 5ym-9
353-8 3vt+15 3wx-10 6hd-15 1q2-10 5qp-25 8q+8 3rc-11 ehr+8 eh5+12 1s5+8 dbk-25 8mz-7 2l5-21 18m-8 1ak+12 cb+14 v2-16 jpo+11 f4-5 f9+16 3d1+13 1v3+18 1f8+12
3h4-11 3x4-13 4ng+11 5lj-23 8iy-9 1mh-7 1y8-7 3m4-8 m-9 ajg+6 5w0-6 11b+9 lo+8 5vn-9 15r-7 b07+7 33h+9 7l0-9 2j7-10 28l-7 333+13 6th+8 85-11 9un-14 2hx-9 hx+7
11n+13 7gu+5 4iw+9 yq+18 o7-5 hf8+7 n9v+11 cz0+15 3fm-10 22o+6 5jk-6 25b+6 3ux+7 8ij+10 1rj-9 as1+14 6kw-7 3uc+10 lh3+11 1po+15 4jz+12 ave+8 634-7 1jy+9 jm+14
48e-11 s3+11 2uw-12 570-11 3cw+9 1q9-10 121+8 k7+8 53q+7 fso+9 699-11 1vm-7 1m0-8 hd+8 uj+7 5tn+8 332+10 4q9-7 8v4-8 4yc-8 1ja+9 tf+28 2yp-12 5i6+10 5r2-8
be-8 f-8 1vy-12 b2p+8 635+9 26q+17 32i-11 70h-9 is-14 1xi-7 au6-5 1th+13 by1-9 6k4+13 3gr+11 bkj+10 3h-9 e0k-6 162+7 jp+10 11u+10 2kj+9 56a-5 18m+7 ye-7 7m-12
8vw-11 1w7+17 1z6-10 2pp-7 l73-8 1ck+8 52h-9 du6+14 2ea-12 7wz+9 11x+12 30s-11 5i2+15 165-8 3qy+10 n7+8 5s7-9 1po-8 635+11 ws+10 25h-14 7fj+10 1lt+8 2ac-12
j67-9 9p4-12 12t-19 p2n-12 zg+25 8q-4 w0-8 1uo-7 3j2-9 2t5-10 at0+18 aqh-14 26f-5 117-7 7qu+8 4ms+10 5w1-9 mjb+9 67e-13 81z+12 1fc+9 3v6-5 1ww-17 tn-11 62p+11
5b9+13 5j-9 ezd+9 169+8 ia-13 5gi+6 1fx-10 7qc+7 36g+11 22c-4 1kt-8 qb8-14 76-5 3oz-10 9rc+7 6s9-17 9y1-8 il-10 6de-11 2px-9 xz-13 wrk+11 1iy-16 3fj-9 17z+14
zg+12 32j+7 4nc+14 3y0-12 44q+8 cp+15 1j3+12 ck3-12 v2+4 4uq-8 13y-10 f2h-4 g59+10 alo+20 4jn+16 8o4+12 352-22 4i2+6 av8-14 3x7+12 g1b+11 ais-7 ix2-9 bdl+11
750+11 5p1+10 mbv-10 34n-6 1ik-11 1f3-7 7a-8 lx+4 24v-7 1cb+14 4so+14 23o+11 3ng-8 gc+12 jgz-14 aez+8 5co-8 1eh+14 2l7-9 8sd+9 mt-8 9im-16 41f-18 s+10 81u+13
6ar-13 1k5+10 85d+8 gfe+9 4d4-9 7rb-8 5kn-9 9kf-9 75p+7 4ht+8 coi-6 1e9-9 3sg+12 179+13 3f5+10 273+7 ri-7 3sq-8 c9p+10 729+15 e2n-6 32q+12 887-9 1ag-7 u7-8
yu-7 3wp-13 3vl+12 lp-7 v0+9 4mg-7 57n+12 34d-5 ijx-9 1s4+13 ix+9 sa-17 12l-7 3xb-10 6r-16 2cn-7 27j-7 cgc+20 6ye+24 9gk+8 58a-10 4o2-8 mxw-6 eer-15 5pu-7
44p+10 4wn-12 ejq-10 1he+10 1l4-10 1pz+7 2qq-11 4n6+7 omo-9 4ck-9 1im-11 bgi-11 26o+11 uh+7 6if-7 60g+13 bl4-10 8vh+11 6db+11 cl+9 dtx+10 12v-15 9d3+7 ku+9
dfa+10 7rt-8 1i7+11 69w-6 1ch+8 569-11 91a-15 533-10 170-8 62+7 4sh-18 nx+7 66e+11 8il+15 bzf+10 8od-6 863-20 6ut+13 3-7 87o+11 sx+11 3bh-11 akt-19 9et+8
3hj-15 b4l-11 en2-10 2mw-7 2do-11 l6f+10 2k0-13 id-12 1g9-15 6dc+6 14s+10 nq-8 6ac+20 7lz+8 jl+11 c4v-10 7rm-11 9h6-9 3fc-9 1iq+8 1r8-7 bku+10 5hc+12 606+10
1m7-7 9sw-9 2pm+15 d3o+12 3oy+5 4s+12 2xo-28 1iy+9 ado-9 2xh+13 4bv+11 388+8 1t4+13 5cw+9 chq-11 7br-7 149-8 83t-18 1lm-10 1md-11 69t+9 3m1+14 1jk+13 4ra+12
4o4-11 38w+10 2dm-5 1s3-7 2in+12 a6k-7 83d-7 bv-11 8br-13 19p+19 2x6-9 2r3-10 5gu+7 3jz+10 88+7 72o-15 bdg+15 fan+14 435-7 6jj+11 bfz-9 c6m+12 15a+6 5bo-8
9dq-14 57i-17 9y2+12 412-10 aox-23 29c+8 2kq-18 ewp-11 hmt-10 5ux+9 1h6+11 42-11 37j-9 22w-7 3xd-11 bah-9 9xk+10 1s6-10 6u5+8 eql+10 3tf+14 379-12 1su-15
7fj-9 1q8-7 d2+11 546-17 4qd+8 8ah+19 1g7+7 18x-13 f1t-7 2km+9 4eb+7 53-6 9ce-12 1w5+10 2id+7 5nf-12 cv1-12 3wg+10 otl-12 ei0-11 alk+5 5d6-5 7x5-8 9jx+6 4sh-8
zo-8 afz-7 860-10 15f-6 beg+10 7t2-10 8rt-8 jd+7 ee+10 5cz-8 7i0+7 6rr+14 apz-9 5rm+3 4mc+7 3vw-11 5s8+12 xd+7 223+12 t7u+7 5dp-8 213-12 1w+16 gb+14 4v-20
2q6-11 12v+28 3x0+11 gw5-6 26i+10 4q1+10 3xk-8 6pv+6 2gx+6 4qs+7 7l+7 6nh-19 2ca+6 d5+17 86e+10 478-7 t5e+5 bcj+12 11f+10 1k8+9 72c+7 412+7 2py-9 brg+10 6zw-9
ov-13 64w+12 fxy-11 130-9 48g+8 2sd+6 1jp+9 14a-8 10e+17 22m+19 2nc-9 f7+11 8hi+7 2ro-7 w0j+13 egc-12 4nf+9 2id-7 3m5+8 lu-12 afz-14 p1+9 4k1+7 7ps+11 1e+8
f97+8 3b-18 8z9+8 144+8 41v-10 7k9+4 41i+10 696-12 378-7 2c0+7 7xk+10 5pj-6 bfk+8 1cj-14 el-9 md-10 8bq+12 5vn-6 3ch-22 1hn-10 2bq-11 5m6+8 16b+5 828+9 adh+21
6mp+11 5bh-16 1h2-14 3cl-7 lf-9 2vo+8 3ar+7 5o-11 6ll-11 4r7-19 4r+12 3km+12 35-10 fyj+7 9q7+7 1l1-9 7oe+10 19b+10 z3+10 1qu+19 2pb+16 4i1+7 711+11 590-12
f3y-10 b3v-8 4xk+14 51v+8 8ou-8 4n0+8 3kz+4 71t+11 4jj+14 f5x+10 4ul+11 izf+11 2rl+12 3l5+10 8p2-10 nn+5 3yp-14 66y-8 vz+20 afj-17 9a+5 3ei+16 9w8+9 64x-6
2fh-11 1g2-8 yd+11 2jf+15 6dg-9 514-8 1cy-5 2ut+6 5n8-6 a7q+6 2dg+7 2ao+12 90m+7 1bs+11 6ag-16 5kx+10 2rf+9 7ef+6 3hk-12 839-15 knw+8 8ow+6 9q+9 3vy+10 a9k+18
351+6 l5u-11 bay-10 59k+10 ayw-9 85y+10 c7-9 22r-10 e0-8 690+7 227-8 14i+7 11x-9 gb-11 261-10 5s1+18 7g2-12 540+12 9ad+10 9tc+11 941-11 7ir+9 5pl+12 cmi+11
3sc-9 1af-7 3m0-9 2my+13 fvq-11 5u+14 39y-7 euf+12 5le-10 bog+8 3sk-13 7tg-9 gr-15 ai1-9 8hk+12 1g7+8 8vh-10 8vi-5 6si+15 ee0+11 e8g+10 628+7 22v+16 7fs-8
5fn-12 1tg+12 54g-8 1xx+8 5nx-8 1gk-9 n9-15 6kl+5 d7h-7 196-6 17a-7 ag+7 2uh+6 b5y-7 u0-7 6kb-10 1ip+9 3s5+12 3a+4 3mb+6 4oa-9 6w4-8 3mu+19 28w+9 8p5+9 7ev-9
cp8-12 ph-9 5tg-12 5d9-11 11s+14 d0+9 e1d-22 3tu-10 4rh-10 ed5+10 748+7 b2i-11 2ss+18 2gn+15 3m9-6 37q+9 58y-12 es-17 12z-13 ac+8 f2-12 dee+12 4oq-13 108-5
68k-7 vi+2 6bn-14 4q1+9 276+8 i8j+10 600+7 1j2+8 23a+11 989-6 2ev-8 fgw-14 fm1-10 1ee-13 2yu-13 508-16 9ag+10 6pz+8 15t+9 2fe+16 1fj-14 64j-9 ij9-8 2qp-10
8or-8 92c-11 a4u-12 mr+8 1x0-9 irc-15 4x7+10 664+10 24s+8 ay0+11 4x-10 bv3-9 7tz+7 40k+11 1ui+9 g3d+15 c8-8 4q-9 c3i-10 4fw+16 27+9 p0-10 2sb+8 9n+2 52k+11
jsu-9 4uk+10 1vd+12 xw+12 otr+11 h9e-10 cx8-15 2n-7 5s-6 a5q-7 1c9-8 4bo+16 3h1+7 8h6-9 430-4 9ji+7 5e0+8 4ns+7 92m+16 bj4+9 1mh+9 4bx+5 ps+11 qp-11 2ev-14
20x-22 4z1-8 53m-8 54+12 1mr+13 6bd+4 6gn+7 6wv+10 a6k-5 qm+13 28u+11 1c4+7 bl-8 26x+4 40n+7 21x-17 2jf-7 q6-8 4gt-9 5bm-11 aey-9 pj+9 cbd+10 1u8+10 2km-7
ef-8 6fx-10 18-14 46c-9 43h-10 bgj-5 zt+9 bdp+9 6b+9 673+10 19v-8 f64+4 qa9+14 7z1+8 f96-10 ba3+20 5h2+11 1sl+12 1ho+7 1ou+12 4b-6 3kh+10 769-8 kc+11 1mv+14
60q+9 4eb-10 3ay-14 1nf+5 1vw-12 27p-4 bv0+12 9ab+15 2ca-11 ayd-6 h3o+10 d8r+8 2q1+6 tn-9 tz+14 mp+10 8n1-9 1nx-13 bh0-12 1q9-10 8co-7 4u+6 x5+5 1nl+9 17a-12
856+9 b18+12 hxb-17 1ha+9 1mf+9 4mt+11 1cq-9 8ge-9 3ty+6 15d+10 1vm+6 grh-9 30v+9 2l-11 7wc+17 412-8 ja-8 3qb+8 c54-26 6mr-12 3nn-10 4s8+17 alp-11 5ql-9 5ov-9
6ae+15 gjo-11 5xo+9 3su-16 1h+10 djl-6 5s-7 3hp+13 x7g-5 9dm-15 17u-7 3d3-16 21r+9 1f7+6 337-17 16a+15 2e9+7 1f2+5 9a-7 dx+13 1sl+12 5rd+10 edf-20 aqn+9 2k2-7
1mo-14 7w4-6 4pu-12 4h+10 a3r-11 egl-7 a52-6 2q1-10 td+12 70g-8 q9-8 2ez+13 4zi-7 62g+10 7j9-7 3bt-9 8bi+10 fwf+8 13q+8 81s+6 gi3+8 cjp+7 5en+15 6yl-13 3sg+17
5ro-9 7l3-6 29v-10 3td-8 5ap+10 88e-6 9rm+12 4oh-7 16y-11 7vu+11 8v4-11 60v-10 bl+8 82l+10 69g-9 5dw+17 2gx-7 4c7+8 2jg-9 n0+8 38o-8 430-10 p6+7 2j2+9 5w2+8
49u-13 8pt-15 35j-9 yo-7 4y0-7 5s4+9 1wt-8 bf6+7 62l-10 5y0-8 5eg+14 5hg+11 7g3-11 1k8-10 6rm+8 5ag-12 29o-8 sj+7 5zn-9 3at-9 3rr+9 nm+8 ke+9 5zl-8 2p0-10
2jh+7 2qn-11 3qf+11 4hu-9 dgw-16 mq-7 8ps+7 kuy-9 327+10 25t-7 2l+8 7en-22 21n-10 bzy-7 ikk-15 4l-9 ic-6 1am-9 7n5+8 7w1-17 42y+7 7dn+8 lt-14 64i-12 18ub+4
yp-9 8w1-8 936-12 1uw+9 6zn+16 4x9+11 43b+12 bx+14 3wv-8 11i-8 11n-12 3i6-13 4iw-10 1bi-9 4pg-3 2ds+9 1b2-9 d0p+8 9v-9 1zn-7 6a5+11 42r+9 cyk-5 2jd+14 15k+10
b0z+16 7bm+11 wj+7 71o-9 e-7 2o8+9 f63+9 ade+9 d56+5 3dl+9 ei1-7 6-13 5u-11 amj+9 hkd+9 4qu+7 c2g-20 17w-23 gle-7 c2z+8 mu-13 eaw+5 apu+8 3ux+8 a8m+11 1nh-11
oq+10 1fi-10 bke+12 59u-10 7a0-12 14xl+10 2u0+12 6k4-12 3yw+7 58i+7 2f3-14 3n1+4 czm+8 52f-15 4n6+9 3zx+9 1em+14 360-12 gx-12 4df+9 67v+8 4ou-8 4yl+6 6r9-17
71p+10 2vy-21 1bo-11 1yh+11 1m4+14 23y-10 89y-8 9dj+7 2ay-11 ai2+15 1de-7 3zf-6 6zl+8 1t5-5 6u9+10 73w+12 k4j-7 iou-9 7w1-9 2z8+10 a68+9 2zv-11 rg-8 2sd-8
20g-8 5px+11 2iw-6 bb3+9 d7t+13 2sp+7 f4+10 d8s+8 3yn+19 2oo+10 c2z-9 f93+12 5ix-8 2t9+12 4cl-15 1ug+6 9fz-13 ans-13 3e2-10 7ch+14 88+8 d5z+15 5e0+8 2hb+8
rh7-7 2yn+9 7mo+9 cw4+10 5or+8 2l8-10 13n-14 42v-6 355+7 26a-13 4ar-13 5z2+11 3o0+10 llt-11 qf+12 677+10 6g6+12 gki-6 5lf+7 6m1-6 9y3+10 f3+11 1cv+17 2ga-9
53-15 6bs-6 5g3-6 35w+9 1j2-12 6tv-6 ol4-9 4h5-7 28j-13 6il+9 4w1+14 8o8-13 6hu-18 jxw+10 ql+7 96h-8 b49-8 5er+10 573+7 26p+9 ath-10 2g2-12 91e-8 2or-10 7lm+8
5st-9 2a1-9 6mu+13 1s8-10 53x-18 2mt+8 1xp-14 2mk+12 83b+8 3h9-5 at+7 3wc+12 1yw-20 8q5-7 qg-7 fy-12 6su+15 6xg+11 8qt-10 1c5+13 8g9+11 19w+6 272-12 4i9+13
k0+10 sq+12 dfa-5 4aw-10 73m+3 oef-11 4ec-8 5rv-12 e7l+6 r1+14 5rs+16 egn+10 8qk-8 1jx-15 1rj-7 a3+8 366-9 51w+6 4kl+8 adk+7 4q0+15 2s0+8 vm+8 2i2-14 eyg-9
3pi-12 1ce+5 g6d-22 hbb-6 3kf-7 2e8+12 9wd-9 hm-7 6iv-12 dmi+15 rm-9 705+6 2rd+10 39w-10 1m2-7 ha+9 5w8-24 rx+15 3j-15 9x2-8 3px-13 7n8-11 e9+7 bd-8 8dv-8
5od+13 qs-11 3dd+15 1cr+9 5ps+9 17d+8 1nr+8 1op-9 589-12 mxk+10 2ef-7 311-15 3x1+15 gu+13 4c1-9 2jm+7 9qj+8 5ag+9 c67+7 oj-8 cl+9 qq-18 fu+10 5ht-10 91e+8
cu9+10 as+20 fjh+8 7vx-7 ctn+5 3pm-17 9a1+8 3o-7 8m8-10 2op-10 ub-8 7sg-9 7fe+9 6e+18 79f+8 800+10 7m4-8 95-9 4cm+10 tf+9 bm5-8 7b-3 1by+10 p0+5 jid+9 dew-9
127-10 fv4+17 1lk-15 eef+10 2k5+7 1eu-11 62v+12 3aj+7 2ae-7 jyj-9 3hp+6 5xx+13 aed+13 3ed+8 cke-12 3cd-13 b9u-6 i24+10 cvd+10 3kz-6 2c5-7 72b+9 dz+11 hi4+8
378-10 31b+14 5vf+7 ua+12 tte+10 3wx+10 chd+12 7h2-6 r5-8 2ik+11 8v8+9 kf3-24 aaf-8 58u+14 5xu-11 7ud-10 2fy-10 6o1-7 33m+8 c8w+7 7ax-10 a0u-9 2i5+17 fgj-10
lq-12 k1-7 1mv-22 7pi-7 7yu+7 962-9 6o9+6 hlf-13 uu-4 bvo+7 2tb+10 49b-7 gic-9 4un-8 32k+8 3h8-14 2s3-14 ap9+15 43m+6 2uf+10 5w7-8 25j-12 apg-10 6ab+11 5ic-7
9vy-9 4wi+9 j5q+10 ev0+9 9ef+15 7ls-11 4w4+11 386+5 1x9+7 2sh+9 9cb+9 t0+8 qu5+8 34c-8 39g-8 3f3+13 78i-9 cat-7 4fr+11 4i-24 ds6+11 ca+9 cbq+7 au+9 7m7-8
p2-17 axq+7 sw-7 4cw+8 s2v-10 j0f+11 1v+14 6am+8 3qe-8 azu-8 b23+6 35c-7 5qs+8 1ih-12 1cw+12 7b1-14 18l-7 ej+10 7sr-5 guh-7 b8j-6 1hp+10 4wm+12 1fc+8 1ho+11
9iw-10 1u9-11 9hl+9 8c9-12 47j+10 25p-8 kk3-6 56g-8 1f6+11 9f-14 20h+9 6uw-12 c62-11 58w-10 1p9-10 dlc+10 73b-13 5q8+7 2fk-8 7x1+15 45p-14 3mh-8 xg+9 63p+12
9yq+9 it-11 4t9-11 63+8 644+7 3q3+5 3nu+13 66e-8 ll+9 45v-24 8wq+7 3gn+14 b9p+10 268-22 61l-9 8h2-9 1ph+9 2ai-8 88z-17 rc+8 4iz-5 4sv-7 24z-7 24f+12 2wv+7
y9+9 ah1+6 ez+5 16t-9 2x9+9 4c-8 10r+9 2uv-5 lyy-12 1jn+11 7ey+10 4cu+6 2nd-10 oh+8 11t-7 bt5-14 20c+7 7dx-13 2fo-11 qfc+5 33m-10 6he-5 gc4+7 1et-9 kp+10
c2b-7 237+7 4ct+14 5vf-8 7yh+12 6sq+10 2xb+9 1rw+8 2z9-9 1sy+13 71d+21 zf-7 2av+7 1ls-13 h2m-9 2bc+6 r42-8 192-16 8f-11 2cl+8 gkt-6 5bk+21 9vx+8 tic-10 4y3+8
1v0-7 ln+7 c55-11 5f+7 24y-10 57l+10 zy-6 moh+7 5h0-7 7e2-7 knj-12 gv-12 4ek+9 565-5 3u6+17 kd-7 av6+6 v7+5 275+9 26u-9 7vs-9 2w4-11 6m6+11 4vp-10 6hx+10
48j-11 4m0+6 26e-9 ev9-13 e5j+14 bhe+16 clc-11 u1-12 84n-8 71l+9 1j6+12 c6w+4 3wr-12 2dp+10 gw7+16 jc-15 1fz-8 foh+7 rb-7 19q+16 3pu+12 6v0+10 8c3+13 e7n+13
ka-10 8hl+8 8k7-11 35z-14 a1t+10 cj8-8 5r0+11 1nq+19 12q+9 wf-6 2ow-10 8g-13 742-8 1h3+12 5mi+9 7b3-7 nr1+9 60s+12 9o9-7 2x2+16 u1+7 222+6 1v7-9 2o4+18 12u+9
1sg-26 15z+13 4w+13 f3+11 9f8+8 3nw+13 bwf-15 wc-13 2dt-10 ct+5 hmm-7 hab+10 2yg-23 64v-10 2kg+11 90d+10 4q+11 edm-8 42p+17 em-12 di+4 9oh-11 dz-8 y6+12 ifd-7
apc-5 kaw+9 edx+11 dk+14 384+8 gk2-8 50e+14 8od+13 1hx+10 1pl+12 1nh+12 9a6-9 jr+6 3x5-8 hew-14 1bx+16 h6e-7 1xs+12 2j3+16 1hj-5 39g-4 ene+10 r0+11 ls-12
80y+9 buz+11 99m-8 311+17 dvj+13 1lk+9 7pi+9 i67+8 61f+9 1fx+5 1eo-8 90h-6 960+13 8b-15 1a4-8 hnd-10 9k5+14 1qh+9 gz+10 52q-22 25v+8 3ra+8 e4q+9 711-11 dek+8
11g+10 6of-13 zd+11 f2x+10 7v7+5 5fw-6 2nl-8 kr+8 285-9 al9+8 60y+5 4se+8 3pb+4 4u-14 5gl-8 2k1+9 iva+19 a6n-12 9jp+8 gnh+12 4tp+12 2au-8 23n-8 4nn+11 bem+10
10a-6 2g9+4 xoa+9 13r-14 2s3-7 70z-17 at6+8 1zj+13 7uh+7 k1n+13 a0x+9 5lz-8 e3+17 77n-10 7hq-14 47r-13 fik+5 1cm+13 5hb+9 3p1-6 y3-9 2i8+13 em4+8 70f-17 3xl+8
1kp+12 3r4+11 ae1-12 ex-8 2bb+8 84o+7 52l+9 acp-12 6jk-12 1aj+10 42y-4 6n7-11 35g+9 7g4+8 6e-10 ts+13 iyd-11 15i-6 83+6 617+9 3kd-12 kd-9 o4-7 55k-10 dd-12
9l9-6 4pp+22 21w+9 bl0+12 6yj-10 g56-9 1cs-9 9e9-16 as5+13 4v2-15 8na-11 2cy-9 2yi-8 6th+7 uw+8 cdq+20 6lx-13 1i7+10 2s0+8 1jo-9 2vw+10 4xf+10 cs+11 88m+9
5eu+9 1u5-14 4k6-9 3wm-32 370+17 2kd+8 3h4-12 7nm+13 cnw+12 8hz-10 6dq-9 xk+8 3p3+15 h1-8 6be-8 1ft-11 4ba-12 gbb+7 15-12 27a-8 2tw-9 2ux-10 7kg-6 1ud-11
i6c+10 ug-11 8wp-7 394-11 7t9-7 5i4-19 a73-7 412-8 pv-8 5o3-11 bxt-7 td-8 2g5-10 6ax+11 41e-12 2vw-22 26n+16 5co-8 26g-11 3yi+8 5jh+9 3q3+17 6q-13 dpp-9
je4+11 cnp-10 3fx-11 2xb+16 91p-6 8zk-11 4ao+9 v7+10 f9b-4 2gg+6 363-10 bpt+9 1bi-5 fk-7 3lg+11 48e+6 58u-7 5ep-9 2nl-6 3ej+18 bj-12 27w-8 vj+13 3nh-7 134f-12
24s-13 9hh-11 27h-12 122+8 h6-11 2ti-8 yd-9 8ml-10 5ot+9 7sy-12 7st-6 hph+16 93a-8 1l3+17 5oq+6 5o1+21 9wc+8 16z+7 12i-13 cn0+8 3vu+11 2y+8 hby-8 qk4-16 26n-9
907-11 2cg+8 3d-8 5yl-17 7hj+5 8bi+10 2dv+15 2y1+10 875-14 3uk-8 67k-8 3if+12 4ob+17 144+13 3p6+5 fsg+9 i7o+6 22e-8 5wi-11 7dl-6 bfp-9 4j-12 jeh-9 177-12
5k+10 cqy+9 8bj+6 576+12 19q-10 2gs+7 7gc-11 519-7 ixv-9 9bn+9 8qe+12 34z-14 783+9 km-9 84+12 4zc-7 6xy-24 iad+13 3qm-9 3fj-21 1a0-8 5dn-17 7mn-7 6oq+12 7su+9
1pp+13 fi+7 eqz+10 61i-7 3zh-13 79p+11 91j-1 2g4-8 4lr+7 8cu+13 dou+11 4h5+12 be1-9 jls+11 71i-7 b05+9 jga-10 6ti+9 5cj+8 fiq+10 238+7 5ay-12 5x0+10 45y+7
avt+11 bzh+8 3ne+9 1tq+7 3pz+11 165+11 2ll-11 2u8+8 5ox-10 4gn+10 2qv-5 oa+11 68q+10 10o+10 dc-10 37v+8 842-10 1cz-14 38-4 5tr-8 8t3+5 is-10 a2d-15 89w-13
gm7+11 551-8 4c0+13 41r-10 7d3+10 f5i+11 65f+9 2js+11 121-10 99-11 8mj+15 742-13 z8-13 2ku+8 6ru+7 4ze+8 e7+7 44+11 5cz-14 6xv+7 5vm+9 26l-13 1n9+7 4f8+12
5an+11 128+9 7kk+8 34f+9 2gy+5 3qi+7 54j-8 13s-7 4xj-8 27w+8 p5-9 8de+13 8uy+8 723-12 853-7 3ji-11 2v2-10 2gn+6 6rs+8 4wd-13 n7+11 ety-6 3o5+7 5h0-21 5la-7
axo-8 4z1+14 5t4-11 1s8+8 513-7 517-11 6f0-7 aau+8 59y+11 8g6+21 300-12 g9i+13 41z+7 8ow+7 3pb+10 2ei+8 2o9-10 bip+10 6cq-18 42y+9 9zl-9 2ld+10 5qo-11 2l5-15
1gb+21 3fm+7 oz-11 151+11 9fq-8 qv-9 mwg+12 1co-12 1qc+11 4di+14 eef-12 31z-12 2gf-9 65i+10 grh+11 4t8+10 ay8-9 7xh-5 4b2+5 b9h-9 1ou-10 1nq+10 4wg+9 6tj+8
4fb+11 10fy+9 5q+15 l9n+9 dpg-11 bv5+7 2yv+13 3zd+14 bj5-8 c3-9 9cu-6 gb8-11 3o2-26 27h-11 1gv-13 23r-16 8aa-15 7ey+11 6fv-10 293-11 3ht+9 144+12 g2+6 5go+9
8o1+10 4cp+10 bf+10 dmx+16 1s4+8 6ux-15 5yf+9 ea3+10 8s+8 ey1+10 4au+9 98k+10 76i-10 42l+9 3i-17 6yx+13 owq-8 dws-10 41g-16 3l7+16 5wj+9 2cd-8 3jz+8 1zq+8
1fa+10 9y+8 30z-12 l2-6 50+8 jm-7 15k+8 18r+8 1o0+4 2dq+8 wm-6 4sj-8 3us+17 1d3-6 4i3+10 nz-15 ehi-5 xd+7 994-15 50v-8 mx-12 20k-9 bz5-9 l3+20 1c5+12 7j0+11
zm-13 2i8+15 9h0-11 3fk+9 7e1-12 24f-14 2vz-11 an2+9 50f-14 8n3+9 7x9+14 126+7 9fj+7 822-5 1au+5 25q-8 1ib-7 1f5+8 8np-24 5-6 l3+8 bv-8 e44+9 ue-13 1aq+11
7zg-7 468-11 hb4+8 bz+11 180+4 2u0-10 6d2-15 8ko-17 1hp-7 279+9 6ih-7 3df+6 a3m-15 129+10 iul-8 fka+11 1t+6 1c4-6 940-8 1so-9 5a5-13 1l1-8 f9+18 bb7-11 my+8
87h+9 6wj+17 1x4+8 cy4+10 6j5+6 3dc-7 2nd+19 4u+9 1gc-10 1us-14 gu8+8 9ta+7 29d-15 1o5-7 yg-11 3cv-11 4kf-12 bdq+7 cok+6 78e+12 9qk+7 2dr-19 k8k+9 cwf-8 aqs+9
yy+8 7ku+18 2ds-13 4ci-7 ejw-16 acs+9 4ok-9 b0w-6 61-11 3pl+9 86g-13 d1u-12 80h-6 4cd-11 3w-15 74t-4 c73+14 3il+15 3og+10 70q-7 1jl+11 42y+8 6em-11 5mz-11
9vs+12 mlv-7 16e+8 5fe+10 3wm+6 9o+9 9b7+7 y5+15 2a5+9 1z-5 6vs-8 97j-8 s1-10 1hh+6 57i+10 ae4+9 5er+11 28i+6 dj8+7 1a6-12 5bp-5 4k8+7 3gx-10 ir-9 3xs+9 4ek-9
5v-10 5nn+8 a8d+4 1su-9 c2t-10 8bq-10 5l+12 1m2-15 4ki-11 csc+12 6qa-14 27c+7 89h-7 1y-9 aqr-6 245+10 30x+9 k1h-10 19e+9 lnc-16 11b+9 5k1-8 4ml-7 1ob+7 1ck-12
2zf+9 79o-18 a3y+13 g6-6 2h+12 22k+9 3fn-14 hms+11 1tm-17 40p-10 2gv+8 3p4-8 8pj-15 q2-14 5i1-8 4bv-10 5gq-8 c7d+18 hl+12 3ik-17 3de-11 le-12 pa8+13 cjl+9
30w+13 23t+10 7i4+7 1vx-20 q4o+9 1yn-7 zb-10 py+10 wic-18 1na+10 1bs-15 1df1+12 5mt-10 1dd-9 qs+9 2sv+12 44y+13 2q-13 gf+8 m0b+10 gzc+13 5re+8 6cg-8 8jr+8
1fj+8 51j+12 h9-16 mw-24 3tn+7 9im+7 3sq+10 304-13 esh+7 bhw-15 2mf-12 5df-8 cr5-9 36y+10 8pm+8 9de+9 eej-11 3fv+9 gsw-11 84-8 aip-8 bkg-21 vj-12 aji+7 ck-16
56l+8 11e-8 1w9+16 5l5+6 66a+10 58t+7 1hb-10 59+7 aln-13 59h+11 qs-13 jef+15 3l+11 1bx-15 4oj-10 ash-10 21z+10 pu+12 2f+9 84w+9 2i9-10 2ub+15 5n9+19 icv+6
588+10 b8y-14 mde-5 adi+6 b9a+12 5d-18 bm0-6 9z3+10 2wt-11 72q-13 7r5+7 5u9-16 3y0+13 5pb+8 11q-9 b1y-27 20v-8 4d3-7 hg1-11 3bi-12 6wg-10 2ls-15 3op-14 5kb-11
5om+13 2bb-7 2u+8 7yf-7 7ri+6 40v-14 3ns+9 ibi+8 ti+22 me+9 89-4 5s1+13 4xf-10 19x+11 320+8 3dp+14 6p7-13 asq-16 5h3-7 5ba-8 1ph+8 217+10 g2r+15 3tv-9 1bu+7
7b5-12 dm9+11 2vz-11 240+10 9pe-8 h5+7 74j+9 anb-11 45u-12 nw+6 158-7 2dt+7 di+9 xx-13 6hy-9 60-10 4i9+7 fk-13 32x-9 9ym-10 2fv-9 hfp+11 h9a+12 6jq-9 2wj+2
7bj-13 esy-9 1t9-10 5br+9 d5k+9 60z-6 kr-11 18b+11 qra-9 1bq+13 hn7+13 bq8-15 d1j+9 bia-12 840+9 ub+8 ds-8 cbv+17 3il+10 9li+9 263+18 29c-7 6ar+18 9ka-11
37e-15 1wj+18 2as-11 eq7+15 f7-7 1wt-8 454+17 22r+7 jh-14 e1s+12 dyn+6 334+10 4p2-11 65u+12 459-15 7cs-7 6x0+13 2tx-11 53h-9 4d2-8 68b+11 4m1+12 5le-22 fk-11
3e7+9 al2+9 1so-8 anw-7 6zj-14 8xx+9 agn+9 4rs-17 3jy-14 fzz-13 1c4-8 8cj-8 15l+8 a6t-7 3np-7 2fl-12 bxc+13 410-11 68j-9 ahh-12 6nz-15 6a2-9 4qo-13 31v-10
3ob-11 4aj+8 ci8-9 yb-10 74f-10 6rt-5 1he+8 40x+13 54b+16 57d-7 2da+7 sz-6 99i-24 aso+8 2wo+9 1eu+12 23c+10 4ry-8 4de+13 h59+10 3l2+7 1h3-8 72f+10 8wa+10
9xd+17 11-8 a6d+9 20q+9 2r2+7 9we+10 5c9+13 88y+10 44a+13 2hg-8 2u-11 1zf-10 24p-11 2di+11 2pn+9 awd-17 263-14 24i-10 2ge+5 5qz+11 wo+11 da4+8 4cf-8 am7+9
6kh+8 24t+10 3fn-6 3i5+10 2zb+8 f7-17 4fy-8 3rq+10 6ni+8 45v+8 456+15 3ne+4 7sw-7 wd+9 exq-10 gj0+9 2of-12 2ym+8 5dd+10 hqu-15 a4b-8 897+13 e38-9 5tf-9 9tl-14
8h-9 91v+10 a6-7 215+21 4ht+7 8hn-9 6s-14 4v1-9 6nl-10 37i-9 eke-9 4hc+8 coo-8 618+6 9qr+19 f6-7 dry+7 1as-8 4z4+7 48d+14 1d0+11 69e+8 2wt-14 oc-9 7v9+9
1q7+10 8a4-8 4in+6 1b8-4 a7t-8 eux+8 3ev+7 2k9+7 qp+9 174+10 6c2+14 ems+13 kr2-11 2zo-11 57q+13 1t+10 6if+9 5q3+7 5b6-14 8u8+11 bwv+9 p+11 7rn+10 3kr-9 3fi-6
90p-11 2st+12 1tp+7 66x+11 ci8-8 2c9+10 zv-7 6o1-34 118-10 dn6-10 856-7 3rj+8 26e+9 1d0+9 iex+6 gwb-12 2at+11 2sk-8 1gw-12 we+6 3e8-12 adm+7 apy+12 iz7+10
bcn-12 1h2t-6 q+17 6si-11 b3j-7 36h-8 10w-12 68a-7 2vl-12 3k9+9 2x2+12 glg+12 3dd-9 7cl-13 36y+8 249-7 pbh-12 7a9+5 dc5+11 bbz+6 61g-12 mj+21 3nu-12 2ht+6
66h-6 4ge+10 8zs+7 9qe+8 6xl-22 5v-9 3hr+7 8l7-13 et0-8 2ko-11 d2j+8 1zi-16 11x-9 6bz+9 a43+10 3sw-12 dq1+7 4kv-14 be+7 8r+10 1am-11 bun+10 hy+19 jr4-5 1p3+8
29q-16 6rr+6 13a-18 bgd+9 8rt+9 6hm-10 30d-13 2gz+12 156-15 3k2-12 3n2-12 2xv+4 b80-7 7v-10 3ks+10 3c1-16 4my+17 7x8-8 5d6+9 6mh+11 dip-12 25t+10 jl-6 5lb+9
2c0-12 3us-10 5ee-8 mm-11 a0d+7 2zv+11 43m+9 20x-9 15v-10 5i1+10 7xu-11 70k+14 32u-19 9m8-15 1um+10 g4e-12 6wd-14 1eq+9 83y+8 8pp-9 b2y-8 cks-12 3uu+12 3bf-9
10a+8 38t+7 go+15 ns-15 5xn-7 1u4+9 ecn-13 trd-15 3w6-8 31f-18 2gx-13 hn6-16 3mf-14 oj+8 25w-8 3fe+11 4hm+18 5f9+8 dkw-10 d14+11 y6+15 8hb-8 z9-18 2op-7 ln0+8
g0+8 3cd-8 1ee-7 cqg-11 57o-9 hq-13 16t+10 13t-6 1ql+10 o1-6 a90-6 ch1+10 elp-5 6n8+7 jt-7 dtj+10 c4t-9 5ah+9 10g-9 lrm+7 14n-10 a6f+19 22p+7 1z6+8 53c-17
7s2-13 19l+10 1lx+7 5zk-15 5ru-9 1f1+10 8my+11 3pf-13 3pw-7 7bv-7 k0u+7 2av+10 5np-12 xt-8 4m5+7 w2+12 2pm+8 uk+9 mw+12 2d2+5 1i5+6 6f0-9 kn-9 dee-10 7au+10
a6z-11 1i3+13 36d+14 d1p-9 3d4+7 bia+18 48+7 21w+5 c7c+7 c3-8 79d-8 9ba-8 5h+12 1i7-13 1et+9 bdf-7 fc6-10 mnm-9 tj+7 672+13 4hy-9 5f0+10 cgw-10 e5+7 5br-4
dzo+11 1rj-12 4pa+5 qy-17 1t3-10 82-7 t65-6 8ig+9 h97-6 57-13 4o3-10 7mi-8 8cg-11 8yr+10 ccv-22 1nl+8 2no-8 2q5-14 50j+11 l88-8 5fo+10 5w9+11 3pf-15 3os+11
v8t-6 39a+8 22k+8 23d+8 bib-7 aeg-10 rzz+12 q1+14 j10+10 2mj-11 3b3+11 22o-13 26y-13 eh8+9 137+7 4ce-12 3qm-12 qt2+11 qf-20 9y2-12 1wj-13 2gx-5 aga+7 6fn-10
aga+8 3f2-13 3cb+8 cu-7 g99-10 12u-12 1zn-8 1cf+11 7o7-11 1tj-9 4hs+14 qsf-14 7do+11 1q6+10 e54+9 3sc-7 iq+9 d6-7 786-10 ex6+7 a05+15 99c-8 106+16 1lh+8 wh-18
1y2+5 34x+11 bg-8 e2-4 20r+12 3cw+7 5h8-19 1z7+6 ed0-8 1k0-11 2q6-7 1bh-6 cww-13 gw0+11 29n-13 2dv-14 223+10 3pa-18 1od+10 t8-9 2vf-10 27s-17 1er+14 1vs-12
ew7+7 1az+11 4w0-7 cu+9 1r5+7 18f+9 7bw+16 gfz+9 17f+10 5x6-10 cld-8 1e4+6 g6-12 2gx+10 10q+6 3i8-20 1i3+7 3n-9 6ne-10 2b7-16 2if-10 16a+9 813+8 33j+10 9pa-9
3cw+10 547+8 4lu+18 14f+5 bjy-9 anx-10 xm-9 2mu+9 19l+14 9u-8 7hw-10 529+8 202-9 6m4+18 3vg+8 l0+14 ez1+8 ewv+7 aws+13 i4p-11 8h-15 1z4+11 lpf-18 sbw+4 u8+7
95n-16 4in-11 7kp+9 1lv+8 2h1-11 49j-12 76q+13 7fl-15 8y3+9 amv-15 2d2+8 xt+7 3kp-7 jd+8 1tm-11 fpn+7 2xj-6 a0-8 2ew-8 nu-10 n2-8 25n-8 4yt+14 w6+11 463+7
89b-9 9ua-8 4z9+9 qn-12 bxo+11 bpn+10 2z-10 13t-13 a09-9 a9a-16 3c0+8 442+8 14b-14 51h-14 brg+10 4vb-7 4b9-6 10e+8 17s+11 2nu+11 24f-11 13z+6 gf-8 i8v+12
26i+10 2gi-11 59o+8 519+9 e95+8 1ht-8 aut-9 4w2+10 2fd-16 1pj+15 7um+11 a6c+6 7qw-12 762+13 4j3-8 sk-7 908+9 6f9+8 19b-10 14j-10 8i4+11 5a5+13 1wu-17 4in-8
k4x+14 1fq+12 5do-7 1k5-8 17g+9 8zr+11 9d+7 je1-7 5ua-7 b60+7 2et+7 4rf-14 b7x+10 c5e+13 1nj-9 42b+9 8o4+12 b31+7 74-9 3a2-12 rx-12 2db+11 4b8-13 dnb+13 192+7
150-9 898-11 8kr+10 ae+8 2gp-8 4vt+11 vd-8 2jy+9 2fz-10 19m-11 8pj-10 1rr+11 vy+6 2sl+11 27t-7 dq9-8 35i-17 357-6 60d+8 cr1+9 ph+8 55h+11 7fl+9 45z+9 7do+12
1px-9 32j+6 246-6 e2r-8 6ld-7 a71-7 4ax-9 9un+8 n68+23 xq-9 311-13 4n2-8 3n+16 4zx-7 10l+8 1wb+18 7ay-9 8ru-10 54e+13 392+10 7bu-9 1i6-13 4vb-10 15z-12 51h-12
o+14 6tv-17 2x3-8 qtm-12 a1o+7 45c-5 bk+9 1sx-12 dhs+11 1h6+12 4n8-9 iy+15 3dz-8 2q8-11 353-8 7m1-9 cr5-8 dyk-5 1ky-12 6hw-17 3a-9 a1x-7 5rx-17 cji-9 1sf-10
9uz+7 6x4-8 337+7 2ir-10 5jc+11 9yw-10 e65-13 2vx-7 7a+8 814-7 3ng+10 2h5-28 ro-14 ti-9 1r+8 a0v+9 1ih-12 9x6-7 6my-10 2op+10 1bd+8 2vh+8 1ru-8 o1-6 8yh-13
i7l-8 4ly+7 j4n-8 mp6-10 c7z-11 1nx+9 xg+13 aiq-9 1my-14 88r-7 ib-17 6bj-8 kg+16 19i+6 ga+10 8vb+5 33u-10 wo-12 3b0+6 df+8 640+12 acw-7 7dz+9 23k-9 ro-6 hhx-7
kih+7 clg-11 bbo-9 f8p+14 72u+10 3g2-12 j4-9 249-10 2oa+15 41p+13 596+11 5rs+9 4hy-14 cdf-9 2ob-11 3vu-11 53+12 3rl+11 lb+7 byv-7 2fi+22 7v7-7 cqx-12 4jq+16
7vl+13 ax8-15 2iz+14 3o0-9 4zg-19 41u+16 2v6-9 2r0-8 5u9+9 rbk+7 1xs+11 6e8-17 3vh+8 vuj+9 17l-13 a4e-14 4cv-12 2uh+6 942+4 6z6-13 4an+10 3gw-13 63e-8 5av+11
1q-9 57q+15 guf+10 c9+10 l9c-8 3ud-10 37k+11 5dr-12 6g+13 z6+7 4pj+10 2lf-13 ds-18 ih7-8 3yg+10 2c5-13 6b0+6 40u+4 65o-11 33y-7 3y3-5 zc+9 2ze+9 584-11 4fi+12
292-17 4ih-7 6yc-8 836-10 4za+8 8n+7 6j9+8 26o-10 57p+8 8bz-8 639-10 q5+9 63o-9 3n0-11 2ub-6 1ft+8 5j0-10 262-16 ajd-8 2h6-7 23n-7 9i1-10 6iq+8 n0a+10 2fc+10
25r-14 ll0-9 41g-5 2cm+9 1m-7 yf+8 1mv+13 rc-19 8fa+8 7x7+7 52d+6 1cf-7 1u7+11 29b-10 egf+9 1vz+13 exs-13 2o-20 hsg-17 4nv-10 1e2+11 coo+15 7mt+12 dg+11 8bj-6
2iy+9 bnt+8 2oh-6 3u5-6 4kc-8 27-11 8cz+11 5zj-9 180-5 e0+10 6hv+8 18+7 4nm+12 hq8-7 1g2-14 all+7 ce1+8 9ap-12 d77+7 3ia+7 if0-8 3kx+9 3f8-9 6z0-7 sf+10
sme-10 zg-6 e6c-7 4f5+8 35f+20 fz-9 6v8+4 dkh+8 7fy+16 1lm-11 79h-9 42a-17 3sk+7 4vw+7 dkz+10 nre+10 656-9 b2z+8 y0+6 3r3-10 6n5+8 3pf-18 b8c-4 2c5+15 6w+9
9d2-10 i6-7 ruk-9 nd-34 7gr+8 kk8-11 5fa+7 8nq+17 11n+4 ma+10 24k-21 osx+16 u4-19 8o0+8 vo-8 5pj-13 lqq+11 3rj-15 4y6-8 p8-7 2ku-9 kj-11 6vx-12 fnl-7 5nc+10
kp+17 d4u-7 371-10 t3+13 31t+7 fl-9 4uf-9 b1x+9 bkj+12 5oj-9 7li+7 mxo+9 24x-15 1jb+6 boq-7 5p2-8 14e+8 4oz+8 1um+6 3un+9 3i-11 1kp+6 35d+6 73+8 2im-7 a8u+9
31p+9 208+9 3cz-9 c7v+6 9x6+6 5sw-9 ff0-4 1v8+10 v0+9 10q+15 4ed+10 scz-6 ps-16 cvi-6 puu+9 41p+10 jli-6 10u-11 6ds-16 12k+8 3xn-5 4c+9 9jt-8 7k4-15 3it-8
333-14 32v-8 90f-8 48f+16 d6t+8 19h+18 3p-9 36q+9 4sa-10 gj-12 1f0+7 7e8-12 3qj+9 3s6+10 8n5-9 13v+4 ad-12 42o-6 1am-6 98a-12 j1-8 8km-10 4lv+8 9cp-7 5g9+15
1tq-7 15j+6 cht+6 27z-8 2j6-13 5pj+27 68i+9 2+24 4hp-15 24t-8 lay+14 9am-7 3n1-11 1ly+8 2rs+8 65k+9 6e-12 ec9-13 279-10 1ms-14 2n3-8 awi+15 7k3-14 1mn+9 2n6-7
nb-8 30m-9 79m-8 7ls+11 5kt-8 kd+10 47w-9 4x9+9 l7s+7 97g-12 4qz-9 ke-5 3n-6 627-16 47o+13 43g+8 j06-8 b5+7 p9+8 59v-8 2jv+9 1as-6 4b1+8 jk-11 14r+9 dlx+10
5ty+10 1pt-13 1s5+10 hsr-10 49e+15 za-9 b1d+14 fab+11 422+11 634-11 huj-9 2ye+12 94l-7 1q-12 tzw-23 3nb-14 237-9 85d-8 26u-7 2qf+15 ol+8 1ol-12 eh+7 8dt-12
7bi+13 5d4-8 h80-6 57w-9 1jx-11 2r0+8 14l-11 1df+6 g2+13 63-14 2bc+10 35n+12 rj-10 31o+9 2bk+8 t2-15 1ia+9 3ln-12 17w-11 449-10 4nh-8 axe+9 652-6 fb-7 8jj+15
1iy+7 54m-7 gm+11 83n-15 70j+8 fms+11 h9d-11 or-9 80i-6 7oy+12 1ox-19 66f+10 gf4-11 271+10 7ia-13 41s+12 uh+8 5fm+8 fwc-17 16f-10 15f+8 2yd+11 61p+5 jl+16
bd6-10 174-8 84+8 111-9 c6y+18 8vv-11 69v-14 4ri+16 1cb-19 4i-20 20t-9 1dt-12 2n3-6 67q-14 6dx-8 laj+13 bcg-10 2hy+7 2am+8 64x-16 3nb-10 305-5 u8-16 4dq+10
49d-8 3y5+13 2pt-7 lr+12 8so-13 6h+5 7tq-8 5h-8 bl2+13 ki0-9 1zl+7 1rh-7 49w+7 l86-10 d5-14 7xz-8 73z+9 8a5+9 bk9-9 127-13 45k+9 3bk+7 1d3-11 244-15 3fu+9
8er-12 3ui+17 ctd-9 xh+7 f-9 2w0-10 1d0+8 ax1-9 9ry-7 94n-7 cq7-9 733-7 a3p-10 1dl-20 1qd-13 30p-9 fxd-8 18m+12 ca3-13 2ma-9 7cz-6 eu6+10 xm+13 8rj-15 jbx-6
1dc+11 6w8-9 50u+9 ke9+6 3zb-10 qe+11 4rw+8 4ub-6 25a-14 2gj-5 4xs+10 2jh+8 1tu+11 7xj+13 2fz-12 2j7-7 vg-11 63q-12 367-9 1p7-16 1yu-10 ek4+9 1yy-7 2em-7
7qp-18 5uo-8 99+9 3b5-7 2r1-13 6j5-10 506-12 1ag-12 33k+9 1ae+7 7dw+16 h9z-8 3bx+13 82w-8 15s+8 2bc-7 fss+10 drs+10 3jl-11 8wj+8 7du+11 9vc-6 7mf+6 35+16 jf-9
km6-14 h81-11 4mp-7 12g+9 19m+7 4ni+20 22l-7 6dc+7 11a+7 cf+8 3c8+11 3l7-8 42z+12 2z-15 2qh-10 5tq+15 6vo-12 anj-11 7hd-12 47d+10 4s9-9 8m4+12 1w8+8 1qs+11
1y5+7 1dn-8 j2a+9 103-8 5o0-15 2xg+18 1xz-11 x8+10 5el-17 fda+8 1of-8 1mq-9 3n1-9 1ok+16 dd9-17 1r0-7 r-6 7lb+9 big-7 d55+11 a48+10 335+17 81q-11 10t-10 6qy+9
4ls+11 5o-7 ogf-7 19u-13 221-11 3hj-6 1o6+4 7u0+12 7bd-4 9k1+10 ok-9 30g+7 yi-9 4qt+14 1hc+8 3o6-12 1o6-14 3ru-8 2ww-12 jf+11 7ds+10 jd-6 8qu-17 486+3 1ae-9
4a-7 8zq-12 3vu-14 7jr-7 zx+16 9g+9 3mf+12 11j-8 3or+21 i8-11 hj-11 2t5+14 e5m+8 184+16 3v6-14 a8k-10 13m-8 a44-11 fd+14 7xw-7 4a0+17 m5+10 6vr+7 93-9 g7j-10
28r+8 p6-13 2ok-11 4qn+7 2zd+10 2vr-10 9u7+5 5wz-17 19g-17 993-10 3cg-9 rvh-8 131-9 2wr-5 2r0+11 30w+6 8m3-7 7cu+8 2n4+7 5l8-10 n20-9 bnv+14 a27-12 v1+9
7mw+10 6ww-9 1yp-7 7w8-8 3na-9 1a1+8 11j+10 una+9 6c-17 3bh+10 6s2+7 19n+13 2cl-12 2am-12 lr-8 fg9-11 326-12 hqe+9 tr+7 9mg-16 ngp+9 29t-14 130-14 1w8+7 1j6-4
1kj+11 4rr-8 zl-9 g4z+6 74i+12 7jf+12 1lr-13 336-9 475+14 28a-8 7ph+10 eyn+7 19u+13 lh-8 768+8 2kw-7 b4r+12 47m+19 7rd-14 7gu-13 2bt+7 28v-10 38u-9 5v7-6
2hg-8 44x+9 8l+12 338-11 33b+10 64k-12 ag5+8 i9+10 17g-12 1q4-7 3g0-13 aso-9 1ex-10 e0e-15 n4+13 7ea-8 17b6+12 2dl-14 11v-10 48a+7 4z-6 bst+6 2s5-25 k2+7
98s+11 8x7-9 2b1-9 h4z-17 3ry-15 1w2-8 2j0+6 9by+9 117+8 3h7+7 8w8-17 1mm+7 35u+8 99b-12 6e3-16 5c2-7 e25-9 677+10 i52-9 2h2-10 7fd-10 51k-13 2in+7 39z-9
4un-6 57v-13 57i+7 kiq-17 8ij+16 2to-6 p2x+12 10l-11 916+14 hml+8 2s7+7 bgl-8 6a6-15 ku-10 3lu-4 24u+8 143-9 3kq-10 1y4-13 4jh+11 t-7 3jq+13 6v2-12 1ip+7
g16+13 5m4+7 3ly+13 11o+10 4n6-15 9hb-17 4p1+12 32n-11 98d+10 b17+14 22k+8 tq-10 es-9 3bx-11 v8-8 7g1-8 8nf+11 fgo-9 3jy+10 2oh+20 fmy-11 ixv+14 fvl-8 2l7+9
2kb-9 1zu-14 32a+9 6ch-10 4n4+7 52b+12 74+8 zg+5 4la+9 1d3-15 bst+14 22m-13 3tv+9 8n6+10 ml+8 x2+8 65w+7 te+10 w6f-12 1n4-7 9gn-6 8fj-10 5nc-9 1ax-7 2g4-2
3q9+10 i7+11 3gu-7 iyk+11 ea1-8 w1+15 emx+8 b3r+11 7mn-10 2n+11 53j+4 cle+13 hk-15 4x8+7 kn-13 2v5-11 56q+11 fr7-14 awm+5 3it-15 12m+9 u0+14 88e+9 9s9-7 170-6
1me+10 i-12 2hf+8 63i-11 kw+6 y1-11 43d-24 3xk+13 5be-11 if2-11 38+11 2hu-10 4lh-7 6wh+9 2xe+8 27j-14 3d2+6 3q7-11 50d+6 27o+13 8vi-13 4m9-14 dj7-11 esz-11
7es-8 3tb+9 1ip-12 au+12 4yz-8 b9i-11 11k-11 42c+6 582+12 3r7+17 vl-12 18p+11 6e4+12 dfd+19 c4k-12 3dg-11 djo-7 1-10 6sk+14 agr-6 6i+9 ri-16 4d2+17 3i7+11
hgb-11 ait+8 czm+9 gjt-11 7fg+8 12j+7 1p+7 lz6-12 1kq-15 1yx+7 ibq+11 72b-8 xo-8 3qr-12 1cz+10 26l-9 o0f-14 8g0-16 38-7 3oa+7 7q9-12 70r-4 b8j-10 1zc+9 55k+11
4xc+13 5u4+10 279-10 b19+19 4c3-8 35d+6 glm-7 2uu+11 8kx+5 e5m-5 1jr-8 biz+7 82j+6 49a+6 7kl+7 42o+7 1ac-7 2ba-11 2m3+9 9b7+7 ers+12 ne+7 1kw-10 hlw-8 9ro+7
or+8 t0q-10 31j-14 br1-8 dd0-9 aff+10 lc-21 6jj+7 12l+9 6mo+6 e8d+10 7z6-15 406-7 4yx-6 2np+7 4h4-13 6t9-7 1fb-10 85l-3 33+16 16p-8 4kb-13 2i5+20 a6p+8 2xq-15
9v+3 em-7 hr5+6 gh-11 r1+8 3ej-10 49q-14 4qo-9 21v+8 19b+8 bef+8 4x2+10 4eu+17 bha-8 1np-18 2kt-1 ny-9 pv+8 8no-9 16s+7 3x7+5 1od+8 awu+10 d0o-7 8vp-11 de0+10
36p+10 bgc+17 1y7-7 lsv-15 1bb-9 4i5-7 uv-7 685-8 2tk+7 dt+6 mu-16 c62-21 87d-11 1bk-21 7k3+11 46s-8 ga+8 18j+11 7ze-6 cht+15 q-15 1zk+8 1j9+15 14h+9 ckv+8
omx-15 xx+14 8c1+7 e2-7 62i+7 b79+12 315-14 6ih-13 43k+6 dr-6 esw+9 24z-7 4xi+9 abd-10 1mj-7 6sr+10 7r+6 8rb-9 vk-12 57w-8 ban-20 8h3+8 ej-9 7e2-6 ddw+8 nf+10
7ha+7 f7h+7 3gy+6 7d5-8 1km-6 6ag+17 3q3+9 8tc-8 4sp-12 eth-6 2p8+12 159+12 483-7 71s-5 8at+8 1wl+16 2b5-11 68f-10 23v-9 dav-9 2zu+11 3q8+11 t1+7 hds+9 30-8
5bq-14 41u+12 963+8 l3a+12 m6-14 52o+11 c5-11 6az-5 29p-8 1jw+12 73j+11 tf+14 2eq+8 3hu+12 36v-7 5ca+9 8nd+6 25e-8 1xa-8 1a7+9 9yj+11 70m-10 k-5 1o8-16 r8+11
wc+14 154-8 3v3+15 h36+11 1gy+9 4f8-10 7oo-8 ffs+10 15l-9 9gb+9 9w-13 1rt-9 fq8+5 mf-5 npv-20 dwf-11 6ia+11 1wu-20 20c+13 9my+11 hdu+10 xy+13 g0d-7 gmx+8
fbn-19 1sv-6 5mu+13 96m+6 cg-10 2pc+9 9f3-8 3ql+11 acg-21 1bh+12 9g4-12 67w-9 q6+8 1jy-17 5e8+9 4lm-7 dp8-13 5sn+8 a0+7 33s-13 wg-11 5ui+12 2fd-10 5ly-11
727-19 2u8+9 32e+8 hp-9 3ju+11 1bg-8 up+8 6im+6 71e+18 46b-10 6vh-10 2mz+8 e3b+7 toq-12 g0t-8 ir+4 3s9+11 23x-6 4tz+7 5y-10 33c-9 47q-12 5bv-10 c5h+6 14a-5
1a5-8 67i+7 5uj-10 grw-12 b2+7 2vc-13 3y8+7 3f5+13 3wm+9 5l-8 24u-18 7bd-6 dg+16 1yo-20 65t-8 pg+8 m4+9 cbp-13 55z-12 2iy+10 2dh+8 yv-9 5oe-8 clj+14 yq+15
1t2-8 88q+8 186-8 2fv+9 2mw+7 4ih-19 1d9-8 3va+7 3k+11 ls1+15 28i-10 5f+6 aya-12 84p-9 55v+9 qeu+11 5nt+4 2y3+7 6kg-13 259-9 ld9+7 4ky+11 3sb-6 57x+7 ai-9
jn-16 2ok-19 l2+7 6nz+17 7bh-7 1zn+10 c4g+9 bi-6 54o+9 28n+8 21w+16 292+12 4yd+13 eq8+12 11v-7 2eg-8 1xm-9 akd+13 ji+8 4sn+9 1af-9 2ax-18 zzq-9 7bd+8 vr-9
8qk-6 6tx+14 2a0+10 2pv+12 51n-12 9ud+6 5q6-8 1l6-7 5th-10 33n-8 qc-11 2ed-15 4yt-8 ru+11 84k+7 1bo-9 1xr+11 nky+16 iu+8 25t-12 1ia-9 as2+10 8ko+13 eys+8
9oi-6 d9u-8 lv-17 3uv-15 4iw-7 609-8 24a+11 8c-7 2o9-9 2k4-12 535-9 gpt-12 17f+8 1ww-9 38z+9 arq-13 7ml+7 1kz+6 9fn-8 rs-8 67o-10 3mu+14 3fb+12 2r6+11 140+13
2az-12 ia5-8 1zj-9 sh+8 7zw+6 4pt-14 yj-13 7wt+11 7gi+7 34v+10 1zx+17 4gp-8 j3-7 263-9 4mt-7 34g-7 2fs+10 380-15 1mf+9 bga+8 17z-11 110+15 z1+16 umx-6 a3a-13
cz5-7 i8g+15 cx+9 5tj+12 7mw-11 4xi-1 293+9 4w5-22 io2-12 rr+9 e0i-11 a94-9 t0+7 5aq-10 5fv+9 91o-13 d5n-11 6ck-10 650+7 fbi-10 6es-6 4co-14 lm+4 300-29 1zx-7
33w+14 n0-5 8fm+11 9ve+9 30g-9 3l6+14 6dm-10 5yn-7 hpe+4 8ax-9 ar6+11 l6-6 r-11 en+8 11m+5 oh-10 458-16 2of+11 4os+7 83d-9 si-11 3ma-7 2j8-12 65v-10 116+11
28k-11 5e+10 7o0-6 10d6-9 3f8-6 1js+7 10x+17 8pa+8 39t+10 3b3+10 ako+12 18h-11 aj-7 dfx-18 6t8+18 5nf-14 2x7+7 29l+9 50-7 2ar-10 11a+13 4g9+11 586-17 43r-11
bad-11 1av-7 1ut-16 bjq+8 6yp-10 tz-9 99w-9 157+8 5zw+11 319-10 n2-14 24c+6 11n-7 22k-8 i01+10 7yh+8 u0l+8 4ik-10 30k-17 4zv-15 a32-6 4e-12 sul-9 2cd-8 3p-7
5ki+4 7dv-7 2su-7 54l-7 5vz-13 fa4-3 1n7+7 emw-13 kuf+10 100+7 9q3-7 2zh+11 1o7+8 knu+13 43f+7 1b9-11 k8w+9 cn9-4 ss-15 1sg+13 po+10 eif+7 2z8+9 564-13 bgf-18
4l5+13 3rj+11 oh+8 3ls+13 2qi+8 4aw-11 9bj-12 xy-8 94w+6 coi+8 26r+8 2al-13 sl+9 2ze-7 2bi-9 5b4+6 k3-7 e22-4 3d-9 g9z-12 6zo-8 3qz+9 4ht+7 779+18 q2+9 660+8
a42+6 67k+9 9uj+12 7nb-10 54b-8 3o3+8 1j7+8 czh-10 3nq-19 5j7-16 2uo+7 w6-13 1fx+14 1uc-12 6m-7 hvh-16 32o+9 80m-9 6hw-12 35p-7 1i8+5 gg-10 7hj-10 178-9 h3+8
c8+10 7kp+8 1vs+12 10o-6 2xo-7 ad-7 1o0-15 3d0+8 1tb-11 buk-10 rrs+7 2pj-12 1q3+6 429-12 le-11 2cz-3 59u+9 2k0-8 zr+11 1qf-9 fy-8 21v+13 etx-8 fk-12 23u+9
3ub+11 57z-10 6dj-9 6ah+7 29u+8 6b0+8 jvc-11 9bj-8 46m+10 1sm-8 oo+12 aoj+10 21p-12 hjd-8 wy+9 1wt+8 4xo+8 3yf+13 9ve-10 2in-7 nm-14 6oo-8 k3+11 sdb+8 dix-9
1mu-10 ag5+6 3yf+11 3xm-10 9qn-6 4k7-9 2g8+15 os-15 yl-8 7h+9 694-10 57l+10 1py+8 mq6+11 1j5+13 6fx-6 qg+11 8ch-16 cfl-7 5jk-12 2g+11 csu-11 ug+9 6di-11 k7-10
49b-18 4gi+7 h6f+9 5s3-10 11yj+6 9ts-9 2c0-15 a35-7 k9n-11 2w7-7 hq+7 2uz-8 1dk-17 ad3-9 iqr+6 8q3+7 3on+6 15y-8 d5+6 8m0+9 1pt-9 146+9 9kt+6 454+10 17p+11
2re+9 9dq-12 dca+8 bdc-10 abj+10 5tz+17 lg-11 1fj+7 g5x-9 2tl+9 111+8 2kp-6 a6r+8 vll-11 2vi-9 4dp+10 d4i+10 1zo+15 3sn-10 23t+5 6l8+14 2ee+8 4fn-10 jn+10
c8-7 pe2-11 6ht-17 w6-14 2vi-11 cwe-11 35m-15 586-13 2wb+14 5g0-7 3ps-7 2s-13 9ra-16 3qq+12 226-7 6sn-12 3gd+7 4ns-13 6kk+12 inn-9 3cw-9 a3p-12 1vy+13 2i0-9
244-8 bq+9 2mc+9 3u3+5 3ju-12 3gg-10 2bu-12 927+8 7mh-12 3rx-16 9c+9 lf-8 26l-6 26z-23 wq+12 h7d-13 5om-13 48x+8 6g5+6 a0s-12 1sf-9 1q6+11 51r-14 ce-10 1qr-7
4ja-12 1jw-13 2o6-10 1et-8 9sz-8 1t5-7 bv5+10 i8+14 yr-7 799-8 gnr-8 1p4-11 76+12 ut+10 fva+13 8qu+10 pj-8 47n-7 7d+7 f8-10 98h+9 8an+6 208-9 2od+10 5ge+9
ck+9 2gw-10 6o5-5 6qg+10 87g+12 3u2-9 318-6 3ir+8 aar+12 6vz-12 27z+8 cw5-11 38q+15 4f4+16 50r+7 4kx-7 8fi-11 47g-12 392-6 39o-15 23d-11 2u0+7 7jd+6 4e-7
95p+12 4kn+7 dq3+8 7e0-11 4y7-18 2n8+6 4g3+11 e62-7 250-10 evg+9 427-7 cgi+17 pu-7 pr-9 33w+11 hav-12 ixs+9 60f-7 4kx-10 4k-11 4f4-9 1fu-16 4er-11 2fw+17 37-8
4kr+9 p6e-8 50b-10 67-24 1lo-7 8t5-10 bzj-10 3qb-6 51z-10 dxn-10 na+9 5el+9 1h2+12 o3o-8 4ub+7 6mq-10 25m+10 fn+8 1tw-9 raq-18 64h-12 bf-7 6km-7 1g7+9 o7i+10
bsk+9 6l6-9 um+12 1kk+5 mr+18 1vw-5 2ko+10 3du-8 4j1+8 cd3+6 die+12 4o2+8 dmp-6 knf-8 49b+6 1gm-13 cf1-9 fe-9 1cw-11 4f6+10 62d+18 btq+10 57e+12 fwe+8 4as-9
17y+7 1mm+6 428+5 617+7 e7-8 8bm-7 4ii+8 21r+9 1my-7 nb-8 s4-39 dlt-9 1es-11 3l7+10 1k1-13 4wy+12 62d+10 16s-13 42z-10 6u1-5 2ib+13 1uh-7 1rb+7 40+28 3i2+14
75o-12 8w-16 iny-7 5yr-10 4em+7 6o-6 55d+10 ks-7 sb+11 hi8-12 8hq-7 516+8 dje+12 4x+8 75l-12 5gs+8 3mu+4 ak2+12 4zd+7 a6w-11 5lt-7 c9+14 42v+12 34o-10 nl-7
8o7+15 49w+7 ft-13 465-11 8fw+9 583-10 feh+6 8dx-10 3ho-9 ij-11 3wv+13 clk-18 5wl-8 3mk+6 6ux-10 8ev+9 4a3-9 sf-12 45x-10 2y7-10 2iw-16 2x7-10 ea-9 3ye+6 78-9
2b9+14 2js+10 71m-8 2fy+7 2yw+9 6i6-18 d2w-9 6rr-5 9fz+9 253+9 3fq+8 83y+10 2yk-14 6mw+7 9wp-13 3bz+18 9br+10 161-11 23j-8 3rc+9 31i+13 4oj+16 1s1+8 a99-7
3tk+9 4qa-6 2fj-9 ze-13 2sb+10 2by-5 2pw-9 cz+4 3bg-7 5z+14 2hd-8 8bp-20 bu-34 csn+6 axw+15 1a9-16 8gc+8 dc-8 e4y+8 3iy-15 325-12 d9l+15 43-9 d9n-7 10i-6
1co-10 1tz+13 3y6-10 111-13 4nd-8 5wj+7 8dd+10 1ot-5 1fz+14 ac+7 3gp+5 1w7-6 51e-8 9a8-7 7a-12 183-8 49g+11 1bb-20 46s-7 70e-11 50i+8 8r3-7 i0o+10 19p-13
k24+7 ewp+4 6yz-11 1sv-7 1ib-14 46n+10 2ib+5 ec-9 171-15 5yo-9 6ob-8 c55+9 9td-10 j07+10 h56+7 65r-13 96g-6 2bp+5 3jj-13 2jf+9 i38-12 2tz+9 3xo+9 100f+12
3gv-6 12h-11 21-14 bar-6 2ba+6 2yf+9 927+8 2co+11 63s+11 7z+5 3az-9 2j5+13 5xu+11 ng-11 78w-15 7x5+10 ci0-13 3oi-11 863+7 gn+9 9pu+7 5tt-8 549+9 j8j-10 105m-7
3c4+5 4tb-10 1cs+25 6ii-7 d2z-10 dm6+8 vt+8 cj8+9 4vy+9 bsz-11 5fi+11 9hs+12 bup-17 2n7+8 enw+10 4o2-9 c24+7 6zz+9 8vh+2 566+13 3w4-18 5lb+9 adn-18 4b5-11
5j8+9 4s4-9 4h5+8 7v9+9 3yd-7 en+8 2e3+17 68q+9 12u+16 252-11 5v+9 ye-10 2w8-13 42g-19 4xx-19 31d+13 ep2-8 5ar+10 8fm-12 hki-6 68j-10 1ve-13 ap8-8 84d+8 jt+11
g1b-12 5ox-11 vi+7 8zg-9 2qe+14 11g+10 tq9+6 6wa+9 l0p-15 6ar+10 7q6-13 cbj+10 2mb-6 ho+14 9f9+11 48c+10 80i-9 748+12 5wh+10 3ii+11 8fr+9 1rb-7 83k-15 71n-10
2q4-9 8dv+7 6r-7 16-7 csf+11 40a-7 2xs-10 2au-10 2up-9 2hg-7 jss+6 9t4-8 z3-12 72f-8 on+19 17r+8 281+10 d0f-10 15z-8 le+12 1mm-13 9oc-9 hj-8 3ep+10 4r1-8
5r-12 286-6 50d-13 8r3+9 o6+15 boz-10 jju-8 43+8 mx-12 4hw-19 10f+7 8qe+8 2te-11 55k-7 4qq-6 9as+10 3lu-13 f4+11 57i-10 1dc-12 17x-8 16n+12 6r-19 ru-11 ea0-14
6ft+7 3n+9 1gp+23 rt-6 cc7+9 cvj+10 32s-9 1bo+10 19p-18 1rl+8 i3x-6 h8f-10 1h2+10 4nf-16 mrm+6 mk-9 41g+7 b33-10 kk+11 650+12 pqy+9 36g-12 d4-9 aqn-7 12z+11
a86-7 e7g-6 7jc+7 2q2+9 1ws+8 36b+8 7d+9 7w6+7 1jf+15 1cq+8 qz-16 6lb+6 7p-7 e35-15 lu-13 f58-9 8fw+12 2xi-8 ezg-8 tn+8 i3z+7 2hr-9 1tm+14 3y5+10 8ri+8 68b-11
5cp+11 ljn+9 s67+7 aiy+10 4v0+7 566-19 6xe+8 2f3+4 a-8 6jz+7 9px+12 1bp-13 1ba+8 zs-10 mv-8 bbf+10 3jt+8 36p+18 9bk-11 3p7+19 gh-8 9r+11 666+13 307+6 2w0-9
1m4+10 8fl-10 29l+7 170-7 jm-12 3pi-9 fid+7 28p-7 9k2-11 x4-12 12b-6 x1+12 2il+12 165+9 45u+9 10m+11 i4+8 3b8-9 bu-10 772+8 nry-8 l8-9 2h8+11 2vj-7 4rj-7
48g+7 26f+13 1g8-10 ru+3 fa0-11 3jl+9 mf1+7 4j8-17 3e4-6 711+12 bro-14 4rv-7 2la-13 296+8 bf1-12 f1g-7 6me+9 at3-6 bdl-10 az4+9 1yi+12 2dn-7 2iw-10 4w8-12
420+10 7xi-3 72a+10 14n-16 11p-12 6iz-9 3sh-9 4g3-15 y9-5 808+10 1cc+10 2l3-9 1o0+8 38d+12 1v0-10 5ig-6 2x2+10 3oq-11 1u8+9 aq5-8 5tm+13 1uh+14 8vx-9 amo+17
5dh+6 21q-14 3l7-10 and-9 e5y-8 18y-10 r1+6 62y-11 7ke+7 8y-9 bdv-6 1p8-9 3kw+11 1uw+7 wp-15 1az-11 3jp-6 4nl+12 1lh+9 1ap+9 89t+9 kk8+8 17y-8 4pe-11 6s0+7
gv-15 5ir+9 8sq+9 fys-9 rc+11 dyl-9 34z-9 8y1+13 4im+14 17w+11 duq+8 yl-11 3o6-6 82p+18 u3-10 6w4-9 n0-13 419+17 5bt+21 lse+5 4nj+5 ma4+6 1t2+9 3n2+7 na-12
3za-21 3om+11 223+6 1si-12 1rw+19 ah+12 7o6+9 2k2-7 7u9-10 cic+5 2zg+8 1m7-6 dv-20 3zd+9 1l+10 6c+11 3u9+12 2bf+11 1nf+9 2ay+8 20s+8 8w-8 17z-9 3ml+16 byr-8
1v7+15 5wx+10 li+12 1hj+9 fsa+12 zx-9 l8i-7 1dj-10 pdl-8 42v-11 gqk+7 eq+9 5cw+19 dol+16 ep4-8 3lu-8 fe-12 4jj-10 1yz-9 63t-9 4xp+6 19r+7 8e6-9 u76-9 2r5+7
345+6 4yc-11 ek+17 tv+4 2dn+12 ic-19 7uw-4 10i-12 7tr+13 214-11 5wa+13 7vb+4 8cb+8 5of+10 b9-12 178-11 9cc+6 39a-15 9d-7 6uy+7 447+15 b8h-13 4n5+6 8c8-11
6hq+12 6ou+9 3kv-9 2du+4 56a+9 113+10 70z+5 hf-8 4v1-12 46z+8 a8n+13 cnd-7 261+11 2ki-9 9h0+9 4yh-6 39s-8 5tp+14 6cl+11 4iq-8 k8e+8 ma-8 1g9-13 b65+7 b4+17
mz+8 8bw-17 lfn+10 3b0+11 849-7 c8c-10 1xc-7 5r9+8 8p-5 asg-8 1ib-11 3ul+21 2kb-14 4l1+10 en-7 dx+9 ur-9 3co-5 6ms+11 uo-11 9a3+7 7l+13 ayy+6 1t7+7 pv-10
42u+12 3er+9 qtk-19 rle-7 abs-21 ba-8 me-11 4ss+9 2y-10 1j1+12 vp-8 1q9+6 7ou+16 51i-9 119+11 1y7-20 63u-8 4p0-7 bhs-9 dec+13 2d4+8 b9p-8 633-7 4cd+10 3jx+15
8di-8 6d+10 bhu+12 aiq-7 4kx+8 13d+12 3hy-9 1xl+9 tn-13 1ul-11 1db-15 4qf-11 925-13 24k-14 732+13 4pf+5 2d6-12 bpj+11 7as-9 414+9 adp-10 5b1+9 1d0+9 fg+4
3tr-8 k4d-16 sz-11 99b+6 4k0-12 2jf+12 3do-12 uz-9 8ks-9 2il-9 2bi+19 5cg+17 1p-7 2ae-24 4ix-6 1fg+14 6a0-15 yb+10 2jm-13 59w-14 74+15 56m-8 1pf+13 1r+8 zk-12
4ip+9 a8a-21 4le-15 4rt-7 agq+8 8fn-11 6o0+10 12+10 2dv-17 4lr+8 kq5-8 tn+10 az6+10 5z+7 4so+11 3ly+11 7jc-6 ndz-13 39r-4 ifn-14 2s5-13 55y-12 6xt-7 4t+7
424+13 4s0+16 1kv-7 bks+10 2i0+7 1s6-6 27c-7 762+15 45o-9 yf+8 2p1-10 7va-8 1uj-6 17f-9 5yy+5 av9+7 j1-9 fe8-7 vs+10 4de+10 97+18 1nf-15 1fm+7 3fu-12 977+11
229-6 afi-9 uxu+6 3r1-8 7gb-8 adw-12 a1v-6 7r+7 15o-7 v3-9 ce-9 on+8 9qy-13 af8+6 92a+11 2kv+17 4au-9 9ky+8 fb8-14 8e2+10 3h3+9 2tg-13 8z1+13 34s+12 s1-13
ny+5 53f-7 8vm+8 1yz+8 2d+9 c0-8 b9-11 4ll+11 c0-16 d58-11 ps+16 9n-11 d4b+6 35j-8 eer-8 cca-16 dm-10 7nm-7 o6+10 jn+11 rk+12 iqp-8 75g-9 59h+11 5jo+10 bam-6
5nv-17 6h9-16 2w7+8 40c+6 99s-8 gyh+13 8g2+7 6xb+7 7mt-19 ga-7 6dd+8 3m2-9 8j0+14 j50-7 2qr+8 2k8+12 6b2+11 38n+3 3bv-10 4ym-9 3ea+15 e92+7 oxz-8 9kn+6 bpg-10
diu+7 2th+8 1cb-10 4vh+9 g9p+8 7dt-7 bf2-14 24n+9 792-13 w3+11 77b-9 d-7 8p8+9 iga+9 2zm-10 c17+17 1fn+9 ln-7 6jd-6 6ny+7 61t+7 25y-8 ix0-8 40t+13 ku+11
66w-21 50q+14 c1y-7 11v+9 3o9+17 3wa-8 g1r-9 2uz+8 bbb+9 1l+20 9d0+11 1mc+10 152+8 xe+16 4ru+11 ioq+18 6aw-11 92c-10 2vw-8 85z+12 1be+9 55g-9 4x0-9 65o-8
fvb+6 2cw+11 afz+11 8wc-13 l46-16 6oa+10 2ws+10 j8+14 4qe+8 buh-9 frd+9 re+12 4k2-5 35v-10 3ji-9 chk+8 fzk+12 4k8-8 s7+7 e7n-8 c82+5 3vu+8 b2w-10 5xf-9 aa5+14
chq-9 hq1+9 5cj+15 1lh-9 45m+10 9ze-10 98-7 3b0-15 oq+8 y-7 5y0-9 glm+9 ewt-11 4ol-17 97m+13 25q+7 626-7 38a+17 1j9-11 2u7-9 fcq-6 66q+8 me-14 7km+16 3n3+10
8yf-12 358-8 36f+6 2zz+7 328-11 bdh-8 eje-12 24u-8 n+24 8nu-9 gvw-20 brj-17 v2+9 3vq-8 394+10 65r-22 do3-9 v8+23 f0a+8 9di-7 ya-10 cc+9 m6-9 oqq+5 tc3-10
254+11 1un-15 14x-8 1z8+8 ewe-15 g0-7 44c-10 4sk-9 8m-7 dm+8 dys-11 78t+9 7p4+6 3f9+13 b6b+9 kci+13 947-14 kyw-8 2ro-8 f3h+10 bjs-10 470-9 i2-9 18c-8 2f4-8
4qp-6 r8g+9 bx6+8 2ma+12 5dd-5 np+6 2db+12 92s-9 3xw+10 fm-7 3e5-7 c9a-6 169-7 898+7 jop+16 3d+7 7ln-16 h17+9 6sp+7 36o+20 2hk-11 ob+8 2uf-10 2ty-7 87p-10
6jt+9 hbp+11 18v+11 f+7 l5-7 gzv+7 1c5+12 2db-8 gjg+9 3bi+7 bss-9 ec+9 9fi+8 gpd+8 4af+6 115+7 l+7 1l5-15 tb-9 53q-8 53u-6 a4h-9 f11-15 iyh+9 12zr+13 651-11
fo-13 2rc-21 4fi+9 7i0+7 fm7-9 fy7+5 3bk+15 4gi-7 3bt+9 o-7 18c+6 jq-11 2z4-9 5j2+7 1ja-10 88x-12 x0-20 u6+8 3t4-6 9ig+4 c0j+8 kv7-7 12h-9 36t-8 1om-10 8tm-8
9mv+15 ed2-17 83+9 5vm+6 3he-19 250-6 1zo+10 2zq+11 6l8-5 72r+10 tz+11 2f1-15 38+8 3sn+8 ls+10 3iv+4 5dk+11 17b-8 jo-8 6g9+6 4ik+11 11w-11 emk+7 61h+10 2d9+21
bqt-7 1ha+9 p4+8 262+12 ma-13 1m1+11 bnk+7 8bk+7 6kj+12 6t2+12 ml+11 dm9-10 7wc+7 3ig+10 4q6+8 16y+4 1kb+8 392+11 2p2+4 7ga-11 6af-10 4d8+10 4lm-16 cwr+9
7r-15 3cu-18 65u+10 6w2-9 6kr-11 2hn+8 e56+12 hj2-8 30i+9 8-23 4ul+10 1iv-8 ehq-11 909-12 3we+16 btz+13 7ib-17 dt3-12 4m6+9 243-6 rub-12 1e3-10 416+11 fi0-10
llf-11 3fi+15 5xv+10 2wv+9 89-10 owv-14 1nv-6 4y0+9 717-10 1m9+8 4xw-10 an-11 8fg-8 3iq-10 d82-7 1mb-7 5h6-11 2zq-9 l3x-15 dos+9 4ql-10 9do-11 226+8 m5y-15
1se+11 h2t+9 cro-10 8xd-11 ra4-11 7eb-7 5b4-12 4g2+7 1uf+8 3tt-9 140+6 py+7 j5q-14 55a+12 7oq-7 6s5+12 23d+14 ena+9 4iu+16 4dn+8 2up-9 9ke-9 1jo-16 2dr-9
j7v+17 6a7-9 2t4+9 608-13 it-10 19o+10 9kk+8 1ib-7 5e6-11 1cf-9 1ut-10 ike-7 7ed+13 85t+13 fyk+7 3e6+10 7y0-16 rm-10 1iu+14 9dc-9 a1-10 3dj+6 afc-13 2nw+9
3nd-12 c49-9 667-6 3o9-13 6cr-16 1y0-8 1jg-9 5on-14 6cg-7 58l+7 39h-6 ihm-5 2s7+9 r5+7 352-8 76l+8 433+8 3f2-3 90i-13 2xy-12 2md-10 2cc+18 4pq+9 4v2-7 646-11
ab+11 7t-8 i8-9 3v7-7 2ev+6 dkk-8 19b+12 332-15 1da-17 59r-9 vr5+9 2w4-7 6wt-10 212+12 1wa+9 42p+9 h7v+9 8k3+13 vm5-7 b55-10 4vn+14 4h8+7 u2+9 3up+14 5id-14
1m4+16 4l3+11 1l0+6 da-8 2pu+6 5dq+4 6u-12 2yd-8 eh+18 2xs-12 1q9+11 6cr+7 32m+12 88j-8 da+11 p1j-14 8i5+7 o-6 2bh+8 9f8+6 7xt+8 59j+9 dxg+7 2br-20 12vn-10
2hx+12 a7s+7 4gv-13 2n7+11 fcs+7 3mp-7 2q9-11 bf1-12 2fc+7 1uc-7 35s-13 2d9+9 3ww+9 557-18 5n3-11 hc8-6 a8o-6 fnq+7 2uj+9 dk+8 gf-7 n1+11 m2x-12 1n0-6 di9+5
1xd+7 c6a+10 776-10 9dy+14 51e+9 9lf-8 gqi+9 gh5-9 53o-9 2o5-13 8ah-6 ioi+14 hbt-9 2vt+8 39t-13 6rz-14 5mh+9 8yl+8 u-10 4gi+8 6tu+14 b39+4 56m-7 10h+9 4vl-7
5un+7 1ka+12 1ig+12 2cp-8 364+8 8rr+11 4p5+8 kvr+10 2j3+10 5c1-14 406+10 39p+8 ag4+10 1cf-12 3jo+15 557-7 10i+15 13hq-8 hmu-7 4a7+9 u5y-5 6uh+11 2gf-11 bj7-8
2ex+15 3gk-7 19z+8 8m0-16 6m3+6 3mj+11 h5j+9 5nu-10 9xn-7 7v4-10 6wo+8 5t2+8 kif+10 4i1-9 5ra-10 6eg-21 44h+12 6ny-10 b4w-10 133-16 dj+14 2yh-9 h3a-22 bjm+14
4a-6 4q5+9 hz6+19 bhk+13 lo+9 5nd+9 hz+9 5us+7 p0l+8 2pg-17 a3w-10 ys+9 1um-11 1ue-13 4a-10 33v-8 cjk+6 6g+10 m+11 2dv+10 jpn-10 4kb-17 21s+7 2sr+7 azy-8
3mz+9 1bf+7 268+10 4sl+16 lk+10 3fx-9 d6q-14 2ul-15 8d+7 3ax+12 15o-19 g1+23 f2c+12 2nr-15 jw-11 1db+13 2j3+8 c3t-10 1t3+17 2r3+11 6m-7 98l-9 1f0+10 29h+6
1wo+13 99+16 8x4-14 r+10 9ve-14 7gf-19 4ia+10 78w-11 bh1+18 aa5-10 46a-19 15b+5 46q-11 236+8 6kh-13 96r-20 63w-9 sx+9 chf+7 4wl-8 89o-12 33e-11 8ww-18 2l9-10
c3v-9 6ou-11 4n5+14 129-14 7i4-9 1gn+14 t7+9 2yn-14 3ga-8 1b2+6 1lw+4 7h4-11 3ii+8 nm+6 mn+13 1sf-6 42j-10 1ht-7 2uk-7 kk-8 dbu-9 2g9-10 r5-10 82-18 1vh-8
1zr+8 g52+15 119+10 5fk-11 58q+10 6km+10 1sq-9 7o5+6 31c+10 2w9-7 m3-9 ap8-15 59f-7 7tv-9 vy-11 5o+7 2mm+14 7y6-13 20j-9 1mq-8 hli+11 1ui+12 4fo+7 2nl+12
6pg+7 94o+9 7yz-12 2uw+18 3pl+7 edf+9 mw2-13 6q+7 4c4-7 44q+10 9b-11 82s-6 i5s-9 1k-15 6sq-7 qf-9 2d5+11 2cb-13 ctq+11 7ga-11 vbj+4 x4-9 11e-11 eqd-10 jzd+9
1n2+10 2oj-11 7bd+7 1tk-9 25c-8 7dy-10 2go+6 ebz+10 50e-4 4d1+13 6a5-13 6ca-8 pm3-16 6ri+15 6bc+9 ua+7 ck0-4 ls-10 k3+10 7lw+9 ym+7 1du-8 sn-10 2g0-5 57y-9
jg+13 4ns-14 3w7-8 7mo-14 kw-17 3ps-9 d7+11 7fs+8 5j1+8 25s-11 7li-8 au9+10 uz+8 c3c-16 84v+17 kb-6 2sq+15 8lf+8 1-7 46n-9 9sq+6 m16-11 961+8 jn-13 3f3-17
mc+10 bu1+11 29l-9 606-9 u7-8 7j1-12 4i0-16 b16+8 1av+10 cj-9 jsi-11 1ax+9 20g+10 hx-10 4jg-11 1va+11 4vi+10 132+15 9wk+7 3j-9 3da-13 2fj+13 4k9-10 1sd-10
6de+10 3b9+8 5m8-23 2mk-7 5lz+12 5mr+7 c3c+6 ahw-8 bix-6 1ky+10 20r+8 2au+7 6bd-9 2ln-8 3po-7 29z+14 2rc+11 2ye+11 30q+7 2vj+8 5y9+9 9z3+8 8mq-7 ebc+9 173+5
28o-12 341+9 2vi+9 2nc+18 2ue-11 8xe+8 2pb-13 o3+7 4a2-15 qd+11 2zr+16 b2u-8 f3c+10 vl-11 19p-9 89-10 3yf+10 bgf+8 5be-11 8lv+10 5h8+7 3gk-9 4dv+13 hvm-8
bjc+16 xu-8 jvy+13 cf+12 5en+7 1ji-11 1gk+19 anl-10 577-11 4xe+6 7ze-11 czu-5 1c3-8 22l-15 39a+6 5s9-10 20i-8 8m7+8 2wy-10 4gm+10 3mu-14 18v-14 5tl-7 pe-10
9vy-9 44d-9 61t-12 1h2-6 c2+12 2wg+10 4vp+11 5h-8 4e3-9 ejv+13 2vn-6 bix+7 14c+8 5ly+9 13z+6 4f3-5 4l5-8 4b+10 12p-11 m42+10 p4-8 25c+11 mp-12 g-10 7n-10
4lh+6 1uz-12 bkh+7 fyu-10 hf0-14 1oc+12 a0y+10 585+9 126-8 o13+15 en-6 29t-10 10r-7 6hh-10 1zc-8 2i9-9 vm-10 35o+9 1e6+12 im-15 u8-9 6l2+7 2ov-12 6q9-17 dw8+9
ox-10 32+7 3lp+7 1os-11 2cm+10 4hp+11 7x-12 h0b-9 45c-9 a5z+8 4vy-5 w5-9 st+6 3n8-8 1hf+10 iay+12 405+6 7ro+14 369+14 jc4+9 3aj-6 a36-9 9lk+12 6m8-8 6ym-11
fq-13 3yu+3 ot-8 2do+9 70-6 b0t+16 663-8 eiz+7 6g2+13 ys+12 6z-9 4gn+9 7l5+15 37+9 f1+7 1cq+6 ms-16 lnl+10 1al-10 2vj-10 2r3-10 36r-8 afy-9 1va+18 7k7-9 4v6+9
9nh+10 czg-10 xfw+12 6wl+11 35u-7 1j0+11 98f-12 58a+11 3lg+12 4ga+8 1x5+18 9vk-8 21n+11 1w3-4 6l0+10 9hx-9 6uz+8 21r-9 7i4+10 137+11 5sq+23 2xg+7 19d-7 1gv+10
d07-9 2b8+11 18j+11 7ci+8 jvb-9 5vj-6 aeu-11 8im+15 9i6-18 6pc+7 1tz+11 1la-8 77q+14 656-6 77h+6 83u+7 hoo+11 66y+15 ild+10 76+5 9j+10 a2m+8 xa+10 5m-12 1y4+9
5uk+7 5wq-9 rl-6 40+9 57c-13 3qd-11 3a6+7 7kn-10 2q5-15 3gx-8 3en+7 6ox-16 zp-9 7hg+8 1ik+16 2ek+9 bbq+8 4ly-20 4xj-5 66b+13 hos+17 566+11 3d6-23 1z9-19
6xa-12 gyl+16 2pp-12 1j+10 ny+13 31t-10 cvd-13 a81-7 186+9 3pb-6 13e+12 lyv+11 35a+10 osn-13 1qz-13 5mz-9 26y-9 tm+11 dr+5 i0h-13 2b2-15 5kd+15 11a+8 1qw-8
2rs+12 4jg-8 v2d-11 6oj-7 3t9+9 dmd+9 ard+7 5nk+5 l7h+9 31x-7 y9+11 11-9 83l-6 1mt-8 9vm-16 a-18 l3-15 5zf+10 ebu-8 1ug-11 3g9+11 3g2-8 f0p-8 7kn+9 16r-4
4eg-11 hl-12 70t-22 73-9 2gw-7 gz9+12 433+15 3lb-9 9w-12 2np-6 iwd+8 btj-14 by6+14 hrj-12 ld-6 el+10 70m-5 6ml-6 gvm-14 lo-11 ud+11 7ah-8 2zz+7 8vk-8 pew-21
bux-13 dk+18 4rv-9 2fi-17 4we+7 8l+8 v3-8 xh-10 77d-13 59o+9 85s+9 am5+8 6xd+14 7ta+13 5cr+11 1us-7 5b7+10 bs9+9 686-3 4mz+11 1py-9 r8-11 job-10 d2f+12 c1-22
gk4+8 xfa-16 7fw-12 ql9+7 64b-9 4ch-7 19p+8 2kq-13 34d+15 86w-6 cis-7 dvo+8 4xc+10 65p-13 49y-11 9g8-9 wz+13 ad8-8 a7+3 3c3+8 29f-9 14-8 65p-17 j9-8 1ha+7
6sz+8 ra-13 96p+7 ut4-8 4ie+8 4ut+9 46c+9 hqh-13 89i-17 a2d-8 7ix-7 bms+11 cf+8 2to+10 4bs+10 2ho+10 2dl-9 7up-10 1tp-8 1g8+8 9p7+7 cn-9 8z3-13 oc+6 kq6+9
5le+10 abz-11 w1-9 95c-10 gph-8 ah2+10 4fc-8 ln+11 3tx-10 7r0+8 1km-9 182-8 2i8-9 158-8 1zb-7 8p2+6 4dl-11 3x4-12 nv+15 l47+9 c1q+12 39r+8 28r-11 271+8 7fz+6
pl+22 dd-9 6cs+16 g3f-9 18r+11 gi+13 n1+9 2cc-19 1r1+7 1ao-18 5dw+8 gbj+8 3a3+13 7tt-12 1l1+6 e8i-6 1pu-13 1ln-13 hiv+11 42y+12 737-11 7iw-7 668-17 8bk-9
1xz-7 m61-14 f4g-12 1g-7 1dx-10 51c-10 5su+23 jz+14 33z-15 t9-9 xea+11 ng-6 3i6-9 1s5-9 6e+8 k26+12 8w+8 eaa-18 3ng-11 sn-10 92i-7 1ez+8 8tz-9 3o+9 3jw-4 p5+7
2ut+11 yi-10 16t+7 2ti-9 3d8-10 2lg-10 7xw-8 9nx-8 3qv+6 b7p-12 7hz-7 1nb+8 5o4-9 1r5-9 2pb-11 1hq+11 xq-11 5lo+9 gx3+11 1zy-6 h21-7 65w-8 1cw+6 2co+6 8+13
6u5-8 1dj-7 375-7 9rt-8 7xb+8 66i-8 2oi+9 7r-11 5q+10 e8-9 2w7-8 9dz+8 mop+11 cs1+8 6o-9 c5+10 3lk-12 ie-14 e3r-10 1a4+9 j9+17 cqw-9 g4l-9 5je-8 6bo-9 4x1+5
1g7-8 383+7 36e-7 6ki-9 2pb+9 2gg+10 1go-7 abn-12 ahl-12 4wg-10 4mu-9 74s+8 7xz+15 3u4+6 27b+6 3g6-10 x5-16 geh+13 d9-10 39o-9 1sl-12 6ln-10 9yr+10 jxe-11
19al-12 2k8-11 20j-8 v2-5 aru-9 54f-10 2oe+7 23k-13 11e+13 uvf+10 3ad-9 2yb+9 5tj-14 52a+8 ahp+14 434+13 1tt-9 60+17 cuh+7 3pd+11 540+20 4mm+7 330+12 5o0-13
3m2-7 38v+5 a0z+16 l6-14 2sp+16 cr-9 9qf+10 akr-10 3b8-13 6xr-26 c3u+10 2ef+15 a3i+8 1ke-8 f2+8 1a1-9 5dh+7 5mz+8 h2n+15 1z7-7 376+10 3p9+4 1lt-13 aa-7 5vd+9
n0w+9 azi-7 aqx+6 8d6-11 aio+11 3ke+8 ih6-9 e7b+7 b7t-12 1z-6 ms+11 21h+14 1b1+9 2nq+10 gzz-8 rj-12 kha+14 56t+10 12i-14 2o0+9 cqz+9 35r-7 m7+7 4ob-12 4ul-8
k1-9 3e9+6 uf-11 6u2-7 1f2-8 cz9+8 5t4-11 arg-8 3n1-6 5mb+6 4ho-9 4sv-16 1y2-11 bw1-12 qf-10 53y-14 176-10 j+9 9ts-17 5o-16 90-6 la-16 x+7 12m+7 e0u+9 971-9
brg-9 bro-8 5wo-7 1t5+4 bz7+10 285+8 2no-9 8jj+9 2d1+14 fg9-16 2h1-10 ba-11 18a-9 b4c+10 67x+7 1cj+11 h8u-7 15s+11 7q-8 7b9-19 1fh-10 ffw+11 6qb-7 9eg+9 fny-9
4cm-14 zn-12 v6+11 guq+5 hql+9 avq+6 2rp+12 dhq+12 7gy+7 1bz-9 8jv-10 c49-9 66k+12 12c-9 41y-12 27t-8 2ao+12 4fc+10 3bi+7 ezn+12 8z3+9 93p-8 5wf+7 6lh-16 g1-7
wal+8 cy6-7 46o+8 5bp+7 2q9-14 3dr+9 sx+9 b9y+7 8we+11 f4w+9 eo-14 213+19 275-9 wvh+6 55d-16 9g1+12 1r9-10 2xq-11 e4+11 pt+11 92p-7 emo-13 47q+8 6no-14 iy+13
6i9+7 f0-15 c7-10 mg+11 fgi+5 3q9+11 au2-12 4cz-9 3mv-9 sh-8 gg8+14 io-11 5jj+17 8gc-8 5tj+10 3mu-9 4ku+17 lh4-23 wuc+8 4d-12 fv3+4 asc+13 3bz-9 21o-13 6th+7
4zr+10 1vv-6 iae-11 rij+14 2d+16 1fq-19 3sq-10 2zq+10 3nf+15 6yu-12 lg+10 g4d+12 9ew+9 261+10 9p9-9 186+11 ka+8 aud-7 e2b-12 pm6-9 70e+11 2cx-7 jej+9 27g+14
5a4-15 5fa+9 37q-7 c4y-10 7f6-12 7bf+11 2zh-13 g8+7 2fh+6 a9c+13 hsn+12 odv+14 43r+13 5y0-12 4z1-6 1gz+6 2on+15 1oz-11 1r4-15 6zw-13 mdk-6 cmy+8 e3p-5 fv+15
1o4+9 3l1-18 3q-9 1bp+9 ga+8 yf-4 3k7-10 8cb-12 9nl-10 4iv-14 67a-8 698+8 4uf-9 28e-11 2ah-8 bfg-20 3d3+15 2jb+9 4lr+21 mpz+7 1bb-10 3l5+19 3kz+7 34a-24
25w+11 kb2-8 8wr+15 k6g-10 4fs-9 3kd+10 5fz-10 8tv-9 1rq-19 iyk+10 2mz-10 3zk+8 18s+10 si+15 6j6+10 2sy+9 6y5-9 319-14 3bo-10 571-13 1x2-12 xt+11 amq-5 1qx+9
13-12 3nk+12 50-7 lz+13 6un+7 j+7 lh+10 mp+6 23c-13 2iu-13 9xm+11 ul+7 2te-7 2d4-11 2d7+8 1vc-7 av+13 9fx-18 9i1-12 3az-15 nu+8 p1j-14 6vj-14 eib+15 2q9+8
7rh+10 1sx+6 xr+8 622-11 lj+10 kbp-9 3cw-16 jb+8 7ja+8 ii0+7 it0-9 6br-11 1a5-7 chn+8 8wh+15 8lo+5 6im-10 b4m-9 8ap-8 os-13 2p-16 4ly+10 6nk+14 2lw+13 9mj-13
nz+7 34c-9 7l7+11 4u6+14 m3-4 3pu-7 5io-8 6az+13 2h5+7 5rz-8 7re-12 51k+7 4l6+6 5s3-12 1qm-8 2w2-8 o7-5 kj+9 37h-11 7qv+8 8ud+11 7jb-7 2h5+8 2o5-9 9js+10
5hw+5 2w9+7 1if-20 43b+11 ajd+7 cbc+7 25o-12 7iv-12 1kp-14 5mh+9 1jo+11 1fk+11 44o+7 nch+9 7t+18 ajs-13 1h2-12 1by-8 3wq-12 2nn-11 arb+11 831+14 95s+10 6ga-8
3gl-13 2sz-10 2mc-6 54+6 2aw-11 1ol-10 2up-6 ipq-6 5hf-9 gz-9 xn-11 kh-13 1ea-7 2jf-10 1jd-19 7ye-6 g7-12 732+13 1hh+7 rx-14 61+11 66r+7 1bl+6 1pv-7 3mv+9
1yn+11 3cm-12 ec5-12 233-10 1x5+9 3nr+9 2bd-9 2wp+12 1td+13 3bh-9 1dz-15 8km+4 4jc+6 2fd+10 1wj-11 4l5+19 24o-7 8dd+13 cv7-10 31i+9 4hg+7 13l+10 104-8 56v+11
1q7-11 1jl+18 1i1-12 3tc+16 3xf-12 cf4+8 9jb+15 1pd+6 3ly+5 z4-8 ao5+8 1o3+6 1d2+8 41+8 4xj+8 395+11 8bq-9 6xe-8 61u+14 6wf-9 7sd-11 n0+15 gm7+5 39q-9 8ig-13
5aa-7 1ua-7 l-11 4d1+11 3i3+6 9s3-8 30g+11 efo+9 24b+9 e9+10 7c7+10 1kh-14 32r-13 221+10 6b6+9 3md-11 nh-12 3zz+8 1ja-13 8yq-8 62p-8 6gc-9 8g7+8 3qr+8 2t+10
9xf+11 2sx+7 8a5-14 2qt-8 du9-7 5p+11 za+8 ath+11 cgn+13 1p9+12 dup+11 grp+8 1x3-9 1nl-9 7g3-7 bq+10 1ki+10 2eq-6 958+14 4gb-9 a4d-17 17z-17 9mv+8 28y+7 fk5-9
1bp-12 20g+7 gej+11 2tt-16 70h+21 vo+16 avi-10 9lr-8 2d3+6 12m-7 1ey+7 1m0-17 3wn+9 4sn+7 1p9-4 3b5+12 2fe+9 1mc-12 605+9 3+6 zy6-14 aii+6 16a-6 f6e-13 amg-13
bdz+7 6ie+10 3h1+8 v2-10 13c-14 1qn-10 4m0-20 1zr+14 78g+9 7kd-12 2q5+11 6xv+6 7x9-10 b9l+8 4a6+10 be5+7 bb-9 2b4-7 4pl+6 9fl+9 83m+9 486-10 8j7+10 7gu+10
f1+9 1k8+8 bc-12 10k+8 9hp-9 eu-14 ln+10 60+5 lv-10 2h5-12 o6+15 1qb+9 40j+21 8qn-12 1vs+7 vr-12 524+13 6f5+5 2qb-9 2mi-10 5as+9 7zq+6 31k+9 2ip-14 44j-9
6ri-7 1k4-9 9r+6 1xa+10 1rs+9 c0w+6 4fc+8 2l7-6 8g0+14 jkb+10 1ti+9 4fv-8 1zx+11 309+6 8au-13 2yi+9 1hs-9 5qw-8 i2u-10 7x2+9 np+9 2x9+7 2v7+9 jv+10 19v+13
2js+10 afk-7 acc-11 3ck-11 45j+10 d0b+9 36f-12 2ve+11 vpc+11 8wd-7 361+8 12d-7 ql-12 730+16 19e-13 bpc-13 e64+5 zc-12 evn+18 20h+5 awd+8 54y+12 180+6 u2-10
f5c+5 98c-9 3ln-6 61q+10 2se-9 7op-9 2si+8 14q+8 cgu+8 3to+14 d6j-10 li-15 1pz+4 4a1+8 1gw+12 1mq-13 9xi-9 3jl-5 4p0-9 1al+13 35u-13 1x8+16 4ij-6 6b2-14
di6-13 3jf-15 gn+6 6v4-9 2xk-10 25f+9 9ka-9 4fq-10 7i4+9 7gu+8 6db+6 930+12 ty-7 bn2+7 5qs-15 1qe+10 17h+22 2c6+7 55z-5 6cn-7 2a4+8 ir-10 fg+13 jb1-11 3r1+18
6c0-6 56-7 1aj-12 q1+10 cb4-8 1do-13 1ot+8 aic-14 55o+8 kj1+7 2aa-10 9cl+9 5uc+14 5zd-10 1h3-10 38b+10 8zf-11 797-9 3sk+14 ak+8 tr+8 10o+13 7e2-15 1ux+14
3fz-7 67a-12 4ma-8 18c-9 k9-8 25s-17 lx-8 9kl+10 tl-10 2xw-7 7zn+12 1e7-10 4pk+15 4ck+9 64l+4 1mc+5 25b+7 3z5+7 vni-10 tqv-11 1ur-11 23r-4 1m2-7 15f-9 2kn-10
10p+9 382-10 20p+11 86u-8 31p+16 1fv+15 57h+9 23f+12 rf-11 duq-6 dxg-18 1ox+8 9zh+8 65z-18 a3+13 9vh-14 4n3+8 138+16 h1e-9 864+7 1xv-14 5bt+7 a9+7 3ii+12
st-11 ftt+13 7q2-6 4k6+14 9lq-14 1c6+9 3d1+13 i7+13 vh-9 aar-6 2lq-9 alt+17 xb-6 10z-9 cjs+10 8lj+10 mde-9 kx+5 3su-13 bri-9 u6-9 6g4-7 8j-13 d6v+9 3s1-11
a1g+9 86v+20 1rv-11 1m8-8 4dn-10 2uz-8 4f1-11 32l-7 qam+8 74u-14 5l9+18 9a1-16 1z7-7 2z3+6 9z-9 1ts-12 rg+4 2te-9 102+8 13d-11 2sg-8 4k3-6 ew4-8 1ut+9 wy+10
328-7 dlp-16 29y+8 hbp-11 g9-10 1x3+16 6r4+10 bg2-10 2zy-11 li-8 16g-15 1bu+11 3br-4 4z1-22 9cg-19 4al-17 1l7-5 6zf-12 1ie+16 6pn+9 2z-9 1ku+8 ra-9 36z-15
5by-5 3d9-9 3vx-10 10q+9 5xs+6 1m4-9 ro-16 2gc-9 2xn+11 cbu-13 hhb+9 mde+9 5mi-8 72o-7 36s-9 8a-12 1s0-10 9dp+9 c6b+8 1fe+8 p3-4 41r+15 288+11 3zk+12 us+22
3ah+9 99e+11 a09-9 96v-25 yi-8 13x+8 4d+7 4ta-8 a3k-11 2k3-8 asj-9 1ku+18 bax-7 3pd-8 zf+7 9fi-7 9ru-10 4or-9 gt5+15 604-9 1lj-11 1or-12 feq-12 7gs+9 64f-8
i6+12 48l-9 2ya-9 7bs+7 3k+15 f1w-9 4js+7 lu-7 rp+10 91r+8 zl+6 2y8+6 9wc-10 g8+8 nq-10 yg-9 5b0+19 6om-6 3dg-5 5i4+6 b4+9 2xl+9 29l-15 7xi-11 5yq-8 dv-8
bjq+8 2gi+7 gmu-17 452+5 90z-11 33c+10 60e-12 754-10 lo-10 254-25 1cw+8 4e6+14 ss+6 428-9 2vy+6 2dy-15 9dd+17 6b4+13 2ym-14 2o5-13 30l+8 2qc-11 74q+16 oy-8
1nc+9 5ta+8 6fc-8 4e9+22 3gd-9 py-7 3oq+11 hq1-12 157+6 1o7+9 49v+6 4ld-10 f7e+14 yh+14 be-10 isd-9 64i-7 6st+19 5x6-11 4uk-9 163+9 vq-7 7e4+10 248+8 kj+11
8k9+8 10w-9 9qj-10 3m0+8 dqb+15 8ch-9 ay3+12 8xq+7 7uq-14 iq-8 dkn-9 2iy-10 130+10 10t-9 9m6-11 7zi-18 la8+10 3d4-9 y-12 2w3-9 4f8-14 4im-19 13j+9 2tb+16
2xk-9 m7p+8 eod+13 ku0-21 5bc-12 kw+7 1c9d-10 ih8+9 52c-14 28s+8 2aq+24 jpp-9 aa0+11 1v1-4 6rw-10 epd-10 19b+5 57-8 31q+7 745-9 4gt-12 23-28 6nn-8 6km+8 982-8
9ab+17 fel+7 dne+6 gg-10 6bk-8 fuc+12 hn5-10 ws-14 777-8 bii+19 7dm+12 id2-7 jn+7 3rd+16 2h0-10 f5+9 a6d-9 7ky+7 1o1+9 1is+23 19e-10 bd-8 93h-7 7y3+15 8l-8
40y+10 155-6 75l+11 133+5 aa2-11 1g1-10 ech-9 244-8 3pd-6 3q5+7 7xj+6 5lj-6 5ce+9 3ym-7 arz-12 3s0+11 71l-8 51v-14 6nd+5 o0+15 2j1+10 15m+11 ju+13 3pr+8
6kn-13 qe-8 4yb+7 9fy-15 1c9+11 3ds+7 45k+15 1on+9 2wv+11 ik+9 3a9+11 4y1-10 egf-10 dz5-6 79+11 9wu+9 xg+12 o2+8 zg+14 7rq-7 2gr+12 6xa+8 1cj-15 6x5+7 jd-8
7kp+15 dq7-7 24n+9 1r4+8 78-10 501-6 aoi-6 wt+8 4aa-13 8ec+6 jv-11 hqy-9 ohk-14 b8x-19 2qv-9 2f8+11 1jl-8 5u3-10 68y-9 3w5+19 b5i+6 3fr-9 9lo-10 19t+6 dc+10
8ef-9 352+18 4r-4 33l-11 1lz-12 39z-11 e6f-9 2uh-13 7xp+6 ghp-7 1u+9 2pz-8 51d+9 axz+7 sl+7 9g4+12 55d-19 5ps+15 94f-8 1b4-8 1bf-7 cdr+17 3q3+10 8at+13 162-6
b89-8 598+9 2aj-8 17i-17 3t9-9 d7+11 17m-8 6xa+8 et6+5 2z7-8 1km-8 40b+8 2jw-7 23t+10 k+12 1cm-12 4z3-15 7cl+8 66j+12 8bv+8 8i+7 fso-10 cvl-10 1cc-13 9o-8
51f+15 5tj+6 614+10 7xj+8 22c-9 34i-7 112+9 5t7-8 io+10 1lz+7 14j+8 7hl-10 bd8-9 8kq-17 bx8+13 48e-14 xfr-10 1fq-10 9bg-11 7ae-13 6iz+9 li-8 2rx-11 2ho+11
6v-9 4u0-28 1p3-9 73h-8 6mw+10 7et+4 t7-7 8v1+9 1nt-13 qr-14 2ih+9 1tu-7 brl-12 56q-7 9ti-7 1ed+7 41s-5 k80+8 rqn-10 3ne-6 7kz+8 72k-15 7az-7 6iq+6 2db-10
1k8+8 5er-8 1rj-7 dhv-10 3rk-9 3k4-12 1qn-11 4x+9 8n4-8 2g8-9 1t2-8 420-7 7x0+8 buf+14 w1h+13 12z+9 e6-11 dpr+12 25q-15 1kn+8 27s+8 24-5 5hp-9 oj+8 3e9+10
11hp-5 bvo+10 cem-11 ful+15 5h5+9 5k-15 rz+5 19e+10 dx7-9 eqo-13 s7l-12 fx7-13 f50-10 cu2+12 pq+16 i2-11 8aa-10 mda-9 6dm+13 2y9-18 kqd+8 12j-12 12j-9 nf-8
nh-10 53j+11 bkh+6 d4c-6 44q+15 557+8 8i+7 8r6+11 1gd+10 js7+10 23m+19 ebd-11 ggq-11 3pf-13 9o+7 5k6+20 dk1+7 ebl-7 5ta-7 1kl+9 su+16 68k-13 cmr+8 4w9-15
5nd+9 7co-8 2a0-9 9w-6 33g+9 auz-9 2dc-12 5dx-13 14p+11 qr-23 445+13 1ic+15 w9-8 nq+11 1mk+8 13c-8 2yb-6 c4e-8 8e-8 1ic-9 8jk+7 3j7+11 4p9-7 4i8+8 er8+10
2fy-16 bhp-9 38z-19 4y0-9 2nv+13 3dk+11 10l-7 ecq-7 5og+7 3ei+16 6ux-13 5e-13 5eu-11 3el-10 14j-7 ax4+12 1v4-12 2s1-11 2ij-7 9es+10 p87-18 5rr-5 7pq-8 4e8+10
11h-12 4hp+5 bf7+9 1fe+8 3jx-10 my-9 4dh-9 5iy-8 669+10 2z3+9 1l2-15 dve-9 30d-12 33r-10 k1c+6 2pz+9 65a-8 fj+8 wo+12 nk+8 4hz-7 7zi-6 9sd+12 m7t-12 4py+8
7js-12 iu-10 2qh-10 l1f-8 1wr+8 725-9 1lb+14 49e+6 6mq-7 fwx-10 6s0+11 1ls+4 541+7 2jo+8 2o2-8 eeu-10 1bg+6 1fn+6 39p-7 598+8 85g+11 4h8-11 6ag+8 bqe-8 re-10
23c-9 6gu+8 19r4-13 bik-7 jp-9 1cg+8 s1-8 et9+10 1qz+10 ke-12 32v-11 3wf-18 2v8-8 4n6+10 14n+9 dp1-4 1iw-7 405-8 4ca-17 2z2+9 3qt-8 358+7 1q5+8 ccw+9 4zl+16
4dh-6 kkj-12 6j7+7 2hx+7 1zm-7 10d-11 a5n+13 8n+8 117+10 30i+8 1hf-10 1bh+10 8o+23 54u+20 yo+13 1sr-11 6w7-9 4bz-8 4iq+12 5pv-8 2ky-13 59+11 4nv+10 cya+6
6q1-14 3gz-10 dc5+12 8h-11 61d-6 bu+11 hx1+9 333+9 68f+12 58t+10 9q9-14 2vb+9 l2+7 9dy+7 1a4-10 466-11 8kd-8 4j-9 2gw-8 v7-7 6rb+9 nfg+9 s8i-9 4n5-8 6uy+8
2uf-8 7ci-9 22b+12 7tq-14 1si+13 lv-7 3k6+5 6n4-9 6y1-8 mi8-17 51h-8 1wc-7 4m8+9 1k4-8 1ct+6 7w2-11 2ja-13 8xl-10 qj-14 cvt+10 tj+9 1k1+8 1da+11 3u-10 4hd-13
2dc+12 6py+13 53z-17 2i3+8 eyr+16 hwm+11 9qq+7 at9-8 6nj+12 bjy-18 2hv-17 5bc+7 4q2+8 2ju+14 cat-8 3jn+8 2r9+9 39t-10 3l6+6 d1j+8 nj+9 7al+8 3x+10 4c5+7 327-8
1nu-7 183-12 1h0-15 1co-12 3e-7 a9m-8 i8-9 8mx-6 3nn-12 2m-17 fv5+7 1ax-9 32s-6 2qz+16 524+4 edn-8 27y+9 561-9 g5-8 6lg-10 11z+8 9rj-14 bf5-11 nau-26 2qy+10
5dl+16 cg-15 7tc+10 h7a-15 9gj-11 h8f+6 5dk-8 3cd+8 5az+9 6oa-7 4xg-6 6o7+8 66i-9 ki-8 gb5+8 ooo+9 h5x+13 1fa-11 blm+6 3q1-6 m1+6 4gl-8 kv0+7 2aw-10 21+14
363+11 flf+8 5zl+16 1mh+6 7uq-9 p06+12 40q+6 e7b-15 1dl+9 54r-9 981+32 8nr-7 n6-8 7ns+11 1zj-8 20d+8 3a3-9 53v+10 6hg-14 71-18 5ns-7 pkl-12 gu2-9 2lo+9 58s-7
b69+6 57a+10 2cw-7 18n+10 18w-15 huv+10 10v-11 tp-11 ony-12 4ed+10 34+8 5rx+7 78v+14 6b9+13 4q5+12 kl+8 axs+8 f5n+10 83+11 do5+8 3h6+14 3j3+16 5hf+13 4k0-11
gzv-13 hmr-10 4qn-13 a1a+9 4px+11 fuy-20 3q0+7 15n-9 123-16 8d9-6 kn+10 3zo+8 5gc+14 ivd-7 46z-8 brp+6 1a4-8 s6+8 3g0+7 2c4-11 is+9 1dl-9 1ml+9 6kl+7 1i0-10
7k8-7 6u3-16 ri-11 4hx-10 3ob+10 6mr-23 7e0+11 arr+13 i4+16 8c+9 2zk+9 1ln-8 7lp-12 1vo+7 43l-9 2bn-17 6t4-9 8q8+8 20l-6 azg+8 6mx-9 ea6+15 39b-12 1ax-10 9x-7
98h+13 99v-5 bhb-14 6qp-12 lx-7 420+15 b6t+9 42n+7 6ql-9 cki+9 3u2-12 t6+8 8bl-13 63t+9 2qb+10 62g+13 2e7+12 ojj+8 1rs+9 11v+7 2sz-8 2dx-11 7y2-9 j7-7 7k-8
3qf+6 650-20 ax+13 cbr-12 77+8 8xc+10 38r-7 eya+9 1hk-4 5mh-9 4j1+7 bgz+13 1qj-8 2fy+13 3cn-12 py+25 5iz-10 2rj-6 3ar-6 4ql+9 cd-15 6ow-8 4oz-8 23x-8 1j+8
2xd-7 9lb-13 5vn-7 3zc+11 1cz-10 ngo+11 3oo+11 3yr-10 ake+12 6r+5 96r+8 2fq+10 9t5+5 53o+12 35q+12 68m-19 8td-8 1xw-11 15u-10 7cg+8 w7+9 2f9-7 3vp-8 w9y+20
3qz-11 9ef-12 3cs-8 631-7 sv+9 wyl+5 201-8 aog+9 3ns+7 2bx-10 4kh-7 1aa+8 1sk+20 4qz+9 69+11 9ny-9 3h9-11 7ww+10 7mv-6 53m+12 500-7 jsj-8 7t7+10 1qo-8 qr-9
376-10 2k+12 aen-13 18+9 67h+10 1tf-7 oo+8 5jg+8 f9e-9 8js+14 5um-9 byr-9 56d-8 1ks+9 6aa-11 398+7 o5g-12 3kz-13 4c7+6 1ce-12 5w2-8 7m+7 a3k-13 6d3+19 2ox+11
3po-6 1gm-10 j3b-10 fhy-8 7if+9 tv-12 8w0-7 ix-8 1m+8 1vh-6 5vd+8 50t+6 2e9+7 4iw-6 11n-19 54z+15 3hi-14 2kg-8 8c-15 m3+5 4lp+8 8i2+14 3nr-15 580+11 epf-12
67b+9 f1k-12 3v9-8 k9g-7 8uf+6 3hr+13 9c-13 cji-9 58x+14 9x1-11 xj-12 5k3-9 239+12 ada-9 2r+12 6db-26 arn-9 1q9-9 7fq-13 lz-15 vb-11 gz-6 546+14 1ud-5 v5-11
1a6+11 5qv+8 64z-11 2a5-19 2m2+13 3gj+12 9h2-10 hm6-9 a5-6 13d-11 2mk+10 11dz+7 dsl-12 brk+5 1zo-15 34k+13 5y7+12 4l2-9 1kw-13 9dj-8 5vr+16 2ks-8 6tu-11 e+8
19p+4 zo-10 1fy-7 1pl-5 2dt+5 ey-19 18t-13 cjm+8 hw+8 akg-11 77e-12 ctm-12 1cs+8 157-7 6gq+10 6d0+12 4dp-16 4cr+7 b3+17 5c8-13 31f+10 aqn-10 40v-5 39n-15
4gr-7 ek+15 3fy-12 5y8-10 93m+10 12f-10 2eu+11 1yd-8 6an+13 29h+7 40j+6 1b8+5 23o-16 3i4-9 6sj+9 2ad-8 p6-8 5hl+6 4y6-5 98e-10 z6+15 2hm+11 ci2+10 3l7-10
qz6-12 2e8+9 212-10 26e+8 1fl+10 437+11 4rh-11 2wg+11 82-7 4ka-10 k97-7 33h+8 750-12 69c-11 6n3+14 biy-9 3kz-5 b6d-7 444+8 4am+11 3ah+7 1nv-11 co-7 gac+7
40y+7 fw4+10 4jt+17 4c8-9 7rf-13 1l6+8 2fz-11 5p6+12 p5+18 2gl-8 7em+7 gc+26 9t9+7 axy+13 5zn+10 1k1+4 3i8-18 23u-9 iiq+10 2j-17 55s-11 k4v-7 38o-18 lzz-10
6j+15 mzr+10 9eq-9 uk-10 ha3-10 8r2+7 8ko-13 b7t-16 5d7+7 fjt+8 50m-7 79k+10 6w7+7 2u1+8 3ji+12 f2b+11 cxq+6 a1z-10 8zn-7 42o-8 19h-13 wd-4 1na-9 yd-16 934-12
7pn-16 xr-16 mja+8 6gx-15 aqp-8 4d2-11 4k5-10 dvr-10 1oi+8 1se-16 c2y+9 1sh+9 46t+10 7su+9 k6+18 85-10 4ng+6 9aw+13 ks+7 3nu+5 595-16 o6-15 177+17 5w1+11
29s+10 227+10 el0+11 7rj-10 bh-10 1h4-8 3o3-10 3wv+12 36o-12 wx+38 48s+8 14g+9 7jb-9 bb-7 2bh-6 9b0+12 9sl-9 3l-12 2iy+15 3xp-8 9oa+10 afz-9 oj-9 1kp-6 9x3+12
h5b+13 b4-7 fsk-6 591+12 3fq-4 4qp+10 5nv-10 8c-10 cps-4 62+9 pum-7 771-7 gus+9 2oq-14 34e-15 9q7-7 1i5-8 6np-8 2c7-7 21p-9 je5+11 77b-8 112-8 143+11 gmp+6
5jm-11 2xs+9 6ct-15 927-12 3ci-24 rd+11 1fn-18 863-7 hd-7 5sk+7 vj-9 12x+8 3kr-13 8rc+9 11h-11 b38+16 1pl+6 4vz+11 27m+8 m5-11 23y+13 6ys+10 3g3+11 1j1-18
1x8+10 9lq-13 i3+11 3x1-14 18m-9 1yq-11 1tx-8 13z+17 sql+9 b7a-22 b8v-12 a6y+8 4gf-11 z4+11 12d-8 mo+9 4ai+9 7g+18 3rm+7 83z-6 9ez-7 558-6 to+9 1ti-8 8yb-9
999+11 zc-13 1nd-7 3f6+9 2dn-18 ao-11 61+9 633+8 8p7-12 190-6 385-10 6x5+7 628-10 30x+11 qw+9 gw-11 g7h+21 10ni+10 4to+8 5mu-10 ux-8 a2+10 3e9-12 dba-10
2fc-10 3bh+7 5my-5 438-9 4qf-15 16m-6 7fe+11 4db-13 29o+9 1ll-8 esf+8 6j1-8 2ro-13 882+8 1t9+10 9hy+20 6j+8 bd3+8 so+4 dr9-11 15z+12 y5+10 bj7-14 96w-10 6ni+9
4a2-11 ho+7 2hs-8 4m3+8 4cr+8 h0f+8 cew-6 5vy-10 1cr+15 2fo+10 ehd-9 1jw+9 3z-8 6gd-15 a4c+9 81g+12 do6-9 2n9-8 5vk-10 5of-7 a1g+10 li+11 dau-11 cgk+5 2tk+8
9s1+12 re-7 cva+12 99+9 f1r+10 6nn+9 6ho+8 72c+14 g50-11 4zc-5 iw-14 4c6-12 1yg+7 elg-9 dj+10 6r3+7 d11-7 1lc+11 1tx+7 5vn+15 902+9 4z9+19 b90+7 33d+8 97-7
6i8+11 36f-14 8cn-6 a7q-9 607-15 1sz+10 8vr+9 zo+7 2ne+15 4rm-11 49-6 23-10 he4-5 4kl+10 q1-11 46z+7 2t9-9 j8b+7 5pd-10 nm+9 1ff+10 16r+9 6pv-13 1bp-8 2a-10
kze-10 4u+14 ex2+9 r5+10 av7-7 4ab-14 wv+7 3nu+13 2ni+11 71z+11 6t7+6 q0+9 4sl+10 7rj+7 sb+11 805+6 9p-8 ksq+10 4ee-8 dh6-10 3yl-11 2f-13 3h5-13 95d+15 3g9-11
a1r-10 6p8+8 kbz+4 62x-7 i9q-8 24s-8 2cr+9 604-8 18q-8 80g-11 16p-11 f3x-9 1r+18 n0+8 ke6+8 13v-15 2m2+10 ab1-12 2sp+16 3es+7 5h9+7 5yi+16 1pe+11 6vj+8 vw+9
59z+9 2hd-7 1e5-9 2u8+17 1j6-7 1ov-6 25l-8 uf+11 9h-20 zl+10 1sd-7 1i2+29 2tw-26 e5a-9 3bw+10 bhm+7 9c9-6 9q9+5 bsw+9 448-9 g+8 163a+7 1yi+2 3tn-9 85n-11
643+7 217+8 ai9-8 xzm+9 c7n-8 45o-11 7ww-12 ns+8 a33-11 1th+10 s3t-11 f9-7 vo-25 3o6+10 u3+7 81-13 78r-9 6y7+12 j2q+4 co5+6 14r-8 7pp+6 4wc-10 6bi-6 1ik-8
5kt+16 5o+6 8u+13 1v5+8 1t7-7 23c-7 d10+14 16v+8 54r-13 43j-8 1vy-7 1m4+11 3l2+9 4g0-7 70g-9 i9+17 2vq-14 9xj-13 8m1+8 c7-8 aez-9 4m6-13 7ru-7 5y6+13 gsk+11
64e+8 4xk-6 2y3-10 u6+7 6ps+10 p5+10 1wn-9 aqf-12 1qq-12 d7h+7 5g4-14 dta-10 12l+14 649-11 iu-22 8x7+9 6he+7 3r1+8 1i7+10 5qv+11 8h+9 353-17 gs-9 6zl+16 e80+8
2hs+7 4o3+15 1dh-7 1lv-14 9s4-5 3jg-9 13b-7 8n0-9 4ju+8 1eh+9 czu+9 8h-8 1bg-9 1lj+7 gkw-10 1yc-10 b3o-7 2j8-6 1qs-8 4tb-9 d8+9 57k+12 27m-9 1a2-10 25t-8
8bq+15 2zb+4 92g+8 10x+9 rp+9 ne+8 3ex-7 c3+8 9u9+11 x9+5 4bn-12 1es+7 63s-5 8fh+13 po7-10 1bs+8 eiv-8 3fm-8 9uq+5 2q6-9 uv+13 ejf+11 mc-7 464+2 d9h+9 61d+9
22q+7 6c9-10 nk+9 8tu+14 60q+16 7cg-8 1c4+8 4sa-10 mil+7 8c2-18 9pp-9 8eh-11 6g3+12 5h5-7 wnd-9 ar0+12 1lw-8 353-10 578-11 3da-7 2kd+10 710-9 5qs-8 jjk-10
e5-9 3ou-7 jdh+9 q6-8 209-8 1el-6 8o1-9 1d8+10 i6-9 8bf+7 1gm-10 168+4 hvd-20 3b2-13 2so-11 27c+13 b9-11 45a-9 5x0-11 60z-5 6pg+11 fqh+9 8fq+12 iow-10 6wi-8
4ve-9 j4+8 15d+6 p5f+10 d8l+9 73x-9 4qf-15 akd-8 1h7-6 2cc-10 4uc+19 9uf-14 6of+7 13c+11 27b-7 314-18 2wo+8 4ci-7 fne+9 6nv-13 13cg-8 91a-17 au+7 59n+15 me+7
4rv-8 12s+6 a61+11 99b-10 8xi+10 z+10 286-8 6l3-12 5b0-6 73b+10 8y+12 3xh+6 5oc-9 1cw-12 8s4+13 354+8 3re+14 6po-9 2bx-5 9jn+16 5io+19 2or-9 4ws+8 3vb-16
4r3+8 48u+11 9m+7 4lw-8 2wc+13 1nr-9 xs-10 2gh-12 5fv+11 3vp+11 bds+9 5xt-3 1i2+8 avl+9 1am-6 1m0+10 43j+10 4vo+7 1bz-7 7ag+12 20c-11 31m-8 zh-8 1hj-10 28+13
hg5-14 18d+10 4fq+7 7zx+7 1wi-8 197+6 eda-11 9cw-19 4m9-10 8ul+18 4re+8 gl+10 41c+9 591-7 8ak+5 4a0+10 8y-8 7oo+6 2o0-7 2py+6 7lm-9 2kt+9 2fb-5 lbk+9 5g0-16
2yw+13 5pz-13 3yd-9 1cg-14 20c+7 w4w+15 256+10 7b+13 8f+10 2p-19 s0+9 um0+12 141+12 1qs+7 3ze+11 1dx+7 e5q-14 30d-14 17-7 54y+8 8t7+7 2yz-12 56b+9 8jc+20
22j+4 bb-8 4bc-10 4av-6 1u0-16 8l8+18 7xt+11 10z-11 3wm-14 h7w-21 2og-12 10v-4 9dz+17 a60-14 2hx-11 1bgu+12 ehr+8 9k-9 2gq-8 sl-10 137-15 1m-8 oz-9 9h+14
9t1-9 419+9 8cu-12 wu-10 5hl+9 2he+9 gjo+10 2n7-7 a25-12 39h-5 ng-12 bug-10 920+6 31e-8 23p+9 4s7+7 y0+28 i8x-8 8ba-18 b6-13 30a-7 2ng-7 hi1-8 54m+12 3nk-10
9em+10 7qv+9 65l+9 ib+10 13u-8 3cn-8 c68-10 39j-7 19c+8 mm+7 8tl+9 cn+15 2zi+11 5tl+11 np+14 448-12 43+8 5lc-9 35p+7 17t+9 cgp+10 ga-14 5rj-10 4mp+12 9wx-13
ejk+9 e52+7 atb-11 115+9 252-7 7t+11 9uu-14 5xu-13 dz-13 9qx-9 1u4+8 9r+8 f3-6 4ux-13 fbq-11 5sf+6 1ho+12 1iw-11 cj+10 2mv+10 3zd+8 dtt+8 hvd-11 11q+10 4i4+9
6k4+7 f8h-8 9t5+8 79c-9 6pf-7 1kx+9 53v+11 a7-8 6j-11 2zi+7 9wx-8 k8h+14 16j+10 7g+10 45l-14 1rv+8 3zi+11 jj-13 6nu-11 gya+10 2eo+10 j3k-9 30h-12 9n6+8 gsm+9
1dj+10 q2i-12 3qv-10 4tl+8 c61+7 1om-7 ctn+7 7m+10 q45+9 bg7-8 wb+14 8os+14 7s5-10 3zm-10 9rx-11 1kx-8 an+9 85+9 1cp-10 38p-13 1nf+8 278+7 c6m+14 341-12
29i-11 b0x+7 3ka+8 6rr-5 557-9 adc-8 mim+12 3h5-17 acb+7 yk+9 572-7 3rk-11 h73+15 4zm-11 4fv-9 v28-2 hg-16 41c+11 4j2+8 1ji-7 74p+8 3ce-7 5v0+8 bge-9 8et-10
9fd-12 19b-11 f17+8 s7l+7 1a4-10 1cg-8 pj+7 627+11 5ez+12 6rt-9 4xw+6 bch+10 y9+10 a3r+10 9zq-8 df9+9 1sf-8 50j+9 5n0+8 41-9 2lh+11 2hd+14 867+11 177+7 5v2+8
1w9-13 8u5+10 6a7+7 1c1-8 3g7-6 6br+12 3vb+10 57z+8 2we+9 8q2+13 180+8 3i2+8 51i-8 36b+8 2ll-10 2ke+10 8hy+9 13f+8 3bb+15 66v+13 oa1-7 6bb+11 5xm+8 168t-9
7g8+8 4q6+11 22l+8 616+9 gj-4 e9-13 i1-12 2gx-20 w1u+11 6kh-11 7go-8 3kp-7 5a9+9 cau+8 2tk-5 o6a+10 7im+14 blp+15 qd+10 l2-8 29a-8 1m-12 4ki-4 2ge-16 bmg+11
2vp+14 a3x-9 31j-8 9z0+12 27m+7 7p+10 18w-8 818+11 n7l-9 70-12 2rk+13 9kw+8 70t+7 7f+9 79e-8 3ol+14 cnf+8 fvs-7 4il+11 4xw+8 2pw-9 5dy-18 208-10 hgf-7 13d-15
3hw+9 2d-8 tw-12 ld+12 jk+10 1is-10 4l2+11 1s2+15 d4k-6 3m0+8 arw-10 3rf+10 d1c-9 7+8 lit+15 n1-10 kq+16 kfn-9 6bw-11 9s1+9 6nq+6 82c+12 ggi-9 48z-9 2g1-15
3xt-11 1ja-6 e9x-12 5j6+7 1cc-12 5fi-20 5g4-8 duw-17 3ge+7 4il+10 5n5+7 4u4-11 v2-15 2ik+9 3k8+7 jnb-8 29i-8 3lt-8 ac3-10 1ii-6 2fn+8 6oj-9 2u3-14 6g1-9 12f-8
7pv-6 2bs+12 k1y-16 e9j+13 dx+7 gm3-8 5bt-7 9b-17 4vd+17 5fh+8 5qo-8 516-6 i2z+10 a2+18 pn+8 2he+10 6ii-11 5ej-12 1pt-7 32-11 236+6 c7p-9 9jv+11 3rd+5 lz+9
tg-12 2pj+15 45j+10 78y-11 10r-18 ch-20 916-7 inx-13 7rc-12 37b-8 4n5+9 kun+14 o9c+7 1ps+8 36c+9 vg6-5 c48+3 3j6+7 jvq+9 bpj+6 7u7-8 99u+10 j5h+10 312+8 ic-8
6v5-17 1sb-8 69l-10 84-6 ckr+3 5eh-17 225-9 2zg+6 1gf-9 4c7+8 dd5-9 eor-6 473-10 9a6-10 2km-10 3wi-9 128-16 19k+7 6cw+12 2l1-7 70+10 33y+10 1is-15 o4-14 197+8
d6k+15 34c+12 k0y-6 10j-14 3tu-10 fj-9 im8+18 5hi-11 2nw+11 6zz-10 9mp+7 v9-6 1fu-7 3gq-9 7ws+13 52x+5 a1f-8 483+11 f80-7 37q+7 413-16 31g+9 2iv+6 44r-11 5r-7
4z8-15 20t-15 46+10 5zr+12 y2-7 5ka+11 bev-7 2my+9 4z2+5 mcl-12 355-19 95+11 39r+10 1tg-24 1io-11 1sl+9 16d+6 1v+15 49+12 4yo-10 mq-15 kxf+11 1n7+10 2c7+6
6w4-8 xa+7 1lm-7 mn+8 ejh+11 3jb+22 4n4+8 a7z-8 ans+10 ew-11 1d0+6 3an+9 ldy-9 1lx-9 3z-9 2gz-10 deu+7 2vu+12 1ha+8 lbn-11 ap1+10 a2r-7 83f+7 coz+10 4bf-11
1p7+13 4of+10 7kq-12 b0+8 2nu+8 4ez+8 2f-9 30f-6 5ln+8 929-7 x5-12 4km-9 4l1+8 2hv-12 8l3+8 jw-6 59f+11 xe+10 4r1+8 110-15 2ur-9 4ax-12 429-7 222+11 663+12
6xc+9 1oc-9 2ip-7 1bv-8 49m-9 4wc+8 ot+10 2my+12 22z-13 53n-15 bpc-13 4ym+5 22o-9 2ck-10 2xp-12 5mt+7 589+11 3d6-9 44b+7 5wr+10 4fj+9 ahv+8 19u-5 ass+13 9eu-8
1zt-12 3s7-11 4yf-10 3jp+7 3q1-17 3o6-9 15r+9 ede-9 55m-9 1u-13 4jw-15 7da-12 24w-3 5lw+8 26c+15 grh+7 fjx-8 4fa-9 5px-15 312+7 3o2-13 d5d+6 3lj+11 g7-12
9g-17 763-9 6l-8 5v+19 10s+8 ru-9 ce7-10 252+7 gwu+11 9if+17 50i+11 8o3-13 2qh-8 1kc+12 6ru+8 9iz-7 2ho+7 lux-8 1ly+13 tc+11 gk-7 30-10 ze+12 9pu+11 ej-9
1ix+14 fzk+10 xe-8 bq+10 iru+6 2d5-9 39b+7 1uv+11 ji-11 93e+9 41-10 sa+12 12r-7 5fw+8 1c7-5 t7+11 1bo-8 2uz+14 19s+17 5tv+9 199-7 8rj-16 726+9 4pf+8 alt+10
41e+9 2sa-12 fl+11 2gz+12 6as-9 1hz-6 3z2+8 1j7+6 38v+15 225-11 2ay+11 dd3+8 3v3-11 70m+16 5tq-8 h3-9 14k+8 3zp+6 413+12 3m-11 4a1-7 57v+8 487-8 1li+6 1nl-13
8ft-19 2hh-7 1yy-9 w1-9 6gd+11 jf4+9 osp-7 arz+11 d9d+7 7qq+8 2pj-5 3l1-7 3j7-11 4ee+13 h5l-12 7vo+9 9l-6 n4y+6 cwm-10 66i-17 3il-11 3y1-9 2zy+6 3m1+11 6a+9
38-8 46-9 742-8 7is+6 4hu-9 2h-9 6aa+5 bgr-24 asn-5 e86+10 1lx-20 7ut+10 j0+10 43p+8 1gx-17 64s+8 1ru-7 325+9 1ml+7 1b1+6 665+11 39d+8 41g+13 468-7 4vs+13
1kd-9 2fb-6 2ln-9 wo+9 1vh-7 60+9 bo0-8 yo-10 6wj-12 2fn+8 1qn+10 mh-11 9w+13 251+13 1jq-11 up+10 biy-9 4uc-5 4nz+12 2ml+11 kh9+6 1oq-10 bcf-15 g7l+11 2rd+7
hy-9 a9x+10 cd6+10 c0q+11 4ak-8 1rz+8 aem+8 15i+15 6do-11 1u5+9 faf-11 1gb+11 8f-13 11k-9 71x+10 4y0-12 9mx-9 6f4+10 18z-10 4cb+6 313+10 ow2+7 3bn-10 100-9
219-21 4ow+15 3vc+11 3ro-7 1h+10 b8+10 7r2+5 3ro-8 9i7-16 3nc+7 cs8-13 8ov+22 3qw-15 1ds+11 u3+5 141+10 5ch+7 2wh-16 8fo-15 9a-7 3xv-8 2am+8 1m5+9 6l1-14
6ae-6 cvi-18 2yj-22 ot-9 gb+11 116+3 7y4+12 2w1+8 7nz-13 3nj+9 2dv+7 4se-10 5ns+9 6tt-10 2uf-10 i2o-8 46p-6 z3-11 4sh+10 1c9-8 bz0+17 2b8+13 56f-8 6z8-9
7tb+12 4ls-11 1j8+11 un-10 o-9 6vs+15 by-9 23d-10 33w-19 8mi+10 1h5-9 ea-7 4p4-11 6p4-11 4wz-16 32q+9 csx+12 4sb-9 cwi-9 50m+5 4m+11 1kj+7 ek1+9 4v9+17 aiu-10
92f-12 19a+14 cf+7 2b2+8 30-12 gd4-9 6y2-11 9a0-11 4rk+13 afl-9 3i4-9 13i-10 45q+10 1di-5 fx3+11 1d7+8 qv+15 r3+8 45k+8 a3w-9 1bg-8 8wq-12 2pq-5 dv1-6 eb+19
2rl-7 22f-9 34h-8 ck8-10 9zb-7 dy-9 3b7+15 ad3+8 47n-8 3uo-7 4jn+8 21z-10 ghb-11 os-8 8k1-5 1wa+8 cwg-11 4ki-7 7zs+7 2d2+12 cws+11 5wx-11 qx-10 9b9-6 2y1-11
5ej-10 4ik-13 39l+6 16b+9 1ps+8 9mu+11 jh+10 ke2+21 cnd-9 2sg-9 8gc-21 bb4+14 1am-11 4c+6 4wv+7 2nn+12 8xn+7 5p5-6 l8+15 sv-9 c19+12 kqi-16 27y+14 3cu-6
38w+10 uv+16 5h3-11 33b+9 6s4+13 27d+18 fom-12 8zw+8 3hf+9 dub+11 2hm+9 cz2-7 462+14 4em-8 6y2-10 3re+9 6v3-9 52+10 3p0+11 2x1+10 d5k+9 4h6-9 6h2+10 p4q+8
524+10 ro+10 5jt+14 i9+8 6k7+9 nxw+12 29c+13 pm8+7 jjg-10 3gg+14 261+9 1tt+10 9og+11 6bg-11 5rc+5 5ff-7 v9+12 aky+10 3rw-9 4ol+8 61q+5 2ig+11 cvn+6 51-9 2lo+5
55b-8 mq+17 2y1-6 8y0+18 4b+12 jhz-7 2m0-16 a4z+13 5yx+14 3ym-13 aig-12 e0p-7 5j0+9 4dx-10 11c-7 6pl-9 8rm-11 77i-10 3cg-10 2u9-17 5p1+10 1md+15 7s3+7 uq+9
h05+13 35a+9 5s0+13 ar0-8 aat-9 1b1-15 630-6 83-23 3oi+8 ka+10 2eo-11 5uc-14 8yp-9 2uk-5 17h-9 326-12 d5a+7 2c7+8 7vj+4 3gf-7 drz+13 bta-4 j7-18 4jf+10 9s+8
75-9 1t5+9 14w-9 8m7+8 67e-8 7p4-8 1ju+10 8wl-11 9qf+11 6od+22 p0+7 5fp-8 b73-7 36y-10 5py-7 1bo-12 4cf-17 18g+12 2ya-12 2nt+6 c8f+8 3d+9 1n2-11 8xh-17 84a-11
7ba-7 3ws-7 1yg-12 43v+12 4e4-13 5vp+8 az5-8 xy+10 7b-7 3bu-10 oi+8 oia-7 d8q+10 kn+8 ze+8 19v+7 5de-9 5en-7 31+15 1wg-7 1tv-14 f88-8 7pg-8 3v5-11 18c-18
8pa+15 pa-10 b6x+8 517-9 1ii-7 1lb-11 ixj-8 6g-8 19r+9 7hs+8 5zn-12 83m-9 117+9 1ar+15 10w+8 avd+6 58m+15 et+9 85a+15 927-7 3jt+4 847+9 4g6+8 4qg-7 7mt-12
5ei-10 92a+6 aj+9 h9i+8 3m1-7 20e-18 9o2+10 1yl-7 4er+7 3dt+7 39s+6 81n+9 ok-10 3a1-10 a88-12 2o5-25 2zb+11 5v4-9 394-9 6vu-10 2fa+13 2w0-7 4ge-7 d6t-6 jb1-9
5wv+8 1nw-7 8n5+8 69l+9 8rh+5 66+11 2tn+16 2r3+8 2yp+8 51s+8 f3k+5 3hr-8 6rj+8 2q1+8 4u9+13 1gc+8 fse-12 h8u+10 ta8+12 gw-16 5s8+11 2sm+9 1qd+7 cp3+10 3v0-7
1ud-11 4q1-6 4pr+11 159-7 kl+12 5ev-10 2c0+23 bw5+16 eop-17 69s-10 4c-13 17z6-8 kl8-15 jpc+6 421+9 5ur+17 5e-19 cv-7 6iw-17 43-12 baf+8 1bv-13 4kr+11 20+16
12h+10 77l+12 l3m-16 oc-7 1ht+7 br+11 1zb-11 1s0-12 hec-17 251+6 1db+13 1rw+10 2l4-6 aw4+11 1mv-5 1rx-10 dln+8 3qx+7 3mw+7 w2-8 atg-11 64p+8 qb-7 fgy-14
76p+10 7ur+8 dja-14 37n-8 jce-12 47d-14 7zq+8 40y+9 on+5 3pc-10 4pt+9 234-8 esj-10 ber-5 3gs-10 658-10 80e+8 2vf+8 hmy-8 58c-14 8xm-15 mgx-9 ito-8 73y+8 taa+9
2ha+6 2c7-9 5xp+12 11x+8 mr+10 bir-7 59w+14 4sg+9 axs+10 6dn+13 5lx+17 78-17 4pw-10 6g5+12 3m3-13 a6n-9 98l+6 12b-8 2xn-9 a4+11 a98+11 s6a+8 gwm-7 49x-11
589+12 21k-7 3h+4 1vn+16 33u+11 15q+13 5d0-7 bdt+8 qeg+9 8kh+10 xa+10 79t-8 czq+11 ndt+10 g6p-10 4fx+16 2je-13 16w-12 fri+9 631+11 4do+9 iz+10 9hb+8 7kb+13
38j+6 b4-9 1ss-10 5d3+13 8cc+9 2yx+11 732-6 2la-5 bhq+14 45+18 1fd+14 jns-6 7w1+16 7by+7 470-12 b65+11 1m7+7 66p+6 6an-8 ky-11 ci9+9 2ci+10 4dw-9 bw+17 18c+9
nx+10 a9i-9 yr-12 1mf-22 1j0+11 1ps-8 486+20 1lg+14 6d0+8 1w+11 5wp-8 x55+15 1x5+13 3pw-10 1kbq+10 j6a+11 1g9+15 9of+10 45q-6 5b1+11 8pw+9 8cm-14 pp9+16
77k+13 au+7 1mt+9 3hv-13 2eg-9 3o1-11 8tn-10 kq2-11 4vp-20 n3c-11 1zn+11 31k-12 51t+9 13j+7 ced+8 3db+7 js-18 116+12 97n-3 4mg+16 ans-8 e23+10 4k9+16 4n1-7
4u4+6 jb2+9 e99-7 hzd+3 28w+9 7ei-27 8fl+11 2is+11 8m0-16 3cp+7 43o+9 4z8+8 2mw-13 6y2+4 10c+7 527-8 8to+15 ct+8 3wa+6 ouj-9 1zf-10 a89+10 ac0-6 a39+23 9u+7
e1i+14 7wi-16 hx6+9 3st+11 g2y+15 33o+11 8y+10 4ei+15 2vc+7 35t-9 f96-14 3dp-14 h14+9 dz4+8 dec-15 3zn-4 2p8+13 3rt-14 epc+9 4wc-9 oq-10 8es+8 6oi+7 4xl-12
z0+9 a8e-10 15-13 26d-19 bty+8 44e+12 8gv+14 23x-24 27m-12 61s-9 fbi-8 4yj-14 149-10 aov+7 77e-10 d4l+9 7zp-11 6l2-9 2dd-8 ao4-19 5kl+6 8wf-7 1ti+12 3va-10
1ri+9 5vc+10 86+13 cpl-12 3di+11 5bq-9 4qr+10 86h-15 h7i-10 403-6 8vb-9 1qw+5 8fi+17 1dl-9 22t+10 mu+7 18b+8 13k+9 dra-7 gk0-8 9v2-8 1zx+9 7n5-7 14i+9 46a-7
351-8 60x-15 341-8 780-9 3p0-10 c08-10 2c2+12 oy-7 rt-8 tz+11 ap4-10 1x5-9 551+12 3f2+8 ahl-17 118-7 1be+7 2oh+9 3y2-9 6w8+5 lwm-8 68o+12 2cj-12 20l-12 6xs-9
92o-11 2n6-12 7u3-42 11g-11 e7k-11 hlk-7 3jv-10 1jp-19 2gq-12 vg-12 40n+9 1wu-11 2rq-10 3hh-8 1ij-11 3a6-6 2ql+11 5iz+3 k7l+6 5vu-11 29j-8 58o+7 1zb+22 9fz+9
bpc+13 23p-11 4nq+14 6qj-7 2yd+8 45r-6 2ok+18 35b-7 1gx-3 2yf+8 ai9+7 2l1+7 3uo-8 3ki+8 299+11 ncp+8 6iz-9 6hi-10 pf2-13 2zp-8 813-8 6vd-10 m1+8 13k+6 pmk+13
4zs+9 6b2-12 22+18 cbw+9 d1k+10 hlf+4 tu-12 968+7 361+7 232+9 3o-9 7u+7 15h-9 1pe-11 4s7-24 1yf+6 9k-9 xa+9 6i4-8 bf7+6 iv9+10 18w+6 4g7-9 dyh-18 zr+13 3g9+5
mi+5 bf+12 ki+8 sf+13 4z8-8 6mg+11 1fw-9 1dc-8 i1p-10 52d-9 8z9-9 1nk+21 ov-6 e61+11 g2z+13 am9-8 8si-8 309-9 fj1-12 2p6+14 31d-12 4vo-4 41w-8 2gb+6 brz-9
44q+8 5q9-8 2d7+10 1l4-6 1eq+10 33j-5 6cb-9 57+14 et6-13 76x+11 2z8+11 4y4-12 43e+5 dx-10 1dx+7 1ia-9 215-11 3c3+15 96o+9 22+11 7bl-13 55m-9 7n+15 lmd+7
7y0-10 hvf-6 6fi-9 xq-8 bxu+13 fwu+9 cr-8 7f9-6 3u5-8 3e9-14 2r4+8 1h6-6 kis+10 2rb-7 276+9 ahq+9 1ef+8 3iu-8 3c0-15 3lo+7 dqj-7 fhf-15 2rx-8 a5o-10 9rh-16
1oy-16 chl+12 2xo+8 8bg+13 b-17 8q2-9 4ly-11 lfw+7 4os-7 500+12 dtt+9 h1+10 9oa-22 37-10 11f+15 dl+9 3fl+8 10y+10 cmb+14 9w2-8 5mw-13 wt-8 m2-13 40h+16 9cp+7
1k3-10 3r3-5 8cj-7 1yv-13 er8+12 lr5-12 761-14 fqz+9 5q+8 39y+11 5br-9 qt+8 uy+15 127-9 5ww+10 el+10 31s+11 3pm+15 60x-14 a7-9 25r+10 e3u-10 37i-11 32e+13
6te-6 3o9+10 a3f+9 5f+10 79i-10 1z+10 2gv+9 mv-9 1i9-6 q97-10 7he+12 byc-13 pde+17 ah5+9 7ee+9 1sm+18 4a8-7 nr-16 2sw-8 5d5+11 nt+9 34a-8 10o-10 hu1-10
115e-11 7cu+14 5xm-9 9uo-9 e7-8 3vb+7 cng+8 oh3-10 54r+15 4rt+7 bcc+11 8xi-15 8yp+16 3im+12 8e+8 4n3-11 99t-6 ug-7 f2-11 250+9 47+7 df3-11 k4+12 3dw-7 qh-8
3kd-8 7aw-10 989+7 i4a+8 538-15 590+8 4ol+9 5o8-10 d2z-8 bsf+10 56p-7 29v-9 f5-12 daf+8 262+9 1ef+8 2rb-9 4cq+6 6wo+10 2eq-11 fl9-11 27n-8 5tr-7 2m-10 2k6+8
2gx-10 5cm+10 com+4 1lh-18 4n-8 c4i-18 sx-10 ev+14 48-8 igh+12 6ni-10 5he+7 hwb+14 40h-10 50r+8 do-6 3i3+11 rd-9 sh-12 8tm-8 6c4+13 hfx-10 opw+7 aqe-9 16q+10
a8m+15 1lo-9 een-7 30f-15 1za-10 9wv-17 3z3-13 5ye-6 c5w-7 34d-13 1xp-15 f66-12 tyl+5 dw-9 1jt+9 1ou-7 an4-15 cth+8 907+9 dlj-7 f1b-9 2d7-11 22-9 50d+5 5lh+9
dt-15 fop-14 9ul+9 7xs-8 5hg-10 qmx+12 186+11 eue+10 2y0-12 5kt+11 79y-5 aeg-7 nka-7 3ur+10 el4-5 br-9 tx-9 7r0+11 27n+10 97e-10 4b3-14 12t-11 je-5 ke-11
t6+12 4yz-10 3c0-8 yp-8 fd+10 9x+10 imj+15 69d+8 1yd+10 2pm+12 koa-9 1yr-9 1i3-12 14u+15 19h+9 x5a+8 7nv+14 8wm+8 et7+12 h0m-10 397+9 16p+9 4ax-20 98y+6 43n+7
x7-8 8ge-8 8zh+8 1l3-10 3b+9 fk9-7 itt+10 56u+7 134-17 8a4+8 8z4-15 fk0-8 2ze-10 60x+8 8yh+10 f8+10 3m1-11 8iz-12 2c6+6 60c+8 zq-7 3jf+12 5r3+12 3f1-16 ab3+14
4n9+10 1ot+11 1ca-10 kvk+12 1kw-11 10of-10 43r-14 bje+11 jvr-10 1wg+10 20e+9 97t+16 7x+8 4z4-13 3tf+9 995-10 80-12 823-8 3qh-19 83q+11 4pb-12 1g-8 4r+15 1t-8
2n1+11 jem-13 3jz-8 5n5-11 875+10 1ha-7 7qw-8 320-10 294-19 iwu+9 3s0+8 lo8-19 yq-7 ei-14 ah+7 9ln-12 4mx+6 4dt+9 c4t+12 b3+10 n2+14 7rs-8 23z-10 3bd+13
3mp-13 1fr-6 1cb-10 1z2-9 19m+10 2ol+9 dm7-9 2kg-13 blz+14 2u3-7 qd-8 2tx+11 aza-10 6ng-8 8h0-10 dr+7 2cy+11 7k-9 7x+7 wc+13 7db-9 c0o-9 2gv+13 6cw+18 5zg+11
1j6-9 2zj-8 ixw-7 1rn-15 604+14 12o+9 6ro-9 3n6-8 29r+10 hbt-16 z3+8 4fg+5 5h0-10 kvk+8 3rn-7 cdw+6 esy+10 2zh+10 373+8 b0q-14 7fd-5 av4-14 7uk-10 5ri-10
34n+9 4h0+7 2kt+12 twc+8 w1+11 416-8 ye+11 6ul+12 d28+8 fww-9 ai3+12 4cd-11 2v2+5 hdc-7 1t3+19 3ly-8 718-7 6cr-6 49d-16 adf+8 gf2+12 axm+14 qh4-7 3d7-8 hb-9
96q-7 aey-9 2yl-6 3lk-11 1c3-9 psi-8 6d-9 2pd+10 3v0+14 4hs+12 62w+7 6uq+6 a2a+8 4fa-7 aij+15 omx+13 z9-12 4no+9 9rq+7 lmz-13 5j8+7 amt-9 akh-14 12w+12 1aj-8
28p+7 6e7+11 7g7-13 57q+7 5iq+7 3od-9 zh+11 1i3+13 3fg+9 50m-9 68+11 40g+8 69c+9 8fj-9 2zm+13 h7j+10 amv+9 12a-12 4cj+8 c46-6 6w1+6 35p-6 al5+8 7t0+6 rq-9
287-8 1o2-9 29l+15 24b-9 g8g+8 hm+6 2mx-12 6hp-14 2it+12 da9-9 4wt+10 1xu+7 1jp+9 5gu-7 hzn+9 4u9-5 24t-11 so+14 ejk+18 2y7-11 5ib+8 d2s+9 g4-15 dl8+17 yqf-7
atb+8 1u+9 9i-6 crb+8 23p-9 c91-17 1rl-9 31i-10 370-11 101-9 6ny+14 1pa-8 5q9+10 2zi+12 1w1-19 3yy-9 113-12 47-20 7i8-7 bd+11 89+8 2wk-7 gy8-11 w1-13 2k+9
52m+9 6fr-11 38y+12 82b-7 k69-9 1vh+11 nw-14 lqu-8 5h7-17 cmq+9 12u-8 a7z+10 sq+6 mvi+22 35+12 kqc+10 6ve+6 87s+13 5j6-10 821-11 589-12 6j6+5 1bx-10 lg-17
401+10 31u+12 1ae+7 6ie+11 ane-12 gnh-12 7xn-11 4gt-14 2x5-8 186+11 cy+8 chw-17 bcg+7 247-4 2qj-14 5hs+12 5n4-7 40w-8 2oq-9 54u+7 11r-13 391-10 8t9+18 nn-6
sc+11 awc-8 4do+11 3s0+14 70e+6 659-12 mlp+7 za+9 9u8-9 43i+6 lh+14 b65+10 1ac-23 a3m-11 4ff-7 2k5+7 27t+12 28n-9 5sn-8 2h0+12 l3+9 9cc-6 rx-12 6xm+9 8x-13
5d7-10 p26-7 iqt+13 25m+10 52i-10 16f-9 cie+6 2aj-6 lf+8 3kr-10 59x-10 7zt+5 15v-12 1r6+15 19b-12 2lc+11 adg+7 1u7+10 5bz-3 e0+10 gkn-6 2qo+10 1xy+6 1e1-12
2cb+6 5do+8 4hz+9 4ty+8 a1b-9 1j7-13 cow-11 3f7+14 4af+11 cb7-13 4a+8 56d-11 hzp+11 5n6-16 243+10 efa-15 i4x+7 19k-11 17m-12 dj+8 e5-14 nw-16 2a-14 ggr-12
dw0+10 hbm-12 1q1-8 q4u-16 e7n+5 dd+8 aaz-12 avq+4 3dw-5 9pp+15 c8z-15 apr-16 cdd-9 46z+7 1c8+7 637-5 1hk-8 9ep+8 y2a-7 8e0-12 2hu-8 1z5+9 1zo+8 3ud+12 58f+10
16x-11 5nv+14 3z4+10 c7r+9 6ol+13 21m-7 2k4-15 5l-9 hql-7 8hb+7 37j-7 2fs+17 4w7+13 3m9+13 1g8+8 4dr+7 2og-10 de4+15 w9+10 bgw-8 7fj-13 20v+14 421-9 48t-8
23t+9 g3b-10 47m+12 21w-14 57p-5 8ob+10 lfq+11 6d+6 2px+18 a80+11 1i1-6 79-12 36n-14 3eq-8 ovc+7 1l2-8 y8+5 9lv-7 9cj-13 2j9+12 8i-9 gsg+8 51z+8 9d-6 p97-10
aor-9 a38-7 ehv-8 2qr-7 c7y-13 1bw+7 sc-12 3pv+11 19y-7 tz-10 8zv-6 3pv+11 np+8 22a-5 1j2+6 6ds+8 2zf-9 8od-12 8mr-8 6n1-11 5gy+8 13x-15 43x+13 518-9 11u+10
hub-14 25w+15 aqx+16 9fp+9 zh-16 7i3+9 8me-13 2kw-10 e3r+11 o9+6 6b2-8 5uc-8 2qc+12 lqn-4 pz-7 1jp+5 2uj-6 5g+6 29+7 5yz-14 pc-8 4pr-8 4ta-8 1br-9 k9d+14
3fy+9 dp9+12 5x3+10 3wt-8 2ca-11 5b-10 2px-8 2ab-10 19r+4 3xp-9 ae6+7 gf+11 1hp+9 7a8+10 m+8 1pn+9 26n-8 mdz-11 18w-6 12to+16 9kh-7 3h9+11 c5g+8 e17-11 e19-13
mgi-13 dby+11 4b8-13 46w-7 5v8+16 9cw-9 2sg+8 397+9 4t1+8 fsc-13 2ej-3 2do+6 5z0+8 2w3-5 8xp-9 ex7-13 5r5+9 1zj+11 9uu-10 2e4+7 dy+10 70b-7 1ma-11 bkw-7 6qj-8
1fq-11 als+16 4dq+8 1fj-9 i5-10 2g1-12 h4+7 34y+10 8pp+7 17w+5 lra+16 m67+19 gx+21 25x-9 ash-13 4vo+9 670+9 3p7+10 36s-10 4rv+14 78d-7 8eu+8 2pm-19 mt+12
a8n+4 2bb+16 2bj+10 2sa-10 ckb+13 ed+9 8j5+9 48w-17 7eu-8 ra-11 37e+11 cj6-23 42v+8 3o9-11 2lf+6 3pk+8 wp-17 5m+12 hn-9 v5-11 20j+8 4ci+9 5x-8 dks+11 enl+10
51-7 n6d-9 box+9 6ti-9 2p7-11 m7+14 2o-7 1b7+14 co0-15 8rq+13 4pk+9 7y3+5 b2+8 av-10 5h4-4 908-10 l8c-7 497-12 jy2-12 8jl+13 906-7 8ma-9 19k-12 9vc-6 4aq+11
64k-9 11i-6 a0h-7 w+16 4ct+16 5ey+8 rk-7 ck-10 95t+6 35u+8 8e6-8 50c-6 1nx-4 1i7+13 1k9-7 3kw-6 6wh-7 2z3+10 5rj+6 5yu+11 gkh+10 sl-9 rr-13 1c1-7 aw-17 1gu+8
blh-8 37u+7 a7c+13 7x9+8 ia+7 1jx+12 596-7 5l4+10 jz+8 4qc-7 50x+10 r8+10 2d3+9 5vf+11 xv+8 bj-15 13h+15 3ws+8 91g+10 ii5-13 q0+12 5nb+10 22d+10 40a-7 a8+10
don-8 3bq-7 m08-10 8oj+9 4a9+8 6o8+7 6ip-9 78m-7 avf-18 3x0+8 1kf+11 4rl-11 clf-17 c54+9 4pl-9 6tx+18 a0y-6 g3i-8 k8z+13 3yn+6 35e+12 xo+8 3fr+9 hsx-6 3jm+13
73v-17 4l6-6 4g5+8 2un-7 2s7+4 ig+8 149+4 10r+14 1ir-8 dwq+7 93z+15 az8+12 r6+9 1qv+9 deb+13 301+11 8z2-11 3tn+14 2gu-11 3rn-5 39p+10 1tp+6 238+7 3et+10
qcp+13 2x1-15 5ae+8 1hc+11 8zu-8 pkh+10 8n7+8 50f+7 49v-10 dzr-11 eg+10 3tj-14 437-21 btv+11 5fx+9 17h+7 8f7-20 10qd+8 1wa+7 5bk-9 1ua-13 11i-11 pf+14 a70+9
22h+8 cy7-17 35h-6 x4+10 ar3+6 1ly+8 dh1-13 9lo-8 ez+13 3cm+10 6x0+8 cbf+6 2hm+12 63d+8 c26+15 216+13 djd-12 18z-13 2oj-6 7g3+10 65r-11 2tv+10 16t-14 7lx+10
1bz-6 1u2-8 2hy-8 fl6-6 17y+7 7os-14 8lf-7 6qi-8 aa4-9 29b-8 xw-15 17a-11 7my+13 39j-8 6c0-9 20s-6 200+7 bi1-17 d0f+10 5z8-14 3g+5 3e5+11 4v7-11 3pi-12 jai-14
4em-8 386-8 8so+9 47c+10 4gl+8 ch8-5 3ta+6 7tj-13 2e8+8 n9s+9 32i-6 7vs-8 94r+10 9ko+10 ug+9 8q4+10 hhm+11 7x8-12 pg+7 8b-7 9hq-8 fl-7 62y-6 1fp+9 4b3+8 7bz+8
3su-8 1io-13 717+7 55q+11 84d-8 3v7+10 b7a-7 3dp-12 1n4+4 4cx+8 mo+6 1nk-8 8b7-9 197-16 34n-11 2iy+9 5q2+8 5cb-7 3mh-9 37n+7 2yl-9 1wn-20 qh+10 abb+7 5rz-15
510+4 dpl-8 ix1-10 7vp+7 25m+6 5kn+9 80e+17 fr-18 de-6 6aq+10 3j9-10 d2c-8 iqg+10 xr-11 1uw-14 d1+7 hn-10 8a-16 aum-7 11q-7 1jg+8 aa7+4 1ax+8 983-11 eo+11
fnd-10 i-10 g1-7 gx+9 92r+9 76x+11 9oq+14 7p2-5 3hh-9 2ot+9 604-19 8ja-8 2s2-9 s1k+16 1n6-11 9yv-11 8t6-12 2t2+10 c01-14 1le-8 cx+9 31c-11 m4c-8 2gk-10 5se-15
i3f+10 1i1+7 55v-11 1zi+9 mx-15 6av-8 bdd-10 4dv+14 3er+6 y9-15 tp+13 2wb+8 1eo+12 1a6-9 bky-7 64x+12 3va+9 dbi-8 cjw+7 ri-8 g5-7 gx5-9 3gr-9 1jm+12 51b-7
24f-11 39q-7 8l-7 juo+10 13jx+9 38+11 11v+7 4j8+9 4l8+9 333-7 22c-11 bkx-13 8mt-11 nlm-8 24s+7 ani+10 5nz-9 ety+7 10v+13 aej+16 8r4-3 60m-8 8x6-17 5gb-9 2xz-8
wa+15 3a9+5 8ny-6 1ym+8 3ek-8 61k-8 jni-9 52d-11 7yi-7 27r-6 5bo-12 fjp+8 2qy-11 8gx+8 12yx+6 6xb-9 48r+11 2gp+11 84l+9 mf+7 6dq-10 5ry-22 13b-13 zs+9 4dl+10
btq-8 g+9 71+8 6bh+9 3qm-9 49c+10 18w-10 5hs+11 c1-9 bi9-8 dwv-12 gga+15 73q-5 6u4-8 7ar-11 5yz-9 g1l-9 84-7 18r-10 7t3+7 j9q-9 dww-10 7bb-13 5sl+7 1oj+15
ctu+7 2yw-14 z3-10 1rh+8 bwn-9 1fo-10 5d+7 138-8 1vv+4 6w8-11 940-10 4bb-5 531+6 e6+6 1eu+20 1al-8 1zs-11 ea9-8 fy+10 40m-7 601-5 7i0+14 383+10 73b+9 uek-9
3mz+11 7t2-12 1pt+12 7pr-9 8oa-16 v+9 7ac+8 1rp+7 7cf-13 652-16 a8x+9 1d1+7 vr-9 6yi+9 51i+7 7hl+6 29r+9 34s+10 46f-16 vb-12 45-14 dz-9 5b+7 5cl-5 ou-9 6vj-11
3r4+15 cj5+16 tj-9 1qq+7 cqa+7 3j-13 90x+8 27h-9 a1r-6 2lu+3 5lx+9 7da-7 13h-9 8s0-7 8my+14 2m4-12 iol+8 293+11 20v-7 11w-8 65s-9 o6t+13 16y+8 3p4-9 2tw-9
fs-15 7f-14 2l3+8 oa+11 wl+7 aw5-6 3az-11 j1+20 j8v+8 4zj+10 49z-21 9t6+7 3ck-6 1ww-13 l7-10 3e7-6 nj-13 5fs-17 1m8+9 d2s-16 mwe-12 3ms+7 3kb-8 6sl-9 5wx-23
2le+8 du2+7 fh7+8 9oj+9 5lg+5 dt2-10 yx+8 32k+8 1mu-7 3gq+7 kkj-7 270+9 2jf-11 5q5-19 3p3+10 c6c-9 2e0-15 pe-10 6an+16 bru+10 3b4-11 6mt-12 uo+5 fox-9 ky-6
9o+9 8az+11 242+7 8ht-13 d2-10 8q+10 dt5-16 88d-11 8m0-10 2uj+7 2rv-9 x1-9 1ol-8 nwf+10 3u6+10 klt-20 a1k-10 1bp-8 4kt-12 4u8-14 1pp-7 41q+10 734-8 rw+10
73m-7 4kd-13 20p-7 7gc-14 3vi+9 8nw-8 1xh-8 6u2-24 fo+14 5kl+16 67p-7 2yo-18 dl+15 20e+5 f1f-11 9g+8 3je-6 4s3+12 2ta+10 dw8+14 k0-7 jpm+8 8lh-7 qc-12 2ec-10
bif-20 9pv+7 rt+8 1ln-12 4uf+11 bdy-7 29a+5 ag+9 5o9-6 1io+8 1d-17 36q+11 5s9+7 bz3-8 ezv+6 4i1-15 d8-15 80g-8 q7t-9 1ee-8 crm-10 b4b-8 c3a+14 ofz+9 2r8-4
6q-6 16m+14 cnk+5 ds0-7 inb-14 3d0+6 mi1+7 3wn-10 26l-11 jq-8 7p5-11 5qf+13 5c9+10 cdg-12 5v9+11 8lp-9 5zr+7 1i-22 gw-18 4s-7 4ma-9 2c5-11 gyo-8 3t0+10 6it+8
3ah-6 20f+11 5gd+10 18f-12 70w-12 310-10 2fd+14 hi+8 2ty+10 5bx-9 1yd+8 29k+8 9z-11 m30-12 1r9-13 410-7 8fw+15 6qz+11 b-14 3u-7 3ke+12 7f6+14 9x-11 53p+7
2u9-10 a9+14 clq-14 42q+14 fb9-15 cyh+11 1j+7 81p+12 3x+11 bgq+12 7o5-15 r0-9 10j+6 3t6+11 9bn+10 j1e+8 1hc-25 79k+9 lzx-12 7a7-8 cqd+21 86x+16 av+8 n0-13
1is-9 dyj-8 bte+8 dbk-10 9t-10 1dh-10 hs-13 d42-7 2hc+11 cc-7 4th-9 94g-11 5px-9 25k+8 6rp-17 21+14 8c-14 jnr+8 595-11 ju-11 2sp+12 9bh-9 fvu-9 1ih-6 g5s-10
ipv-12 9yv-8 g38-6 1i0-9 4n2+12 7o6-20 1ct-13 6rp+11 ea+8 2p1+16 64q-10 2nn-11 5v3+8 1pu-13 2gb-11 1ya+10 3nr+15 585+7 89w+9 78f+9 5gn+7 cbv+10 4qt+11 ezs+8
hmk+8 711-14 1ro-9 6p6-8 47j+8 d1y-11 24h+12 iro-10 543+11 8wy-11 j5+8 t9-9 5ae+8 6da-13 5cn+8 e4-9 4rc+9 47x-13 a0i+7 ez-11 e11-8 mkn-12 8cx-9 ouw-7 61p+9
3qd-7 5ee-8 8th+15 xz-8 1kz-10 43m+8 9rs+11 6vo-14 5y+8 cxo-10 t5+8 2c7+7 875+10 o8-10 6ku+11 62+12 azu+10 423-7 3c5-9 gvw-8 4vg+14 1bd+9 25r-14 1pc-10 264+8
ih5-8 oh+5 9z8+10 4oi+9 gum-7 vn+17 7ir-12 6uf-8 fjj-12 12t-6 1z2+6 3c-11 3pl+6 3jz-12 e0h+18 7hc-9 b6j+8 yj-8 d6e-8 4f+9 2c2-11 ru-9 a25-7 g2h-8 33+10 6q4+10
6kh-6 3jc-5 7k7+9 815+8 1ej-12 1wa-8 294-11 6uw+15 77u+11 1wf+9 1bv+7 61c+12 1ru-13 1xc-9 2qq+3 54g+9 168-26 2i6+11 94a+14 79v-11 105-7 7kc+9 l2e-6 2ak-7
41m-13 b2g+8 3kq-6 7ox+13 1t6-10 qg-12 f11+11 hdr-7 a17-10 2wn+11 3zx+9 ii9-10 v8-8 cye-9 c6d+13 8hz-11 1d3-12 7gn+13 232-10 g2+21 dpu-8 1ui+7 eau+5 p5+8
5a9+10 2pc-10 lqy-8 1jq+7 85n+7 94v+19 88f+8 b8d+8 2dl-7 5mo+8 nz-4 2ar+8 6ff-10 53c+6 7c1-8 c9g-7 jbn-18 97a-19 m2z+7 3sn+11 d2f-8 3zi+8 byp+8 625-11 1jc-11
6v5+11 36f+16 59b+8 3hr+8 4sh-9 8mn+9 vz-7 a8+6 661-7 3ku-10 5t7-8 8rb-9 csh-6 34o+12 bd-12 3qq+11 5c+13 1hh+13 6b2-10 xe+9 fwo+6 4wh-10 8fq-18 iqp-10 mmo-13
ozp+6 4is-13 59-6 o3-10 118+12 1c6-11 352+8 bz-9 9p0-9 53p+15 94g+9 31e+9 7ch+12 4qf-8 2xc-8 h2y-10 9kx-9 3r1+9 cmf-10 922+8 sb+8 oi+4 8q3+15 42f+5 72+15
2ps-10 8am-5 16n-8 3ps+11 3s9+8 a15-8 5qt-11 lr+11 2m9+10 38j+9 f4m-10 874-13 1hi+6 38p-7 7bk-13 f83+8 9by-7 31f-10 yy-5 61j+9 2yk-5 6l+6 6ru-13 5tj+11 dd4-9
td-3 7j7+7 eoa-12 bol-9 3x7-8 155+10 3u0-15 4q9-8 3l-6 91t-18 231+17 f5e-10 i6+11 faz-8 1kt-11 2ki-20 3e4-12 eqx+8 cfg+14 jj+12 auv-13 3oy-12 oxo+9 9e4-12
75b-12 2a7-17 3or+12 o7+12 ned+6 b6y-7 z5+10 49p+7 3n8+23 49i+7 5fv+9 n7i-7 k0d+20 es-10 1fu-20 171+9 nj7+10 b0+9 4yi-10 boq-12 32-9 2jv-5 j4+6 3qy-9 qg-7
uu+12 35-15 24k+9 977-11 3iz-11 348+6 3uc-13 67-8 36i-12 4xu+7 75z-7 hv6-10 6eo+9 bp0+10 2hx-7 7bl-10 fs3-7 zf6-16 7w6-13 8sn-15 bzq+9 h79+9 doc+8 1w6+11
1ak+5 92t+7 gpw+14 1ph-10 79s+7 9t-9 a20-6 6ub+8 14t+11 cf+14 1fd+15 8i6-9 4n9-9 7o+8 1p3-13 10c-9 198+10 94t-8 37k+12 zz-8 bh-13 3o5+10 2os+10 4he-6 249+10
99s-8 1r9-13 3kb-14 2x9+8 8f9+6 bwa+10 ev+12 235+8 awu+9 42d+15 4yj-16 3lh-8 4du-7 8za-5 66x-13 hav-6 et7+4 1ju-9 gd8+11 4q7-7 1qs+2 3t3+6 822+11 4lc-10
8l4-14 1xk-14 1ua+6 qhr+9 cqv-15 17r+12 1xf+12 436+11 4sd+7 hr-10 6ta+5 4t6+10 d36-7 733+4 4k0+11 7p2+8 pa1+14 4dh-14 4va-7 4he+7 55b+6 4q4+8 35w-21 5jv+11
2u5+10 3go+11 1rn-11 3p1-22 buq+9 5y3+22 3bo+5 3fj-8 6xg-16 2jz+14 272-9 22j-7 7kk+5 3io+8 5jh+9 et+7 5n-9 4cu-7 1h2+11 1jy+10 bu-8 7ru-10 1ek-11 3fs-8 9rv+20
23q+10 b23-12 f74-7 du-6 5em+10 95o+8 3rz-9 32t+7 aqx+10 5bs+12 4et-9 1do-11 6nr-9 ebn-8 8jj+9 a4t-8 chh-8 e7s-14 9lr+12 2a9+7 2jy-7 52v-10 h0+17 337+8 3td-7
c7w+14 1l5+13 8s4+10 hk+7 1yd+9 1yv-9 p1+10 m4+6 ko+7 1km-10 1qr-13 4tz-9 c21-7 qb+7 9yb+11 488-6 79e-12 275+11 1pg-12 3ql-12 425-11 9hj+11 bik+6 lmp-7 15v+8
4vl+10 10b-11 76x+8 2ul+9 62n+9 297-8 x3-10 8uq-11 3ud+8 ndi+16 1mq+13 c6d-10 3vg+10 2g2+9 5up+11 j+8 nqk+8 3cx+10 5uz+8 3kz+9 4sn-15 21y+12 pn5+13 83p-7
51a-9 2g2-15 5gb-11 2xq+7 116-14 dph-7 62t+8 my-9 i4-10 2jk-14 4p4+8 894-12 1a4-14 bdy+9 8od+9 3ld+11 dkv-8 8gt+8 2jx+7 1yc-5 bv8-16 zn+10 ccs+11 8g+8 nix+9
4x5-10 252+17 4l-20 5tk-7 mk+8 4oo-9 to-11 3ih-18 3wb+10 357+6 1cj+11 yi+13 78u+8 5ie-15 kg+6 77o+9 2n5+10 apb-9 45-8 cj4+6 152-8 1c-9 41c+9 6ji-9 47l+7 27u-6
6e4+6 4sl-14 348+13 2ne+8 af4+19 16b+10 4g0-7 1js-7 l8s+12 5c+8 1tz+7 3jy-8 5bv-11 185-9 2k8-8 3l4-11 1su+23 1yv-8 31a-9 42f-11 2x0-10 68+7 6aj-8 ekx-11 7f1-7
5vs-16 u2+8 5rs-13 1ay-9 5ij-8 94t+11 1n2+12 4rx-7 69t+9 6mb-13 31p-7 4xm-21 4ql+12 15o+9 anh-9 55y+8 ha-4 5h2+11 d62+10 2mw-7 194+12 bqr+13 5b8+12 69k-8
83p+18 47l-17 2c4+34 gq+5 40k-5 5dx-8 3aw-9 fwv+6 1gl-7 1e2+7 hc+18 3bm-10 ik-8 p1-6 1zc-7 2qx+12 1hg+12 1fs-9 2mi-14 7ex+8 95-8 63k-11 555-9 1g+5 fkg-8
22b-10 6yv-15 c5j-13 58y+9 8n9-8 rci+7 8b4+7 4pf-12 2i1-9 2wl+11 25g-10 3ch+8 cgf+9 2lc-10 1v+9 jy+12 5g1+20 ui+11 1v8+10 c4h-8 4ok-10 3yj+11 2tz-18 1u6-9
1ed-7 3pf+12 flq-11 d8v+15 1ec-9 sz+7 2c+7 4r2+11 n6-14 2oz+21 421+12 gl+14 1be-14 ak+8 10m+5 1pw-6 la-7 29r+7 64f+8 6on-12 dsw+17 jcg-9 2br-8 6cq-8 1ww-15
oa+9 a05-7 1qv+12 l5+8 jq+9 8x1+17 3xo+7 qh-11 bt+6 ekq-12 4qm+8 4vt-7 mvq-8 3y+21 om+11 733-8 za-4 2h9-8 zy+10 aqx-11 747-16 1e9+6 1ab+10 4rw+9 av8+9 5g4+14
2qb+9 29y-7 brh-9 6d5+10 bg9+6 6sx-14 60x-17 4yz+7 lm-12 qs+6 61m+8 9ww+14 2pm+14 42t+10 ii8+9 69j-8 9um-24 866-9 8l3+9 ah+10 tf-9 21d-5 2ts-11 bs-7 4pm+14
6wf-9 1x4+5 7f1-11 541-11 3t1-11 xdg-13 2ke-7 132+5 1kr+13 9ym+8 3m6+10 8pg-8 6g4-7 34i-8 iv2-9 rl+10 4tw+7 2b-6 552+6 77+9 90q+7 4ie-9 691+12 3xq+14 eki+7
acg-10 15p-7 t96+10 2x9+10 3zz+12 3p3+8 1qv+9 ym-12 gg9-8 9c4+12 asx+6 t+7 755+10 mg-15 2qv-7 51g-9 8z7+8 4pz-3 d3y-9 1bw-11 66t-12 102+15 46u+14 55d-13 2t4+8
al+12 4jl-9 1r6-12 1t9-11 1pz-8 53b-9 2wp-15 15m-11 aom+9 5bc+9 82o-11 1bm-9 43k+8 8um+11 16d-12 1022-11 3z6-7 79w+8 ah9-19 37e+14 47q-7 7v8+6 nl-17 190-18
cbd+13 qu-12 km-8 j3-12 5mi+8 92x-10 2vu-14 14b+10 4p2-11 3yq+10 2r6+7 e7c+13 7jv-9 459-10 84v-9 7t+10 9qg+8 638+15 18g-15 mp-10 2so-11 1vi+13 5kx+9 42+6
2as-9 4is+8 4ej+9 5e-15 3bd+9 55p-8 8s3+7 48h+14 9r7+15 28p+15 9xs+12 286-7 3c+10 7g+2 cv-11 gai-18 iur-6 7yj-8 2h4-12 3io-10 5ys-18 5yq+11 4y-12 99d+7 9fi-11
28o-16 ne+8 b44+16 26x-14 9hp-10 534+9 kzk-15 fks+10 4ih-7 1hq+8 3eb-11 4wr+6 4id+11 1jv+8 2rf+8 yr-8 pri-9 99-9 gm-14 8fg-8 a03-6 bpx+11 2v1+8 nu-10 6yc-7
ij1+15 23y-14 4tk+7 1ov+3 2f2-9 1f4+11 6h3+7 19e-9 46-15 6py+9 9em-8 3an-10 g9f-6 5og+17 271-8 39k+12 8w-10 7ui+10 3gv-8 btj-13 af-11 24+10 ar+10 3mn-13
3cb+10 8rh+9 5+11 3my+14 kb-13 8pi-11 c2-9 ixu-8 4i9+11 1m2+9 qfy-11 1ek-10 v0+8 gv0+11 nmj+14 bue+12 7c6+9 1yn+8 7xz+11 23t+14 q5-7 94e+8 glv-8 zd+9 228+7
oro-18 b2v-9 4hj-8 3wd-11 5w+8 lj+10 ey7+8 177-11 3q2-10 13s+10 aj5+14 93c+7 8ch+17 70q-11 4bd-6 1or-7 ftg+12 a8i-16 5ro+8 1k9-7 5de+9 9g0-7 9ov-12 brm-8
3ic+8 jm-13 d9x+7 est-15 3vq+9 3ke+10 2fv+7 1c+11 4tp-3 9bq-6 614-8 4qw-11 6by+7 16m+9 1vj-10 4bv-17 80l-12 4la+9 5v3+11 act+8 5ra+9 e9q-7 1e9+8 15o-8 2u9-14
1o-9 8dg-6 358-8 6xx-22 cs9-17 ui-10 bq+11 28b+10 1cb-6 8z-9 25w+6 3b8+8 5ul-8 a35-7 431-10 7s+7 eu7+13 og+11 ps2+10 g9c+16 269+6 5s9+9 k7+16 4ji-13 7gk-19
ik+8 2q4-13 8a2-15 1rk+8 53m+6 av9-6 280+19 wd-16 2mz+7 1fw-7 8d+7 2cx+10 18j+9 a7b+10 2yq+6 5ph+10 6lx+9 b9k-8 l5l-12 m2-11 3ah+8 1xf+11 fk-13 2sp-9 287-9
5ar-10 3st-15 56s+9 1ii+5 1eq-15 mdz+7 82k+9 tq-13 1sd+14 3pi-8 2qe+6 1ct-11 1a9-9 887+7 31x+7 ce4+9 12n-7 9zm-10 def-9 28z-8 1f2-9 8y8-17 1dx+10 20+10 128-6
51-9 ain-9 l9f-8 3e2+9 l+10 jt-11 8ue+12 2l8-11 7vg-17 2fn+8 evs-9 g27+8 1e8+10 30e-13 c7g-9 9vx-6 1z0-9 1oe+10 7zi+22 te-6 bzp+6 bc2-14 1jg+10 52r+11 a0d+12
1ns-11 494+20 20h-8 hyq-11 3f+14 122+7 4hj-9 6y8+12 940-10 43m-15 83t+10 750+14 6xe-9 3xj+9 1ei-8 453-11 28e-9 afz-18 5cy-6 8lo+25 1e3-10 2r4+7 2sx-11 zp-14
9qk+7 1ea+11 19w+8 21q+12 1ek+9 9gz+7 bah+20 ay+7 a7a+11 1l3+18 4c4-11 be9-14 5st+9 3s+9 u7c-13 786-10 2px-12 a29-9 93a-7 5x9-3 68-20 e+11 pa-16 h3e-10 19o-18
1f+11 5kp-9 tl+9 48z-6 bl+13 20e+6 vc-10 6d3-7 76o+9 1vt+13 1h0+10 efn+16 b21+12 1wk+10 1qf-10 j1-10 3py+13 2rf-10 12f+13 b4v-16 19w+9 786-8 57b+12 i6+4
e3q-13 zy2+14 2s3+8 cau+7 2br+9 9g6-11 3cg-13 1fs-14 2l8+9 2qh-13 6hf-14 1cr-7 inf-13 14k-11 yi+13 4n4-9 6kd+8 1yt+10 57l-10 8cd+10 uo-32 4b3-13 4z0-15 lv1-8
4hl-6 hx+8 90t-7 68-8 mq-11 ey1+9 h2c+10 1j1-11 5ra+12 4x8+6 hs-7 f0z-7 7tf+10 457+9 32g-8 4e1+8 26z-13 7k2+12 1mg-5 74t-15 5a7-17 cj+10 5pl+6 b98+8 3r4+12
h3-16 ou0+8 4xm+9 46q+11 4b6+9 607+8 3w-10 24b+7 1ak-8 2nz+7 1ch+10 2s6-8 635+9 7ny+11 c5+11 5fm-7 6z1+9 mg+5 8t-12 4t+15 gas-15 397-7 147-10 4va-10 bky-9
3uh-7 20u-13 2n7+13 20v-10 khg-10 opm+13 8vy+8 b4l-12 25i+15 b0x-9 28n+12 5hc-8 u7-13 ltp+10 krw+8 3yu+7 74f+13 1ma+10 4s+8 15z+11 6ew+9 eow-11 6v+12 2y5+12
5rh-13 2cw-14 ny-13 fl+8 4sz+6 537-15 1be+12 5qx-17 4ps+8 ddr-8 a83+11 1h9+9 6vv+11 25c-11 59o+10 36v+15 3ad-8 lv+10 4a6-14 3wq-9 6mk-14 502+9 w9+10 3vr-5
a1e+17 6ox-14 d9a-12 vi+8 451+12 4cl-12 b5m+10 29z-8 vp-16 4dx-7 6a6-7 4nj-10 8uq+11 33k+10 wd-9 25q-10 8e5-8 5ua+9 n7+7 hfh+7 zw-14 67u-12 33k+8 3qy+9 4nt-10
a11-5 pi+8 9y2-8 qkm+10 ky+11 64u-8 f1-8 yz-10 7yc-9 1ei-9 b6e-11 7x-13 3ji+17 60+19 5lg-16 1ug-12 8s9+9 1fd+4 39q-7 7ek+16 9x6-6 4n6-8 7f5+9 395+9 6yb-12
751-9 2e2+10 afr-9 4q-10 83q+9 7jf-18 10s-9 7s3-13 360-17 4nz-13 2n9+7 3tz+9 4zm-7 18n+10 2d3-8 5h8-11 1qn-8 qc-10 xq-5 1xp-14 fn+6 4ud+11 8bf+10 1i8-12
3y2+14 9c8-8 45n-11 48q-13 470-12 2mu-10 6ib+8 3ep+9 1cs-15 30c+6 45y+9 gff+8 6wm+10 5hg+10 6d0-10 9np+9 78-6 am+7 5e5+9 nt+10 6zq+11 6iw+15 8uq-7 73q+12 gk-7
2p6+6 3ii+10 2vk-9 45x+6 daq+12 nl-12 8zd-11 3x7+7 300+10 1xv+8 dvo-14 242+8 2y0+15 8pj-11 2zs+10 1jj+7 kbf-12 8nb+16 5u-11 b91-11 2y1-9 nh-12 39i-6 t8z+11
3e0-7 3fg+8 bi0+13 5qh-6 7l0+11 ank-7 9ey-10 9np-12 r9-12 u-8 53u+7 3j-11 2ue+10 1x6-13 vj-11 12fp+19 qw+7 334-10 c3x-13 50h-9 1nf+13 11h-10 4fn-14 394-7
5a9+11 bo+10 3y0+9 5dd-8 1ns+10 5cm+12 gj+10 3jv-10 4vk-15 a5o-7 g9+10 amc+9 15d-7 9v1-9 6no+12 69b+8 frs+9 253-9 op+15 13j+6 7fk-8 15o-6 3t3+17 7h-8 dk3+6
1h1+7 93d+8 it5+9 8qw+8 axw-10 2x7+12 vi-10 1qy+9 f58+10 4eb-15 2mj+9 3sh-9 2t2-8 17h-8 kvo-11 2or+13 4zu-9 6ee-9 sx0+8 9ty-7 464+9 89-5 c9-8 2tg-13 lg+6
f85+11 6ky+11 1mu-12 29f-13 3ht-7 2t4-8 6ig-11 9tr-11 ii5-8 89-8 75v-11 4so+8 6p5-9 wj6+9 6ow-6 12w-9 c0m-8 1p4-8 4ua+12 s+12 err-15 2ul+10 4vp+10 31r-13
bdt+7 4a+10 6k+14 37h+9 a5-11 d50+10 cfy-6 jab-11 wb+9 cut+11 10x+9 o25+7 2gx-10 329+12 dz-10 5jt+15 5t0+12 3op+8 im9+7 3w4-8 4i0-11 195+9 1fi+14 wj-7 hoy-10
c91-8 vo+11 1bb+6 8xu-15 2rs+13 8y2-9 uq-8 atm+9 azu-6 gz6+6 287+7 7xr+6 nbw-11 327+2 3mn+9 446+8 6on+12 ccb+8 jiw+6 1sw+16 9ve+7 ct4+6 6lx+13 4fr+18 gp+6
9ik+13 6u3-14 6fj+11 6ej+11 1ou+11 1t8-9 d9-16 5l3+10 7hh-10 4qv-7 9er+9 dt0-7 c38+5 5y5-26 b8s-11 1wr-8 2r2+13 7k4-15 1gb-9 g46-10 1zj-14 2iy-9 96b-9 38g-9
8yr+22 lwt-9 285+8 3pg+13 74-9 4p8-14 3z0+9 42s+5 2ua-13 3jl+6 25x+11 g+12 c17+14 6ba+9 1q2+7 3px-10 94h-8 1w3+8 rff-11 44s-5 ca+10 30k+10 2xp-18 9tz+9 7n-16
zz+15 jyb+8 2di+10 2oh+8 f7v+9 9k5-7 721+11 d2-10 4w7-9 12n-11 4qt+12 2pv-13 hs1+9 dl4-18 hpj+8 3x5+10 3lr+10 302-7 41z+13 2wa+8 aep-8 2cr+8 1r1+6 1705+6
73i-7 3oy+8 365+10 10q+11 4qf+9 1mw+5 3ye-18 2wz+10 67j-15 b9m-8 2fv-9 2ma-12 6wy-7 9qd+9 wo-9 e1t-6 m3-13 35j-10 1e4-14 7qx+15 oyy+8 1br+6 47x-8 eq2+8 yb+9
p3-17 33m+11 e0+7 4rr-10 f2+9 6ux-10 34x-11 6b5+7 a1-7 2dy-13 75e-12 c6+13 2ht-6 2hx-8 2l6-15 bq+9 3qx+11 ic-8 nz-8 18g-10 1zh-14 3w2+14 1f6+7 8so+13 m3d-14
504+8 3ty+9 1am+13 ko7+7 h46+8 4jk+12 t21+7 hiq-11 1na+22 13k+7 517-9 5p+19 8m1-8 bcs+6 dlo-8 9sd+13 m1p-12 w0+10 3np+11 7ds-8 35n+9 3jb+7 1c8+17 7vv-10 54a+9
lad+12 7nz-8 1g5-8 2vd+11 208-6 2q2-11 913+9 mz-13 2ex-12 h5r-14 c72+8 d4x+14 16f-7 c95+10 4w5+9 ue-7 35l+8 7c2-8 8oc+13 9gp+7 39r+8 hgy-9 2lm+11 6nq+7 7q1+10
vw-9 2il+7 qa+11 2eo-14 64s-10 3go+10 3qb-10 1o-10 5yo+3 g7-11 1s6+19 d47-5 jr+12 6w+12 79+6 a0s+10 28p-11 8bz-5 mi+9 1k5+13 a2b-11 ede-14 aeq-11 1tr-8 8zq-16
4st+10 2yk+5 3tq-13 c3u+8 5cq+9 4w-11 aon-8 19m+9 ih-14 3w3+9 7yo-12 30r+22 9pa-12 3gq-9 ht9+8 1xm-10 4re-15 2vj+9 66w-10 aua+7 2gh-9 8dw+9 1ol-9 3q1+7 z6+16
21x-13 31z-14 23c-16 3o7-9 6e3-10 cpm-12 2vf+13 6lv-7 2a1-8 3d6+6 ie7+8 d8z+10 m0-13 fxi+9 wm+9 2ap-15 x4+9 4e6+7 389-10 7ur+9 2cs+8 n9+12 2rx-14 fv5-15 v6+10
aaw+13 jk+7 4n0-8 89i-10 en8-11 9l-9 32w+13 2ib-8 5ui-9 84-10 22-9 5ej-6 2rl+9 tay-9 41g+7 2pg+6 1gk+9 fd+7 3u7+9 4yd+8 2p9+7 2l2-7 s7-7 12x+8 e86-18 xx-20
4qh+6 v3+6 yo+7 56n+9 7u-14 489-11 cox-9 qlo+7 nab-7 41u-9 4mz-6 6op-6 4zm+9 1al-11 57g+12 1z5+11 6gm+7 39a-13 2i0-12 9m9-16 1e8-9 6w3+14 3jx+12 70a+8 3aa-4
1i0-9 d3u-10 1m5+8 iea-10 ql+10 3id-8 tp+15 d5z+11 179-13 4hy+10 bs-13 712+6 56h-8 d7y+7 5x4-11 4cu-10 7b8+9 9lr+11 36k+8 58-8 uco-11 8ve+17 d4w+16 chs+6
352-4 2d4-10 2yf+13 1zz+14 4yu+8 4sw-10 3q5+17 7vy-9 17mj+13 7qf-16 5d0-11 1ct+10 1o6+14 dg5+10 qu-17 2g-11 9t4+7 3ia+11 ek7-5 3s1-14 3ep-7 28k-9 15j+7 70e+11
zi+10 gk4+12 2k6-8 4gj-7 ah1+9 b-9 i2i-6 6ow+8 6jg+7 4bc-22 75z-11 56s-7 3u8-7 bx0+9 u0d-12 2qm-9 ze-12 1yk+9 1zb-9 633+16 47-13 1m2-8 20g-9 a3g+9 hf+9 4f9+8
46l+10 rt-8 4lf-8 fk+9 5sf+9 1yi-7 25p-12 1w-8 6ew+5 8he+14 7iu-12 2cx-3 hi0+8 or+8 9id-8 4dn+11 7uf+12 27i-9 s7-10 6wt-12 eag+4 3a6-8 891+10 wk+8 als+10
9yb+15 2o1-7 2s2+9 6m-13 gwu-9 3jt+11 67r-11 md+10 4ru-8 e1y-12 1fd-5 9pq+15 c2t-12 1te-9 680-12 4sr-7 2se+9 lck-9 8va+15 1b5-11 963+7 2y1-13 odk+11 119+6
3hs+12 2pe+9 cho-11 m9m+8 77f+13 9m4-14 py+10 i2+12 38e+9 83k-6 4o+13 nj+15 kn-8 3n8-8 cx2-11 2s7-7 6hd+8 3ad+12 2qa+6 63b+11 etd+11 a7+8 4yo+8 cjm+16 59z-9
3vc+6 9nt-14 a0+11 1j1-12 16z+11 rvg-6 4ts+8 fk-11 42k+8 j5t-11 21p+11 d5h+5 1oi+5 3lp-9 gyh+11 3y7+16 36t-8 7cu-9 251+8 apg+8 b9n-10 2i-9 p1+7 ctu+8 3xo-9
my-10 8c8+9 1bd+7 36r-8 a0w-11 118-7 p1+12 5mx+10 983+8 6nm-10 3jm+9 5k8-12 13b-11 5j3-9 f3i-6 4bj+11 1jm-13 2lq-10 s0-9 984+8 936-10 lg-10 7vv+10 2lh-8
4l2+11 ivu-12 yu-10 4ke-10 igx+7 d3-6 1am+19 54+10 am4+8 1hk+13 3sq+8 3h2+15 2wd-11 421+12 3kk+6 7zy-11 mp+10 2m4-11 adb-12 1c5-11 7q6+6 1yk+11 d7n-16 56d-13
7eq+11 9dt+10 7oe+9 9m8+7 17n+7 1sd+13 etw+8 42a+8 47c+8 s1+8 l6-7 du+12 4ul+9 7rf-11 yj+6 4d6-10 h-18 9rh-8 he-15 93i+26 r8+7 awf-7 7m-16 759-7 1h5-9 5il+8
ctq+9 ln+13 3kv+8 5nu-23 17j+16 gt+13 agp-11 t5-8 bnv+14 1xp-13 2mg+10 ff6+8 1so+15 b3+7 9+16 97-8 qp+14 5u0+13 35z+7 6ih+9 5wc+8 4u5+6 t8-11 rg+7 2c8+6 5jo-9
7y3+13 jo+7 fv3+7 11b-8 49h-7 6kc+19 10p+8 2xm+8 909-13 7st-8 a9i+7 5wx+12 nw-8 48p+10 3d4-14 58s+5 7l9-15 9x4-15 6b7+8 2sr-11 7zt+17 ac7+14 gqg-8 169-7
5ci+14 1g-14 dl+13 yj+12 5z-9 8zy-8 5sw+8 5dn-9 kca+6 il-8 4es-8 2s3+9 5c0-9 12k-12 ej+11 aby+11 1st-16 4q3-6 eeb+9 8hd-11 2t4+8 11y-9 5l5+7 7y+9 9z-12 2i1-12
caf+7 5yj+6 350+4 2gs+15 czv+10 1p4-17 8im+10 40t+13 box+11 hck-19 4bk-9 se-15 1o5-13 ddo-9 1jf-6 2nv+12 r90+7 4f7-8 8ia-12 b6u-9 4jn-12 38n-17 99-8 17w-11
jv0-5 7f+11 6fd+10 12-12 xk8-8 29b-12 7a6+7 fx2-12 tc-7 kk+10 i6+7 tc+14 3rs+7 w7-7 1i8+12 4cy-10 yl+7 22s+8 17h-8 29z+7 3yi-12 9tq-11 3an+7 8ov+11 vk+12
451+15 4cv-11 a3l-6 xl-15 1fs-5 hk-11 e3n-17 8f+9 5y2-13 3go+15 axz+6 tn-9 2sw+14 4dq+11 1a4+12 1l9-9 3bv-11 57n-7 oy-13 2f+14 3mw+8 1b6+8 2rs+9 6ih+24 220+9
bbp-18 bb3+11 145+10 6um+7 832+9 3sh+14 lg+8 f7m-9 7nq+13 2v9+11 r4+14 3tj-13 194-15 aa+11 1yx+9 14f+8 412-8 466+8 4i4-10 24w-7 32v+6 7xu+7 irn+9 jmn+7 fzv-7
8w3-10 1o9-9 bwt+7 8q-10 5oz+8 2jb+8 ex-14 45i-11 40+9 7gv-7 3lf-12 1b4i+7 1fj+12 7py-12 20i-8 4o-8 2vu-8 976-6 8zv+8 65w-9 77b+9 jm+11 6as+11 go+10 83j+13
atz+12 a8s-11 4cm-8 138+9 2o7+8 2en+11 17w+10 40a+9 2vh-7 7a6-9 m5-9 261-13 6h9-16 88t+14 2ra-20 ml+8 1s1-7 1lu-29 4lt+16 5ud+8 5ok+9 c2s-8 3e9-8 ly8+9 qe+7
1wd+10 4gl-7 3yf+9 bw5-4 46y+16 fc-11 6l6-11 9i-11 x2-14 3nl-9 9g0-12 1pz+6 ct-20 3x2+4 1uc+9 1zf-5 kvk+11 38f-11 df+8 6q3-12 30p+9 9ob-17 3rk+7 2gm-8 gm+6
5t7+8 26t-13 1w3+10 mg+29 js+11 2us+9 a8e-9 rh-19 11q+8 1w4+6 cs-15 qpr+9 ik+11 ee+10 uh+10 g7-8 1jv-11 37+11 7bt+9 l9+14 ai+13 5go+17 2ot-10 h8-9 hy+7 8s2-16
85l-9 23e-11 9g4-6 4oo+8 f0g-6 2cp-8 15r-9 icz+12 5n9+7 1pk-7 20v+7 a80+9 n32-12 it5-12 7uz-7 70f-10 6ur+10 1u7+14 2uw-11 3yt+7 n1l+8 8u6+11 4xm-9 2ff+7 3ud-8
8da-8 32z-7 762+11 2cl+14 417+12 4af-7 5jg-10 er5+8 wf+11 fvh-12 8j5+9 40a+7 gxo-8 2xb-10 hl3-7 8k6+7 9j1+8 et-5 43d+7 98q-7 fxr-9 19i+9 43r+5 s8+9 4b+7
4ik+22 78t-12 jbw-10 34o+10 yu-7 3bd-9 ak2-13 yx+16 5pq+11 u9-12 i4-8 5eq-6 1ww+11 dr9-11 lk1-8 knf-8 x91+10 6y2-10 212-13 11u-11 3i+7 2kl-18 5mw+12 29y+8
d0v-7 176+10 1kx+7 fxm-6 dxf-13 4sj+12 11hx+6 33u-8 4kt+9 6h5+8 69u+10 m40-11 26+8 1oa+9 1ol+11 7q3-11 60y-18 7zs+10 b5y+12 1gx+6 27y+12 2l7+16 47k-9 f0l-11
i07+7 3ka-8 3k7-13 c1e-6 ali-10 5nk-7 cem+16 8nz-9 wm-11 3pz-8 90-12 59j-9 8oh-8 67u-11 6s8+13 ct3-9 11t-7 18-18 65e+16 gwq-10 ug+8 a9f-7 4bk-11 qy+7 3z3+11
7c7+9 51+10 1ek-11 f82+13 2yx+9 46u-8 44q+7 2a5+9 2ui-8 87c+11 22f+11 h3-12 y9+6 5m+10 5ib-21 iq+16 4u8+13 gv+12 2is-10 ftv-6 3cc+10 4g1+8 6zp+6 2k0-12 4iu-8
apg-13 gkv+8 6gs+10 2wi-7 f0+4 1mp+10 38r+16 8g4+4 9l0+10 1ft-8 ez-8 4i7-8 8ap+19 3zs-9 535-6 3c7+6 46s+9 a2-12 546+8 1d1+6 2k+12 1ld-14 1g3-8 ck-11 683-9
42j-8 3a8+7 3a-18 38m+8 83c+9 68s-11 ki+9 ci-11 131+8 qn+8 4th+9 1pp-7 4wx+11 3cp-9 1am-16 6h5-10 wl-10 bqe+13 t1-14 1jj-9 46q+5 56t+5 2ht-13 5th+11 12o-12
4hs+8 l1-14 4rl+10 2f7-8 2mg-12 1jg-6 nnn+13 b5c-11 5l2+12 1t2+8 1k4+9 rkm-10 juu+11 6bw-7 389+10 jy-6 7ev-9 7q9+15 1jr+9 1ed-15 1h1-13 5rx-7 2l-9 3oy-10
31n+7 12f+15 dvq+19 fud-7 e87+11 wa-10 1o5-9 m8n+6 wb+8 2z1+5 1mp-6 4hu+9 1d2-8 sw-9 t55+13 aci-10 gd-7 b4s-9 7sp+6 19m+4 6+7 nf0-2 38e+10 dqz+6 zq-7 crz-12
8qr-10 23a-16 6ih-5 lj1+10 ayf-7 2q-14 9ea+9 87g+10 4d2+15 3yb+10 4ak-14 6pr-13 38+8 mq0-5 5mm+11 4ck+8 10s-10 2iu+7 3ex+8 14n-12 2t8-7 d3w+8 89c-14 7lg-12
107+10 29l+7 9p3+10 mct-12 60c+9 3br-8 jph-9 1ln-10 6t7+12 6cp+9 3ey-5 7f-13 59y-11 dsc-9 6oh-11 kq-9 3gm-9 2ze+10 ajj-10 756+11 4uk+9 18r+8 7dw+8 43e-9 7nb-5
7w3+14 8zk-11 180-13 1iw-11 l4i+9 12g4+15 nob+12 1yq-9 8hg+9 1uh+10 an9+6 517+9 35a+7 2mg+9 19d+8 nk+9 22f-21 6v2-14 27p-7 8y+8 rq-12 7tx-9 63a-5 1go+14
4i5+10 ihw+13 2dx-17 1wx+9 lk+10 3iy-9 qe-10 43z+10 4ob+13 108+14 1cy+10 7b1-7 364-10 pz-18 x3+3 bdb-9 7xq-13 2p5+17 v7-8 4uy+4 dqy-8 c01+14 5kc+9 bng-8 4b4-8
8nt+10 94p+10 7vx-9 43b-10 6jt-12 1g6+11 4rc+8 4sf-10 2q7-12 18a-10 3t0+15 zb+5 qg-13 8gl+7 7k6-7 6ds-8 12j-15 7cy-12 2zt-9 5kp+7 c25-7 5jt+8 bk5+6 285-12
3vq-8 2wg+8 12k+8 2pa-6 itp+15 fe+12 d4a+8 1ue+10 1wd-12 7fo-5 2ti+15 56k-6 4yb-10 29h-6 568+8 crc-11 m9c+12 f6f-9 m2-10 dl+9 3v0+7 hl5-10 bxl-9 kj+9 2rk-12
6wi-9 7z+12 34p+9 jjz+8 3st-7 pgi+16 1zw-24 cd5-20 7po+11 32l+11 5kz+7 132-4 2d9+13 42h+16 4dz+11 apu+7 2fo+9 6o2+10 3o+12 5ds-10 5kj+12 o5-11 56n-9 ro-10
cp-9 91l+18 2os+7 2uh+20 6fh-14 3f2+9 fmf-15 esg-12 8hg+11 414+6 8cs-9 5vf+13 ctx+9 6o8+7 1jc-9 2q5-15 2v1-9 ez-11 9q-7 bar+9 2ua-9 bal-7 ugx-7 7g0-11 36q+6
am5+5 76-9 5kz-14 hjg+9 ed+9 2bh+7 zm+18 2t7+9 ml+18 29o+13 jxa+6 7no-8 2h-12 jh6+8 f18-9 f5p+10 c0l+7 6m-6 10y-18 kg-7 d5j-8 of-10 njg-7 43r+16 18m+9 27m+9
32-7 76k-11 43k-13 94o-15 h7f+9 35u+9 1q-4 29z-12 5nd-10 1xj-8 esu-10 c9t+8 dxl+6 43g-9 9kf-9 2p5-12 335+9 39i+8 5rf-12 8sr-17 zz-8 42j-8 5d8-8 477-10 2lc+15
4hx+11 2lh+15 3x8-8 c3s-9 buh+13 d9-8 1rd-11 32w-14 2wq+5 tkn+10 3ct+11 8wj-12 4oq-14 7ew-14 2r5+8 2ao-6 3ez+6 ads+10 2j1+3 618+8 19s-7 3w+18 8h1+11 1db+13
zj-8 359-10 22z+13 26o+10 29r-7 6vb+8 6k6+10 jqj-6 39d+7 9hs-7 2zd+18 du5-15 63g-18 475+12 7il-13 1cl-11 box-12 7n3-6 3c+9 fn4+13 3vp-9 fpq-6 wd+7 3ll-9 7j4-7
ps+6 mr+9 bzo+8 hm-11 280+9 hx1+14 1uv-19 8u9+10 6f8+7 buf+3 7y-12 ee-11 5cb-14 50v+9 bcn-8 8uw-6 215+8 29w-10 i19+12 126+6 5rn+17 455-10 1-14 5d+8 1eo-6
517+9 3ie+9 5e9-11 49r-18 5ga-11 56z-8 4d5+12 6jo-12 gl2+7 2lp+7 4at+7 43h-14 vx-10 k24+10 e4y+15 qe+7 3cm+11 5nf-12 39o+12 2zq-8 5pp-9 5fa+12 236+8 7xa+15
20w+8 2ka+9 1s9+8 ejf-7 ttz+11 7pu+9 5oi-8 ab+12 b76+10 55i+7 c98+15 rj+7 jg7+11 2pq+10 5oe+11 mtt+9 51u+8 232+7 1a3-8 a8o+11 24p+12 vw-15 2s+8 2zx-7 5bz-11
3gl-12 5e5+5 8cf+8 96z-10 al1-7 1bn-9 1hb-9 akl-10 3iz-13 4i9-4 pi+10 8e9+7 2m2-9 bmx+10 1ke-14 6yj-11 1xy-11 6qm-9 10f+18 78u-12 3uy-13 1ot+8 6dw+7 46b+9
6sp-9 81f+11 167+9 21w-10 7vs-11 bi2-11 404-15 5m6-7 1gq-7 4e7-11 33z+4 f1n+9 mc-14 sfs+10 38n-10 klx+8 69e+17 47t-10 4zb+12 16s-6 3od-15 72z-8 5hm+4 3ez+9
1zg-13 1mo-11 3un-9 46d+13 q4-8 2ki-11 5x-22 4qq+7 p1+12 ju-11 ya-6 20z-13 5ew+9 6he-15 gdb+15 2y-9 5w5-9 3gp-10 227-9 1p6+13 3l6-9 39x-10 8fp-5 453+9 1hw-6
26e+7 a7+24 13k-7 1dw-14 2ti-9 2lg+10 1e0+8 aa4-11 21t+12 a9+13 1p5-8 2t7+10 6ew+14 bax-10 c0p-8 9hm-11 383-10 4ka+12 2r+5 g7a-12 dsj-8 a4m+7 k1z+9 30z+12
3r6+8 8a+12 95k-8 gc+8 d0w+16 836+9 19q+8 4du-6 sr-10 32j-12 z8+10 6u7-9 30l-9 1u6-7 1av+12 bff+8 1b0+12 1cc+12 lu-7 18k+7 2bk+12 4jp+8 5sc-9 1b1+7 83+9
810-11 3m6+12 1zx-10 8tx+13 5bp-11 58-10 tm1-7 dqk+9 2f1-9 5fc+9 584+7 18d-17 83o-18 avp+9 38d-13 15e+11 4hs-10 28z+12 53q-11 3hz-13 5qp-20 11j+9 105-9 49w+9
2ik+8 249-9 5eb-9 7sf-8 syv-7 c83+11 f43+10 v0+9 1x1-8 416+9 35a-8 2pz+9 1p2-13 8tv-6 1dd-6 4th-9 22q-9 2r4-7 13d-6 6n+7 52h+8 31n+8 bpy+10 xo-15 3p3-9 1oi+7
36w-14 998+8 nm-10 1fn-9 4do-7 514+11 fkp-8 ou+7 2w6+6 290-11 zp-20 1de+6 jz+6 1ko+17 pdr-13 5g6+9 6d4-10 3bg-14 1e4-8 94-8 38n-8 dei+7 z8+18 2x6-8 b9w+10
ab-8 c13-13 816+7 190+8 bsc+14 f2o-9 9t+9 b7c-9 6gb+8 5up-12 9p3-12 2zq-8 5pd-7 5qi+8 7tm-8 2ht+8 11c-9 5eo-10 b1x-19 9gr+16 3ev-10 70p-9 2f7+6 1uz+14 mw-14
2oz+8 9gv+15 xo-7 1fb+9 1bh-9 8zv+7 c4g-13 74o-8 2w9-12 bs0+12 138+15 7gg+7 6vn+10 lt-12 y1-14 65x-5 2eo+9 ws+7 237-12 1pg+27 4th-15 48x+9 v2+11 3n5+6 1pw-11
54-13 3al+9 456+8 82q+8 j3h+12 1ae-13 pw-22 1s2+15 4ec+10 qlb-10 14y+13 1qp+10 28d+10 2ye+10 l04-8 166-10 fof-9 ev5-10 7h1-14 4da-7 17j-8 9th+16 bw7-9 e2c-9
3d9-7 482-9 7k7+9 n7+7 eg3-10 c25+11 db+15 pi-8 58k-7 tbk-9 7hf-10 4fm+9 lbo+7 d2-6 3oh+13 1mo+13 9c5+8 t7+11 2dq-6 4o1+10 8f-10 2jx-8 7bl-19 228+10 dkw+7
9on-14 gie-8 50+8 2bs+10 c5l+10 98+11 ha9+22 1bh-18 42-9 4im-12 iug-10 ho+9 9i4+23 b78-2 87i-8 hc+8 2uy-10 3kd+7 2m5+9 26-9 og+6 7lb-11 2ho-24 43m-7 5a+7
rib+12 4jv-3 4e1+17 1go+7 oc5+8 4cc+11 8gt-9 ekd-11 cn1-11 120+7 juj-8 3ul-16 3eo+12 61c-14 ve-14 4hy+9 8op-7 23z-12 jti-5 21u+5 axt-13 yj-12 3su+11 1jz+12
6n3-14 bcq+11 2es-7 2oy-7 36g-11 4ii+14 mh-8 dgf+7 7zk+8 5n8-15 b3-7 8x3-9 vfp+10 5zc-11 1ds-13 9gw+9 aah-7 19c+6 1a8-9 5fy+12 cd7-3 4dn-12 a0q+8 7e+6 14j-11
5xl-8 4e1+8 3ju-10 29n-8 u-9 4fe-8 9b6+8 7ji-11 mr+18 4rv-10 4e+7 1cp+9 8ow-9 1kb-11 7qv-8 9wd-9 4ud-7 d3b-9 ati+9 26+8 3tl+9 18z-7 hh-10 asv-8 9v2+11 3pf+11
5ou-10 2ce-6 883+11 81z-9 r3a-10 29v-6 cfo+13 a7g-14 6xj+8 1en-9 71m+13 823-6 92j-7 2ns-12 3lk-9 b1b+14 322+7 5qj-7 1x8+6 f7+11 6zi-10 78j-6 2jc+10 l51+7
63e-14 da2+13 366-13 1agl+9 9r6-8 7h5-8 15m-7 4z3-10 4rg+11 dh+10 24o-6 7u5-8 17n+8 96r-13 2pa-11 3v+10 e22-9 7w3+7 c6i-9 13f-13 2rw-9 cbw+9 2mh+9 41o-18
80i+8 6ka-10 26c+10 176+11 6ne-6 67a-7 1ni+8 36s-11 5ka+9 mu+11 3xy+13 bt1-4 ef-19 5kp-11 6hq-10 19b+9 5sv-12 2rk+17 7bt-15 chi-6 7es+4 dd7-11 2ir+9 edt-10
9cs+6 255+9 2xt+4 53i+13 21d+10 1f0-5 7vb-7 45i-17 6ms+11 rw+12 1co-17 5i9+12 3c+10 7pa-20 48f-13 eik-13 6mu-12 rz-6 9dr-8 1o9-13 653+8 6r7+12 1a5+9 4q-9
8y8+10 fxt-7 4mw+11 92b+9 uyp-7 2lb-10 1i2-13 3ua-11 674-11 7qq-17 r4-7 hv6-10 4jp+11 5lx-8 27f+9 g4-9 t1+6 6bc+18 dc-6 aqr+7 5nb-14 4ad-4 28s+7 9cl+12 516+10
9qp+11 5y7-7 49a-7 2yk+12 778+9 5me+9 jyo-8 amc+10 7w-13 oby+15 35a+8 c3u-16 1jg-5 1em+8 1zd+8 3vu-11 2vm+12 2ma-13 1j8+15 5dx-7 219-8 1fx-9 2p9-13 45i+17
1i3-13 328+10 3kj+9 km-10 15a-9 2od+16 qk-6 7h3+9 4nj-9 w9+13 3ch+6 ig+10 ep+9 cj-12 55+10 9fx-7 38x-8 8m2-7 13g-18 ux+10 3r7+10 33n-13 8g4+13 8wk-12 eym+7
6tm-7 q9+7 17a+15 7rf+7 20j-9 4fd+4 3al+11 2af+12 c5r-7 9z3-9 4x6+11 mxp+9 3xx+10 13f-15 nu3+7 39y+6 3l8+11 cat+5 66q-8 1rc+10 dn8+14 9lt-9 3ly-19 x1c-11
1ox-15 84z-19 u6+9 837-14 1ah+7 7ku+7 44z-6 d0+8 7qr+9 6xj+11 392-19 18m-17 ad3+10 68a-6 3z6-13 ji9-5 azs-10 cb0+9 cik-8 3e2-12 adu+6 8u0-8 5u7+11 3ke-14
46o+14 22o-8 o3p+7 z7-8 hzo-8 6nu+16 77i-10 84p-11 6t5-14 11f+10 7mt+16 2f8+11 g9s+12 1jk-9 1di-10 1ss-12 c7k+9 73s-9 3w6-12 1o9-8 4yk-11 3zj-9 1mf+8 64s-7
4ob-10 1el-17 37b+6 1c1+15 3eu-9 2k7+14 2i9+16 1rv+11 79+6 5v4-11 ooi-10 hui-13 97-8 8ev+13 4ho-12 55w-7 19f-3 9s+7 vr+11 2qo-13 b7o-10 4a9+9 94-9 e1g-8 2lz-8
4jc-8 54s+11 2jb-13 cc+8 1xb+8 3u8-17 47a-10 3p8+7 464+11 1xl-10 250-12 1ja+8 2lp-9 5x+8 84-6 bve-7 8hz-11 1zg+8 d7d-8 lt+13 683+3 346+12 7it+11 2pz-8 1tz+12
m46-11 jw-12 1sv+6 4rx-19 aqf-9 ah0+7 zi-11 d7f+17 4hy+12 1u0+12 38j+12 chl+8 k2v+10 196+14 8gl-7 30y-11 3gb-9 1us-8 kjg+11 bqc-10 hp7+8 3w2+12 17e-17 1xe+10
2m0+4 4ou-13 49h-11 99t-10 4t6-7 4t3-7 20g-13 nc+8 cs0-14 1fy-17 2d8+8 4ow-7 e90+12 nz1+11 fni-10 hd-12 32w-22 g8-10 8cj+13 1z1-8 62p-9 3eb-9 6w8+8 em5-22
1nt+13 7o0-12 1xp-6 ucv+12 7pn+10 7jf+9 ic+8 cr3-11 1xu-12 5t2+9 229-9 3gl-5 4q-10 31z-12 oi-10 341-7 1v3+6 17g-8 dae+7 2vz-7 8ys-10 g68-9 7f4+13 i3+8 4f3-7
5iy-10 3hr-18 rf-11 4zm-14 bd1-8 nk+8 9lu-11 109+10 egu-4 v9-8 io+10 c68+22 20s+6 5j+9 4jn-7 cp3+9 ccc-12 711-8 3vk+8 6kx-9 9nc+20 4sy-21 51+8 37m+7 dni-6
5rp-14 4dn-8 1y2-12 e3w-11 xwg+10 ch6-8 j91-12 3h0-8 a0p-12 gi+7 20g-8 qs-12 538+7 4ua+10 jfh-7 1lj-14 h9-12 1bv+25 jcc-9 b40+6 pe8-10 5hy-7 bvj-16 abs-7
9z-10 1j3-9 wz9+10 au+10 4ve+16 8wl+14 dh+5 70c+12 1xg+14 4qv-7 3fz-10 aop+3 55q+10 4u7+10 2x8+12 2o7-9 656+11 6xe+17 2z8-8 ibj-9 58b+7 6jc-15 19+8 ps-10
2x7-10 jg-9 1hg-11 7o5-8 1mg-12 4b8-11 1r6-8 qi+10 7uv+8 6fs-15 3pi-6 6r7+8 6s5+8 4yv-10 7kr+15 3a0+9 ah-11 2ul-13 4p0+13 afi-6 8cy-9 c57-14 75g-15 2um-11
2qb-8 bm+9 9uy+10 kh-9 2fs-14 kwa+6 1dj+8 89+4 twg-10 4xq-11 sb-7 dua-9 2jc+13 84i+11 hl-12 6zk-10 2pl+11 4ge-9 kb+10 7xv-15 53+8 lzj-10 5p5-12 1l1+9 6lf-8
5tp+8 1t7-14 50q+9 4p3+9 8in+11 1m8+8 63d+12 3cq+6 mu+5 81m+14 qf+12 4uz+9 nx-7 2a2+13 eek+16 ce0+9 75n+9 3qc-10 do+10 47-11 6ap-7 5dv+7 coh-11 2vp-9 a14-12
9m+10 u4-6 9mv+20 jo-7 4s0-9 98d+8 bi-10 3me+11 1wv-15 3i1-6 iaz-12 2vj-14 15c+10 5hr+9 hpa-14 16b+9 59d-8 5lj-9 1ol+9 cde-11 cz1-9 84n+6 5tf-12 tmi-8 15i+11
e0j-20 1is+7 1cj-10 7j0-9 l73+8 18a-7 2ma-14 2ke-12 10j-7 j8-9 i2+9 aem-5 7hs+7 69j-13 acc-10 cop-10 5s8+26 91m-21 4l1+8 2gp+15 fhs-11 6bp+5 2if-12 3ym-11
b4x+19 7wz+8 5aa+8 f68-9 3nw-9 3xv+10 3hh+8 17-8 1xi+13 14p-8 33n-15 3uk+13 139-9 j80-12 1cu-10 g2-7 7mw+8 41w-16 l4-8 6j0-12 e9i-13 64-12 1p1-9 18m+7 90v+4
21s-4 5h-6 9v+12 238+12 ib-9 29u-9 drp-12 3p1-9 41s-6 26f-11 v6+7 km4-11 13k-9 ry+7 3u8+10 5yp-7 5l0-8 1ae-7 442-6 4zt+5 11y+10 25s-11 1eo+7 3td-9 3h0-13
7x2-15 byx+10 6oa-9 7m0-7 l4-13 1iq+7 apq+11 8f9-11 15b-14 6ha+10 6ke-9 z54+16 6fd-12 dgj+9 22e-11 4mv+19 3nx+8 4o1+9 90w+11 7i+12 2hp+10 f1f-7 65-10 28r+11
4ti-8 28y+9 1ku-7 70-11 287-10 9d2-7 7lp-8 kg+14 5e6-15 ff8+10 1cc-8 wrs-9 se4+10 2xg+11 vq-13 eil+12 b49+19 26f-9 5sb-9 a65-7 1vi+8 1j0-7 8zo-7 b6-7 w5-9
612+11 7z7+8 7bh-8 ov-14 5qp-10 i18-8 3ir-13 yd+7 4zj+9 c5-11 15s+10 4i5+8 5jq+7 2ix-13 gd-18 8o0+6 37a-3 3ig-7 466+8 98q+9 2r1-9 9eg+11 ob+17 efa+8 8x4-8
1b8-9 4rp-10 58k-7 8uk-13 3ig-8 k6+17 2x5+10 1au+7 81+8 95d+10 7vc+12 3w6-18 jmu+9 ev-11 632+9 21p-11 lq-8 ge4+10 3m6-8 7jx-10 539-7 445-10 70u-8 l+7 5gf-18
33k-10 1l-14 fdd-10 60n-7 ibp+11 lub+9 54p+16 4rp-14 aro-9 3g5+8 d84+9 hy-6 if+10 9an-5 tup-7 4gd+12 ocr-8 1qw+8 6lq-15 ldg+13 b6+9 ac0-9 2kv-12 li0+13 9az+8
ke+11 hl+5 jc7+24 9r4-8 22j-14 4yg-10 2wh+11 xn-9 16g-11 1xb-8 gbv+7 5q-10 2oq-12 6c-3 2yw+12 132-10 xc-9 o8k+10 3h4+8 3s2-6 lc-16 bfj+10 3bv+10 570-16 39q-13
5wr-8 h3f-8 ha+9 w0+11 c2-6 43k-6 6mi+13 bav-8 m0+10 7j2+8 7ho+13 y2-11 5d4-8 eti-12 101+13 cy-16 nm-7 8s0+8 5np+11 6tn+21 2k4+5 1hz-10 5h5-7 4hq+9 3j6+9
8oz-4 65m+15 b8m-15 3b9+8 60s+10 96p-7 hvl-8 35o-9 49r-10 6h3+12 3dr-9 301+10 157+15 4tx-9 8dt+8 4qr-7 gm-16 326+11 2xk-8 5b8+10 9vo+22 l4g-10 65f-9 11j3+7
2qw-11 fhd-8 avr+13 673+9 33m-12 wx+16 dll-10 77s-3 h48+8 5el-15 73r-16 3mh+11 1a7-12 6er+14 9zj-9 6g+13 bzv+6 a45-15 8ts-15 4ee+16 pd-9 7xg+11 2jf-8 pnu+10
tr+7 syr-9 3e0-8 3vn+10 28q-7 15n+18 6vr-15 71w-13 pa-9 1c2+10 qq-12 1j8+17 4kh+5 6pd+16 3qo+8 dnm-11 8wg+8 2qa-9 3u0-8 2ka-9 9my+10 4as-6 eps+8 1mv+6 4gk+5
jo-10 5nu+19 4tt-7 6if+10 2f5-8 1ve-11 27s+11 2eq+8 1o9-12 3hn-6 7jh+10 bm3-12 1f1-16 6bb+7 3yn-8 56q+10 23x-11 4ci+12 h2-12 37k+8 1we+8 1qu+5 22o-10 1di+21
5cv+8 3tv+8 8u9-12 2p7-7 aja+8 1lg+9 4pg-11 c7x+17 f4m+6 ejy+7 4yg+6 1mh+7 8gq-4 8za+8 671+10 agm-15 yz+11 cui-12 8u+9 2lv-10 4gr-10 173-14 8lp+10 4sa-8 5u7+9
9yy+8 17q-16 hk-8 8l5-10 1x3-10 a2-11 9hs-9 40b-8 czt-11 5yj-5 1b0+12 2i3-8 1ky+10 215-12 2r1-8 56r+14 6ff+8 8ex-14 1nw+7 1e5+10 2wd-12 6uu+10 a4x+12 3z1+13
1hvz+15 cyl+8 5cm-7 8-10 2sb+10 1uy-7 3mc+8 bk-8 wi-11 87n+12 9h3-11 fm0+15 etn-8 v6r+9 1is-16 2qx-14 778+19 dqk-6 g5a+8 193+14 524+8 hkd+8 3ik-16 8ck-13
2gf+9 bz+6 24n+12 4n1+2 18u+10 3as-7 gxx-11 71t-11 8d8+17 ci-7 47x+9 6ed-12 3wv-10 5x6+15 7z0-14 1zr+13 bb+10 e0s-7 29l+6 11y+6 9n7-10 6j6-10 4g3-10 z0-12
am7+9 cmb+12 yi+7 2hx+9 8u8-11 fu+8 432+8 1b6-15 3e2+13 jb6-7 161+4 93q-17 4h5+10 610-13 1yh+4 4r0+8 d44-11 8m6+12 34v-9 8jv+8 daj-15 8hg-9 k2l-6 3sl-7 78-12
12a+10 lv-7 b9z+6 m6-10 3dm-14 1z7-11 7gf-9 d58-7 62i+9 34o+8 ex2+20 44a-7 5od+8 358+11 6mr-22 4lf+8 264-10 4cd+11 boa-8 4z8-5 84k+6 kof-9 8yo-11 77v-7 cqk-10
40a-10 oak-20 4ej-15 azl-8 erx-11 da5-8 1l8-7 375-7 1px+5 8hl-17 4g4+9 3nb-5 20r+4 4vm+9 4c1+6 h90+10 3bw+9 f1+8 4pb+7 3qg-10 3fu+9 aay-9 33-11 7fx+9 47k-9
309-11 3u+9 737-17 e3r+11 coe+14 1j4+9 jgp-15 113+11 ajd+7 g5-7 1wg+11 mgl+11 3s9+15 ejb-10 k5+17 x4-7 8cp+8 2ir-7 80t-9 1ak+10 6ur+12 mrt+11 299-10 52d-14
8l6+8 lz-7 1hn+5 7yh-14 fmi+7 lx+11 1js-8 77r-7 2pb-9 1cy-10 6vx+8 2mx+8 rv3+8 59l-11 2gi+9 17n-10 74g-10 84e+8 2la+9 6i8+21 7gh-10 4zr-8 1ft+11 hn-11 1wm+9
eok-5 dcb+10 ahm+13 4xi-18 a3n-8 27y+5 36v+9 cb+5 a-6 80h+8 79v+9 z7-7 a1-9 97n+12 3ud-5 122x+13 2x6-15 2p-8 abj-17 p1-7 9uf-9 2jz-15 38a-6 1cu-7 gxt+9 2zv-13
ge+10 3hw-10 eug-13 6zo+9 1bpg-8 68d+12 48f+11 ac-7 2k5-8 10u-7 50b+9 1jd-7 47m+13 tom-12 1jm+11 juc-14 1er-8 gbg+8 dd4+11 19h+12 83c-10 31y+17 2c0-12 790+5
5fr+10 6yo+9 31a+8 4yz+8 3x3-7 4bk+12 dm9-12 19+12 2nc+12 87m+9 cww-8 agy-9 5rb-11 kq-11 es+8 3pn+10 4mu+7 emz-9 2a9-9 75-10 45m+7 1u3-9 gw-10 8oa+5 5y8+8
4cg+10 3oh+10 bop-11 25h-14 cop-13 4sh+7 aqs+11 72p-10 ju+8 478+10 96t-7 1gt-17 ic+11 9sf+9 st-22 3hj+6 1mn+4 3dc-9 s01+11 29r-9 1kn-13 vce+9 2ou+5 dtm-10
84u-9 417-7 vi-7 8gn-11 14-14 16v-11 54m-22 ga3+8 1w7+10 j2+11 1hd-8 c9l-9 291-14 3q0-12 1v9+9 1jn-12 itd+15 42d+6 4cb+7 25a+10 b2h-8 645-14 hdw-19 32a+14
bmw+4 2gs-9 13b+7 52x-12 6cq-8 ub+4 1l9+11 blk-9 arr+6 5cn-10 hym-9 1vh-11 19p+8 4pn-25 24b-9 60h+20 3lq-13 4dl+12 6fq-14 24d+10 ijd+7 2p+5 23r+12 flr-10
66f+6 5m6-10 6w5+10 2qp-12 90o-10 2qw-9 3xa-8 2qc-13 45b+16 33p+12 9wk-15 3q7-9 fq-10 3ab-14 28m+13 17f-12 2ia+9 4aj+7 j6w-8 59+6 499+11 65g-10 1rb+4 yg+11
3pt+11 2fx+8 gxv-9 1um+12 ae5-15 6t3+6 2fu+7 zqd+19 4bw+8 3xh-8 dh-8 5yg-8 4so-8 y8+9 4eh+12 1nk+10 zb+8 ji-9 54z+13 cii-11 1tq+8 1x9-11 huy+8 2ul-9 772-4
4p8-9 7cl-10 9b0-25 4qp+10 lf-6 a9q-12 5cb+12 gg-6 j3l-9 k5d+11 kuk+19 1qr-8 42a+5 mgw+8 ca5+7 2we-9 680+18 15x+9 ghc-8 a5l-9 avo-7 crp+8 681-9 3y4-11 bmo+11
17g-16 1ah-9 536+9 vl+7 g0-17 2qo-6 mu-10 1j0+9 2je-7 bms-9 10e+7 g0x-11 3z9-13 9m1+14 15h-8 7tm+11 8cm-16 xc-11 px-10 rh+13 9li-8 5tz-11 s8e-11 w4+13 a3n+7
2wx+7 13p-5 j4-6 6g-16 7rm+9 3at+9 4c8-8 928-7 sc+8 c9t-13 vy-16 i8j-9 ek+10 1ha-12 2y3+9 21o-6 aw+10 7pm+8 t5-8 2ma-11 5mf+8 jy6-10 4aq-15 76x-9 6zi+8 27g+9
3oe+7 3kl+13 2gi+7 4a7-10 7zl-12 dt-9 xs-13 y3+12 t7j+6 iza-6 7ts+11 6ux+13 80k+8 d4d-11 6af-16 d9w-14 3gp+7 cgf-4 77r-10 55f-11 4uc+14 vp+22 2e5-8 3sc+5
5lq+7 9l4-11 7ua+7 2h7-9 6g7-11 3dn-10 7hv+10 4jp-8 k+8 7y5+8 1y5-7 35t-13 20s+12 2z1-8 3im+8 oi-11 xx-14 e8h-5 205+7 4bh-9 2zh+14 inl-8 6wa-17 dt+16 hzz-7
76-11 3rv-9 21+8 6f2+10 xf-10 34t-8 3gh-8 8gn+12 kv7+7 bih-9 60s+7 3y2+15 a74-9 1wx-14 a1b+9 6jk+8 7s-9 2ki+11 b21-8 i6+11 19-11 sdu-11 48m+7 1hx-13 1cw-8
4rn+14 8y-20 ms+13 l4y-11 7qs-10 2do+8 13-9 6qo-16 67u+9 a11-9 gml-9 5ye-9 yp+5 18g-16 bgz-8 vy-11 13c-9 7ed-8 4tj-18 dy-11 2sl+12 2i-9 392-9 13t+8 b3c-10
49q+9 ap7-8 1ew-9 3td-11 3r9-10 5z4+7 gr+12 h65+13 6u9-7 1xf+7 q-7 3qs+14 2a5+12 70o-7 1xb+28 he+11 2zb+7 1yx-7 e8+6 3vq-10 4pd-12 37q-10 60c-6 2pr+10 83f-12
2k6+15 9tn-11 5jh+9 260-11 5f4+12 319+11 31j-10 5t-7 19e-6 55g+8 259+7 fx4-8 2t3-9 2gt-13 hez+12 3ht-10 45r-8 47q-12 9kw-8 ckd-11 2h1+9 2ej-9 aeg+11 2pz+18
zl-8 2i1+13 hq+10 1ai-8 9hl+10 5i3-9 23b-12 1x9-9 46w-9 1in+7 44s-14 k9e+13 f48-7 1l6-8 mt+9 i8-13 2b7+10 b8b+14 1w-11 722-7 7be+10 15h+12 18t-8 2au-10 2l5-18
348+9 2dn-9 1sp+19 60c+9 bb3-9 2tu-10 5nv-13 9f+7 6hk+12 f3+9 2i8-14 7jb-10 bzt+11 2mo+8 1ql-16 24s-7 4tx-12 ba+7 2wd-13 29d-10 799+17 1xk+8 8bt+9 bp9+16
1w9-10 1dj+11 1dk-7 55p+8 8xo+6 28f+8 1kw-10 2rw+8 w4-8 3zy-10 bc9+9 ul+14 4r2+12 2eb+11 29v+11 2f2-14 5md+12 1cs+9 20q+8 20w-6 50+8 82k-10 33f+13 iue+11
64t-6 8ck+12 1nr+7 7v-16 e5v+10 1ob-14 ctb+11 cbc+13 65i-11 2nl-9 1u4+8 4e-9 b0l-8 bp+7 vg+11 3w0-6 b9d+9 22q-7 297-12 8zi+13 75i+10 8i8-13 1n0+10 axx+8
994-12 4f9-9 993-4 lr+15 yq+7 3p9-9 9gu-7 lzu+8 cbd+11 qv0+12 uq+7 5gf+8 ad3-6 4fl+10 drs-17 1fg-13 atv+9 xr-8 uw+16 4fy-6 2z6+17 70k-9 ofp+12 8os+8 g17-7
acl+7 c1+12 3zg-7 3vy+13 3ct+8 9f1-7 o84+13 4pb+9 ip4+9 5j7-9 d2u-12 1iz+17 737-8 bvw+13 3ib+9 lt4+11 1my+7 6uz+8 1pu+8 k6+15 2ks-7 2xe+13 2qo-11 207+6 yh+15
2sb+12 4c8-26 kl-9 8fp-9 809+15 8l6+9 9mh-8 dzl+6 2wt+6 5j+18 f6-9 4v3-8 8pl-9 1es-11 12+11 4eq-7 6rs+8 byj+14 5p9-10 1ye+22 8i3+8 xq-12 eyj-13 3yy-9 9m+8
496-13 9kn+11 dlw+8 1cw+11 3kf+9 211+8 1em+11 36i+10 10-7 44o-12 lk+8 d6+13 z4-10 392+7 2h4+12 7ql+15 9ui-7 od+9 mh+10 1nk+7 2tj-8 1yl+12 19e-11 1of+12 2go-9
ojp+10 2e8-8 6mr+8 38o+6 n9-7 2h1-9 28o-12 66x+13 27f-9 a0l-9 fyf+8 5ab+10 273+9 85l-9 1aw-8 4zw-6 8nr-7 cis+6 75h-11 5q3+15 c5+6 3q+8 16d+12 4fa+10 7px+9
bd-9 7d-12 5q+10 2ig-9 3wf+8 2gr+12 d3k-12 3wt+10 dgt-10 30o-9 dfz-9 9qr-13 30m-21 3vf-12 ajr-11 6hq-7 3cy-9 bv8+13 8t4-10 2rf+8 7a4+11 og-11 4gq-12 ami-7
b67+8 1o0+9 sn4+7 c6v+10 4dx-8 45a+5 2nn+16 2wp-10 hh8-14 11m-8 3gs-10 h2k+12 3sl+8 654-10 nn+12 xj+8 47j-7 5y9-9 5yi+11 1w8+13 2pq-21 3tj+8 8ka+9 akg+8 500-9
kp+8 d8n-23 a0p+15 7e3+11 2xn+11 ii4-8 lhx-7 8ri-9 180+8 1-7 n2+5 39d+7 4o2+11 35d+4 aok-8 86c-13 lew-14 6xj+10 1t0+8 2yc-10 4g4+13 4vc+11 3c7-13 69w+6 1tz-9
2se+7 955+5 553+7 d8d+7 9tk-6 4b6+5 ajv+12 74z+11 7f6+9 d2y-7 6hf-9 67u+6 8g6+10 sv+7 347+11 2w+9 hu6-8 7e6-11 487-9 3k2-9 5nd+9 1ke+8 71g-10 ss-14 5vl-13
1jm-10 84z-10 31n+15 ecw-17 2pk-11 78r-7 57e+4 ax0-12 6zx-19 og-9 8ka+8 1gf+8 ai3+8 8yk+6 a71+15 5xe-9 370+11 6ib-20 7r5-11 5ss+7 276-10 7vz+12 4vc+6 3zz+9
1yu-11 46t+9 3ni-5 6rv+9 bnt-13 pq+8 o-14 3fv+6 6v-12 cia+12 145+9 2kw-16 5aa-7 gbo-18 uy+12 54d+15 mv-8 16-9 ul+9 36+9 c7d-13 170-11 87+14 6wc+8 7su+10 1il-8
1ls+8 2jk+8 ah5+18 474-6 b4n-6 3fd+11 ab6+6 4ot+5 c8+8 5n4-8 kt+12 3oq+12 aww-9 jr0-14 q4+12 192-7 gw2+10 32z-12 cx5+6 3no-11 eko-10 2j5+4 2rf-8 679-9 f3+7
c0d+10 2h6-22 7ev+9 1f0+9 2kf-9 1yo+7 23h+15 3wp+11 3xy+13 hnu-20 9l1-8 8he-5 arq+8 3p6+8 2a4-11 49t-12 3b-15 21a-9 hu-9 5dq+7 18u+9 3tv+16 7l6+12 89c-8
6m0+10 76j-13 89l-9 l0l-7 r2-12 656-16 3tn+8 s7-9 8zw-15 hne+5 7m1-5 3xv-9 1oj+8 21s-9 1c9m+11 6a7+11 8o7+7 3el+7 4dn-10 92+10 1et+14 442+12 ke-13 5j7+10
5cv-9 105+7 epp-9 12o+10 cec-9 1b0-8 9i9+10 1bg-6 awb+4 9ij-7 3w3+11 46j-10 70y+10 3y-15 l35-9 cu+7 3cr+12 7fb+14 b5e-11 q1d+6 4bu-8 9h8-11 2u8+13 7o-6 3gl+19
53f-8 ehy+9 2dt-11 1dv-7 ym+7 9ax-22 52i-13 7hu+12 b1c+16 7kj+8 nro-8 fr-11 3vy+9 8iq-7 107-14 8tu-12 bk9+11 u18-9 1ik-8 1z8+7 1cl-7 58t+10 8v7-10 gq8+9 84v-6
109+6 d0d-7 4sa+9 4u8-10 6jn-10 191-9 6sw-3 19d-16 11s-9 gpq+8 11w-8 b02+16 90y+13 icb+6 b9g+7 3m6+8 h0+7 9o7-7 63c-8 1uv-7 8au-10 8es+4 5ct-10 1787-10 41c-7
2a0-10 1vv-11 1ja-8 19j+11 4sz+6 2ex+10 77v+10 dn2-11 23r+10 aea+13 r3-7 ad-12 6yj-7 bse+24 k1e+7 w7+11 4lj-8 1bi+8 vk-7 gd8-12 66l+6 234-10 44e+9 9h-10 c74-9
3ta-7 1lc-13 61-11 475-8 b4r+16 56v-22 177+7 226-4 62u-9 5kb+11 6n-10 p1+4 amn+10 5wr-9 2g5-7 8kk-12 h1i-11 2bb-15 71-11 hh-12 14v+10 hf-6 o95+8 ch4-16 5m9-8
31+10 26k+8 ay8-10 6yf-7 1zp-6 kh1-6 hkj+18 1gn-10 bw9+9 13u+7 ge+15 9hq+12 44-10 eut-9 b1l+13 8m-11 259-14 jh+9 4vo+16 5ix-8 5cv-8 27-8 zl-8 3wy-13 hs1-8
qv+14 3c6+9 ard-9 fms+14 1x9+9 e97+8 jv-14 pzy+8 uw-8 ak+14 h3c-8 7ff-5 3an+10 dwh-9 en+16 6sz+15 cra+11 1k6+11 gud+10 19a-9 2hf+5 7vb+9 1xg+5 qv-7 irj-8
3j8-13 2xw-10 2s4-8 2ij+11 17e-10 brs-10 4vd-10 6wa+10 570+6 eyr+11 4tu+12 6uo-11 9w2+8 5ju-17 1zg+13 3xq+4 58u-17 3wr+9 213+7 3kl+6 bzr-13 fz+10 8b1-8 9b6+6
k90-8 rke-14 66u-15 1f3-8 3fk-8 4ta+8 pv+16 1h1-13 8ws-11 23x-6 jvu-11 2t4-9 33h+11 2hg+10 5uc+9 89i-10 8r5-7 3nd-7 sw-10 8y-10 g3-7 33j-7 gz8-23 1pr+8 1gh+8
1r5+7 2w+8 1d3-8 9co+12 218+13 3jr+6 2hj+8 hm-6 42d-8 ba+10 iyp-8 ba3-6 du-8 bxe-7 4s5-5 466-8 5u1+10 6t5-7 che+7 1ld+9 7x4+7 b3g-12 3ji-12 pca+12 2bu-13
3rv+10 g0-8 377-15 di7+8 u1+9 hvs-4 1l3-9 4yb-12 1oq+22 gc2-5 5u1+13 5d2+9 im-11 6xb+5 1jr+9 17v-8 53i-18 850+7 2pq-12 feo-12 97h-8 cv+10 1b-6 3sm-8 jz3+11
2a7-10 2ub+11 1c2-23 abz+12 az-11 bp2+7 84r-7 mnp-9 2dq+7 25k-11 67i+11 eep+9 bep-10 rcq-7 26v+5 5x+9 hv-8 73w+11 7tl-9 ceo-8 7a9-17 11i-14 1yy+21 gl-6 fu+10
ie3+6 6qx+7 1hz-8 30q+15 6sz+7 nc+10 547-14 17z-9 nz-9 68+12 di5-10 avv-9 1y3+18 dj1+12 3h4-15 dis+9 117+12 1nv-7 ee1+9 b5t-8 ahj+11 95d-14 ie6+7 2ia-7 azi+9
rg-13 bp+7 wg+13 30a+8 b7-10 6c-13 3y5+8 1ea-9 1sl+10 62a+4 4jd-13 po+9 43c-6 3sx+7 1bl+14 7on-10 1q-11 g6w+10 md+7 rog+9 4yj+11 1cq-9 e2k-14 1se-6 2l0+13
4u+13 5kl-13 4do+9 3cm+8 47a+9 155-9 e6-9 6pc+8 4pr-11 uq-11 4oj-8 91l-10 aq-8 141+5 2oq+9 1i-5 yy+10 2fz-16 4fh+8 3bk+7 7it+13 ahi-8 4gx-12 8qq+8 u0-14 1cb-7
216-10 12z+8 6sf-13 ft-12 5f1+7 9x+7 58j-8 yq+9 1cl-8 7jm+10 3a+7 bh-11 gc0-11 5kh+11 e1o-15 17b-9 2cr-7 e3j-18 3ll+11 4ju-6 b1t-15 51+8 3wp+11 7ij+8 182+8
e5h+9 3r1+9 1mw-15 3b5-11 c26+6 25j-13 8uk+11 3pe+8 4d5+7 8gr-14 95g+8 ui-8 hbb-11 8hx-9 3aq-9 9lq-15 2df-14 5ww+11 7qt-9 d9i-8 8b2-9 q-10 1hg-10 5vn-9 2uu+7
1gl+18 1i7+19 a8h+13 17v-10 4x5+9 4g1+12 1r4+9 1ea+8 lh+8 6sz+9 7s-13 hik+7 kr6+12 29l-15 kq+13 5cl-5 3hk-8 3mz-8 5o4+10 7kb-9 20l+10 1f1+5 3ya+6 b07-12
135+11 8g3+10 375-9 6pv-9 1a1-11 jr-11 dzc+10 2ox-10 52g+8 74v+11 56j+9 91p-14 4b2+11 co5-9 4n9+9 25e-14 32i-16 bw3+6 3kj+6 847+11 5zh-17 dqp+6 b2e+8 1fd-8
2uq+13 1ba-8 60a-7 47z+15 yn-13 76+7 hm2+15 pr+9 3r4+8 33t-21 1lm-10 2y-8 235-7 1iw+3 1p7+12 5n5+11 6mt-11 2gf+8 1ko+9 5oa+12 mc+12 296+7 2t3-8 366-12 4sc-15
2yu-7 268+8 9zt-10 7un-10 83v-9 3s+14 9gd-8 2fk+11 4ik-19 22o-14 4q4+8 5o0+10 1px+9 1mh+13 8e+12 6jp+7 c53+16 a0a+15 5wu-12 d0p+6 m5-8 ci-14 2nr-11 64m-8
4hg+11 72z-8 fc+9 7nw-8 i6c-14 ex+7 6yi+10 mao-10 jy1+12 s9+10 cxa-15 a01-16 9yy+10 1lu-8 mfb-6 2l8-12 l9-12 7z6-10 q9+10 bce+8 9xv+5 2np-11 ib-9 8kp-14 wb-11
1yd+8 4u3-10 4bi-7 5kg+8 2ma-8 71f+6 j8x+18 1ww-7 f7-11 9oq-12 2c9+11 1n7+7 4mm-8 1gy+9 18h+9 l7+8 1cy-12 4ou-7 8k9-7 2py-4 6ra+9 3gz-10 29p-8 72y-6 6n+13
2v1-8 4fv-7 4az+7 1yi+7 77-9 4n9+6 2ar-19 km+8 5ut-7 7qj-6 an1+4 833+9 11v-10 1fb+10 1g3-8 3vl-14 2tz-18 uu-7 6jw+6 3jj+9 9yn+7 j4i+10 8pj+14 3f2+13 w5+14
mw+8 za-19 22z+16 67u+8 18a+8 apn-7 sde+6 art-9 6l-13 o8y+7 9yz-10 t8a-6 3s9-9 14r-10 4xl+6 4s0-7 8x-9 jv+12 49f+8 139+11 2bt-18 c-9 4ch-8 1zs-9 4sv-13 f16-8
115-12 a14-12 3bq+11 2zw-13 e8t-9 71b+6 4e7+6 ch7+7 19y-11 cv5-10 1ne+8 ala+11 ljs+12 6zh-9 2zs+9 qnv+8 2lv-8 5pe+8 fbm-10 214-15 2hv-13 71r-18 2vc+9 3y5-16
6ym-7 4ta-8 qz-12 vh-11 a5d-14 28k-7 jo+7 itg-14 g8w+7 iia+20 7g+10 7rh-7 95m+12 4hb+13 2l2-7 rc-13 955-4 4z0+14 c7-9 b8z+10 at-10 14u+15 4a3+8 3vf+8 1s1+7
x7-7 2ye+5 18a-10 466+10 20n+10 6y0+6 gsg-8 iz+17 7ja+13 5w2+10 3fm+6 r7-11 yg-14 29i+7 bq0-8 ao2-7 7x+8 ch-8 204-8 agz+11 9mv-7 nz-12 3v7+9 cz8+6 87r-7 gf+15
a-8 ix-6 2mu+8 dhw-8 9kn+9 ahw-8 7fd-6 4f6+10 22y-13 52v+8 ee-9 43w+8 2dn-6 3gb-5 1k6-8 4ge+10 c32+9 4yo+15 f0i+9 15t+15 7is-7 wa-11 1lf-7 8iq+11 50x-11 mr1-7
47n-7 9u-7 1if-17 d-16 ncm+10 56-9 tg+8 afg-9 29f+11 5h9+9 4vf-13 4yi+14 1ka+11 14x+9 1re-6 67d-9 ct4-12 2ln-13 44n+10 49e+10 498+6 1x9-9 6xd+12 2q8+8 3xw-12
4x8+11 rlc+16 1v3-10 61s+10 d30+10 57t-11 1rk+14 3na-6 2q-8 jw+5 pll-8 4ff+4 7ad-8 1so+8 zv+9 5sd-12 6be-15 1ox-8 40s-13 pgv+8 53e-8 7pu-8 a2-11 4rs-11 2lw+17
23+8 39f-11 1hi-10 dfp-7 382-9 9vq-15 6k9-14 c1q-6 on-12 28r+9 7uk-9 1ki+8 a53+10 8qd-6 1mh+9 6b+14 anh-11 4ur+7 kxk-15 47m-15 2z0+11 5n6+12 40i+8 a51-6 324+8
2bi-7 6vv+10 ayy-24 367-6 2tx-11 3g1-7 1zz+10 1sy+11 9ll-12 ut-15 7si-28 em+7 adw+6 ac2-9 ah+7 9a+9 93t+8 374+8 5ss+18 5t7+8 q2-15 980-7 1hz-10 2ym-7 2rh+10
291+9 34z-18 2in-8 g54-17 to+4 474-14 2p8+13 f4+11 1rb-6 7ep-8 3ob-4 lzq+7 5wd-15 c8+16 3lj+11 d3-10 1a0-22 6gn-7 3f5+8 19n+9 ndi+12 17c-10 4j+10 366-10 btd+7
rc-7 1ho+8 139-12 697+5 b6a+6 bap-13 1j3+9 6i1-9 qu-8 gf+11 8xi-8 4no+9 hh0-6 4a6-8 6mp+6 231-12 577+14 1ma-11 1jo-11 6el+7 7yt-12 1vx-10 5yq-18 134-6 17l-12
jm+10 1w2+8 1tr-17 9x-13 5k5-8 2km+11 4a1-11 46l+10 ri-24 40d-7 vj-19 w39-8 96y-13 3i0-5 4o7+9 ktl+9 3qs-7 j5d+16 4xo+9 akl+7 4tc-6 43l-12 1ob-9 abj-6 ivn-8
431-15 3wb-7 6iu+4 cn-11 69j-8 9y6+10 3wv+6 1uj-8 8pj-11 xz-7 b7t-8 9ip+5 koi+15 9v3+9 512+8 14y+8 802+7 2mt+12 328-7 418-8 py+9 na5-7 1fq-10 7wd-9 1ru-10
9js-22 2p-7 29c-10 nba+5 9g9+11 m3+8 585-12 nwu+15 e0n+11 1hw-11 5j9-11 1wp-15 9lj-9 o6j+7 8d+9 18h+8 elh-9 dy-12 5ee-9 3v5-16 5vj+9 442-10 7fx-13 2yp-10
73j+6 26o-16 ik-13 8hi-22 g0y+17 a9t-9 10n+8 6qf+10 4rx+15 6m+16 pr-8 1k3-15 20b-6 2gj-13 gi7+9 11t-6 1yz+8 5z7-11 b2+11 1k9-7 3bi-7 1a0-12 2iu+14 2i+17
2ks-11 24-8 1rw+11 3bw-9 19j+8 1mv-10 4su+11 335+8 ies+16 3m4-11 3b-11 v2+11 44e-21 7ar+10 ed0+16 4gx-9 4qe-8 654-11 91d+8 6ym-11 hm9-7 d7m-10 krc+7 al-13
5v0-9 293-11 no+11 82d-9 3k0+11 2rf-9 221+8 1xm+13 3mn-11 b2l-14 10t-12 1vx-15 7cg+9 5d3-6 2oi-16 6rl+12 29p+14 1n5+8 306+10 duv+7 75s+8 2ye-9 12m-3 5e7+15
jwp-12 t2t+12 4bu+10 74s+10 dab-10 u7+15 3uh+16 307+14 403-11 6u5-9 80y+10 of0-15 1id-10 26p-8 sxi-10 ewh-12 9lf-5 aln-8 m5k+19 ju0-14 p3t-9 gi5-13 2fw-16
3h0+6 2wc-12 19k-8 2g7+14 711+6 kne-10 6g8-8 r9f-11 nf+7 1bi+5 qi-22 13g-8 dlp-11 4df-11 4ca+10 36g-9 2wc+8 1mm-6 e4o+19 4u+10 c5p+9 967-8 1ca-12 5lv-13 1so+7
6bn-8 1xw-12 hsa-11 kk5+9 sq-5 6ba-8 19am+12 ew-17 1i0+7 1mt-8 3qw-10 6do-11 4ci+8 yxg-10 6o5-7 iq-14 70y-11 crk-13 5av+8 2q5-13 1cs-8 2pu-9 kd-10 16-7 4ev-10
91w-10 8b0-16 2tq-7 sg-12 ir3-9 6ni+10 ks+10 3em+8 254+13 fds+7 p6r-8 2jz-7 5am-11 xn-8 kx+12 45p+9 3o4-21 13a+9 5je+5 ey3+11 5m4-5 car+8 2ld-9 1g8+16 g7-10
661+12 fqm+17 3c1+8 3za-8 18f-6 f3+10 oub-11 5r6+12 80o+8 2fp-11 1yr-11 359+13 eho+9 ed-10 aof+6 68y-9 sb+8 3e7-11 ffx+5 2cx+9 5rg-10 hg0-9 jry-12 2g2-10
df1+8 3zk-8 mb+9 1vx+18 4mc-7 11i+4 aw-9 7pp+8 1y8-4 5ei+11 299+7 3p1+11 3xt+13 3fm+13 8s1+8 10k-21 250+9 uk7+8 f9n-8 fyn-12 3v6+9 5fc-9 4lc-11 58q+8 2s1+6
9ce-9 10x+15 161-9 26j+13 7lc+9 asy+7 58q-9 2hw+23 2ba-10 3i8-8 17x-9 7w-13 4i8+10 34m+9 2mg+9 1y2-8 9sk+13 109-7 2b2-7 jm-10 3ga+13 53y-8 5a3-9 d7r-9 5e3-8
abo+11 8b5-10 11x+7 2k0-7 348+7 7c+7 41m-7 48v+6 uc-10 afp+5 mg-9 2e0+8 2l-10 ejy+7 1yl-25 954-9 lo-7 e6g+6 2kd-11 3r1-6 38l+23 2l2-8 6j3-11 34p+11 6mv-7
99f-12 305+15 3d3-7 81d+8 gi2-12 gkk+15 4ad-7 bso-13 e7l-9 blr+7 ajs-9 anj-11 61-12 111-9 3ff-7 gd8-8 3a9-8 2ie+8 m2i-7 92p-11 8hm+11 olt+8 m6+7 4cz-7 58v+7
e6p-15 2vt-7 7n+11 1ao-12 2wt+15 7xv+9 52-10 6nw-12 6qd+12 jw-7 6m0+18 56c+10 535-5 90b+9 7gg+17 2us-9 8v0+12 3fe-8 r6+6 4hy+8 ta+14 12e0-8 5ea-14 k2i+10
5ma+15 1q0+10 ta+13 i5-13 9jn+8 dca-17 2nw-8 69f-14 hhp-8 1gh+7 b1s-11 tn+13 4ki+8 epw+8 50o+11 489-16 779-6 eru+12 3pj+7 fgl+11 8cj-9 4yj-9 13t-8 1pd+31
9ma+9 cb5+12 751-8 6dh+10 2lz-8 2jr-9 7oa-10 n3-16 819-11 4s4-6 3sz+9 p4+7 ebq+13 1yv-6 4tg+11 6xm-10 iu+6 5cv-8 978-9 4n-12 147+12 4p0+10 8fa+10 4yt+9 2xk+19
u-12 2ma-13 8vu+4 mf+8 eo+16 3n7-11 2u3-8 2z+8 6ln-8 d94-10 1j9-8 28f+6 mn9-14 15a+13 bl+11 3a8+12 4gc-9 24m-6 55k-21 2iy-11 2hv-5 2vj+12 382-13 4vt+9 494-11
3fr+10 glu-14 g+13 4wy+8 2ne-11 5yp-10 2yw-8 nv-13 pr+6 9gz+11 4nb+8 1up+8 2lr-11 st+9 am5-11 fnw+14 5gc-10 5ei+11 35m-12 7lp+10 ep+11 ka-13 54n+11 34e-9
2d2-7 6ma-9 38+6 7mn+9 46a+13 1bv+13 3zw-10 8s+10 8di+13 19b+9 s3+7 176+11 jtm+8 3q+16 ib-15 4as+12 gu-8 j53-8 7nc-10 k2c-9 12x+8 1ib+9 jg-15 np-21 60w+9
76m+9 zh+10 7jn+9 1wm+7 v75-14 nv+8 t0j-12 8hi-7 ch-6 3vm+15 4qz+6 6sa-12 osg+9 3vy-11 ebt-6 chp-8 1ii-7 7gh+7 6bx+7 6s3+10 4vv+15 lkt+9 kj+7 48n-11 c97+8
516-7 4h3+5 2me-7 5vv+11 o5t-7 9x-11 1p9-8 19e-10 1xt-10 azk+6 4zh+7 5l5-13 bp6-10 460-7 yh-7 36z-7 8ny+10 37y-14 2oo-22 83r-10 22+11 p0+9 if-10 4fu-9 31j-12
2vc-12 3kc+10 eii-11 66z-6 ws-11 16o+14 a6p+19 76r-10 o3-9 1il-9 2wt+9 9k2+8 363-8 37a+8 1qs+9 31u-10 6zo+11 2m1-17 44w-12 94e+7 kql+9 34v-10 9m1-5 37n+6
241-14 5mb+8 5yr-12 ghz+9 26h+6 sg+9 3zi+15 8tn-7 3y-13 e10-8 4qr+12 9a7+8 y0-9 avc-7 15b-6 4ey-8 1kc+14 9hr-7 60g+17 967+8 2ki-7 3ba-9 aqu+8 ckc+12 bb4+7
9vk+7 1nh+14 7oe+11 5jg+8 6ft-20 6td+11 cjn+26 419+12 7yl+12 fpx-11 332+11 hwv+10 1cn+13 7ea-9 3mh+8 cwz-7 1yk-10 23q-14 9x4-15 u+9 2v2+12 i8d+12 57n-11 4ep+9
6ue+10 ey+9 4f5+8 csn+18 7b7+10 49x+12 9e5+16 e2-12 bx+8 378+9 1w2-8 782-20 93+6 1if+14 1t7-12 5ho+6 1m2+6 ur-10 b9f+17 gq-8 419-5 4ao-3 9vt+10 2e-11 j1w-9
7gy-6 2a0-10 eao+10 206-10 sr+19 6w1-10 9ie+7 hbn-11 26j-9 34h-8 gd-7 l09+7 1dz+15 1eq+7 apf+8 98s-5 5x4-5 yg+11 1uz-11 2td-12 1uu-11 jg-15 2y8+8 49b-8 1z2-8
ui-9 2h1-10 4sm-23 1ok+23 39i-8 t1-12 22w+10 13z-6 15b+11 18z+8 cz+14 78m+12 tvz-7 3lf-15 7cw+7 9ft+10 840+8 q8g+4 xk+14 894+11 4co-8 3dj+9 3ty-5 2jr+10 ltl-8
158-9 58k-9 cy-11 36y+8 1hi-10 3vu-10 8gs+10 2w1+8 1qo+7 csj-6 kf2+10 176+8 4qt+13 5wn-11 4v5+9 2lb-8 7ji-8 10a+9 46z-7 19r+10 i2z+6 36l+8 7e0+6 9a4-8 9j2-7
2xx-8 e5h+10 96a+9 1n1+9 279-16 ta-12 k80-12 b5j+8 503+9 7go-11 1j2-11 77y+17 2e2+21 j08+5 sgi+8 8bs-6 cv5+14 6ya-18 119-7 8mh-7 6es-11 4jt-10 c9g-13 n89-11
fi0+8 7y+3 26m-9 1ub+10 o3k+11 9p1+9 18q-9 9kp-7 o13+11 1c2+13 a0d-14 4vo-10 5gr-7 9fc+9 4xf-7 6hc-9 5hb-8 6cy+8 1x4-11 5p7-7 1dl-11 a5e-6 2gn-9 c1f-7 4qi+10
5xo-16 3bu-7 7j1-13 1ni+3 8ep-6 570+14 1h1-6 61b+15 5h0+10 fby+11 at+16 lfi+9 lkx+7 wh-9 2c3-10 3sx+23 y3+6 3f7+6 3nj+19 7gv-8 1oa+10 8x5-16 czb-10 1i-8
39h-11 hl7-13 15r+8 emf-15 41b+6 b+8 a56+7 6lx+6 2gy-9 7af+6 6w3-16 4kn+8 jg-7 77n-11 j7+8 lu+7 8zc+8 1d5-7 52s+8 1e1+7 av9-8 z3+10 d7x-11 bf0+11 1km+5 4md-17
38h-8 8j1-16 ko2-18 4yz-3 771+12 2ml+9 3so-9 5fl-7 2a4+5 70e-8 ph-12 mkl+9 ci2-10 g5+9 449+13 2ew-11 kw-9 3tp+13 d3+8 22b+12 4s0-12 3nn-8 96q-17 dr3-13 ao5-8
1p2-8 2pi-13 3nr+10 2hz-6 3vd-5 11+8 72z-11 121-8 86b+7 4w2+8 66o+11 6um+9 46k-13 tvw+4 2dk+6 8h7+9 mb-10 13h+9 hh-9 3a-28 2qx+13 627-13 12qr+12 d7a+10 6ps-14
322+10 25r+9 6ps+8 76c-15 a4g-8 o6-12 8z8-11 yk+10 7fw+8 hb0+7 1qg+10 i2t+7 m24-19 b5-7 23r+13 1tu-8 6os-5 2hs-8 dna-7 2qh-16 f9p+13 3r2+10 6ka+12 af6-10
mm4-12 xj+13 11b+15 3w7-16 2m7+6 1lm+8 5b1-10 tb-13 dj2-15 48h+9 4bz-7 5r6+9 15k-17 3cg-8 25z9+10 2tb-6 15k+9 hz-8 gho-11 3jm+15 4m6+4 eay-14 2dt-15 ean+10
aw9-11 9j-11 6yr+7 7l1+14 20v+6 2o9-19 7i4+10 1ff+5 8mf-12 4v2-12 1i3-8 28x-9 2jh+9 lp-8 1nb-8 29x+7 4ov+12 49b+13 3pr-8 4ym+4 1wl+19 6ov+11 14f-7 4gg-10
it+10 9wg-11 h86+8 gsb-4 85z-10 5uz-8 4i3-5 2nc-11 810-17 6qu+12 c36-10 mt-14 95j-9 agf-8 3b7+9 3w3+14 5by-13 39t+8 1x0+9 8iv-6 94d+9 ly+10 1mh+11 81g-10
eev-8 1rg+7 4sa-11 dqf+5 30k-13 5c6+10 bno+10 at7-21 2hp-10 nz4+6 3mw+8 afo+9 56q-8 7a-10 4na-10 b8z+12 k41+6 7w0-13 ing-6 fje-10 ji-21 189-5 2dd-7 5k1+10
6qy-7 1f8-8 3ws-11 ghq-6 5qm-16 cvr+8 3ed+10 wy+13 q+3 8rl-8 bdd-12 4uw+4 2em+13 54l+11 2bc-6 k2+13 162-6 4rd+5 eat-14 4-7 1da-11 2gi+17 6kp-12 1wm+7 1n+12
1g4-6 bk8-14 hxz-18 f2u+10 952-6 g9d-11 33u-19 wl+9 8r-10 3mi+7 2l+14 d15+6 1tb+11 1ug+14 8at+9 9b1-10 3wg+21 8wt-15 kdv-11 2tb+5 4pn+14 70+11 ai-9 5uf+7
4bj+8 59o+15 ewm-14 7ce+7 7yd+14 2v6-8 3yf-11 2yl+8 4r+14 1sx+7 2vz-11 e33+16 78v-8 2gi+9 70b-11 gn+8 20z-18 b3e-10 94+8 f2+8 44z+12 aan-7 bol-10 602+8 1ks+6
cd-11 647-9 17e-10 9zy-12 181+9 8s5-22 17k-8 1oi-8 87j+4 28j-14 4vi-19 3nf-6 j3e-8 tw-13 26l-14 4en-4 aj6+6 bef-13 gha-8 31a+8 8mj+8 4mi-5 iv2+8 335+12 5nr+14
91x-12 672+8 2+10 lky-12 1uh+9 cys+13 8bv+5 ag-9 7ji+7 hjn-12 5cm+6 6ir+13 214+11 2h6-10 7kj+10 1qq-8 q4-11 7op-8 jnb+22 243+16 azb+10 54s+10 1e+8 4cy+9
ahy-14 12z+16 did+10 2ee+13 38q-8 3w2-11 7om-10 2f8+9 4dd+9 41n-5 d04-18 3un-12 80t-8 6ut-7 gcu+9 2am+15 2zt+12 74x-4 716-13 3zs+8 kd+13 ich-7 620-8 1ay+6
7s6-3 936+7 23y-15 4gl+8 8o7-11 4e0+11 d3h+11 b4-19 289-14 ik8-8 tz-10 1j8+17 ank-7 39u-8 1xu-8 80z+8 1qp+9 1y-6 8j6-10 1kf+11 8ic-8 1hh+15 c4y-6 kv-6 4zn-7
n1g-8 c1d+10 46n-8 4tt+10 4va-12 cdb+10 b86+14 11z7+11 77e+8 u7-6 eup+9 1dz+8 2uq+20 zu-11 6aq-18 9o-14 2te-11 10q-8 14lz-9 i9t-5 4e+7 4g5-9 bu8-17 3az+9 is+7
6n-10 dv4-8 jno-14 2lz-12 aca-13 d1+8 4te-7 2et+10 39a+9 2w6-7 2p6+12 3my+6 2xl+9 2cp-5 6ca+8 e59+8 u0-14 3ra+7 36v-7 17na-12 4pb+7 cj-4 3pf-8 54-16 dq2-7
1b0+9 41n-9 9wt-10 97+15 2mu-9 5sq+8 b92-10 6wz-10 3vr-10 1o9+9 my-10 2j+5 2jk+11 of+9 hih-14 2cg-25 ajk+15 hct-14 3bi-7 1fy-13 f6w-9 2t2-8 db-13 2s7-11
59h+16 2zc-12 22w+9 36t+9 5ia-18 mt-6 7pe-13 ug-8 5jh+10 8pl-7 2ti-11 3pd+9 2o6-12 1he-15 aeu-15 57k-10 1zt-8 hj-8 9o-9 2fx+25 1gi+7 or0-8 9bt-8 5b7+10 859+11
42w+12 5az-8 8im-8 qkj+11 26-12 5kk-5 v8-7 829-7 2tx+14 3kq-7 pi+7 1wu-8 c22+8 3n+9 5k2-4 4j8-11 2ry-11 3ly-10 112+7 21g-6 7xp-9 6us+12 b1l-9 hsc-12 1g0-15
1cp+8 4w8+17 e9q-9 fgj-11 48k+8 2by-6 7i7-8 hlv-11 3p2-11 8ai+10 er-10 g1+9 156+10 9ol+9 e9o+15 2ei-13 1xe-11 4u-12 2gj+7 2j3-8 7q8-9 dbh+7 6dn-9 d4s+7 ckl+6
4d3+9 rk+12 j8z+11 fal+16 2wn-16 9jy-9 2f0+7 26o+6 74m+10 2gb-13 yq+8 1dx-10 7t+16 19m+10 7l5+13 2rq+5 13w-8 74w+10 76x+11 cqv+7 2pl-8 rq-10 4qo+9 91w-12
31i-10 16w-10 vf+13 1bb-9 do-7 2b2+10 5e2-6 1uf+7 as+10 3ht-15 27-5 4kn+13 472-10 3nj-12 2k9+18 dqt-8 959+11 5k2-9 n53-10 a1+6 9zd-13 3ih-8 js-11 19i-13
450+19 7e0+9 74+14 4cm+8 2eq-11 1d+7 byy+10 3m0-7 35m+10 4lt-7 76a-14 jar+8 47c-8 2pr+7 3k7+7 lj+7 1vy+9 1rx+5 3lk+8 kn+8 1kt-10 55d-7 6pf-9 99g-10 3tt-11
4c8-18 3ge-12 6sb+9 4q6+9 892+8 93+9 n2w+11 42n-15 3d5-7 80c-12 6ui-12 76n-12 1j5-16 ml-9 gnd+8 298-16 a+11 46g-5 38g-7 21a+10 9yl+11 1mw-7 4ei+7 3l7+9 1qt+8
38r+10 42t-12 18d-8 nl-7 t7r-8 93q+7 p4-8 qm+9 5be-16 85+10 jse+12 jq+10 31c-13 2nm+5 6w0+6 1t4-8 4q7+18 27l+9 hvw-13 i2-7 3o6+10 1ge+7 73o-8 62r-9 1cp-8
1n2+10 23i-16 4ct-7 4a8+13 gvp+8 1ri-9 3wj+19 3wn-15 ckw+9 1mu+12 2cp-9 2re-10 21n-12 a8-9 hqa+13 9gz-11 6g2-8 60m-9 1k8+8 3oa+15 mx+11 1kh-16 9xv-17 8w6+12
sfr-10 1rj+10 1hm-7 1cm+10 je3-20 8p7+11 cw4+9 2o2-6 1j7-8 76-10 3me-19 1j9-16 86z+13 91n-23 2ro-10 erq-8 edu+8 3uo-8 o0-12 1v4+11 1mq-7 2o4-10 3zb+10 3a7-7
3t0-6 f5v+13 2p2+16 c9o-11 1oh-6 351-7 gyu+9 nb+10 3z3+8 g3-13 9og+12 1g5-19 997+12 2yf-9 3t9+7 wa-16 cp4-11 69c+17 e09-20 2os+11 1hm-12 5t0-12 1r2-13 82u-5
2j3-6 4i2-10 a1z+9 9o6+10 41w+7 pa+8 q1-9 85f-7 59x+13 s7+12 2o3-19 5sh+7 1i5-16 6di-13 88i+9 23+10 imz+9 1nw-10 22h-11 xc-9 5rw-12 6a6+10 5hn+19 1c3+8 5bk-14
css-8 5vr-11 5do+10 dqc-10 3o8+7 31-5 2nu-8 282-14 9mn-13 5n0-13 7au+19 a8c+11 vi-10 6t6+16 5ia-6 1t-10 cgz-11 2v-11 914-9 285+7 cug+10 c17-8 6mq+10 5ai-8
4j+8 st+8 hg5-13 dc0+10 16g-6 3z2+9 gz+7 6l9+12 4kk-9 eux-10 ij-8 4ut-7 7vx-10 3y7+9 55x-9 bg1-7 6kn+9 35v-9 in+14 c5u-6 3zb-12 cpx-7 1rn-12 ags-7 2nk+7 ib-11
4f1+8 4t4-7 5ki+10 3cm-8 724+8 c8-7 1l0+9 sq-10 7ak+8 22z-8 60t-7 2j7-8 4nx+18 eq-14 3fk+10 bo+8 7me+7 2ka-10 425+11 6z1+9 p6q-7 3x7-8 c2j+9 1ve+8 yt+7 1b6-12
o3+9 zk-12 1gx+7 57f+21 1fj+12 fsd-20 3oe-7 7n5-5 15t+11 5tc-15 f0-5 459-8 cmj+13 3es-13 2r3+7 59c-8 268-11 75w+10 6rf+11 140-13 7d5+12 2mw+12 3i8+19 1w8+7
3d1+11 fwq-22 2m2+8 fgh+7 1ym-14 5zl-12 qv+15 az8+9 i9j-13 c0+7 nq-10 19h+9 55f+14 9mh+9 2he-9 iy5-9 1rb+9 42s-11 c7e-11 ra-9 9p5+15 6zu+8 c8b+9 4tq+8 amu-14
6tp-14 bg7+8 qc+11 8dd-14 7hj-4 dty+11 lk-9 um+10 7p2-5 306-10 5ut-11 dgy+12 2e2-8 2ot+10 34+9 1g9-9 17y+7 7tw-9 10-16 24-10 95k+6 eo-11 y6+11 ksz+11 12a-9
8pn+12 qzj-12 d1a+7 6hr+8 5gx-8 1b6-16 6de+9 zth+8 64c-9 f5p+9 2ib-9 4zr+8 2x2-17 k1a+8 9ml+17 18c-11 5ii+10 499-7 eje+9 2ky+22 69l+9 304-10 3qf-12 4by-16
5iz-12 8f2-10 79q-8 cdb+10 2tt-7 cce-10 mp-9 5g0+12 233+11 7ho-7 1pk+12 2d1-10 7nq-11 bze-8 14f+8 5rj-12 3yx-12 1yx+9 2xh+14 jju+15 4co+7 64d-6 1oy+8 mnb-7
5qs-7 4e7+16 1w5+9 z8-7 bhs+4 6re-7 i20-8 3gi-10 3f6-16 3zq-14 q2-7 8zh-10 r1-12 3g9-9 311+10 cw0-11 1j8-7 qz-12 81p-10 bxz-10 5fo+10 eu6-7 2vq-11 8sm-9 1pk+8
5l2+11 9l7+7 dd4+8 641+7 40y-15 96l-13 2u2-7 1uq-9 cgo-7 8jb+7 ck3+12 xe+10 j0j-13 2hx+11 1wo-6 2vf-20 asc+11 9dt-7 51y-8 49j+5 40y+11 da-11 6jc+12 5wa-8
288-16 514-9 4vj+4 7qb-9 3x4-11 63r-7 1ab+7 1tc+12 7nw-11 375+13 30d-7 cq5+12 qu-11 2xe+6 3pu-13 3wh+9 4ai-8 64l-10 6m9+18 5bv-12 y7o+8 60i-8 8py-16 4wx+7
5da-6 1dn+13 3x7+15 2b5+10 j9l+9 8pu+9 z6-15 7j-9 4ko+14 iyo+7 2en-13 1e4+8 48z-7 7gg-13 7xm+10 7wx+9 qd+11 2sk+11 3sw-12 354-9 mlv+13 6mc+10 79g-14 mtd-8
dd7+5 bi-10 o7+9 5fw+11 5x9-12 j4+11 54q+4 3eo-9 32q+10 725+10 4vi-8 c2m+10 5lv+12 4pq-8 im+7 bv2-8 m1k-10 8ba-7 158+7 4gk+9 iz8+8 pz-10 7if-16 5g4-18 3gk+12
4z5+7 akg+11 c7l-6 6zy-7 ar2+8 3h7+11 7q+12 7yg+11 3io-6 f0+8 asx-8 5iv-7 5e4+9 3pd+8 3m1+22 3pe-9 55w+9 5ta+10 3z5-10 gks+11 5su-12 166-11 d60+10 d0x-11
2jr-11 3l+17 mdk+12 64m-4 6oh-7 k7c+6 b4e-11 adg+8 600-7 8ek+9 hm-7 5vc+9 9e-12 1k6+9 9ft+7 ydc+20 io+10 46g+6 6ea+15 5eb-7 ift+10 3pk-10 3h+15 2hi-8 80s-12
4mv-12 1uy-10 502+12 74+7 467-13 2w2-8 315-6 273-14 4e2+8 4cp-7 166+13 75h-9 283+10 5os+6 h21+11 120+4 47l+10 6ag-9 c3+7 73k-14 7h1-9 3te-10 64m+8 4ut-7
6ba-16 167-12 2b8+11 oiq+9 sv-4 46l-10 5a5+8 2qe+22 3xf-14 1pi+11 9jo-11 3d8-10 5g6-11 ob-8 1qj-8 10e+7 8iu-8 b5n-8 441-8 789+8 flr+7 7tb-19 5h6-9 819+6 u7-10
89p-8 20s+7 7q+11 ti-29 alf-17 czd+9 kpw+15 1g2-6 49+9 zw-8 l7m+8 bod-10 4qe+4 9k4+10 40c-11 2iw-8 4cl+9 8id+9 9gx-9 915+8 ku-15 57k-11 eo+11 6fg+13 4e-9
2m7-12 81h+8 6dc-17 11q+6 bsq+15 2es+9 cii-12 1t+10 2gp+14 g6-12 4ti+11 ehq-17 dff-11 17n+12 6ap-6 7ye+6 2a7+8 85c-8 2k-7 4l0-9 6ta+6 1aw-15 a71-11 rz-7 f0+13
7le+11 36d-9 o0-14 1e4-9 1ko-8 7a2+14 bxo+10 2l8-12 47f+13 8g4-8 1vw-11 5rp+7 b74+13 7d+9 1l7-13 uq+13 1j-8 35l-6 3y-9 1wv+9 1q8+15 18g-8 515+9 73l-11 9i-9
1i-9 id-13 3dx-8 977+7 86k+8 9t-9 5n+11 9i+14 1ol-8 2ug+11 75w-13 cjh-7 6bz-9 36y+12 m2-4 2zr+6 1dr+6 2rv-10 19q-6 6p8+8 ej3-5 3xw-9 181+14 3eg+5 6fc+13
bqx-10 38o-12 vs-10 2xl-9 6ak-9 g58+10 3o5-9 5i1-13 9gm-10 5jh-22 5w9-11 wy-9 du-12 ym+8 3s2-7 b85+18 5je-13 dy7+8 1ab-6 bht+9 2k6+7 9wv+6 3cl-7 1gc+13 1k-21
9ic+8 31l-9 1mg+10 cws+19 4ic-21 63c+8 1w3-12 19r+11 71+10 6b7+7 bzh-11 1to-8 43g+6 aj-9 em+1 3jq-14 tr+5 74v-7 2yc+7 2j3-12 1pw+15 4ca-8 29a-10 hj6+14 poc-8
7aa-12 8az-9 56v+10 4wm+24 50s-8 938-14 6ov-12 1uc-8 1uo-9 p4+7 8ol-8 4dm+9 eik+12 cb1+6 15f+5 sb+8 3g3+12 iu-10 66k-11 1gj-7 99f+11 913+5 5fu-10 3m5+8 50c+16
3d9+8 59k+12 3nx-17 92n-8 6ap-8 1w3+11 116i-16 23g-9 axa+10 5rh+10 4jr+9 4p5-7 o4-12 cyl+5 c1h+10 26b-11 3vo-13 ib+10 6l5+9 4js-12 1x3+11 1d0+14 c5-6 16w-20
15g-6 7pe+12 695-7 b8g+8 17q+14 162+10 2rk-11 81j-14 75f+8 9r1+7 6fx-10 5li+9 bsf-13 23f+10 2qi+8 nzk+10 1qk+11 3yg-10 4ak-17 54t-12 k57-13 4u2-7 97e+13
2gy-13 9mu-6 mq-12 d2h-13 yy+12 8i2-12 6kf+6 5uo+7 4qb-6 jq7-7 bvi+9 mz+30 2r5-8 s0-7 q7+20 dy+12 32f+11 3ox-8 fnd-9 6uv+6 51q+13 hux-9 3qt-8 8e5-11 he-14
hc-7 6gy+10 64l-9 1bw-22 320+15 kvb+10 ag-19 cs7+12 20o+9 5zr+10 4uu-13 aoi+10 7jd-9 3pk-8 435-6 91e+8 9eq+21 80z-11 2v9+8 lct+9 zg+9 mcy-6 4k7+8 2wz+14 86l-9
a2a+13 1s7+8 6gj-11 545-12 ch6+10 ev-9 5o5-9 atz-7 2av+7 59w-11 75c-6 2zt-13 3dn-11 m4-9 dft-12 4h8-9 9-7 gki-7 4ek-10 4bu-12 6ph-10 2hs-20 41m+9 6gv-12 1mv+8
c4p-9 6ci-13 4kb-11 h3-10 5n9+13 xbl+10 i83-9 7bz-6 69y+7 3tc-8 39e+8 5zp+13 5gu-8 1y6+7 vk-9 2wl+7 1ta-19 4bo+12 27h-16 f7f-9 6m2-14 bz+8 9a5+8 w4-8 574-12
741+6 ahi+9 ac+8 2dj+11 u2-18 5gg+7 jtd+14 45x-19 1ad+9 7m-11 kp-10 50a-8 1sk-13 1k5+12 6yh+8 32r+9 sy-10 15y-7 eet-9 8ls-7 1kd+11 xq-11 m2-8 19a+12 8zg+12
5qa-8 8ez+9 51q-21 ri+12 5hf-10 4o2-7 nw+6 5w1-6 23h+10 8l4-13 6vg-9 5z0-8 36v-6 nci-8 2r3-9 232-7 eu-9 1x0-13 3lk-10 4gg+10 enp-8 csh+8 77i-11 7nz+10 21t-7
lsd+14 7ke+8 hp+8 afv+8 1pl+9 260+12 26x-7 5pp-10 1fz+7 alh+14 3an-7 502+7 4z3-8 2a3-8 1uq-7 44r+6 69l-15 51e-7 cbf-7 51o+12 328-13 6km+7 9s6-9 ayk-9 2mh+10
1kh-7 1ms+9 6dw-24 ao+14 127-7 1fi+7 f7a-10 1iu-11 7w+13 2gc-16 3op+9 32s-11 1s0+8 1vy+10 2yj-4 5a9+11 3bs-7 do+15 5i7+12 d10+10 84g-5 80e+9 lvz-8 hgz-13
gcq+5 4y3+10 81+12 ayj-18 811+6 wd+8 1wh+7 6l3-8 1bt-13 av3-4 9bz-7 5p+12 brm-9 4f+10 gm+9 1cl+9 2ap+10 p5-17 2me+12 8g7+8 2y+8 2vz-8 yf+14 57z+13 210+11
1if+6 20+7 12t+8 501+6 383-14 7nj-6 2c4+7 dvj-7 pet+8 4el+8 dg3-10 5kz-15 dkx+8 cqw+8 ii-14 9w6+8 5ko-8 493+7 8nx-8 6nb-10 661-11 i1u+13 md1+13 1dm+9 r3q+17
52o-9 8y-13 8k0+8 7l-6 4de-7 1lr-15 8ye-7 8pq+8 67h+8 7du-9 5n-8 hof+9 795+14 yn+8 1jq-7 10g-13 4ae+16 51n-17 2mz+10 249+10 ado-11 6a6+10 6fe-10 e9u+12 9my+8
574-27 7g-7 8al-16 bc1-10 73v+12 39k-18 8bo+9 35s-10 30w+8 1pz+9 mv+12 103+7 agq-8 eoy-6 k1-12 14o-9 avt-9 ef+8 yi+8 785-8 27x+10 hva+10 18-11 9n5+13 2eu+6
82c+15 s4+6 7b8-8 5lh+7 837-8 2pz-8 ehm-4 7ms-10 55d+9 2x5+16 6px+10 y1+8 64f+12 7mf-7 9v6-11 1ui-8 3ym-6 2cs+12 5v+7 8jn-8 1ar-15 9rz+10 1cj+15 62+9 ew-13
cr-9 fx1-8 64g-13 2yl+11 778+10 ajd+14 g0z-7 258-8 391+14 aks-6 3b5-14 59r+16 74i+11 ez2+16 22y+15 22l-10 2xj+11 es+10 ei-10 6sw-10 em-9 1zm-6 503-8 5e4-9
b7p+8 iv1-12 4y8+23 m3-3 2d3+8 7ii+19 801-8 t14-11 302+9 4nr-7 fdl+12 1n2+7 5g5+7 3c6+6 89v+6 4iw+5 bl4+9 7vy+16 pa+13 dny-11 296-15 yze-10 8kc+18 bo6-10
1s5+10 cjt+10 15p-16 x5+13 4gw+4 c3-10 hv-7 26d-18 1lw-9 f0+10 1tk-13 lue-7 1tk+7 1lt+8 3ik-7 331+7 2dj+11 1qd-7 jf2+13 tfo+5 3f5-9 1l+14 4fr+10 1v2-12 2wm+10
12v+13 ur+10 3er+10 fgp+13 30y-11 hu3+9 8z5-10 9tx-11 tz-7 2ff-7 250-9 4nd-8 4q3+9 2ff+8 3tl-11 jqu+13 1fj+7 s2c-10 4pb+11 fk8-11 5h9-8 fi4-7 3ck-8 2zk-12
wq+9 2jb+15 p9+8 70w+10 3z3+12 4z9-6 kir-12 2nl-11 c86+15 3rl-10 89c+6 ax4-6 1p-9 57j+10 14m+18 1u3+9 m9+11 8yf-14 602-12 12u-7 aoo+9 1f0-7 3jc+10 2bk+8
3mz-11 8wp+9 7oy-8 2bi-8 db-11 ga-8 2gf+15 1u9+5 9es-10 65+4 1u1+9 29w-5 7w4+9 2e7-9 e3-14 9k6+12 m8m+10 13z-6 9ft+10 3b1+9 8ey-15 6f9+7 28i-10 994+6 10j-10
14g+13 1m7+8 plv+11 4ep+12 agi-9 j17-22 2jw-10 37i+7 jh3-13 f1r-21 2fz+8 2l5+7 4wm-9 ln+12 9dk-8 84x-9 34t-10 8d9-6 2i8+8 5pb-7 1nj+11 3xg+9 1uo-11 oo-16
aw8+7 a0-9 wa+10 1cx+8 33g+8 5ho-24 h0p+6 223-14 ajj+7 6mc-9 pw-15 jul+13 1oo-15 yc+9 487+3 14u+9 92g+11 2q3-23 3qx-17 8cr+8 2ud-25 jke-16 lt-11 171-9 14s-12
4ic-9 hi-10 om+6 vtm+22 24c-10 94+7 6br+10 gkz-7 4yc+11 8id+8 gk-11 1w1+12 dgw-6 fay+11 29m-8 2wj+8 pa+13 9fl+7 n4+14 2po+9 14u+11 4m9+14 t7e+10 18g-6 35b-9
922-5 3di-8 80+9 l2-11 1cs+9 tqo-13 6xa-7 3uj+12 4gc-11 h0b-8 1e2+9 2l1-13 1ta+8 8m6-18 h7n-13 1qd+10 gpo-11 6py+10 2uw+9 6xq+7 1xn+11 2k8-15 b62+6 54n-14
ehs-12 gs-11 6l+6 3sp-19 gg-9 2ck-9 fuu+9 3nq-8 76d-8 18q+23 3bf+8 1qm-16 gg-9 r9-9 gn2-10 38i+8 4wp+10 4v4+7 g6y+12 hk-8 17o-8 6zu+7 70l+8 db4+14 rxe-10
asd+8 bs4-8 36s+7 kp-11 1wh+9 cco-14 9ay-13 3zt-12 22x-9 1w5-7 6ja+13 a7a-13 7fp-12 cy-11 2x9+6 eio+6 6d5-15 pl-8 aps-14 58v+10 eyc+12 9a-5 2ob-12 1xl-33
1ky+10 65k+10 1ym+8 2qs-8 27b+9 7wn+9 i8+11 43k+9 yp+9 fsu-8 3wb-9 4by-7 919-8 aug-9 ez-17 vt-8 jd+8 b3s-11 9cm+11 942+10 kw9-13 he8-10 2ui-9 zy-17 9jj-13
aey+10 5r+10 47d-8 320+8 9sy+7 3cf+8 1f4-6 2f8-12 10t+10 e6+6 d5g-8 7gj+7 5jf-6 510-10 hvc-9 1cl-15 15d+9 3xe+10 hpb+10 7wm+6 ox-14 9mg-9 591-13 a74+8 97n+11
1qp-16 b23-6 aio+11 28l-7 30-7 1c4-8 7fk-9 8p7-9 tq+13 320-10 69x-14 3fj+8 1f2+15 81i+11 4lu-13 14z-11 2pr-9 6my-6 3az-7 2hz+7 1ot+9 b1w-9 2b9+8 5ln+11 tqs+6
79+10 im+9 yg2-12 1z3+8 3hi+8 c3-10 33z-8 44o-12 d-14 2cg-10 7rd-7 223+9 w3+7 bj6-7 962+11 bou+15 83t-10 1ep-11 j4+7 32x-9 eo2+11 6zk+12 98x-10 mgp-8 3y6+8
857+12 29a+13 4rv-18 3mx+11 1re+8 3bd+8 3pb-9 b1+8 2ib+14 67v-9 44n+8 8ke+6 4kn-22 pjl-4 c87-5 23c+14 1q-13 1sb-7 109-10 8in-8 abf+17 be3-19 2jt+11 i7z+8
fn+17 c17-8 6m4-12 497-14 2oc+8 5hv+7 5is-11 chp-9 15i-11 5v4+11 6km-7 2px-8 apo-13 8c-9 34z+10 be+7 7q2-7 miu-8 2cn-10 mx+9 6dy-5 3je-14 cjm-9 cxu-10 708+13
bn1+12 2gq-6 5k1-16 hl-17 6m7-10 24v-11 do2-6 r1-7 2ag+6 62s-17 bae-6 29l-12 1g9+8 l7+7 xc-8 147+17 b27-9 2ko+10 3d-8 33a+10 nb-6 6b9+8 2ft-7 1el+9 5c7-4
7xa+11 5ux-15 ct1-17 k0+8 gu-10 3m8-12 1zx-19 hgn+7 b8z-9 31m-5 3u9-17 5ps+7 5lx-14 8fj-12 190+15 3ov+9 5zq+14 yq-10 1jd+8 6dv+13 5p6+8 72c+7 229-8 diz-13
by-11 5bg+8 2af-8 15r-8 4gx+8 1zu+6 1k+11 lzs+16 gja+13 6gh-11 4iy+7 9lm-9 9f0+6 nu-10 4wc+8 6s+7 4gb-12 5w9-10 bqj-15 14s+9 bv7-9 ahc+8 1g0+8 12q-11 17s-5
d8g-10 air+13 12f+7 fiz+7 2i3-9 4np+9 4fg-6 fzx+11 bu0-11 11k1+12 49i-10 904-5 93f+9 d02-9 b6v-13 6uo-7 3h6+11 1x3+4 1c0+10 2l8-6 8us-10 3ds-29 9ka+8 zw+12
8m9+9 q4-8 vj+13 2wv-10 9va+10 7bn-5 1ol-8 8fv+7 ol-7 1zz-11 5sn-9 4x0+10 4th+16 6s4-6 1qz-11 6f+15 4av-9 lf+7 so-8 6ih+11 3w4-9 iwz-8 yll+10 fno+8 4lw+7
3w5-5 28o-18 2nf+5 4t3-8 18o-10 6zi+10 1dd-7 6qe-10 1ej+10 246-8 ach+10 ijv-10 3x3-12 1xk+10 qj0-7 101+15 540+6 b2+10 vp-6 19k+6 2ir+7 lv4-20 af9+7 6x7+9
nqt-13 sy+8 en5+9 2ax-11 4od+17 1nb+10 4k9-15 7m2+7 c5e+9 85k-8 9q-8 9e+13 i0e-4 3qt-12 j9-7 4kv+8 7sy-8 f6g-12 4r+10 3pg-10 84l-8 6m5-14 e6n+9 40u+10 dqn+17
33x-7 55i-13 at7-10 1ep-15 ana-8 sy-10 5ea+8 3cp+10 a16+9 sn+5 1hp-9 nc+7 37z+5 c1-6 4df+17 33w+10 3o3-9 494+15 yo-6 bke+10 1no-8 3dl+10 hsg-7 3wa-8 29a+11
r7-7 rw-6 ce6-7 6hj-7 6eq+11 1d7+13 bj+7 82y+12 5vm+19 b0e+11 hvx+10 1xh+7 wl+7 4hd+7 g4s-10 ut-8 66-10 2p5-8 20-6 9t7+7 2tc+3 2pp+15 daw-11 2jk+11 dpg+14
y3h-10 6o-9 7tk-16 bg+18 3do+16 324-10 8yh-18 6ya+10 5hg-16 8zl+11 5rc+15 48c+10 2rl-9 mb1+8 6k5-22 24x-9 48k+7 5r0+9 4bm-8 3dg+13 wu+11 1rw-9 3cx-8 2us-16
7e1-10 1cg-6 idl+19 256+9 b24-9 468-7 chs+10 h6r-7 2ti-8 27x-8 22i-11 1p3-8 3u8+10 6qn-10 qt+14 n9s+7 45g-17 ky-12 2eb-6 92n-12 1ze+8 37s-18 a93+12 4q5-14
7sl-10 cl5+7 8z9-8 1c7-9 6z2-18 564-6 4j0-6 oro+12 1fp+10 k6-8 2t4+8 m9h-8 37i+9 6w3+6 ebc-13 3f6-9 3wb-12 3b-7 2ht+8 6mc-17 lql-10 28w-10 g4d-18 355-9 63v+8
cox+8 js-8 24g-12 1di-9 21j+16 3gl+6 2v2+15 4vs+7 4iy+12 909+17 n51-18 oq4-9 gqb-10 ewi-7 24t+13 u1+8 vv+7 1d4-7 3q5+7 7bx-10 7oz-8 6vm+15 61d+15 3ag+14 fgb+8
2ii-7 79t-8 eur+9 432-5 qa+7 2nt+11 am4+7 eue+8 6q5-10 8ai+12 1ng+6 fql-13 1ko+11 6te-19 7ma+12 5j9+7 2mv+12 l78+9 1ob+11 be4-13 25e+9 7c-14 fch+10 3wh+17
22x+8 sl-22 4c2+12 3fc-7 6de-8 1w9-11 138+8 2h9+11 r4+6 3ix-13 6zi+12 1c8-9 bkm-8 nh-12 28j-10 ql+8 gfn-8 1jw-8 eic-9 39w+9 g1n+9 6kt+12 6er+19 8sg-9 1ld+8
4pu-16 27b-13 3u0-8 c24-11 2ji-4 169+8 bx+8 gs4-19 12w+10 1sj+8 gsg+6 3i8+6 6j7-5 4ay+16 awg-7 1p9+10 4j2-9 wy-15 4pk-9 86z-14 2xj-6 2pd+8 18z+11 1xr-7 big-13
11r-18 pjx-8 4ir-19 6bx-8 2ob-12 2v2-7 4v1-15 b8h-8 26g+14 9z-12 2uu-8 7v5-26 9t1+6 3bw+6 ei+7 7va+16 4tk-11 265-9 jkh+10 3q6+9 20g+12 5x8+11 68x+8 b86+11
te+14 1zf+7 6zb+8 qn+8 68u+19 dco+9 6cf-7 7pb-7 3wu+18 2a5-6 9q7+6 9h6+10 1az-9 30x-11 4ff-16 6td-11 doq+11 56d+9 a52-8 92a-9 27b-16 etg-9 7kq-24 5a-10 ez4+14
4f5-11 4yo+14 8ev+5 2py-6 l+10 8lg+9 2yr-15 bkp+6 83a-10 btf+12 199-16 99i-10 51x+7 14v+12 aye+16 1sp-12 y8-9 q8-10 19z-10 14n-7 um-7 27h+9 5tk-19 20i+6 71y-7
c7x-9 4kx-10 2j1+8 2c1+10 77k-11 3qh+10 2dl+10 34z-8 54j+9 wi+10 gw5+10 6oc-10 1a3-7 5i4-8 5p7-4 51z+8 byb-9 zp+8 29n+8 dk5+10 4c1-8 4pj+9 833-9 1ev+11 9ki-14
1pw+15 65-8 h6-8 c9c+8 4gz+9 1o9+5 1yz+11 310+13 7jd+11 44q+11 6xs-10 7w+7 4o2+11 497+11 5od+11 w7-14 4yv-10 rw-11 3to+11 r0o-7 9g6-21 1dj+6 2po+11 54l+6 up+6
26m+10 4pv-11 au9+9 22d-13 zk-12 316-10 ax7-9 7r1+7 1vq+12 3s9-8 55-11 23i-8 94l+8 1b3+14 210+15 3u9+9 6by+4 cu-15 44m-8 c5-11 2mt+13 1nm+13 co+8 5g-8 6ue-6
700-8 25p+8 iyk+10 669+6 5un-13 esn+12 1ma+11 78r-6 vi-9 d4-10 1w8-12 8c4+9 3l4+7 bsg-7 9og+7 8lg-8 o7-10 117-7 2cl-8 odf-10 1fb-14 bz2-10 63x+11 8p-10 emz+8
1wh+9 6pe+11 5t-7 9dw+11 3i2-6 1xz-10 6tr-10 1jw+9 6gs+14 7rl+5 278+15 6fa-21 eho+7 89a+10 303-7 4s-11 6go-8 833-6 5jg+6 1bi-11 2bj-14 859-7 1z7+11 6ye+7
2ie-13 9ic-10 1i3-9 5yg+10 1e8-10 3sr-10 8q+13 2z1-13 km+7 bc+23 pr+11 22v-7 7z+9 xb-9 cwu+11 68v+11 9ip-13 4s4+16 nqd-12 62y-8 56v+12 22j-12 3dq-11 4ee-7
62c+9 26a-8 8yc+15 erk+4 83t+11 to+6 6ov+11 2gd-9 c2-11 77k+10 9w-8 1ei-15 3a1-12 4s9+8 djr-7 4b0-9 3mp-15 hh+6 yq-9 gu-9 43y+6 3xm-6 4l0+9 1ny-10 2aj-10
7zm+22 g3z+11 yi+9 793+9 1on-9 uf+12 3wf-10 7ge-18 9ie-5 4ii+10 dmw+13 3a7+11 7a6-11 10m+6 c8h+10 1ot+7 901+5 6wy+12 4sm-12 88+10 23h-12 2kn-20 4kx-11 a5a-14
2n1-9 3g9-7 497-8 b2g-7 fda-6 co5-9 2xu-9 21h-9 gv+8 6w3-8 4lw+8 it5-15 bco+11 1pv-7 1j7+8 7l5-10 26b-5 7yd+4 22-14 2t4+7 6si-14 4tt+8 9z4-14 cay+12 1x7-20
5mf-9 pd-11 3r-18 2il-9 93m-11 5ev+5 bcg-9 8gv+7 ny-12 1cw-11 1hl-9 ah2-9 a6c+13 2ej-8 vz+7 7lv-14 51w+6 8rp-12 rjl+8 7d3+19 2cr+11 425+8 5gm-19 3my-13 3o2+7
cgc-9 52b+11 12m+10 lf-12 3l9+11 3qx-11 7cy+9 fr9-11 8o+11 5y9-11 kn5-7 64d+7 yt+9 4jd+9 8zr+10 6sq+9 786-10 jl-11 92g-9 5dh-10 4hv-10 4nx-10 24c+6 6x2+11
4bk+8 b7t-11 l3a-3 4jr-11 auv+6 7f2-10 7gx-8 byb-13 5t4-8 cok-12 5mj+14 8j6-9 hwg+8 ip4-8 2wb-10 1op-17 gou+12 ku+18 6r1-12 3fh+10 2sh-13 wtv+7 2b6+11 rt-9
14n+9 1qi-5 5io-11 zh-13 bvt-6 33p-6 cu2-11 5ye+8 442-9 33n+6 1sj-15 bh+6 8tb-9 1n2+7 2d1-8 6r2-8 bp6+7 tw-10 3f4+4 mf6+11 353+8 ch-7 3l2+7 ef-16 b37-11 b4x+7
2i4+4 4y0-11 ap-7 p0-24 l8-9 7zj-10 a+15 2yg-10 kp7-10 8ki+7 61r-9 1ca-6 dvf-8 3t8-9 2r8+7 2fd+9 7cm-17 22o+6 7op+11 oq+8 41w-7 a2z+20 26x+6 1dc+19 1fx-11
5lz-5 826+11 81k-17 zf+7 xg3-8 1o7+12 50q-11 j6-26 b6f-7 vm+10 8cz+9 9l1+7 26v+12 24s+8 d49-9 525-9 6yz-7 5w8+9 45y+8 mi-7 bfm-10 3en-10 3ay-7 hfb+12 hrh-9
4fa-8 2h9-13 2e3-23 1d9-8 rc7+11 hy+10 dr-12 1ma+7 9oq-8 540+6 2is+12 ds4+8 i39+13 gw+12 agp+12 3d3+10 lp+17 2lc+6 gxa+8 87r-7 4yr+12 1sz-8 mp+12 21m+10
4dx-11 py7+8 6qu-9 1ot-10 ah4-7 4kq-6 43w-8 65w+11 6oc+10 63s+13 4hm-11 30n-7 fpk-7 929-11 8cq-14 39-14 au3+10 z0+7 chi+7 ew-5 oas-8 4a6-7 27v-10 35g-11 4uu-6
ot3+10 1p2-11 29t-9 5dj-8 fb-8 ak5+11 76a-14 2rn+6 9p7+7 of+11 d4u+21 423-21 cdp+8 547-10 5zf-7 113-10 9zq-8 6z1-10 8s+7 t7+9 124+9 3lk-19 jxb+9 9mt-14 cca+14
500+7 95z+9 y0-9 9qd+10 5q1-8 44j+8 aur+11 2hk+13 1g4+9 149-11 5gr-9 93r+8 9li-11 675-8 3bo+9 21w+9 52-12 6jw-9 rrz+8 30a+20 5pr+8 tc+10 g40-15 vf-8 7uf-5
67-22 ml-15 6t4+9 25u-8 471+8 2bl+9 1eb+4 23u-12 5w8-15 aaj-6 6rn+4 dep+10 gt+8 5p0+13 k98+11 fc9+7 5c5-12 11m-8 7y8+4 bft+7 64c+8 6yf+6 dtb-10 5av-10 2ne-16
8cm-10 535-10 os-10 2sj-11 sn-8 59t-20 5vn-8 9ti+11 8bm-12 1ng+8 21d+4 370-7 m69+6 51f-8 cy+7 2qe+9 ae-9 1v3+7 32v+9 kd+11 20x-10 by4+7 6th-7 62v-8 dv4-8
bq8-7 1to-10 amr-5 2mf+11 3lv-10 6dy+10 m3+8 2gv+10 6bz+7 2wf-9 14h+14 a1f-10 63i-13 1x7-13 ya+11 qf-10 ub+7 6z4-6 z6+7 65x+10 rz-8 13f-9 5a3+10 695-8 4dm-10
6l5-8 18o+10 72j+11 4y8+11 al5+11 un-9 79f-6 3dk-12 e6l+10 22j+10 ug-6 28-8 pfi+12 26a+5 2az+11 qt+7 293+9 806+8 15u+10 3ep-12 d8i+12 1qk+9 35k+8 1wt-13
46h-16 3z2-20 rf+6 6r6-10 5db+12 1z4+12 9uo+10 h7z+8 1bn-8 4oo-9 7uw+16 tb-20 3u2+9 3w0-12 er+14 1bk+7 c+4 6v0+5 10m-12 w6-11 5pi+9 3q+9 3vn-6 2su-8 9rm+5
c3m-19 53z+8 43u+8 8x1+10 62x+11 6h8-10 17+12 3di+12 788-14 12h-2 a27-9 6yb-7 iy+14 4wy-4 22e-7 3xq-14 1lb-8 177-12 gaj-10 332+9 44q-13 i0f+15 5cm-9 39a+6
8h9+11 4jj-8 g3p-10 4ek-7 2vo-10 31s+11 1c9+20 6by+10 1fo-7 7hp+13 5uh+13 421+6 7wg+8 2pg-13 gek+8 8un-7 1n2-8 bkk+12 3ct+10 6so+12 ig4-15 1qv-10 5lx+12 s3+10
5c6+11 49v-7 3cg-14 e8+7 1sj+13 dfp-6 3rq-11 6wc+8 35k+6 6jj+10 4f7+10 drd-9 14v+10 lfa-15 9ii-15 42r+8 9sc+9 5z7+12 e7-6 4rn-14 187+12 1mf+8 2lk-9 bat-6
5w3+9 9h7-8 4h3-9 3m5+8 je+8 1og+7 f1f-10 108u+11 32y+7 g1j-8 784+8 1kl+11 n2-7 18p-15 1mo-7 5td+6 74w+11 34q+10 td-8 13i-12 387+8 1aj-10 myk-10 7fk+8 4mi-10
ek6+8 a4a+9 3yq+9 4md+9 kgp-21 bsw-6 14x-10 1gx+5 121+8 3rm-12 3c-8 ah+12 4pt-9 37v-6 1qy-6 5wb+10 29j-11 46e-12 1xh+12 9b2+8 i5x+12 24j+8 8zu-10 167+8 5j+9
ant-9 6s5-10 2lk-20 6-5 6g8+11 aik-20 2hq+10 5ur-8 3l0-11 24n-10 rr+9 4xk+14 xgf-13 af2-8 n8+11 1xp+9 3i-13 6we-14 7h2+10 1av1-13 1ey-9 897+10 g4f+9 1pw-8
m0-29 339+6 gmw-6 26r+5 61t-13 gyj+10 gmu-8 122-7 j8x+5 2w-13 hm3+7 bw9-8 1c4-16 y4+6 rm+9 o0-17 5mu-10 a3k+6 25n-10 f8l+9 i-10 3r8-7 7q+8 6sb-12 7ck-19 49x+7
2eh-12 8u-12 32n-8 3b6-7 1oh+5 d9c+10 edr-8 4wn-14 t8+16 3op+8 18jw-15 ief-8 3ik+9 1xn-22 340-15 c7a+16 e9+8 69r-8 xz1-12 wvn+12 8eg-9 1v+13 56i-10 bf+5 c8c-8
3jb-15 2fh+6 5kz-15 5mn+7 3gv+9 1gs-8 2ky+7 9ph-14 7vc-18 f3x+8 3be-7 czw-15 18y+11 1eo+5 4r9-9 cdp-8 5wm-10 393-10 cwq-11 a27+12 c0-18 8rf-9 7jk-7 1l5+8
5ih+11 7jq+5 28h-7 87-9 ha-8 aw+7 1c3+7 ako+11 pyi-9 2e3+17 3r7-13 32l+14 11b-6 pr+17 bpy+4 4tj+9 7so+16 5pd-8 5wt-10 2yu-6 7bc+7 5uq-6 4ya+8 qh8+15 357+8
5nb+9 g6-13 1md+9 14i-10 43z+4 7qe+7 4tc+11 5nn+8 1xs-10 7zr+16 vv+6 gje-8 3nu-15 hv+12 o4-11 5la-10 11d-18 1rp+9 5y7+7 5j+8 6om-14 122+8 2ht+14 9ur+8 90-9
8e5+9 3h3+12 pwc+9 4q8-11 2xm-9 236+10 5nc+9 11c-16 5u4+8 30-15 22f+11 7k4+15 1tq+10 h32+13 1g0-6 6a9+9 cv-4 rb+10 31i-10 8ob+20 3sh-7 j6v+32 62h+15 1au+6
j49+5 1xa-6 heb+9 1z1-9 qb+14 2k1+19 ah+10 kry-13 i0g-18 ccj-14 52g-7 63x-8 3v3-8 6ls+9 1n0+6 ovc-10 vj-9 9u+13 d2h-13 6ip-13 gc-9 jaa-7 37k-8 35s-7 fz-10
8b6+9 1up-9 3oh-8 94c+12 1hs-15 2iv+14 6s2-9 pii+11 5mx-9 2wd-11 2cs-16 3wr+5 6d0+11 g0u+10 1mp-11 4ey-11 d6k+9 7eh+9 84+11 6su+9 jc1-10 8wx-10 exy+7 2g1-20
6q+18 9u+6 cpz+7 2m6+9 30g+7 2wt-10 82o-11 4yl-11 j9+11 7vz-10 gp4+17 2j1+11 4ny-6 1hx-15 1bp-7 2v0-5 b8h+6 chn+9 dwy-8 75i-8 5zq+11 99-5 g70+22 5h9-8 79j+14
6ta+14 8e9-9 3yu+3 55w-6 2fn-7 87s-7 4s2-8 54+9 51x-9 33v+11 9m9-8 atd+11 210+9 30e+9 40p+7 6lu-9 1vx+12 6g2+14 ci1-9 10d+7 5ib-11 13r-9 uk-11 7d0+9 3uk-8
hy7-9 sp-11 31v+11 1ig+9 15u+11 2ld-6 3mk-10 fmg-8 dg0-6 2xt+7 10h-7 9sh-9 3l2+10 6sh+11 3q9+9 qt9-10 59k+8 o0+9 2yo-10 qo+6 191+4 58j+11 5zv-8 322+8 9aq+9
379-9 7dw-9 4lq-9 16i-13 gqx+8 3kr+10 xh-8 gcm-16 fk4+7 9zl-8 a58-14 5bs+7 y6+13 1o6+9 44u-24 77a-14 8xx+8 443-7 20r-10 7o6-12 8sh+8 575+11 4z3+12 o2-8 3jl+6
579+6 g86+6 5eo-6 tk-8 4zv-12 5jm+7 2dp-9 3jt-9 4md-8 ok-13 ovc-9 1at+8 430+8 3v-9 us+9 1qo-9 afs-8 165+11 uc+18 6sj+12 32w+9 2pl-5 3bn-7 7ig-9 6f-12 1nv+12
aye-8 1nx+10 47a-10 6gg+8 82x+10 r9+10 d2-8 5pa-9 2dx+14 6z9+16 1xo+8 3re-13 8ha-7 2q8-11 6fb+7 5bs+12 1f2+8 zo+14 2f5-6 l03-7 nk+10 2uh+10 8l0-15 209+11
gux+12 3jk+8 vn-7 4yl-12 4fx+18 8gn-14 awt-12 3c4-10 26n+10 92-11 5xk-9 19w-7 7ml-10 464+11 asf-11 2eo-7 3eo-7 b7b+9 1dq-18 22p+10 18y-9 45p+12 181+8 zn+7
1m5+10 15o+11 bvw+8 7gt+9 2l0+9 bs6+10 feg+15 3d7-6 7ao+8 6ra+6 1st-11 mvp+11 b5v-18 77r-23 20i+8 4s6-13 53z+7 5ki+20 1q-11 iz+16 nx+10 3cq+11 36v+19 4tu-7
hm8+10 ag6+8 fuo-9 60v-11 557+6 7km-11 5o6-11 a89-10 elj+10 77x-14 9n1-11 3j3-7 9nz+9 49g-15 a5p+8 lf-12 241+8 1rs-7 73h+8 3en-15 30t+10 5m+7 4rg-12 3ru+18
1xm-9 427-6 5mh+14 4uq+8 4zb-10 4l+7 5xb+12 97k+14 4if-11 78n-9 bs-11 3ra-8 o2+13 2df-8 80w+6 3f+6 25r-5 6fa+21 tjy+6 8r+10 45b-9 ex9-11 6q4-10 d7p-9 3tm+9
dai-17 3yy-8 2o+10 mxl+9 dta-11 e-16 qz5+7 56v-11 bo-8 695-9 2gm-7 2n3-11 4su-7 1kn+8 3nb-10 3v2+12 4c2+7 1xc-11 n1c-10 8rh+9 6pg+12 4s2+6 aoh-7 5ar-8 24y-5
12g-8 1za-9 13m-8 19i-8 gyf+13 3vf-12 ixt+7 1h6-9 18s+10 ehf+10 4wh-15 2yi-6 ctk+13 310+12 3sk+9 6h7+7 d2x+11 3xs+12 57l+8 1xg-10 44v-11 8q2+9 6ms-12 1sa-11
2dp+11 54-13 193-10 12c-8 g2q+9 qa+12 bte-8 3hv+13 f2q+8 3k8+13 9dk+8 9jw+11 4kc-11 ar-13 4gs+7 cf-7 d7o-16 1pc+12 3fz+11 rql-9 4vr+10 9p2+13 vc-14 b01+11
fhj-9 311+8 cqo-15 1us-10 aah+9 7df+8 511+6 gz1+15 egb+9 qq-8 8ov-14 3za+9 3ei-8 68l-14 b46+7 28-7 4ar+7 211-6 8f4-13 8r8-10 i12-13 1wg+10 99-21 41n-22 bd+12
gbb-9 bd+9 511-10 1n4+9 1gc-10 4hz+16 3k+14 o8+10 ih+6 2vp+8 4uu-11 48v+10 bdp-10 8pp-10 as+10 19i+8 2ge-8 1yw-9 jt-9 c49-7 c75+13 2ef+12 3m5-11 6f-11 dz1+6
156-8 3oq+18 8fm+13 4c8+10 943+21 76q+8 5sw+7 7mf-6 1u8+7 8l-10 6e-12 9t-10 26k-6 j69+12 24t+26 8y1-7 t6+9 q7a+14 cdm-10 v5-11 1zq+11 4yv-8 3yt+12 1np-13
jz-16 1g+12 c35-9 3a7+11 2hj+13 43d-10 2ed+13 aa4+6 iyc+9 52a-14 11b+14 1pd+10 t-10 4t-7 3z3+9 ryo+7 bh7+8 243+7 417+7 69m-11 4cc+9 d4y-8 rgi-7 201-8 1a3+11
8o0-14 ha4+9 1v-18 2fa+14 dwg-7 at+10 dl-10 6nw-12 71j+7 88g-8 9df-9 7in-12 xf-12 3i-14 1iz+10 geq+14 3bl-14 bga+7 fwf-8 fvi-7 lq+11 19n+7 1pu-11 3vw+12
a0s+12 f1v-10 d45-8 2ia+6 bg+7 4g-9 t3-14 b5d-8 19s+9 103-9 4jv-10 4wq+8 gd6-7 1lr-11 2rd+9 6j9-12 4yf+9 7sl-14 ct2-9 6ip+5 94t+8 6wq+6 e4-7 3bx-13 tx-15
5v1+16 1cd+12 mxh-8 5r-7 4se+5 11x-7 bxm-10 614-10 4gl-11 504-11 qaq-9 1it-8 5ib+12 1pp+11 137+11 p+11 67p+8 cll-8 p6-9 ab4+11 6c5+9 hi1-7 tp-15 1gu-13 re+12
79g-15 ak3-11 opn-13 3v2-8 dwy-12 4wh+10 2bn+8 3no-12 34w-6 l9+12 eq4+9 rw-7 30e-10 37v-11 45z+10 1xi-9 7sc+7 dpd+9 xp-8 3wp-9 1oz-9 5pm+9 197+10 5pm+11 48c-7
49-10 fxm-12 2h3+11 5c4+5 4fn-9 1ic+12 6o9-8 4r2+12 vnt-9 j2-8 sj+10 469+15 6nw+10 54g-6 31-8 gy+9 afw+14 au-16 1xj-11 qq-11 qy+8 2g4-10 4a4+7 60w-8 mim-11
et4+11 44t+8 3u8+18 8i2-8 4dp+7 e9q+9 3gp-10 8ue-8 bam-9 2hn-4 2fo-17 23q-8 xz+20 9nl+14 9c9+13 2pn-14 lz+7 58e-7 4mu-8 2qy+4 28n+7 4qc-13 8h2+12 4in-14 2di-9
9y8+8 8e4-10 1tr-8 my+15 9tm+6 1k8-10 38u-10 8xg+10 4jy-15 8tx+9 9hz-8 8km-8 n4i-9 b36-8 1n0+6 3jq+10 7ow+11 d0u-10 2hv+8 dyv-10 7z7-7 2de+6 jka-14 aoo-10
2nt+9 5gw+11 3rk-11 mna+10 5b6+10 1jb-8 gmu+10 cg-11 2oj+5 27d-8 7lv-13 9o+9 1tm-14 56h+9 ar4-7 bft-8 j7k-9 cb8-16 1hl+6 779+8 672-12 7sb-8 cuc+8 860+9 1aw+12
597-7 bp8+7 7k9+5 d0e+7 b9v+6 1yj-10 a3d-15 7aa+13 gfh-10 j5e-11 1l-11 1n7-9 cxi+9 9ww+9 1sd+9 nh+13 2gi+10 261-7 fxf+8 75n+12 82d+8 u5+7 ce+9 909+9 1bj+10
7ue-15 6c6+11 8vh+10 aa-10 4s1+10 1cr+11 3dm-12 2yz-8 3uq-7 bqz+13 b59-10 6b9+8 52m-13 okg+10 2nz-9 2xf-12 8u5+10 gox-9 20b-12 1m7+11 58m+11 2h8+12 4uy-7
137-8 b0l+11 kng+6 akj-8 247-13 351+8 bd-7 2s4+6 1lh-11 7k6-10 1d9-12 30k-15 87l+12 8xu-12 4hu+14 ajc-14 6f0-12 dzt-9 7zn-10 9fc+13 87g-13 695-8 71r-21 6ew-8
94w+22 7ng+17 h8w+11 37p+19 7uw+10 dci+9 22v-10 70u+9 d5g+17 5pl+11 6w5+13 6p9+6 u6+12 4sn+8 89f-12 88x+10 528-9 6al-7 2s0+8 amk-8 9yi+13 1rh+10 h53+13 1s6+12
29d+11 6hi+9 3jd+12 f9x+7 2ga+10 d5l-9 4vt-9 1zc-11 br3-10 662-7 3n1-8 5nz+14 1st-9 cvo-10 dtf+6 2d6+20 17n+10 9sg+12 d4-13 d6t-11 co+10 dsl+5 1im+10 99o-14
6wz-10 10w-7 5ff-13 57f+7 34w+7 5zv-9 26i-7 78s+10 1hy-12 3bs-14 21x+9 4k7+11 8u8+14 2fk+10 1zc-10 v0+10 2y-7 ai-18 i5u+7 20x-9 15a+7 2os+7 3tm-16 3j8+13
8jg+9 46g-8 ql+13 36x+9 gx+10 3ex-12 6sl-17 c2v+11 6fr-8 7ms-9 te-8 1at-11 acn+4 39u-8 3up-20 30o+11 1hu-6 mes+13 2tn-11 5j-9 2s1+5 dan-9 5pg-8 1dm-12 9nj-8
x2+8 2k1-9 633+8 nj-10 477+5 91a+7 lws-9 dd+11 q7x+9 8q2-8 bqk+20 9gk-16 bkq+8 7ek-13 or+8 9ac-9 19w+15 zpy-7 uq+9 bgp-16 35-8 4gl-13 alp+9 3lz+7 14m+5 15i-13
4cw+8 58+8 6bk+11 5kv+21 dao+9 jb1-5 1e2-6 ej7-7 nd-10 11gl+11 3kt-8 1id+11 2tl+10 2w-11 729-9 3aj-11 e2-14 7cz+7 5sm+12 4ht-3 du8+9 2c2-8 x2-7 60n+18 1h5-7
4et-14 4xo+6 9h1-8 8qk+11 5ji+6 5m6-8 1wr+7 91k+8 odv+8 352-9 9hq-7 4ea+5 rgh+7 9n7+11 at-11 7xa-10 1cl+8 22z+15 vs-8 3hu-13 zp+10 4e-9 ae0+8 8o-9 2i9+5 6i3+9
5ty+9 4kj+7 a6y-14 4dl+14 6ex-17 abt+10 3bd+13 5bh+15 31o-12 2fb-9 mx-11 5e+8 23r+12 174+9 cm+15 2y+10 597+7 5-12 4fb-9 60f-16 2cy+7 49j+11 yek-7 1dl+9 x4+9
4si-11 141+6 40p+16 99q-24 8xa+11 6zp-8 9b9-7 je8-3 fea+8 alv+9 ef0+4 15-21 9s-10 ru+14 1gq-12 9hc+11 4ev+7 3zw+12 ti+5 a3i-15 28r-9 8p6-14 9yv-9 1ay+10
e7l-11 4u0+13 66k-7 3ir+5 1bx-10 4zx+16 4gq-8 aan-10 zm+12 gav-6 fh+10 fie+5 c3q+13 d1+11 4a-17 5oe-10 1fm+8 eur-17 eqp-9 4rn-11 2e2+8 40x+8 4m-12 4vt-11
2ew+11 1vg+10 59a-12 3js-9 l8-7 83x-7 307-8 6pe-12 26t-8 bb0-7 jnc-7 15m+9 57w+8 1ev-14 1gm-11 bob-14 tu-6 6h7-8 6dq+10 1gv+19 9mw-8 bbd+7 1n-11 1wi+7 1yo-9
3v1+10 1s1-14 2b7+16 fxz-9 8r3+8 3sz+8 8nn-15 44f+6 5gs+8 2u1+11 tug-12 1fu+10 9jg+17 3ak-15 2g1+15 5aw+11 24k-7 5ii+9 1av-11 d1i-6 69o+10 1j6-8 8k7-8 7ca-8
3x-8 7ca-10 yb+9 2fi-20 b67+16 634-10 vt-13 7h+8 2g6-17 c2y-9 2mn+4 4zx-12 dhl+8 cg0+10 11q-9 5kd-10 me-10 2l1-9 8ba+15 3g6+9 19wc+8 2pg-8 1op+8 kc-14 3vc+5
1i6+8 cqt-8 3ph+9 8is-9 1n5-12 1r8-8 5sv+16 htg+7 4vm-11 2cp-9 1l1-16 48b-8 6uf-11 jab-7 26x-10 1c7+11 fg9+8 5kd-7 7yk-6 15w-8 2uh+7 a7d+8 lv-22 152-16 vc+13
48b-9 5gb-17 33y+15 1xd+8 59s+7 2s1-9 4ip-7 5gc+11 so-10 qw+8 179-7 a9d-11 eag+13 6n3+9 iiz+9 1bj-18 1y0-13 3tc-7 dyu-19 307-12 29+10 5ls-10 8sc-12 4mv+10
5gm+7 2o5-10 8wm-11 lb+11 74t-11 350-6 449+6 3x9-7 4is-6 1zw+6 29j+8 1fg-9 136-9 43b+13 548-11 4w4-7 3pb+13 38q+15 4tx+11 vl-12 1oa-9 31v-14 1h7+13 7cc+15
k1f-6 1ku-14 4z4+5 7u-14 2q8-9 5cj-6 5r+9 h9+9 j7w+6 1ld-8 5w2-10 1ow-10 1t5+10 g-9 3nh-16 317+12 bf1-8 55l+15 jvy+6 k18-7 4b8-11 6go+8 8p5+6 4bl-6 21r-9
2mk-13 1tu+9 4uu+7 60d+15 4ez-10 1hs+7 djt-8 2q3+17 u7-16 1br+12 4ug+7 ej-17 cvj-7 2h5+8 50e+9 70x-8 hc-7 a93-10 g9-10 6se-12 6hw-9 m5-7 3fd-10 foy+9 93+10
33o-7 1g1-6 2w+9 cv+6 1cq-5 a3f+5 3jt-9 oy-11 1tv-8 1fo-9 alz-8 ic7-13 1ty-24 3t5-9 7xs+9 3ea-8 4lv+12 2yq-8 7cx+7 35b+11 7rw+7 20q-7 fen-13 isw-13 8ti-13
pym+10 ddx+8 x8+12 9s-30 29i+9 2q5+9 kq-13 9q-10 1ay-10 2nj-13 3s+9 14p+6 ip-10 x7+8 3sc-8 7hg-11 a08+13 bic-13 430+10 uvt+12 8fv+10 6fj-7 qf-9 5p8+9 3i8+9
7uq-8 ab3+13 1tn-12 7f+16 3zk-12 7r2+6 f7y-12 w+17 a4x-10 3h-11 1ws+11 q6-20 yd+7 4e+8 i4l-13 26z+9 cl+8 b9v+4 2qo-13 7t-8 bej-13 2r1-10 1q3-8 4y3-8 yd-8
1fr-9 p8o+10 5xv-17 310-6 iy3+6 4ob-10 5pt+7 2c5+7 700+19 e5p+11 wq+8 6jv+9 gl1-15 50l-7 abp+11 3ki+6 3ld+10 he9+12 2jn-9 m8-7 13f+11 6ek+5 fe7-11 2uj-13
20e+13 650-12 a9i+9 cg-10 4t5+10 cqn+13 a6n-8 117+8 2rv-20 5wu-11 rg+10 5vo+14 37j+11 dmp+9 21b+11 s8+7 g9d-11 2qp-9 77f+7 1b6+8 os+9 nc+5 67y-3 8m8-15 2ek-6
1l0-25 2st-9 47j-9 24p+8 42+6 vz+17 9wt-11 jgd+7 gvf-5 76z+10 19q-6 z3+11 d5z+14 19+12 v6-7 jt0-9 1yf-8 405-15 6va+8 1ef-9 as7+8 s29-10 vk-9 ot+6 49u+9 om-24
73j+14 8p4+7 ba-10 8mk-11 649+7 8oq-9 ed+17 72r+10 4z-13 3s2-8 ad1-21 31q+11 vt+5 3lp-5 3k6-17 8tg+7 3gz-13 si-8 x1+11 309-10 642+8 5sb-11 4h6-7 aer-13 1xw-9
3p4+8 bzo-8 7bs+9 7xl-5 55s-8 c56-7 2ql+11 onf+6 6j2-9 8o5-12 93+9 34u-8 4pq+11 5v7+6 3cj-7 b3-11 86j+15 7rl-8 4sv-10 7cr+8 xm-15 6qe-10 4qh+11 1su-8 5sj+12
52k+10 1f2-8 69h+10 3b9+11 7ad+10 17l-7 156+6 inn-14 2lv+9 2r9-15 1mp-6 2m6-11 164-17 2yf-10 1ep+8 i98+8 58i-9 102-15 29g-11 1bj-14 59t-13 4uf-21 nyv-6 5cj+12
f6g+13 1um-9 7d9+9 6sq+13 8tu+13 10y-11 149-9 dv-8 k12+8 62r-14 2to+6 173+9 f0+7 50a+10 175+10 2wi+8 1f3+12 600-8 5s1-8 6wh-10 6gu-10 24y+10 18c-15 71p+6 ab+9
61x+7 ayb+15 7l3-7 cye+9 m0i+12 8rw-18 5db+5 15n+9 8qz-3 32x+9 fcy-8 b25+16 22d-10 2bk+11 7z1+15 iic+10 ri+11 4h0-21 3mv-4 q-4 crl-9 10g+8 9lo-10 5mg-15 kn-14
1u0-14 5ce-7 1f1+14 25s+8 9lq-7 9ln+8 cj8+7 6oj+5 cwo+6 mpz+9 34o+8 5ec+9 3m-11 3f1-12 6ml-8 2ak+5 68p-9 543+10 6bi+21 1gn-10 1ed-7 72o+14 675-9 15m+9 44u+8
fb7-14 1j2+8 7en+6 vq-12 1qn+9 4zf-8 nl+10 546-12 8ke-12 79t+6 1ao+8 3zv-10 g0z+9 fd0-6 58l-7 2s3-14 3p3+8 6a7-17 68n+13 6r0+11 2jp+10 21y-10 5vj-14 eb+8
3j3-3 3hx+16 gn+11 2jp-7 7g-7 e4v-13 25l-6 8n-15 ira-12 48u-8 6aj-9 98g+8 2cc+5 3hi+9 2rm-8 g6c-7 37t-7 37b+10 26t+11 39o-12 v32+12 jfj+9 4xr+7 u6+9 1de+9
w7+12 4ha+6 6wg-7 7rs-5 5y6-13 4n6-14 chm-10 ae9+16 2li-9 27t+21 6f3+10 48w-14 nf-9 1h1-10 d0-8 3ur-14 c7r-13 1u+10 2i4+8 v8+10 ctk+16 9ei+7 233+10 ajm+8
ju9+8 5ks+10 i0f-9 bsi-6 3uc+7 afq+8 674+9 1jm+22 ej-13 3bk+10 1ei-8 d4j+8 1iu-7 m9-6 3w5-9 39g+12 yh+6 4d9+7 sj+10 7z1-10 3vi-11 3v-11 c0-11 3p8+9 17t+12
1ik+7 2bz+6 2f3+22 18t-9 80u+7 h3s-9 mc+15 a8s-11 8xs+8 ok+6 di+9 5u7+6 3kd-7 7ys-12 uh+8 4oe-5 412-13 de7+8 b3d-7 1lk+8 1ta+12 7sr-14 q7-6 1bm+10 kg-6 8dr-11
2a4+5 50e-13 4m1-16 76+11 ho7+21 lb+10 1k-15 4cs-13 hp+21 14n-6 6k8-8 u0-9 3nl+11 6y0-11 ael-13 5zo+9 bs8+7 1ot-11 7ko-15 749-11 2s6+15 1yt-8 axz+12 5yu+9
2x5+8 36g+8 1j9-10 fr-10 f8t-11 a71+10 6dq-9 265-10 s07+12 sc-15 2dl+9 6l6+11 765+11 gdh-19 45u+8 93o+9 6pp-9 402-17 3pn+7 kf9+3 2cu+20 83u-10 2hc-7 6qu-9
52o+8 6lt+14 43p+5 2dd+11 93d+6 b54+13 5jq-9 awa+7 nb-7 7fl-7 2uv-10 4ep-7 1km+11 5zy-10 2cj-10 5yf-7 7d2-7 3ip-8 hl4-8 93q+14 6ve-8 d7-7 cll-11 50r+11 22u+5
gvm-15 9yz+7 1vx-10 2jm-7 a47-14 12v+9 46t-7 40a+7 fvh+12 vr-9 2gc-11 2a6+9 364+7 3s0-7 8jx-9 5fd+7 5l5-10 dr-7 36i-9 51c+7 7o7+6 1xg+7 5sm+8 iok+8 1l-9 pe-8
37z+14 6j7+7 5bv-28 b66+6 4xt-8 8jj-8 5gv+12 4p3+9 3wc-6 6oq+7 39d+12 qt+9 lmb-7 3ii+4 143+8 2y9-7 3ur+8 d0l-10 12a-7 3ds-11 2il-10 8gp+6 5v+8 1ru+7 38u-14
fz+9 xn+8 b36+12 2kc-12 k5r-15 1x4+9 4qz-8 655-12 jot+11 far-7 990-9 1av-7 5h5+16 17r+7 1jz+6 7rz+8 5mm+8 2e4+5 7nr-9 e31+11 3id-11 1vv+9 3km+11 b4+11 1tu-8
ld+8 ca2-9 1kg-10 3o5+9 7bu+12 4d5-18 2y8+10 46-9 a1x+8 20q-12 1z1+9 bjr+10 i24+10 5j2-11 bxn-16 1kx+10 ggw-6 m1-7 64s+8 1k3+10 fz3+10 5y9+12 9y+11 8x0-12
asx-10 3g6+7 3k9+8 1qv+10 8ob+13 12n+18 bjj+8 4ur+11 la+11 15a-10 8h5+6 70j+13 1jw-13 37u+6 94f-9 4y0+9 2y9+9 6cv-11 7s+13 3dk-11 9j9+7 8co+13 1v3+13 1xj+8
kl-7 2cz+13 17a+7 eeh+11 59f-13 8xi+8 2on-10 18c-11 43h+7 akb-13 2tg+8 2tk+12 398-10 ano+13 pl+7 oj5-12 l2o+5 5id-13 a0n+5 c0-8 1lx-12 35t-8 2xf-15 deg+12
27g+12 3xw-14 3ib-8 5h7+10 46g+9 1i5-5 g3y-8 wi+18 6dz-12 or+13 490+6 mhh-6 5ob+7 886-7 10e-15 4to-7 a8p+8 8p+8 s3u-12 k6k-8 8ko+13 y7+10 5md+7 1p2-14 32l+9
49l-11 hss+8 hm-4 elt+5 8p+14 2ma+5 283-8 57s-7 758-10 2q6-6 o9u-12 ut-8 3jd+16 1u5-16 j2-9 56e+10 9is+8 1qe-8 36r+7 n9l-14 3ig-7 21l-8 3h8-8 i41-9 ur1-6
95z+7 4hj+11 ev-10 4t+11 5yw+15 6y-10 blq-12 7xm+10 j3+11 es-23 dvh+13 2vi+3 4n3-19 p8-14 6f+9 bcj+13 1ol+6 k9v-8 l2t+23 6jj-13 gxg+9 7ih+10 5zj-7 3yq+13
re7+8 e7l-11 72z+19 4qs-11 647+9 30t-7 1iy+12 37c-6 51+7 4lg+14 jmn+5 1uy-14 2x3+7 9lv-7 1yz+4 5un-5 58q-6 2nh-7 5xr+7 57h-10 o7u-5 adn-12 1aw-11 7c8-13 1p1+8
iy+10 8x5+11 8ta+7 5q0+4 6ja-8 1lz+8 hvp-8 316+13 ek+12 5nd-12 ra+11 e7p-9 25k+4 1a8+11 83q-8 cbz-6 4ph+10 9in+9 4zg+11 305+6 gvq+10 8rt+8 ko-8 1ne+13 ch5+8
1yc-9 9tg+11 4wa+9 e3+10 2gl+10 kj+6 9p5+10 2jx+6 z0-11 2qf-13 8oy-10 2vu+10 ho+9 2nk-10 278+5 ci-10 hz-11 vv+10 1m7+7 a6j+8 mr+10 2yg-7 74o-8 tb+13 1vu-9
fw-12 3ns+9 102+14 d6-9 hd+10 4q9+7 xd-8 5hd-15 322-14 4uw-9 19e+4 2r9-12 c0+11 5e6+7 3jo-9 1iq-14 7l8-9 c13-12 1rq+5 28e-6 1qe-12 2fz+6 1ft+9 b9o+10 hu+7
6p0+7 us-9 4a7+4 aa5-14 aq0-8 8ip+9 1nu-16 3eb+9 45s+8 1d1+9 95d-9 1sn+12 4va-14 5mi+12 226-14 1je+10 b22+7 2im+9 13p+9 6tr-7 hf-11 o7-9 7x5-6 2lc+6 d4k+12
1kq-9 k6+7 6ei-7 ej+10 b2g-7 e9w+8 58j-12 21n-15 2ar+14 45g-8 dn+10 3md-9 el-6 cdw-7 xd+10 11f-18 1kd-7 13i-12 bri-7 27c-9 7cl+10 3sx-13 1bc-14 l52-15 387-11
9hc+13 6l+7 8n0+9 bwj-7 1j8-12 c0+11 vi+9 9xc+6 p0+18 bpl-9 8bk-11 4w-10 fki-8 13m+8 1i6-11 4ha-7 1vi+10 2h0+12 9o9+12 5zf+9 b6g-20 jai-8 6r1-15 961-7 2zo-12
61b+15 26t+5 bxp+14 uo+11 26a-10 54m-9 1eu-13 epr-12 502-6 2yc-18 3c7+9 314+8 5pn+6 6z7+11 vp+11 79-9 vp+9 se-8 67s+9 56r-8 kdr+8 aml-7 axl-20 5dk-6 1mb+9
3b2-10 6jw+8 bp+9 d6+7 9u6-7 6kd+14 36k-8 15l+7 4hr-6 l2-9 6ls+8 4aa-8 2iw-11 fk7-11 1qu-14 5sa-14 4pt-8 2mh-8 nl+13 611+6 3w7+8 ii1+8 re+14 724-17 8k6-15
4kh-8 1f9+6 p30+6 eh2-8 89b-12 2mx-9 56q+11 lp9+12 1dw-10 mx6+7 2uk+9 1vo+10 514+10 us+5 58i+10 aq+14 49y-18 14k-10 5t+11 1eb-12 1fs+10 3t-6 46h+15 1vv-12
cie-8 hb+7 60y+8 eo3+10 5uu-8 1v6-12 18g+9 qf+7 29y-13 2os+3 6rp-10 6j5+15 38-9 53o-15 60n+11 50j+8 2eh-7 ki-8 2k6-12 emd+8 7kz-12 565+17 om-10 gpo-13 4ov-9
299-10 132-11 8lu+6 m1-3 4fs+12 5xw-9 6va-6 4ck-8 aas+11 8wl-23 281+11 h4+13 2ug-7 8uf+18 z2-6 8hq+10 3x4+9 13-12 jt+7 2g+8 6bs-24 6d2+11 uh-8 6w3-11 b9+13
q0u-10 jw-8 2ci-10 wf+9 2jk+12 aj+11 ch4+10 h3-15 8pf-10 23f-6 dr2+8 7im+9 2nw+10 tr+9 4rn+8 av-14 4k4+6 1lq+10 s6+15 5cp+14 4dd+9 4by+8 13q-9 4kr-10 js9-5
1k0-8 80f+12 2pj-10 3c4-9 kk0-5 a22-7 377-17 50h+12 is2-10 7oe-10 3wr-13 1hi-8 4yf+12 awb+15 6pp-10 b9x+10 449-10 46x-8 b20+10 2ge-8 4sm-7 7ex+11 1td+12
6ol-10 9gv-13 uk+11 w32+16 u6+19 5b9+6 4r-9 ke8+9 bb7-10 b1b+8 beo-18 hn+10 53h+10 441-13 2r6-17 7sl-14 52u-8 41c-8 3n+4 4c3-10 36q+7 abd+19 4u9-15 8q1-13
3rs-10 1zw+10 nsz+12 da1-7 2ad-12 k8v-10 28w-19 iwz-6 9e2-9 8a+7 2en+6 uz-8 k3q-10 49x-8 2kq-9 nhc+10 f39-18 6ko-8 7aq-16 5q5+9 3q9-8 1sy-10 3az-11 1z3-8 nn-6
j6a-10 9ce-6 20t-9 106+7 4y7-11 4z4-8 28v-9 1d6+8 bh9+11 330-18 3v7-10 j5-15 81u+6 77e+6 73u+7 2o5-11 emn+18 1aa+10 gy-14 6jy+7 8bz+10 9vb-10 dx4+14 2x3+8
ea+6 sz0+10 1sd+10 1cr-7 194v-7 3zi-10 2u-12 1au-13 3sl+11 39n+19 18u+16 eg+13 e4f-7 akr-10 276+9 tw8+6 1it-8 1ra-7 4a6+6 8sm+8 4wj-26 4ht-7 2b4-13 c7a-10
1we+13 31a+12 11z+11 7k8-8 2ry+9 nt-11 37u+8 8hx-11 62h-7 136-11 1x9-11 1xs-13 4v2-12 8v-8 ix+6 8qm+12 ic7+8 3xi-13 3gk-7 5ik+10 33p-21 1r3+7 45c-10 174-6
36u-9 17f+10 1gt-18 256-8 13a+7 8b-7 1il+10 baw-14 303-8 s-21 33b+5 6q-8 50z-4 1ny+6 7l+14 dym-8 j5-6 3g-8 gft-18 1fc-8 8iv+4 6qt-8 1lo+9 296+8 lg-10 1oa+13
7tj-13 tim+11 5au-8 3pt+11 l1u-10 8k+8 2hv-7 sl-11 13h+10 3uf-9 3f7-7 804-11 4dm-9 68-12 1f9+7 2la+7 bux+6 yz+7 r-7 cyo-11 juw+12 1be-9 4vi+8 igg+11 im-8
nyy+21 30w+12 91x-8 4yj-10 1qc+9 61e+15 3gt+13 4ck+10 5ud-7 oli-6 pe-9 25y-8 b5q-7 6d1+19 8tc-10 288-16 5gw-10 1ph-7 3ud+5 a7-9 9st+9 16l+4 470-9 57g+6 hkq+11
32r+13 c9+10 305+10 59o+9 6y1+6 993+13 4b1-17 7l-18 e5z-9 1ms-9 gh-8 5fq-12 1kn-8 2bf+7 akx+6 7m4-15 2mt+13 6ih+8 e1c+5 aha-7 739+9 8gh+5 412+7 1ol-10 d38+16
19n-6 1to-9 3yi-12 cl8-7 boh+9 htb+7 3wa-7 axp+7 bxd+12 1ch-9 21h-17 ezv-9 xl-10 93g+6 7xz-10 1qw-14 jm+18 nz-7 1ue+8 58r+5 k8-14 5k2+11 43e-10 8wl+17 24c-8
fm7+18 bv+5 39f+8 bv7-11 9vt-8 3g7-6 173+12 a4y+7 63g-11 1tz-9 78b-20 2sc-4 cad-7 fn0-12 au7-15 7ij+11 1g8+9 6k9+13 d5l-8 bu-13 gsm+10 6q-7 83u-7 qs2+6 5yu-5
i8m-7 2t+5 5dp+15 4s-10 87r-10 3ph-5 1d8-11 1ev+8 983+10 b62+10 61y+6 2kf+7 ah7-16 4s7-13 cww+14 4pn-10 2c3-4 19y+6 jj-10 453-10 1qg-14 aop-7 a9+6 9cb+15
916+7 80k+10 qe+9 84s-11 d3v+7 262-14 gwf-10 3k1+10 5lt+7 26f+6 8j2+4 4ez+6 4qa+7 5mt-17 4cp+7 7c4+7 bry+13 44z-8 mf+8 365-23 ye-12 2el-10 7eq-9 96y+11 2hk+15
13h-7 83x+7 a8e+17 1fk+11 cpp-9 314-13 l4+11 h1-7 3lp+10 1e+12 4sz-13 gbj+9 45-9 1b0+6 fzs-16 3k+4 177+13 gab-9 7bb-13 44s-11 1sq-11 9e2+8 2q2-8 gsd+10 9oc+8
8pg-8 ip+11 4b4+8 7m1-15 1zp-12 2jl+12 6ps-11 34r+11 2f2-7 bu+10 82o+9 5t6+9 2jn-8 1ac-13 7x+12 9es-9 be8+6 61t+8 148+13 4fk-7 230-10 t4+10 5s5+8 2rx-10 10k+9
cx9-7 74e-19 5sz-15 88-8 bop-7 ye-11 o+11 6fv-9 9v1+8 jf+8 qr+9 52s-9 lc+9 c77-7 4pk+5 maa-9 39d+6 d4y-15 ciz+9 5to+7 aje-13 8aq+7 40s+8 8an+10 7cw+8 aos+7
3xz+11 4uj-13 yd-12 2sh+6 2rq+9 miu-13 de+12 ez-12 2ce-14 1ye+12 1b1+12 27a+9 47z+8 411-9 fnf-12 cj2+11 2y7-12 2ys-11 oqi+9 4ya-9 ut-13 73q+6 4br+8 2ki+11
8d7-12 fe-9 23i-4 7ak+10 49h-7 5jr-18 c4e+7 19w-5 70a-8 9bh+11 13o-7 1le-7 6nx+10 42x+12 41p-12 12q+17 dax+12 oj-12 46w-9 3px-11 34-7 8j-12 3kw+9 4hp-10
dxr+14 b4w+7 3q7-9 1ef-8 3e1+8 4a-11 5x-6 16s+7 3im-7 biy+11 8as-7 398+7 cvn+9 51d-10 ddn+9 4lj-14 fnh-8 w8+6 2ss-11 3gn-19 3c8-11 n9+8 pm+11 1o7-6 5yk+10
5vi+8 3qo+10 exf-14 5fj+12 63z-9 hur-7 2tw-8 aot-14 g4-11 4ej+9 5wj-9 1w4+11 49i-15 wr-6 21f+9 14x-10 2u0-7 vz+10 3al+5 12u-29 2xs-8 b4o+8 knq+13 3we-17 1w+7
3n8-8 64t-13 aeu+10 2xg+17 6ge-13 47-7 55s-9 27l+8 1aa-7 c4j+10 b6t+8 2el+6 7e1-11 4u3-6 mkd+8 dzg+12 3id+8 3pz-11 2ox-9 b1u+13 6o+14 vd+8 ar+10 u4+9 hen-14
bhu+6 774+6 p6g+13 41g-7 1zt-11 2yl-13 dga+7 2ci-15 48d-6 92s-22 8ct+7 lb+9 ik+13 cwq+10 3rp+6 3jt-8 8bq-6 1d8+9 sw0+8 2hu-9 75+11 mq-7 38e+15 1os+11 ct7-13
150+11 4st+6 42c-9 13e-11 2a-8 30o-9 k47-10 240+9 9t-14 3rg+13 101-6 1d9-8 gyu-11 c6-13 1yc+10 10x+6 36v+11 fbz-10 1ta-7 5jx-20 13z-12 3ff+11 iat+10 l00+9
1q2+9 2hu+8 dxq-11 4xm+9 225-8 33n+15 3tg+17 3wj-11 ix3-9 1r8-6 20z-8 71h+9 1iw-9 4h1+8 137-8 7al-12 8e2+13 1d1+9 9of+8 bkr-7 7kw-11 20u-30 38q+12 6qe-16
dr+10 2zm-6 2z0-8 6nn+7 53w+10 6xe-9 56q-12 jw-8 108-8 6yq-10 e01-12 62w-14 2v8-11 om-16 d2a+9 cz2-9 33k+10 edw+12 11w+10 hc+10 11y+8 91t+8 a1d+7 1li-18 3r-8
2vn-11 gz6-8 1hf+8 4af+12 1ol-14 1lz+10 39e+10 ec-15 1fe+10 3ak-9 3f6-17 79+9 95y-6 k7-8 84s-20 2e8+8 2w5+7 ms+18 3tr-9 9u9+10 5ss-8 a1+7 8sv+10 6h6+10 2f8-8
2kc-6 8r1+9 2fb+10 1oa+8 gmp+9 j2-11 63p+7 b5-14 48i+20 32-9 33j+13 c89-8 1pv+9 7r5-5 7i-9 dk6-10 agv+13 8ky+17 11r-7 f89-14 egc-8 2yx-9 4en-9 35u-8 kpc+13
5ra+6 3w2-9 2s4-10 bf8-9 oxg-10 56j-15 1f9-10 7zy-12 h5l+10 3px-10 3im-6 8cd+22 2mt+15 yq-10 53q-10 rjj-15 11v-8 9iz-19 2eo+12 53n+13 25p-9 7zj-15 2rg-15
1he-11 13x-10 33n-8 6b-12 11q-10 bd5+8 n0-6 3j9-20 56a-8 5jc+8 cv1+6 8h2-11 ec+8 brb+8 ara-8 1lz-13 oqq+7 nn-7 489+14 9i+12 kdp-7 4ir-14 3mf-11 61u-12 3vf+9
7g2-7 8gy+13 1ca+7 3j3+9 4c0-8 j1y+15 7bi-7 qy-6 264+7 8z-8 11aw+9 5dv+15 13i+11 3j9-16 n6+9 3eg+9 c5+9 31o-8 9g9-9 h+8 9qt-19 5kv+11 rn-25 iln+12 wzl-13
7ex+9 7po-9 636+9 4k2-8 6o2-10 3un-4 p4+11 7me-8 2q4+7 9zj+8 1a+7 88a-9 hm-11 cie-7 jm8-7 4iw+6 1ch-24 1b2+17 1ai-7 5dx-9 15t+8 izq-10 a6f-8 1z3+11 3oq+9
25w-13 e9-12 1hy+13 5po-7 4by+17 1am+8 23n-9 50r-6 47t+8 9xe+14 3df-8 8ej+8 8lz-13 xd-11 5wc-14 cb-11 14n+16 bst-9 bwp-10 12h-8 2nk+7 9aq-12 fq7-7 6eg+7 190-9
551-8 524-5 24v-9 j3s-17 d86+7 6kv+8 4a3-17 ps+9 61s-13 5ps-11 8s-9 223-9 639-12 fy5+15 1hj+5 18o-10 nk5+11 2s1-8 1e0-12 7nl+5 qa3+8 yz-11 33o-7 bwp-9 1ws-12
27w-8 6gd+12 46u+10 73m+9 qd+10 4b8+9 d5o-11 2pf+22 q+12 881-13 2eb-9 6bb+8 5it-11 m4+10 7m5-11 2vk+10 1mi-11 13v-7 3r2+20 c33+5 950+17 5x5-11 3g4-12 12d+7
451+9 2j7-10 vn-12 c0g+11 8vx-6 m8-17 hqr-8 28k-9 e2x-8 jf-8 dk+11 99a-6 eq0+14 n8o+9 9s1+12 1r7+8 2sm+8 3xa-14 5ic-7 2n4-9 iy2-12 5d7+11 gt+8 g+11 6bo+4
4b9+11 y2-11 2w3-6 9se-13 6fp+7 a9x-9 1kj+19 a5m+12 6b2+13 imp+18 5j2-12 rj+9 895-11 2cf+15 5qk+12 fb-7 afs+8 9ez+9 927-9 3xp-8 13f-8 2y4-12 4nl-18 55h-9
65v-13 5ln-10 8ko+7 el0-12 i8+7 6kr+7 z0+10 3zu+15 1i+11 6un+4 amu+14 buy-7 78+14 4zn-13 95+8 ikg+10 jn-5 ayz-14 rj-14 ey4+11 12b-8 26a+18 fjd-9 8xg+10 yv+7
ft+7 2rm-7 72+6 l7+10 8du+8 3nc-5 1c9-11 74v+12 4y5-16 3fx-9 clh+10 1b5+10 6ay-9 8ah-8 3cn-12 8qc+7 14bv-8 2a8-10 2pj+11 17d+6 9e+9 5vb-15 1yj+9 6s5+4 jh-17
6jy+9 afq-18 67w+11 4pi+6 2nu+7 7f1-6 1qb+8 1cl-12 9uf-11 1r9-7 vw-10 57u-8 20b+9 217+6 17u-9 41q-11 gk+8 75b-10 665+13 8eg-10 2ag-8 og-11 2lx-11 1ey+15
7id-15 2ui+10 gb-10 5bh+8 4b+6 106g-15 5y5+8 5f4+9 9km+8 2z+6 8m9-12 daa+7 1w3-19 7xe+9 1aw+7 3wq+7 isa-10 6hd-12 5b0-12 3f3-5 2qq+3 bb4+8 8tz-8 qm+2 490+17
5mf+6 4h+14 gew+6 4cr-11 327+10 6ee+8 id-10 mu+9 29w-11 cvh-12 33i+9 26h+11 2zh-8 1l-11 3ib+7 3m+20 ht-6 2f4-8 8cd+9 54l-14 qj+8 wj+7 1ub+6 5fp-12 2ue+6 7xa+8
327+8 1pd-13 ev+11 7z-8 2uj-8 1cu-11 lup+9 6w0-8 ha-15 7r1-16 1ef-11 74g+8 u4+6 38r+8 66y-16 ti-9 cqo+9 2yh+9 5c-13 x7-9 4ow+13 49n-6 9a3+9 7gi+7 e9g-11 k4+12
oyj-9 838-7 jnp-8 fhc+7 4vn+10 67g-8 4z2+12 31f+11 2js-8 cj+10 1sp-7 157-8 tx-7 1o1+10 sy+9 9fp-9 9cs-9 66m-9 3h6-20 1q6-11 1r2-11 302-15 bvf-10 2id+8 8h-10
5k6-13 hq-13 3xa-11 676-8 29v-7 4um-11 30g-6 zm+6 g9t-11 3wd-9 bi+9 2i3-16 3ku+11 auv-10 41o+15 1hw-7 444-8 50i-12 74u-13 3s5-11 24q-6 18a+14 1gb-10 rz1-14
gw5-9 9dy+6 cmv-11 4j7+10 3lv+5 fr-8 2b9-17 63+9 6ta+12 6ew-8 c53+11 li-8 906+13 2jd+8 24a+7 s4+10 7kw-14 5s0+9 6e+14 885-10 531-13 3fi+8 1qt-11 7dr+20 3d+8
1oe-8 39o+15 670+6 128+9 8uh+11 5ci-14 37t+7 4vm+9 687-17 54k-8 28+8 551-9 es8-9 lo+7 1lm-8 1kx-8 4ht+10 r6g-8 cze+8 2rz-8 epv+8 466+10 ik+12 113+17 1iu+12
kgs+9 6-8 1bb+10 9t6-11 hy+9 5t4+6 404-17 8cd-16 66h+8 58p+9 1z0-8 84i+10 2pd+11 27l-5 4x9-8 5va+8 9zd+10 1mx-13 wu-13 3z9-7 36c+7 12q-10 241+10 dja+9 oo-9
4kz+11 32r+12 djg-12 709+9 9et+2 buq+10 3yv+17 1th-12 b4s+8 2u2-9 qu3+11 c6s-9 4dh-11 9sr-13 es5+8 8i3-12 4mx-10 axj-12 5yt-9 63g-10 8ye-13 mm+9 3po+10 1i7+12
69g+14 fo4-8 q6+9 sq+16 zz+4 by6-7 4iq-9 8er+5 2jm+7 2ly+8 1eo+9 6r4+11 1ef-7 bgo+7 1h3-6 3ju-10 a3l-13 77r+10 5qa-7 27x-8 1c2+8 f-7 2lw-12 4b5+10 krz+7
3as+14 af2-12 2g4+8 70r-10 lz-15 18w-9 867-9 8xs+8 6lj+6 2ah+9 1e0+9 6xh+4 52w+9 jo+14 13d+9 5gy-11 8bn-11 9qx-10 6nk+10 uk+7 n8+5 lz+18 26i-14 52y-11 66a-11
5cl-12 a82+11 byw+9 bkj-4 59h+7 kv8+12 2ho+5 64h+7 w4-11 6hq+11 aup-6 86u-9 5k2+14 lw+5 r5-9 7na-9 ee-15 s7+13 3zt+10 6le-8 7m7-7 wj-6 c58+9 886-12 1wz+11
2z7-7 37z-23 2fi-21 rn-6 312+6 1db+9 3ui-7 bot-13 1m7-12 14j+9 4a5+11 8z5-7 1h0-8 2yx-10 67f-8 jw0+10 8rz-7 c8-12 2bg-10 4t3+9 1rl-8 9kj-14 g1q+12 9d7-9 hzl+8
7vd-7 2ud-7 5r3-10 9no-8 31v-6 9k8+9 36m-9 dej+10 3c6+14 4go-8 1iq-9 241+13 20t+15 7p2+8 6ff+14 5bn-7 1ad+6 ak2+9 jn-10 1s5-7 2c6+11 h-7 2h6+6 8ri+10 r4-7
8at+10 kn5-6 4bv-14 1nd+11 y9+8 116+7 5n9-8 1b7-10 2px+13 1v2+9 1au+11 24e+7 2lk-14 2is-14 24-19 6dl+10 1wl-6 4mt-20 kg+18 b77-9 92d-9 236-9 e25+9 4yk+11
6aj-8 c7z+10 cca-17 11t+8 2j3+10 75r+9 3js-13 702-8 ev1+7 ij2-8 ap-8 5mz+13 8ej-15 5un+16 8ev-22 dzo+10 10-9 36i-17 3mz-9 4jz-10 9kk+16 2gg+15 51i-7 4hk-14
ro+7 5ag+7 7ns+8 4u+8 27l-13 3cx+7 7k1+21 2r3+8 59+20 p4f+9 47+13 32m+13 3u8+7 ii-15 59q+5 f8h-14 6e+7 7mw+10 753+7 en+11 27a+9 b+9 8yb+8 17s-9 2t1+12 2fc+13
4z7+10 871-5 tln+7 1ml+10 i41+10 4zg+23 ayu-10 6dy+18 939+12 6gq+11 3as-7 h-7 6f4-6 8ey-11 5o6-9 f6+11 98-9 1ah-9 2zk+8 4d+11 2mp-7 8ky+8 95a-8 14t+9 6lc-11
4jd-9 h-8 5xt+11 1x4+11 6gc+5 7lp-12 1xg+9 464+12 eii-8 cul+8 6d8-5 1vv-14 gth-9 134+10 2q+11 7ws+8 9j5+6 136+17 dgx-5 4xb+18 sg-10 mzu-12 76i+9 4c7-14 88o-16
2qe+10 m2s+12 2bf-8 6x6-25 f0t+16 7fc-10 a8d-10 1ov+10 681+9 50j-8 3dw+10 is+8 5l6-20 1gp+8 nc+11 11b+12 dgf-7 1uo-7 5oe-10 bz-6 4n8+8 32o+9 4qu+9 4km+14
1sb-20 6wc-10 pf1+6 df-13 bke-7 r6w-8 98x+8 6cc+15 cs3-16 7w8-11 1yv+12 395+9 of+14 7qb+11 1xa-10 36z+10 jg6-14 4v+11 99f+10 4ij+7 2a4-11 3gc-20 49h+6 198+15
1mw-8 6qu-9 37l-11 5t+11 6k9+6 1ob-15 21t-5 48w+15 go+6 jf+6 8i0-8 9qy+12 2bo-11 8y2-9 7ig+8 pp-10 5g-9 acy+11 3su+10 e1s-6 5q7+6 1fn-8 48b+8 1w6-8 1r6-9
4r3+13 c3q+10 66e+11 wr+9 6wp-9 27+16 2ps-10 29z+2 pt+6 lvr-5 h3-6 dcf+10 4k+8 235+12 1xq+9 20f-7 2l8+10 l-11 5zz+8 1uu+9 3jv+12 4g6+10 1zl+10 7ze-10 98w+16
1ec+16 98e-7 3-6 7wa-9 6qc-9 1h+9 b05+11 1xj-14 86q+7 bk+14 66j-9 63a+9 5rr+11 c99-6 1me-7 bsh+12 9pg+8 1m-10 2io-8 a5w+13 8zv-12 8x-8 8xx-11 10k+14 36w-7
447+9 1tr+13 30u-10 1sf+9 658+10 26y-7 5xt-9 cq-19 1rh-8 45g+26 1w3-6 bd-9 155+7 7-7 109-12 3ty+8 5r2-10 6tx-11 gq7-6 e4f+11 d4-10 1dm+13 eaw-7 1vu-12 a7f+12
2to-15 3fr-12 49m+9 r6+5 d3-12 1tz+9 2hp-7 4yk-11 4u9-15 cb-8 j2k-7 7pq-8 4o8+11 42m-7 62z+10 11n+9 20l+9 on+9 452-9 n8h-6 2-9 2fd-8 kq-11 aj5-13 7n3-6 7ek+14
3f1+7 2hn-8 wx-16 22t-12 rv+11 4m2+9 4w6-8 96c+8 23p-14 8ba+14 3mh-13 1zx-8 1e2-10 4pz-8 dd7+19 6ep+11 1co-9 c8m-11 1nb+7 2ry+11 1tm-9 4sm+10 2w7-14 4tb+8
anu+9 63c-9 16g-15 1le-23 tbw+8 44u-7 75z-10 19q+7 zg-12 2p+8 dp0-13 94-7 amk+8 307+11 17s-14 rfc+6 ga2+13 k5n-4 1d8-11 1r6+5 1ug+6 2ap+6 1rl-9 dfs+12 1ym-9
1bo-9 2j+5 63l-14 8lz-8 26r+6 a6i+9 bi3-12 d0a-8 3ae-15 3j2+8 1u4+15 8md-9 aee+9 uk+13 30+12 39w-10 dc-10 mj+9 69t+10 14y-17 2ea-9 skz+10 83o-12 397+11 8uc-7
28q-12 57f+7 fq2-15 1z0-9 bgi-6 5qy-7 2tb-14 q5r-8 6nq-13 6gt+7 9nl-15 cv8-11 fm-19 b6t+10 6yl-10 4u6-11 il1+9 2ls-8 26t-15 190-10 2r0-9 3j9-9 9ib-14 418+7
2nf+11 66h-12 5mq-8 s5+12 19s-19 1hf+11 hrl+9 pb+13 ak5+15 5d+12 2ru+8 6a7+9 8av-23 b7a+5 37d-9 dj6+12 d1c-9 47w-4 1au-10 4as+22 eti-10 fau+9 fz-8 2cy+10
5cn+8 y2+7 211+11 79p-8 1ts+8 166+8 660-10 gkj-8 wj-6 1te-10 7vg-7 h8-9 26n-19 18r+14 3sr+13 4w3-10 46j-8 6ro-10 r1i-12 27c+13 1a9-7 5gk-8 xk-7 ae7-14 5af+10
164-7 1uv-10 3py+8 18q+6 6ox-10 3lo-6 3a9-9 6at-7 l3-10 287-10 70f+14 47w+9 a9-12 3qp-10 9l+9 1d9+10 hc-12 42m-10 cbq+11 3g4+8 2lz+13 8d4-9 53-13 54g-8 6yb-14
a8o-10 1nv+9 mlz-11 m1+10 5sf-11 klu+11 22d-13 2aj-8 1ca-9 36c-9 3sz+10 8y-27 iqa+8 5ww-9 b32+4 bhw+4 7w-9 guf+9 2t1+15 5ba-6 815-10 3mo-11 9m4-13 4d-9 nu-7
3va-12 p2p-9 1p4+11 cm-8 3mx+10 1av+13 16o-8 1s2-8 7kp+12 hae-10 3s6+11 4b4+10 1k1-7 7xk+12 4s3+9 do1-11 5go+7 ox-7 1ut-8 2w5+13 153+8 2xz-4 c7e+6 8vo-18
1jp+9 4q3+13 e6v+8 3ek-23 4o4+13 51f-6 2my+10 14e-9 14o+11 1u7-11 3j9-20 un-8 2z5-11 eo9-15 29k+7 6sb-13 i6+12 1na+10 kn+8 t6+7 7nb+9 457+4 174-13 1br+8
4ju+10 4dd-10 27a-5 kxr+10 2qw-13 4hr+11 3hm-14 8eu+10 7ov+9 28d+8 q23+7 3ks-9 8yq+14 9n-13 u8-12 5b7+10 2bp+5 288-9 7jn+10 16b-8 1v-6 3ga+6 g-14 313+16
5fs+12 1e6-12 19u-5 1m9-12 153t+10 6x-12 14h-6 1n5+18 2ij-14 9jl+13 rp-7 eqq+15 3km+12 1ly+5 2je+7 y2+5 26r+9 5f+7 6mw+7 qd+8 2ga+8 2lz-8 2k8+7 3r2+9 5go-8
58+14 1uj-8 3g2+8 c8g+6 3i1+12 2c1+13 hqz+12 152+6 1tq-12 5yq-11 chb+15 ap2+8 95d-14 3bp+6 a2k+9 79s-12 8kv-9 4k7-4 ze-7 4qw-11 1r1-7 1hx2+10 1u5-7 br-8 4ja+7
7uq-15 7sa+11 15j-9 1qo-10 6p1-8 29r-11 7s2+9 2qk-12 8i+7 401+12 7vt-8 a6w+8 1r8-12 3i6+8 2iz-10 2lu+13 gvu+10 2zn-6 3v7+6 99j-9 2cp+9 184-10 1ow+8 oj+9
1jx-10 1yu-11 3k8+10 1ml-8 5y-6 9q+18 1p2-11 406+15 rau-10 1iv+7 38d-9 2oo+12 2gh+9 36n-13 d1-8 1gq-9 2np+7 1jo-9 3nt+7 4du+11 684+9 3xi+10 3uu+5 dit+6 2q+10
47j-11 gv4-8 jq-6 3ip-15 f8f-14 890+9 9rc-8 1ao+7 13f-13 esc+14 10f+8 8c1+12 1wt-3 i+10 5s5+10 iu+10 7nm+17 kr-7 fi5+8 2ak+18 a6c+10 4bx-9 c3s-9 7ag-20 3-10
5ki-6 95n+13 7az-14 agx-16 497-20 h46-7 2cd+10 73r-14 e42+7 5eg+10 6l7-10 de3+11 80-9 8sj+15 42k-15 7e9-12 u9+12 2o8+7 15n-8 2ea-8 2tu-5 5yl-6 6lj-10 jjp-10
69p-14 de-9 8ou-8 633-8 2g4+10 a7j+22 4ka-7 7rr-8 429-6 2mh-12 m21-11 44c+8 5ub-9 2nt-14 jkx-8 b1m+8 mn0+8 292+6 2qo+8 qd0+9 6q3+10 664-15 2qm+12 2zx-8 i2f+7
ek3-6 1ly+6 4en-7 b7+16 3yx+9 84o+9 n8-8 5ef-9 3ff+11 3ml+5 fp+7 30-9 40g+6 5k2+12 1wm+19 1x+6 4ir+10 k8z+7 hf9+8 g30+9 2kw+6 447+10 9el-13 e-6 chr-7 564-6
g9q+7 3c6+9 42j-7 4su+12 148-11 3r4-6 149+9 ojb-9 3yd-8 9wj-12 87j+7 3le+11 16t-11 2dg+12 o3+10 6ge-5 41x+12 pn+10 5lp-8 8bq-15 q21-9 3yx-9 f9e+10 1fb-10
2u9+12 f1+9 47i+9 1gy+9 om-11 65e+12 1bd-10 19i-22 4hr-9 6tn-10 2ks-12 ef+12 4ym-10 3dh-7 n67+10 a1z-14 7td+8 407-10 ax3+11 1hb+8 586+12 8gw+10 13u-10 6nu-10
15w+8 2kb-17 izf-11 ah6+9 45h+16 lj+7 r4b-9 1kf-14 h8w-12 2yc-16 kj-13 ls1+13 1a6-8 wf+7 3pg-8 b4+10 p1-10 28i+8 2tc+7 327+9 4hp+7 8gp+7 coc-9 bie-16 5pm-8
nl-10 pm+12 7sv+15 2ct-8 4j+9 3fa-6 10r-12 4gi+8 6r4-9 5z4-12 2cv+13 7ap+20 4y3-18 41p+13 330-8 2rb+10 by9-12 73a+12 6is-8 2c5+9 bv-11 2qz-9 53q+12 2tw+16
qn+5 5hv-8 8qx-8 13b-7 gez-8 z8-13 yv-9 h-10 2mm-6 ck0-10 1s6-14 ub-16 bx0-9 2me-6 5oa-12 1nf-8 1nn+10 p8+10 1x-10 1jqe-6 502-7 p0-9 30u+11 6xe+9 1nn+11
2jn-14 hdm+8 6dw-18 hmp+8 f4-10 2c4-13 16g+7 2px+17 8k9+13 70b+11 apd-11 46f-7 19y+14 4qo+8 6dk+8 xf-9 cvq-12 13w-15 1fg-8 37w+5 3kk+10 424+10 4dm-9 clo-9
3bn+11 25x-10 2hl-13 xn+10 2sw-10 8wn+11 bhl+10 chu+3 jhx+12 cbz+10 mg-13 9qh-6 tf-12 9ls-11 48s+10 nf+8 81o+9 1u3-12 oys-7 2g0+9 2x6-11 hn-10 98-11 u6-12
2dj+8 8t+6 3t5+9 7ck-9 3ow+6 55t-9 63g-13 5d5-14 cv5+7 1h4-9 394+8 55r-10 7w4+12 4s0+12 v1+8 be7-10 1gz+8 29i-17 gj4+12 z9+9 gz+9 1nu+8 662-9 1ft-8 2y6+12
4p3-7 9tj-13 9h2-9 215-13 8gk-8 7ci+8 hb+9 6tu+8 ovc+8 3wq-18 2lm-10 1no+11 3sq-13 1sv-8 6wm-13 ccu-13 bsz-10 cfh-9 beo-16 9mz-9 8md-13 2m5-11 bt-11 id6+9
in+15 2pa-10 747-13 jul+11 2mb-8 7mu-7 973+8 84m-9 46s+10 akx+13 d13-10 2o7-9 4q8-11 fj8-15 6v-9 3do-11 qb-7 266-13 9zb+7 5cg+7 646-10 2ep+18 5t4-7 2bf+7
4mf+10 8pi-19 f75-13 9yt-8 16u-12 eiw+8 53x+11 9w+8 3xn+5 x5-9 317-9 1f5-8 56b-9 92m+10 6i-13 cj7+18 1b9+7 y3-8 b9k-8 j1c-17 u0+9 25m-11 ro-7 580+13 71n+9
eo+9 4ip-13 bil-12 7e-8 hs8-7 eod+10 9b-2 9gf+10 6w0-7 68m+9 5i3-12 63q+7 98b+9 73l-12 e1e-12 1f-10 47j-14 1z8-6 1h6-7 48-11 93+9 cjf+12 mj-9 3d-8 qr-6 16-22
7uz-8 r4+11 aiq-7 3iv+11 1q0-10 6ha-11 7oz+13 7og-10 2yc+8 9sx-11 e4c+9 2i3-7 3y7-13 7je-7 2o+6 9dv+8 ta-6 ay-13 f1n-7 e8n+7 101+12 byr-11 8ky+8 8sy+13 3br+7
6wl+7 2g3+13 dk-8 38o+13 r0j+8 3zy-15 8hu-10 arv-5 6s3-4 hja+9 11s+11 4qq-9 1co+9 9bv+10 1o9+7 vg+11 2xl-9 gax-7 e7r-7 374-9 56h-9 bc0-7 3v9-6 1g3-5 55y-9
tj-11 y+11 799-7 4iw-10 469-14 4u8-9 ba-8 7ln-6 gea+7 1hq+12 cpq-12 2nz-7 su+11 kmp+7 1bl-5 94r-7 7iz-10 2gp+16 22y-16 6z6+9 axf+5 20r+8 3h3-8 1qq-10 iq+7
fc-8 ar5-13 drd-7 60l-10 3a4-10 2h1-9 3n0-9 cav+16 1ce+6 4fl+10 3dm+6 298+6 34d+15 15w-15 f2y+9 b90+7 2dp-11 5dj+10 9te-16 2ur+11 4i9-20 rc+8 4as+10 3mf+8
c1l-9 14t-13 b4y-13 1g7-4 6v2+5 7y-18 4u5+7 804+16 6qw-10 a45-16 4xm+6 1ol-6 dr+12 3uf+11 4dk+21 5rj+10 6u1+10 2ll+8 1a4-10 et+13 3c-8 3ll+6 3uz+8 4kp-10
gsh+15 1x0+5 dm6-6 aa5-9 80p-9 620+9 45w+18 2pb-13 1b6+12 5tj+14 87c-10 fu+11 eq-7 jay+11 gns+8 el+14 1kn-8 m1-6 h7v-13 5df-7 q17+13 7t-11 3li-11 59y-9 98j+9
362+10 x3+15 bn+16 41a-10 byh+5 7a6+10 39k+10 1mc-21 31f+13 yb-8 ci8-8 9df-9 te3-11 beu+12 1zp-11 2rk-10 d2x-11 4v1+7 2hg-8 2h2-8 cuo-9 7e6-8 72c-10 3df-7
6sy-18 25y-14 9b7-8 8i6-13 4iw-10 nz8-8 59g-12 1x6+11 26k-7 13k+13 3um+20 1l2-16 2c0+9 9a4-10 3wk-8 2tq+16 6s-11 hq-7 1dr-9 2r9+14 11s-8 d8-10 2lf+11 bfr-8
1s-10 243+16 z1+9 2de+10 u5-11 3lj-11 2m4+9 7dq+5 5to-10 8k4-18 z4+15 3yh-10 3pg-19 847+9 dsc-11 2t9-10 m04-12 dd6+8 eh1-11 be+9 1eg-14 1k1+8 ucj-10 9fl-11
1jq+19 208+8 a50+6 1lv-9 m2+9 67z+8 dr2-11 5h-8 ehe-9 bk+8 3au+11 jh+18 77g+11 2s8+5 60l-12 oo+10 3ud+10 96n+7 3u2-7 39v+5 hs-12 91v-4 6e4+16 r0+4 7rj+16
5v0+7 7q-9 5z0+7 4y5+10 6ek-19 55+11 2e0-7 1gz+5 1km-10 95z+9 12g-6 1mf+8 8qk-10 9a7-8 75w-10 3b7-9 2nl+9 2gz-13 2xf+7 4ju+6 4n6-9 2bj+12 3p9-11 67t+9 o2l+10
531+9 2cg+11 a4s-8 2bw-11 3p-10 839+7 2g6-11 2qs-8 bb6-11 1gk-7 f1e-13 1rp-9 ip+12 3ut+8 2ea-7 1i0+9 jz+8 1c8-8 1n2+12 1g8+8 kr7-7 5bz-13 qpt+12 959+8 1j1+10
76x-12 7ly-12 1fm+24 bbq+8 6pw+9 cp2+7 26z+10 te6-18 5sk+7 1ru+7 6gk-7 2gj-6 dt9+9 a9a-9 26b+7 3pe-9 2pn-4 488+6 izm-7 6e4-9 bmt+11 fk+6 1ue-9 qf-9 hcj-8 96-7
6la+6 e7-6 4w1-10 1cx+13 j8+11 1qn+10 9u+12 4s9+15 2u7+5 1tt+8 12f+8 4ul+14 j6f-7 5h6+8 8y0-11 1p7-10 g8-9 lg+9 1p+12 6z3-12 68+5 4iv-9 cnb+11 mc-6 p7+10
3hm-9 l6-10 5yz-10 4ql-7 5bd-12 4ve-9 5ra-9 33q+11 e26-7 le-11 epu+7 2uc-9 25c+8 4v-8 46t+12 3x9-12 r3y+18 1ff+9 rl-9 5va-9 59x-11 4cc-13 f1+19 6ly+10 6f5+10
dgg-8 3+7 2ml+11 4bv-10 83h+5 qt+11 98z+12 tcj-8 h01+8 c2c+11 191-5 48t+12 7ym-14 1o4+10 32m-12 2te+12 37b-6 q02-5 ii-7 4ti-9 in-7 1xv+15 nsh-11 17f+6 5ca-16
20z+10 1fd+15 3zn+8 l3a-8 ka6+11 hy-10 6vi-8 k3+11 39h+11 9ww-10 945+10 3jz+4 6nb+9 54+10 f29-8 35a+7 66f-8 74a-10 2nm+8 2sk-17 9qa-9 cwd-17 11v+8 4q6+10
ua-10 2yq+10 djh-11 2dz-6 4lp+8 15t+8 1n4+12 1fq-21 u3-10 1bj+10 2ut+9 fna-7 aia+14 bs+8 2ss-14 o0k+4 gt-11 aog-7 cp2-9 k7j-7 67k-8 11yx+8 1u1+10 1hd+10 54r-7
e0m-8 4ol+5 z-11 keq+10 6t9-10 2a4-11 1kh-9 cj9-20 crq-8 5mf+9 dmd+8 4yi-12 8zs-17 e2l-12 3o6+9 tc-6 2cg-9 8cx-9 3tu-9 5vl+12 e2-8 4en-4 62+9 5fu-11 8ns-21
2ik-8 krw-17 128-8 eq2-6 471-10 ogz-11 5lv+9 xk+7 2tm+8 21i-13 c59+10 11w+11 9vn+7 ts+19 8dn-5 eu+8 1fj-6 1e4-9 43s-8 1+11 1hx+6 9pc-9 34f+17 89e-16 f4q+11
uy-9 1sk-7 4aq-10 3rm+11 djy-10 gz6-13 k5q-14 l7+13 7ab-11 3kj+9 2jk+13 keq+10 1kv+13 1n4+8 1xb-8 5gl+5 3kc+6 tu7-7 74d+6 uv+8 3wr-19 iv+9 49j-8 2fe+6 1jb+6
ja-5 cwz-10 g0t+7 ats+8 2iu+21 7y8-8 3wq+10 5h5-11 iiq+13 qx+12 8r+18 5mo+7 4a5-11 1w5+21 56q-7 7xo-13 5n-8 7ka-11 cz-5 7eq-7 1g0+12 5c5-10 4ge+11 554-10
5lv+8 w6+8 3vp-7 6m8-13 2ar+10 1nw+14 7s4-14 4nv+12 3rs+9 4rt-8 1qj-7 be1-9 pc-10 8w0+8 7on+8 5hg+7 2me-19 22a-7 k4-9 3ex-11 1cz+12 5mc+13 4u3+7 fl7-11 996-11
9dx-7 ik+13 1s3-7 26o-9 4ee-11 7r7+9 st-16 1mx-11 5c9+9 51t+8 19l+7 eo-14 2ld+11 1s6-14 663+14 3ov-18 hoa+7 5zl+8 8yv+7 60t-7 334+12 4hh-9 7l+8 t+7 h9+8
907+10 2ih-12 67j-11 1a1+24 l-9 291+13 1zn+8 54b-14 7qv-15 36m-13 3z4-10 3hm-8 4ov-8 62a-7 5pz-6 2oh-9 64x+10 43x-9 4zv-8 l8l-12 ccw-21 2lh+14 kr-8 2e2-15
2yb+9 2r5-6 733+9 btj-8 25r-9 8bq+10 30g+9 20c-9 75l+11 cbk-7 41o+5 3v9-12 41v-10 50p-7 sy+8 2nz-8 70s-9 2bc+10 4mn-10 6ix-12 av+16 z2-6 1vq+17 6n9+16 gpq-8
7hr+10 453-15 3br-8 dr+6 18p-10 5go+8 pg-16 kr8+8 3on+7 kf+6 7kl-14 7sq-9 a05+14 309-11 c97+10 jy-15 c38-11 3k8+13 apy+11 eu+9 97t+5 2d9+18 1u6-6 cxn+14 2v9+9
h8x-7 1oo+12 ij+13 gs-17 agm+10 3dv-9 qy-7 1yk+6 liu+7 65a-14 2zn+8 345+10 28r-10 5iw-9 538-15 64j-6 um+8 3c-9 8o+13 2qs-9 d3-8 5l0+13 bp3-10 a4c+7 s4b-9
hct+9 1jk+9 38s+23 6yx-12 5i-17 9hr-10 942+11 8em+8 9vm-10 1lt-12 241-12 9m+16 5e7-10 1f4-14 96o+5 3ld+13 4sw-11 5ed+8 2u0-6 33d-10 8ft+8 5oz+9 93b-10 4l8-33
j6j+10 7di+11 71w+9 bu8-12 c14+10 83k-15 1em-7 65x-9 64t+8 4eh+9 2q9+12 et4+11 5t6+5 s+9 63f+10 42b+9 3ri-7 5u7+11 49f-10 984+7 4kt-6 8dn-7 223+8 a0k+14 qt-11
58a+11 a5t-11 e0z-15 6dz+12 4j4+9 w3+10 7kq+7 a8o+13 8y1+6 ixk-8 8g4-7 z2+15 ci6-6 28w+6 8p-6 s3y-16 35j+11 l9f-9 2sq-13 15t+8 a4-9 8j9+7 8m-13 121-6 ahp+13
2t8-9 fi5-12 rwf-7 k9+9 4uw+14 bke+7 p-8 jc+4 hj-8 925+18 3w8+13 xm-7 11g-8 6cl+7 19o+12 4l2-7 71m-8 r+15 ahw-19 5op-6 80-11 ji7+9 2vy-10 1i+15 c+8 15y+23
3ak+18 69-10 et7-10 3h5-10 7wq-7 785+16 4e9-8 mpc+9 7gx-7 88n+6 5je-13 964-7 3lv+9 w9-8 jzy-7 2zk-10 ave+9 ev+7 uu-12 1h3-8 56c+8 r2-9 1ak+19 4rz-17 6ea-11
ys-10 f9+10 42z-9 bf8-13 304+7 h9+9 9d-13 2ye+11 jz-11 2k2-16 hy9+9 jhy+9 923-10 99j+14 748-14 uf-19 323+9 1u3+6 72c+9 dmt+9 evv-8 6fc-9 5kc-10 2uc-8 4p6-8
151+14 1a9-9 1mc-16 fc2+6 35a+16 7p+7 7zt-11 yg-7 85r+5 4f8+9 fyd-9 1he+11 1fq-9 ful+15 hf6-8 2km-10 3og-8 97v+7 6o5+7 gzq+7 rru+12 10w+17 wh-10 8g4-16 d07+12
2f+9 4aw-13 9k4+14 dy-8 bt+9 6hw-10 bcb+7 77d-7 1dx+8 ls-11 4o2-16 3i-5 5i2+11 2q3-7 cd-17 12gf+6 a0t+8 1jp+8 1py-13 9zo+9 2c7-8 2lw-13 y3-9 8iq-8 4xy-11
50i-13 5o-11 hlx-11 2d9-8 a7j+13 5m5+6 ml-13 436-9 kr+10 7t2-9 8o-11 d49+9 9oa+11 7io-10 2uz-14 n1-8 d0v-11 p5+6 8mg-11 2cp+7 1s5-9 41b-10 9pi-15 9g+10 96e+5
kh+8 8z4+17 1c-9 cl+12 71w-16 226-9 f00-14 bi6-7 bd+8 1nb-21 9up-7 2n9+10 c7-8 8ls-17 b45+7 3vi-7 3w+11 5pu+7 1hm+11 1he-15 uv+10 5s6-16 8tb+13 381-11 z23-4
1td-6 2eo+6 pt+6 ak5-14 ul+9 j1-7 h9-7 dz1-9 1wt+10 41l-9 419-6 32-9 60o+12 1ea+7 m5+12 9d2-9 9r+13 1z+10 cyu+9 20a-8 6s0-7 ect-13 nr-9 6bq-14 291+6 b8x-5
1nk-18 80g+11 bya-9 60h+16 16j-12 75n+10 dm7+11 8r+9 ji-11 2yk+11 9oc+8 2s7-9 8qa-12 rv+20 8bp+7 f9f-12 2ge-9 u5+10 8j8-10 a0f+7 bpe+3 6z-14 1rj+10 g8r-9
fsi-26 7v9+3 8vs-6 7g+15 7nh-8 8j-5 979-11 eh5+7 3va+9 619-10 au-7 4hc-9 t1+12 dp-13 1zm-14 163-11 48w+8 3eb+19 eak-9 1fz-7 srf+8 1u2-7 2dq-12 8ks+8 2au+13
3vp-8 5ux-9 cuq-7 61t-14 fsq+13 w4h-10 3x2+13 2n5-12 7mx-8 4gl+9 624-15 1rq-16 6pl-7 12n-11 225+6 bl7-16 2t7-8 4v5+6 a3v-12 ev-10 atg+9 2h7+5 5p1-9 bqm-10
vi-10 3pr-7 1ad-11 6s-8 5ax+6 1c+9 get+9 bxb-6 20d+7 fr8-11 9q-9 5su+11 i6u+7 do2+11 bm-9 4xs+7 14y-8 zu-7 1iu-10 19e-8 bus-13 64f+16 4zn+11 18w-14 16b+12
ci3+15 2dr-12 g0h-20 lh-16 gm-11 fu+8 oih-16 it+12 27z-8 9ta+13 12n-8 7a1-10 tb+10 222-9 1fo+8 5pc-10 1vc+10 cwp+7 6d1-13 dq-16 2yo-12 4yp+18 72v-6 4b-13
41r+6 8xd-7 7v0+8 3s9-7 6ae-8 5mo-10 6lh+5 2wz-6 11e+11 dcm+13 foe-19 3uw-7 fet+9 4mx-14 cnm+7 561-8 c2f+9 7kq-6 3w8+7 150q+4 p6+6 60q+15 1v7+10 2mi-15 71-11
59x+13 y5-7 9q3-8 6i1-20 5au-10 5fl+11 zby-7 85-8 aya+12 726+8 5z0-6 4r3-14 7gd-6 3by-14 7n6-19 iez+13 4r6-8 ir+8 6ca-15 6qs+8 652-12 2c0+5 83z-8 c61-6 21s-5
77o+9 3ux+4 wn-10 6fe+14 1d2-9 1n6-7 ql-7 53l+8 4z7-8 cew-11 by-8 645+9 2co+7 kmk+8 3hu-12 483-7 kz-10 2ph-9 8c0-14 42o+8 lhw+6 g4l+7 2fx+14 2y8+9 5k3+13 8c+9
aj0-31 6pd-11 846-8 h6u+8 4gs+8 3or-15 cr8+8 482-10 jpr-9 5m2+12 bva-7 kb+8 74c+12 20x+9 vk-6 13g+19 1t4-6 45f+11 8fw+4 auo+9 5ti+6 5vo+8 3z9+7 14t+7 2cs+12
1g0+10 22i+7 2wk+7 b7a-5 1mh-9 56k-10 3j9-7 2co+9 ov+10 496-7 4jz+9 1u5+12 21t+15 7au+6 702-11 34-16 ggr-20 exe-18 5o7-12 io1-5 i+10 j7+20 246+7 axf+12 16a-8
83a+11 miw-10 42t+13 67n-8 30e-11 jy6+9 2la+10 cr1+7 2yh+8 1x-10 79p+16 2wr+8 l3-16 5c9-6 95e-10 8yw+10 1f9-22 97-7 3wh+10 5wp-7 350+4 cyn-10 e51+9 19c-8
89v-16 49-4 td+12 m1+12 3jn+6 62n+9 2e9-14 7pe-8 42x-5 4cj+6 aey+12 364+27 793-15 24n-15 c1-7 8wl-5 4k7-14 45h-7 bz8-14 hoo+14 9f7+7 2j+18 ff-11 64d-8 el6+14
mwy-13 40b-9 11b-11 28q+11 rga-9 az-10 6b+11 9ei-12 7uv+14 5h1-23 hy-13 6fs+10 htw+17 9am-9 1f-14 5ql-8 7sx+21 3k6+9 v2i+10 1zx+12 1eh-8 55v-4 7tr+7 31d-10
1h5+19 4v8+8 cf+8 2p4-8 2el+8 29j-14 3q2+7 3eh-8 292-10 gif-11 sl-12 9rp+13 1bz-8 1ti-9 1nz+8 co-8 9k7-10 cvb-7 7gf+9 s8m-13 oo-11 5gc-9 5ie-3 68f+9 5r5-10
n2-8 ad+15 54o-10 70k-9 gi-12 115-9 abv-6 2nm+10 2b4+14 c6c+6 19v-13 6jk+11 9d2-20 1js-9 cfe-12 1w6-8 1uu-6 9cj+8 5kg-10 3b3-10 19g-9 2kv-10 9s1+11 iur-11
53p+11 91s+11 1f9-10 gsa-9 4ij+7 2ur+8 55u+8 1pb-7 2g1+19 8b4+9 dh3-12 5w1-8 594-7 2kh-20 n67+8 cw6+8 5j0-11 xuj-11 5n1-11 6c6+7 fpt-8 2e9-21 o7+8 1um+8 jfw+8
31f+18 dom+10 3uv-7 2r6+10 1n4+15 2wr-8 95f-13 3mi-7 4a2+9 2ko+10 1h6+10 4bj+8 2kl-11 24d-11 90w-11 6li-8 88y-13 274+7 14i-13 bf+7 17q+4 aba-11 77k+9 1k-12
4bc-8 ftk-13 lp-11 9w1-7 ty4+8 5il-7 1cp-19 3wj-10 3ml-7 2eq-8 7v+8 km-11 u-10 4ul+5 cr6+9 31g+7 1hb+14 1de+10 34i-7 8rb-10 87w-9 6gu+8 21q-14 2f6+12 2gm+11
3pg+6 7nv-11 42q-15 95x+11 12p-10 5b1+14 4q-11 bc3+10 41f+16 4c4+10 2qh-8 x3-8 30d+12 31-6 856-8 c2-13 3ir-22 19x+11 37-8 9e-7 bwy-10 x15+8 2lu+7 41e+8 4sy+8
cr-18 2yk+17 401+10 85+13 8a+8 2uw+5 41b-4 1l4-8 618-8 9zl-6 1m0+6 5pt-9 2ix+11 22a+8 4ad-11 2sq-7 9up-8 3si+11 1ww-6 f0j+13 31s-9 7es-11 7ab+7 1du-7 4ow-15
1jx-12 k6-13 1a+7 2tp+4 23x+9 1or+10 9ar-9 2ct+8 55z-12 bi0-8 1c8+11 cqg+19 6ym+11 1lv+12 cb2-9 6ik+8 97+10 2k5+7 641-15 2w-10 1a2+19 mo+11 5x3-9 682-10
9cg+11 4dh-18 9nj+14 eie-8 afn+11 155-17 tk+7 iwi-9 49g+6 6jj+5 923+13 ao-11 2l8+10 26y-9 3qt-14 1mh+8 27o+8 52q-7 4xv+8 6b-10 2yx+9 2b+9 5cl+20 y7-8 bt1+7
21b+12 hsa-11 bmw-15 7gk+13 mx+13 5tj+9 10j-7 60w-6 21m-14 4ch-9 efo-6 4s6-7 3rb-7 4lu-8 bup+9 6lw+6 58h-8 5fn-8 iku-9 5jy+12 eg0-8 74k-14 1lb+11 6j6-14 551+7
df-12 9qr-18 3l2+8 rn1-9 6t+20 ma+8 4u3+10 970-16 289-13 8p1+13 fgm+9 3up-8 bxq-7 7j2+11 3ob+9 3qv+9 6p+11 1mz-5 43v-9 4dh-8 24t-9 8ph-8 2ze-12 2a-10 4up-8
28a-13 1qx-17 2rz+7 1hn-13 3k1-15 4np+9 3yr+12 cux+9 bg-9 1i1+8 65o-12 8m-6 148-15 3bz+11 qq-9 ex-8 2dv-9 2r3+11 308+7 3qa+9 b3i-8 6h4+10 1jp-14 fht-9 3pw-7
7t-9 7m1+22 1o2-24 6j7+6 517+8 47n-15 3yc-9 3ri+7 96o-9 bon+8 4lz+7 1hg+12 bfq-8 byf-6 1jf+9 8tw+12 5l4+7 1hx-10 2ge+9 122+12 7py+16 r5+9 2io-14 j12-9 gct+10
5kg-11 23g-7 x6+15 5gz-11 867-9 ci9-6 4bb+14 693-11 aq0+6 b35+10 c1+6 zs+11 5zu+14 fm-7 7h3+12 13n+11 s3-9 2j8-6 7bp+10 ark-13 12u-11 1ek-9 2qk+10 bch+12
74z+10 3s9+21 74m-7 a3r+8 4gs-15 cl+12 6ld+8 8yr+10 2fz-11 in+9 hki+10 2z4-15 9aw+7 8f8+21 rw-9 2f5-4 257-5 o7r-13 8b-16 2wx+9 4qv+9 12b-6 8yx-12 6dj+6 2zj+7
1yo-9 6jm-9 4hx-9 2xa-9 zc-13 4jg-3 238+7 6sp+7 1a3+8 lor-8 227+10 6w5-16 2sq-7 681-8 eo-12 1c4+10 2r2-9 50i-10 1yx-9 2d6-16 442+11 10j+7 6u1-8 ura+14 89f+6
al9+8 880-16 5pm-12 65s+9 33b-14 fbd-7 7f+11 3xu-12 jd-8 3mv-16 afq+10 8yb+7 2b1-10 exg-11 fso-12 e8u-9 16h+8 8od-6 mu+6 r7+6 903+12 78a+8 fc7-11 uym+9 5r6+10
1q+13 k9a-10 7n3+10 340-6 36z-5 6zv-12 pj+8 a1+8 3b7-7 4kt-11 bd-14 cb+10 6zi-5 2so-12 4a-8 9nu+6 126-8 2zz-8 266-12 7b4-13 1l7-11 1a4+11 6ph+8 6tn-9 1td-7
32-6 7e+11 140h-8 d8f+7 5c0-12 7pb-9 ef2-6 553-9 qk+8 9ez-10 qr-13 db0+14 144+7 an+7 gtq-14 7st-9 ohm+18 126-8 1m1+14 5pp+17 9p0+9 1jb+9 155+14 3g3+10 29b-7
1fc+9 69i-11 5ey+10 23u-13 266+10 1wg-6 8bj+12 1gj-9 35r-7 9rb-5 2wb+10 4qc+10 1no-9 p4m-9 4dm-10 3an+7 52b+8 14r-7 1w3-9 976-8 ah-9 3ti+7 120+5 sh-4 bc1-11
3db+11 4nd-8 79+12 kf-5 2dw-6 53g+13 5vz+10 4n2+11 4qd+13 97z+15 bzk-11 pc+12 5ph-10 15n+10 by9-10 8kq-9 2jm+9 w9-8 36t-8 1st-9 7i2-9 3tu-10 cne-13 3eu+15
c5p+13 d8+8 eaj-7 cr-9 11d-9 j0+19 2cc+7 32k-11 2fs-5 c0l-9 1bh-11 4u2-12 90o-5 ga-8 8t6-6 bec-9 12p-8 62z-16 9d0-7 4we-6 il+4 uo-7 6az+10 1h4+6 2tg+9 o5-8
ea+14 2z6+10 1yk-11 bh9+12 98z-7 q8+11 1pe+6 1fo-10 ihx+8 802+8 2kr-13 2vy+6 2qe-4 785+7 1mo+14 273-9 byb+11 1c5+10 sf-8 1m9+10 pq-12 14s-7 vj-9 ldz-8 zu+13
dwi+7 at+8 63w+7 9ib+9 3ic+7 8vr-12 393+10 29d-10 5c+7 b2a-14 pg7-17 2g0+11 fuh+11 6c6+8 1d4+10 4wx-16 3bg-6 2vd+9 33j-6 he2-5 27c-22 9qw+8 1gs-7 36l+9 6of-7
1c5-11 drf+9 h22-9 245-8 8zt+15 mi-9 1r+7 eql+13 9ll-7 6ur+7 4n5-14 1gv+7 9su+12 5l4+13 457+12 e74-10 8id+5 bz5+9 1h0-12 19hm-7 59c-11 gh+8 4h1+8 zo+9 ej5-8
5bd-15 5rj+8 17di+7 11a-6 508-9 3qw-10 1wm+7 1ej+7 65v-10 4n2+9 2rt+11 39g+8 3d2+6 8rq-15 2tx+13 anh-10 xn+8 4ss+12 1v1+7 3u6+8 ir-8 g3+8 77-12 fv2+13 26w-9
79k+8 4jb+7 xc+9 3c5+15 2fw-10 dln+6 17l+11 21c+13 267+14 8hu+8 jg3-19 44k-14 2qu+13 97i+13 2u5+8 9f8+9 m4-8 7cn+8 ht-10 ctj-8 1r5+4 rh-7 1h6+8 c7u-12 7og+10
8m3+8 6nl-10 2lh+16 gd-6 9dy+8 5pq-9 iq-12 1xv+7 1os+14 476+10 ok3-10 5ti+8 7hd-8 1w3+10 3pl-8 2b9-12 b2l-15 izf-18 2kd-7 ini+15 3j2+16 6bm+11 d0g-6 48s+10
6r1-9 a2e+8 9a4+6 5bw-4 bxg+13 8zo-10 1o6-4 85+5 3xw-17 df+6 dke-13 48q+4 18n+8 1jj+11 gcb+11 7ya-12 215+10 8jp+8 dmi-8 j53+12 2ts-13 46m-9 eha+14 3zu+10
4aa+6 1g7-14 qy+10 d00-5 2zb-8 6f7+7 p+8 73i-8 9m+12 2op-9 ht8-12 9lp-10 57i+5 6kl+8 a1n+11 2k3+9 qx-11 b0-9 4zx+11 a7h-9 qz5+15 s1+7 7k6+10 59z+10 2au+7
1yk-13 3gn+11 2wu+9 8lz-8 6x1-16 7o8-7 73i-8 edm-14 2ht-13 dzb-9 emh-12 4vi+5 25f+17 3qv-9 2w-15 17o+10 8tc+18 1fe+5 d47+11 27j-12 a81+10 mb2+8 273+6 4qc-8
kk-8 a5e-7 3kc-6 ef-10 16g+17 l2+11 1ae-13 aw9+10 ckq+12 15c+8 1vc+9 73n+11 eo+17 bxz+6 ko-12 7m3-8 9b1-7 2pq+12 gh-11 694-9 4yd+5 76j+8 6rd-11 5d9-6 73e-12
6wc+7 2cn+20 2xl+15 650-15 6ov-4 1xr-8 9v2+6 31b+6 44q+10 6a-25 1k5-11 349-18 19o-12 abw+11 5q9-11 4f8+6 20i-8 13z-8 ime-9 1yn-8 e5w+8 40u-18 e5+9 7fv-9 2q1+9
7j5-14 1wj+10 a62-9 27f-15 u-12 2ui+6 18g+12 177+13 vb-9 6gw-7 3dw-20 5j2+8 2ph+9 4ov+7 2zp+10 bn+8 e16-7 nk-9 xy+7 c71-7 2hm+8 k4-12 8cs-10 cdv+9 gse-10 7g-9
177+16 izw-11 lsu-9 7wn-8 3sw-9 4n1-10 39b+7 arb+8 w3w-8 3d-14 3pw-10 ixf-7 6ya-11 bfm-14 589+9 6kd+9 b2d-8 56q+9 4k3+16 44s-9 65+9 8l-10 bk+3 26j+21 5a-11
4v8+14 f5n+5 6n0+9 1mf-7 9y8-9 9xs-14 3ur-7 463+17 92d+13 8nr+9 7g9-9 o4-8 7n9+8 ge-12 6br+12 2ct+11 4ur-8 8lw-23 ckn-11 3ox-20 5y-14 1z3+8 7a6+8 9ho+8 11r+9
9jn+7 787-8 r5+8 27g+9 18c-21 3gy-17 ncl-8 2fa-8 5pn+7 hkh+10 92+9 1k4-9 40y+8 5au+8 2js-14 4zz-16 4fe-14 2wm+5 bmk+11 3qe+9 5si-7 fj5+13 54d-11 85w+9 4bd+8
8b0-18 46t+10 ba+10 osk-7 1rp+7 d70+6 45e-8 5vr+13 5aw-25 f6q+6 ft+8 45j-7 3rz-10 dvk+12 6r0-12 atz+12 336+19 8y5+12 878-12 2ze+8 16r-8 2l2+6 223+15 bij-5
3et+9 8sh+6 n60+6 4jg-13 5ce+9 3d2+8 j17-10 vf+14 2uk+11 22b+9 jg+7 6i8-12 1py+9 biv+12 b79-18 3cy-12 hbm+7 e3q+8 150+10 x8-9 5k6+9 q5+13 4v-13 e7v-8 7mt+7
3ux-16 m-10 1v8+10 6ka-8 41l-15 2bf-12 5dz-8 1yh-21 jen+6 auw-8 6my+16 5v+14 qb-11 8y-16 1qi-7 8nb-6 9pf-11 5zm-13 94h-8 3m1-7 54q+5 3ph+8 1m5-8 9e5-10 ez-8
7py+6 coi-11 8ua-19 hc+9 2d+19 7hf+8 tv+8 7k+11 2f-14 33m-7 9cl-10 2re-6 lsf+7 5bi-5 6o6-8 5n6+10 247+6 fjh+8 3e3+12 nh-8 1n1+12 em+12 sw-8 5ra-13 2ql+9 4e-7
1jf-11 t5-8 ham+20 53b+7 lqt-9 7s9+8 4d6-10 1u3+6 3lh-7 2jn+8 4gf+11 25z+8 3s+5 am9-20 kde+6 29s+12 4gl+20 37v-6 62k+10 9i-8 3zy-11 6ub-6 fw6+9 3zj-3 2nj+12
1nd+11 541-8 pnc+7 10v-14 264-6 9fq-8 2sq+18 e3-9 88c+10 vl-7 2px+8 cfa+9 nq1-14 q6y+10 607-10 49o-7 2i3-5 9wg+7 3sn-10 1e9-13 59f+7 d9+8 va+12 bhf+7 2qv+15
fpa-12 b36-6 bcu-9 mr+9 4bk+9 7mb+9 3n+9 1el+18 6jv-10 12g-12 2s3+10 ws-7 54r+7 1mf+10 41e-14 3tf-8 4ty-9 8xc-8 9vq+16 mh+8 si+11 41j-10 c4r+9 knb-8 5c6-10
1o5+11 5mp+12 hzg-11 2gv-11 cqg+10 4vc+13 8no+9 21t-10 55o-7 2bd+9 byw-10 x2+7 74b+7 4bm-14 6w7-15 1n2+11 5aj+8 467+11 9mh-12 7e0+8 7mt-8 2g7-17 bvy-7 7e9+9
7u9-7 3i3+6 7ql-4 hxr-8 1aw+12 ew5-6 2qv-7 9m7-9 5do-7 906+7 176-13 6dk-13 517+13 1eu-9 1lt-4 z5+6 ca8+9 cq-9 a1d+7 11n-7 d84-10 i3g+9 3x-19 68b-14 1i3-7
qs-10 8jn+10 1gk-9 55q+6 180-6 255+12 30v-11 uw-10 9rr+12 ea2+9 4ux+11 1g4+9 2jf-13 3yr-17 15c-13 sc0-9 914+5 5iy-19 2t+11 3l6-11 4b9-9 7gy-11 9h9-12 2w1+15
5jv-10 1yx-9 1dw+13 7mw-9 ler+15 9mp-8 25n+12 fpl+7 anv+10 p0+9 5z7-16 2hd+6 23n-9 75l-14 217-8 uz+10 aqv+14 1yq+9 bs-8 4g+8 2ie-6 6jx-9 3gj+11 e0v-10 5mf-7
1m1-15 28n+7 i0e+8 17n+9 44p+12 8y1+8 5h6+7 5es+12 9c2+20 2gc-9 x-11 9c+13 s5+8 d8f+9 1f6-11 2r6-13 18f-7 2p8-11 5t4+8 aq+10 2c9+8 2c5-9 ar4+18 8rt+13 87n-8
os+7 2zg-6 dn8+8 3r3-10 a64-9 crk-17 6dv+7 2ys-10 gy-10 bh+10 ll5-8 4dr+7 sc+8 sq+7 48c-8 5n2+11 2ub+8 261-7 3c+8 7np-15 39m+12 6gx+14 jj+10 6o+9 256+8 3e1+6
mo2+14 3bt+12 ib-7 4ra+16 1pe+10 3w9+13 dp-15 r6m+8 fpc-17 2uj+7 6k8+14 7uu-10 3uw+9 4zc+8 3rc+11 6ul-7 64p+10 29i+11 5m2-12 dj9-8 a1i-10 8s8+6 8a-9 7dq-7
apa-9 ae+11 38-9 8n2+12 ews+11 8f8+8 3fz-13 cza+9 ayh-10 ftx-12 w2c+11 8b9-11 3k4-5 q3d+13 2oh+11 tw+13 9dq+9 adu-8 6q+9 393+10 yp-9 150-10 1nz+13 m2e-10
4bq+12 26z+11 65d+9 cc9+9 zd-8 5u8-15 dq-21 45j-9 1ex+7 xt-14 cwz-7 313+6 162-5 2jt+13 1sd-10 3kl-8 3j8-14 d2b+17 uhj+7 605-7 di7-10 26o-10 3t1-24 6tz+9 78p+7
9gg+16 e1g-12 7kf-10 bj+10 bc1-14 27i-13 d+10 ib-15 bcz+11 adc-16 myw+10 10q-10 3wk+8 2la+10 jt4-10 2ej-15 43u-8 23y-9 13c-10 4md+11 7f7+9 12f+10 5jv-7 78b+8
5z+9 s1-8 2ac+10 o7-14 2ko-9 6ib-21 ly-5 8q2-8 ac0+7 4bo-8 3d6+10 92b+9 7-8 4pd-9 l03+10 sn-8 34o-11 37j+7 143-8 1ai+7 chn-10 drp-5 5zo+9 1z9+8 sn-8 4uo+12
f4j-9 8yt+20 czo+8 ef-14 p5-7 5an+9 14z-13 152-15 eez-10 2tv+4 5y0+9 1r0-6 a84+12 25i-14 sm+8 jpt-7 si-18 58e+7 ha0+8 2x1+7 4xs+7 5la+11 15x+5 1ol-8 6uv-12
qw+5 1z7-12 471+7 4fh+6 19r-7 78m-7 23z+9 6xv+6 3ua+10 2rh-9 n4i+11 1do-11 7yl+10 i6o+14 1vz-7 120+8 2j6-13 19t+6 50d+9 rv-15 1ny-7 37n+9 g0y+8 5xu+8 18-5
17m+7 bfh+7 1yb+15 d3b-13 9dc-11 3zs+16 2oi+14 4yc-14 72z+8 q7-11 bbf+9 3rf-8 79k-9 eqe+10 7w0-9 1u3+7 hzk-14 5g5+10 2im-9 m2-6 m1w+7 1km-9 ah+16 1rb-16 3s3-9
1qn+7 2w3-7 3u7-8 4xa+9 eut-11 7oq-10 1d6+13 1fm+9 2dn+7 6rg+10 3z7+8 m+10 9km+13 c1+12 987+11 2ei+10 ov+15 251-9 3cd-14 14b+11 7m7+12 3hj-7 2l1-11 10t+10
gx8-9 3vl-9 12w+7 6fy+7 2rj-24 462+7 2w5+8 8i0+10 ri+9 681-6 352+12 3at+11 vl-7 102+16 9bj+7 l7+9 3wj-16 3p1-7 bvo-6 60d-13 8pl+4 3yg+18 6yz+9 xy-9 ad5+10
jeo-8 2hs+8 1k9+9 e3c+11 b5i+10 27y+9 2ry+11 dia+8 6gc+13 8r8+14 850+10 67g-11 aap-16 1vl-10 3vs+16 vn-7 3d-13 kz-9 3u3+8 wbg-9 2sm-11 5z-10 6sj-6 2m+15 4q6+7
5g-13 bx2-11 5qh+9 1qa-17 533+9 3kr-20 61h-7 5yr-17 6o5-8 1fs+8 ny+8 5qm-8 2tg+11 80-8 3e5-17 11z-8 75o-5 1hc+5 49f+14 3xe+9 1s9-8 1ol-8 4fm-7 dqf+15 2ss+8
aaw-10 2c3-7 1lf-7 tb+7 12+6 b5+6 9e8+13 2ps-8 7r9+9 lek-9 142-7 idf+12 3l8+9 95j+18 em-10 859-9 2bi-9 5oj-18 1rs+9 ov-13 6pw-10 57p-20 1ps+14 5md-8 53t-9
5jw-14 bex-10 cm9-14 ns+6 2fa-7 28u+16 28p-11 544+11 6b3-8 96-14 6b3+4 9h4+4 xq-9 2ww-11 10t+10 jxu-9 is+10 4c2+12 hnv-16 1l9-15 1r5-9 d79-10 173+8 579-19
d5o+19 be7-7 21k-9 55v-5 1gb-7 9at+9 6hm-10 nx-11 3sd-7 3h6-9 4sk-6 pcj-9 3tm-8 t0+9 11h-11 km+5 2cs+5 7br+10 ldd+13 ao1-8 q1-24 79f-9 c0y-12 52g-7 8n2-8
ll+12 47i-5 5dv+10 8jw+9 43p-6 cl-8 9gp+9 46t+10 1u0-12 211-13 2f-7 18n-11 a4s-16 5iq-7 bup-12 1m7+11 lz-8 2w3-13 4su+11 ja3-8 6hp+12 2e+12 h40-6 e+10 ct+8
dix-7 1yr+9 ki-13 26c-14 418-9 5c1+10 8c5+15 3bx-10 9zf-10 bzj+8 8do-11 2z9-8 cra+10 2py-7 1g6-9 457+7 2f7+7 51t-12 8rp-9 5is-12 22z+6 7tc+13 b97+12 acl-9
c1-12 5pd-21 5g1+9 3o9-10 26v+10 11m+11 5vj+12 799+11 aqz-6 ak+9 64n-10 9dx-5 zl+7 3n2-13 7ft+8 3w8+11 8qv-10 514+21 6oi+9 2cz-8 32u-11 1fr-8 41v-5 r3a-8
3fp+8 7or-11 1hj+11 1jh+10 d08+9 ck2-7 21k+15 6ge-13 4h5-12 rj-13 3bp-7 cv+11 29n-8 9nx+6 2p5-7 73f-25 1ut+8 4t1-22 640+18 62h-9 292+10 9x7+11 4vv+8 8x+11
88n-9 25d+10 2pj-13 8qz-14 222+8 61c-8 op+6 3c9-12 b9n+5 49q-4 fl-13 9b9-12 4l+12 164+5 2s9+7 b49+7 43l+11 oky-11 gu4+11 1s4+7 6ej-9 3sr+9 85h+9 41v-11 sq-6
9l-11 ks2-14 dc-7 6wc-11 25x+7 74z-12 7wm-16 6c1+12 28g-9 14z+9 71k-13 kc4-10 9i3+9 a7-11 978+11 9ym+11 as+10 14i-9 2zm+8 9n1+9 5u5+14 7wp+10 3r-15 14-8 3i2+9
uq-13 4vt+15 aly+8 4br+8 133-10 ch+9 6mu-20 7ed-11 dcu+9 3ji-20 75v-8 gto+11 4x7+9 q63-9 2qn+9 a49+7 7u3-8 1mi-9 6by+6 3gs+11 4da+6 73j+9 6+10 2f3-10 d42-16
b4b+8 ptn-12 3xq+20 u+17 4s7+5 1d0-13 6ur-8 6ka+13 1pb-9 5f3-13 amc+16 3ma+7 1qq+10 27j+8 lu-9 co+13 6rt-8 5ui+17 4ck-12 18a+15 5vj-10 85-12 5q6-10 82x+11
4ry-14 4n4-5 bo-10 17f-9 14w+10 g33+11 16f-8 kf+13 i6-9 iua-6 2t9+8 4si+9 beh+7 1nb-9 ce4+7 35z-10 2z3-8 8oh-9 bog-9 3on-16 wa-10 9uk-8 boc-8 o8+12 1zc+10
b73+6 hs-16 ma+11 4t3-9 4fl-17 7tq-12 3yh+12 am0-7 2q3-12 4xa+10 5nv+10 s2c+23 1ta-24 1h5-14 1hk+13 dw9+17 1b7+9 k5+9 mo-9 fbp+8 3z-9 3k7-6 3r3-12 n1r+7
fnt+11 6io-11 484+9 5yk+23 1ip-9 27i-8 7qe-12 ei2-10 s3w+6 6lv-9 8aq+14 1ib-11 c1h-19 2oe-7 1z0-9 1u4-10 qjd+7 2j2+8 1u8+10 40r+9 3a8+17 ozd+3 3py-11 gze-8
8s0-9 10+12 cf-12 2i2+9 i7h-6 h4l-9 3d7-10 7d4-7 7tf-6 du4-16 19r+13 30e-16 2ew-7 fwy-10 9lq-9 5db-7 6xt-10 rh-15 4mk+9 80a-11 1o9+14 141-10 4w7-12 32w-15
1dk+11 5wn-10 2t4+6 1fr-17 oyl-7 11l+3 74g+8 16z+13 hr+7 8wa+12 arc-12 24g+7 f0y+7 2ws-8 5u5-8 adz-7 3on+8 10a+7 2qv-12 ty+12 2w0+5 3kn-11 9f+13 47z+14 2ex+7
alt-8 avz-12 2fo+12 6z-7 141+9 2ff-12 77g-8 6rv-15 5q0+13 1oa-13 2kq-10 2y6+10 157+9 a7e+9 41w+9 4ef+10 21p-18 4h9+11 ic+7 3xi-7 vt+10 7tu-15 6yd-16 2mu-7
6nx+7 57z-12 3gk+9 sg-14 dqf-7 287-8 9tq-9 4nq-7 o3-8 2su-11 4os+9 22l-11 4fh+10 cv3-13 sc+8 iiz-13 2b1+13 on-12 8m5-9 1dh+9 7uz+16 13u-7 ip+7 5io-8 7eo-11
1kk+11 cw-10 6q4+8 1kh+10 4pm+9 1ly-9 aiv-8 qnz-11 4g6-11 48c-17 7rl-7 azq+16 34k-8 2uf-10 xn-7 ib5+7 1mp+8 5zb+9 alf+16 th-8 26v+8 19r-8 e3i+14 41z-8 2ak+9
5am+10 62y+7 4og-13 102+17 2gv+10 2hu+10 1ev+7 5f5+6 2xh+7 9y-13 un-17 4n4+5 a13+6 2tn+12 333-15 cr+9 17v+9 38e+12 2er-12 2kp-10 9z9+6 c7-11 2j5-10 19v-17
5o0-13 aat+12 cb-11 11x-9 34p-11 4nd+15 14m+11 62a+18 9qr-11 st+9 30i+10 a8y+9 2i1-7 l97-10 4ys-12 8k-8 656+9 2ej-8 3uk+10 2k8-10 6gx+10 1eq+9 bnp+9 rla+24
v9+7 2ey+4 ru-7 2u1+9 48e+7 r5+8 fj-11 2ua+6 39g-10 cwe+13 2cx-11 fza+9 cvl-5 6lf+10 i43-15 1z7-8 e2s-10 fxy+11 8o0-6 g36-7 uj-12 4dz-8 69p+9 ri4+15 afo-6
d7+13 59m-14 42d-7 b2a+8 3i5+8 lqf+9 kgs-10 2l0+8 23y+8 1uw+11 ps-8 1rb-9 3g9-8 9yv+19 1bb+8 awz+9 90a+7 67j+6 8vl+11 80d-11 be9+12 5p-17 642+6 3ud-8 eid+9
15e-7 8o9+7 e77+10 245+19 184-15 9s9+8 97l+6 3p2-10 5hi+8 1ib+10 6vk+11 1jn+8 afe+18 2kt-8 jm3+12 eco-10 n07+7 1ss+14 a4z-11 f7x-12 9vy-19 4kn-10 4uv-9 6yf-7
91x+7 kcw-8 o0c+7 dsn-6 3lx-9 87p+9 3m1+14 ain-7 d1w-11 qsm+10 d4q-11 2kb-9 8x7+7 ib-7 6mm+14 3zs-10 2wc+11 8tm-8 axz-21 1f3+12 5rn-12 564+6 310+18 8wj+12
5h4+8 1x0+7 10-7 ayu+14 bl+5 7s4+10 4p3-8 3xv+8 oj+12 94m-9 c6j-14 3zs+18 fk3-19 9f6-6 1q6-10 204-9 i6+9 w5-9 5pl-12 b0-6 7iy+11 78s-17 5u0+11 a+5 3hu-6
5qy+15 s50-11 3u9-10 1xx+7 8i-7 czu-15 wa-10 mjx-10 11i+20 2pt-8 1zv+10 3qw+12 8il-8 d55-9 7gi-8 9wd+15 jrv-16 ks+7 6tq+18 5r7+9 2r1-8 2wk-9 25c-9 g3p+13
1ey-6 cdq+9 9nz-13 6it-8 dh8-8 2ms-10 gdc-7 75q+11 73j-14 2da-11 3z7+11 855-9 a6+4 3vm+10 3g2-13 9i0-15 1sc+8 cve+9 uv+9 5ml-14 c2-8 7cy+8 9ii+7 c8x-11 3wz-10
ka5+9 1gk+12 ov-10 8wq-10 g7e+10 7su-8 5g9-7 ahl+8 3kf+11 36q+8 2o8-8 396+11 5p9+10 2tn+10 3o6-6 epc-6 1jc+6 861-9 33-7 4r9+6 89f+6 c6-10 83a+11 7g5-13 4a6-11
1ht+10 e6g-13 2bj-7 2j5-7 3zg+17 10o-11 2z8+7 52a-10 71x+9 h6+7 1aa+11 q4+6 1kt+9 xi-4 1br-7 4go+10 be8+9 y8+10 ap3+8 1z8-18 7yv+6 77-9 dov-11 oy+7 54n+5
38f-13 2cq-11 1dv+17 3f9-12 h5+7 fu2-8 3k9+14 nv-6 ub+7 7x7-13 4ng-13 9yp-9 6x8-8 8kn+6 968-10 2g3-11 50z+12 320+11 912+9 14k+9 qz+9 3h+12 2d3-12 cyq+13 14r-8
4kn+6 2em-11 3y1+12 14f-13 8of-10 qfi+8 6hk-10 2lx+13 6h+5 59t+9 spp-9 8z5+18 3qa+14 22m-9 3c0+13 dcs+5 2se+1 2yj-10 ug-7 1yi-8 h4i-8 1x2-13 4yc-4 79k+6
5hz+19 1v4+11 1pj+6 5kf+13 d3k-9 kf+10 25y-8 o5+10 5vu-12 4p2-15 4e-8 2ev-12 e1e+11 29q-10 gf+7 31q+18 62z+10 1uo-8 2uz-8 7s9+10 4r3-5 aab+20 6lv-8 2l8+5
2hz+13 m-7 1gh+6 2o6-13 8h0+8 3s2+15 bxr+9 95t-9 od-12 e3+12 1xi+13 jp+9 124-7 2w-8 je+8 ma-19 1id+15 6uq+11 1gq-10 2pb-13 2f3-8 23p-8 9tr-9 2zt+6 8s5-5 4kg-9
9c5-11 26x+10 4qu+5 426-9 rp5+7 ca-10 1hb+7 3a2-8 3yo-8 3gp-6 ou+7 27t+11 4x7-10 9e-11 93m-9 xn+7 3fj+8 mh+5 9t+9 3ix-9 5y2+14 13h-11 1sw-11 4wm+6 16l-12
5b5-10 do5+9 xy-7 7or+7 av6+7 3b7-8 iuf-9 271+22 aps+13 n0z-9 41r-10 y2-7 632+11 5o4-11 djb+7 lzr-8 d34-8 2kb-6 6hf-6 3yz+11 6l0+11 89b+6 2rf-8 2x3+11 avx-11
52h+17 ek9-15 at-6 482+10 2sp-14 2ox-13 5xj-12 epj+8 f3p+14 bf+10 6rw+8 7g7-12 7no+11 1zk-8 d5-7 4oc-9 1tt+8 zv+11 5uc+7 3dw-13 3lq+10 c8t-7 1fd+12 6x4+9
c7t+8 5do+10 iwe-11 1fn+9 32c+6 77-15 5yx+6 g9v-14 275-8 q3+10 26y-11 1xm-10 80x-4 bzn-12 1sl+12 u0+6 a0e+7 25q-9 70r+24 3lz-7 11-8 6co-10 e2i+11 2x3-8 umb-12
2ed-10 lh+10 9ok-7 7od+11 3kz-12 7yy-19 gr4-9 45e+8 y5v-9 g8j+7 543+9 16g+11 75+9 pt+11 41g+7 3it+6 4mv-6 1e6+11 ga-11 1ji-18 2ax+12 4cf-10 4dm+8 zf-14 1dw-7
4rm-10 31-9 ao6-7 136+10 1db-9 5g+16 47o-10 r4+11 17e-11 g8g-8 2do+9 56+12 4pn+11 4sc-9 grh+12 diq-9 5s5-9 8nz+12 5kt-12 4du-9 4dj+10 1cn+13 ddq+4 kwo+12
h2-15 aqm+11 290+13 ama-10 bfw-9 2oc-10 2hq-17 e5+8 9bw+11 djx-10 1lc-8 ikm-11 4b9+10 kg+9 40v+8 di-10 1zs+10 a5o-9 l6n+13 2c6+7 3gi+9 cf+11 m0-8 5pv-9 46z+5
ank+8 b9x+7 b0i-6 31f-9 8jj-11 dfp+8 le+11 5gj+18 c7-8 1lp+5 1sv-16 9fj+9 hs6+12 24e+12 2i+12 804+13 kk+11 4hp-11 hl4-7 ap+10 129-25 79i+11 750+9 1qn-7 61k+8
18r-12 bc8+9 cb-11 xi5+10 85p-7 y6o-12 ljg+10 3j8-9 gh+10 2qv+7 9hz-7 4ko-13 h9y+20 54m-10 l6+12 35n+7 1sq-8 5ri+9 467-14 cta+6 eb7-10 3sx+11 5s8-12 1j0+8
43g-13 56g-14 2uy+11 360-8 6qc-6 37d-9 1jo+11 5ja+11 8o4-7 aj-12 dee-19 df6-19 oiy+7 twz-10 q2i-8 5n1+10 1d8+7 11s-13 5oe-8 i6-9 2xk-7 42m+8 2l6-11 my+10
1m4+8 pzd-6 2t3-11 44-13 49w-9 2z7-9 uw-10 cn6-8 d5-10 dor-9 1zi+14 v1+8 34n-10 35q+9 4us-7 r4+8 42i+7 rt+16 bq0+7 3en-10 6rg-8 77y+9 osy-20 je-7 2vh+14 73p-8
tx+9 ljh+7 2dk+11 mum+11 5iv-8 9ws-12 l0m-9 32m-7 6j-12 59m-7 3pr+12 30i+10 1k3+5 ob+13 468-14 2r6-9 6rc-9 g0i+8 ka-10 4qy+11 5kc-9 do5-8 6o1+11 1yk-10 iq+16
868-12 471-7 4a2-12 fq8+9 3zd+11 98o-11 7ky+12 4jj+15 pi+14 elg-8 159+8 5lt-9 64q+10 vq-7 4w9-8 12e-9 2c6+8 4dz+12 93+10 3b4+12 2do-9 8p4-17 2mh-10 2rc-7
1fj-10 1bd-9 1wa+8 2mp+7 gvb+12 4fo-14 9vf-7 3r-10 2h1+13 5rp+13 d0i-13 5e5-7 714+10 5jc-9 5s1+9 k8n-5 ajo+7 f9u-12 83-14 yd+12 z0-8 8g0-8 3c9-10 ty-13 3gx-10
42a+15 gzs-16 2av+10 kpe+8 1ot+8 au+7 74q-14 40n-9 5zo-7 uw-14 sb+14 nuz-12 89i+11 4nd+9 7my+14 nm+7 380+4 362+9 p0+6 1ab-9 4k1-21 1pn-11 72p-16 4cw+7 8c6-8
7bx+7 2an+8 15o-22 77e+11 2b4+9 385-9 al+6 4ey+12 185+10 sf+14 3p8+9 76f+17 63m-9 58u+11 dax+9 411+19 cs1+8 502+10 od+14 6e-10 19i-10 32e+5 3v3-10 3dw+4 dnb+3
ox-7 7nx-14 bv5+10 2j2-9 as7-12 5r7+7 25h+7 2wf+7 1mn-10 2yj+8 1mc-8 cb8-8 9uz-12 g84-11 9cc-8 cqb-10 3sk+10 dd9-9 fq6+6 2rb-11 91+7 657-11 91t+14 9x-6 4hq+7
5g+9 1jv+11 77a-7 26s-12 2fj-7 40e-8 g0+10 3u2+17 8f3-12 41v+25 23k-17 lt+17 sr-8 5eq+11 16+19 7oe-12 emm-14 1ca+11 2si-7 xw-11 2cn+12 dk-22 3ee+10 c4m-6
1sw+15 375-9 3eu-15 1c0-7 19p-4 jbh+6 cvk-8 779+8 9e7-9 130+4 fr1+10 4l0-10 81t+11 16y+7 f6r-6 13p-9 1k7+12 3e2-17 4sx-15 5qv-8 4pw+10 qo+5 b7o-13 1hg-7 6yc+7
71c+10 1v2-11 1i-7 aqi+8 1ci-8 lc+6 bb-9 4i4-11 3ic+5 16cw-8 d4v-8 2v5+9 fee+10 63h-6 2i9-11 1x-8 xp+9 c9+13 pq+14 8xd+11 i38+4 gn0+9 6qs-9 3qs-8 20z-8 22g-6
4bx-11 2h1-7 43o-11 3yi+10 5h3+8 8af+10 n5-9 3ev+11 1ow+8 3t9-8 26x+10 50e-13 28v-12 58-14 82x+8 390-6 hwj-14 2ed-8 er9+10 9fj+13 g7-12 a9w+10 2cj+12 aag+10
rd6-8 216-8 no-7 48n+7 10l-10 bfp-9 4fr+5 s6+8 2an-8 g9h+17 7iy+7 e29+9 64y+10 8da+12 22e-13 1u7-22 5p5+13 fp2-8 frw-10 h7a+8 3m+8 1vp+14 77y+6 iu-9 eas+8
vm-7 f0t-16 d2f+16 4lq+7 dub-9 fl4+5 ez-15 nc-17 22x-18 emi-8 1ky+10 55d-15 2p7+13 4oy-11 8s3+11 asx+8 cob-12 7ly-8 i6p+12 11z+7 dsu+14 4h4+8 1ns-8 3yq+22
8ju+10 81z+10 28h-8 4cd-7 52+7 2l1-7 ge6-6 7f+10 1p+11 4jt-2 301+17 1db-7 cf0+11 96-14 i2y+6 cn3+11 8pg+8 469+2 1pg-7 yj+9 137-7 218+11 45e-10 aaz-6 io+6
9pe-10 9ft-6 1ir-11 50n+10 ek+9 e63+9 58a+9 ml-8 lx+8 bh7+7 28y-7 w2-7 9fk-4 1bd+7 1kr-8 1h1-10 4cd+5 5yp-7 1ye+6 bve-11 1lg-9 40s+7 44v-9 3sh+8 dw+10 1tw+11
t-16 9b5-9 6rl+9 4hw-31 1as+8 crp+13 5h3-8 3ae+14 1wi+7 2a5+7 ays+10 4qk-7 7t+7 7nk+8 fse+21 3er-9 f5u-16 34r-14 nb-7 3go-9 h4+15 ed8-9 as6+18 3v9-12 5e1-14
3wj+6 f0e-9 39s-17 s0-11 287+10 p29+9 20i-10 f7+10 3m5+9 1jk+9 3uu+9 3gl-12 2hy-12 8z2+13 3z+8 20j-10 361+8 17o-8 4dj-8 f5-8 1hn-9 my-8 fsj+9 alc-8 at3+10
413+6 bqp+9 4a1+8 anc-11 byf-8 1p4-10 aib+12 czw+11 6kf-7 88r-12 9mg+9 8c-5 533-13 ayd+8 7j-10 6ly+12 2nu-15 1mf-8 uo+10 d9p+8 ahf-12 5nf+6 4rh-7 19k-7 el7+6
8z2+2 1sq+8 1ak-11 5am-12 102m+6 93-7 4vb+8 cdq-10 5i-9 e7q-13 f5d-12 djo-10 62+13 2v+6 7f4+10 k5e-7 dbs-14 6w1+7 1xs-13 6lz-7 5sm-7 4a5-11 2dk+9 2w9-11
2k4+11 ep+10 amx-10 6rf+7 e7m-10 4n-4 3g2+9 cm8+7 kr-11 1a8-9 11y-7 11g+18 d4u+10 185+4 185+7 2r-8 fr2+5 lw+10 4dg-11 tq-9 1pp-11 yc-11 oin-13 3qm-13 bs8-12
58j+7 2xu-4 61l+6 oy-15 4i-9 1e3-9 8gt-17 56a-9 bcc+7 15l+10 7l+8 2l2-6 2sn+7 4q1+15 9oq-8 56h+6 8j-7 6bt-9 70t-8 g5j+9 2ua-22 6ym-7 11p-12 7lp+14 a2y-10
e5j+6 dk2+12 6wf-26 21h-17 4gl-7 c6s-9 258+8 3tp-9 4j1+9 855-19 1k5+9 c3l-8 m8w-12 5p-7 c0+14 678-14 ean+6 p9y-9 tqj+15 9py+11 1o4+13 3ia+9 5m8-18 td-7 32k+15
6hd-13 w9-12 m3-9 4yv+13 29l-6 2n0-7 3lr+8 125-10 dhc+7 3ic+10 2l6+11 c4a-8 2ps+10 gim-11 3pk+13 1q7+13 akw-9 5s5-8 e6+12 abx+5 b4z-12 ngh-12 hcf-10 c96+11
5b1+10 709+16 2ff+9 6wh+13 1er+7 wj-10 uo-8 dct+12 r0n-8 7pl-9 r7+8 37s-3 9oz-10 3qz-7 1du-6 aj7+9 65+8 5kl+8 3iw-10 g+15 3z-15 76n-8 9+11 1tr+8 2r6+14 6c4+10
2aa+9 g1k+10 gp1-10 6bh+14 1p2+14 ua-5 2d9-7 v5+12 5sq-9 33f-10 46c+11 e7l+10 feo-13 a2c+10 3bk+8 4is+7 8vq+6 2jz+7 nr-14 1wk-8 8fj+9 t3+9 8gj+8 9a+12 2aw+7
42+5 25m+9 8n4-8 a9g+12 5ny-7 2ho+16 2v7-13 4g1-16 6av+17 3in-11 do0+7 8yl+8 118-8 bam+17 94f+13 2pt-10 5yj+8 6wu-13 j9s-6 116-9 1wa+11 5vt-7 3aa-13 mxo-13
if+9 gm+8 5xi-8 1i5-11 73z+9 goe-12 8ly+10 7cw-7 4vf-8 1zt-7 b-15 3ne-8 3fp-9 x5-10 2wk-8 k4-13 3oh+12 58s-11 gw-12 fp+8 33o-9 8ft-9 a5x+4 6mk-11 3os+19
8zn+13 7ac+12 1m5+8 1ot+11 he3-6 sn+8 bb-12 ao0+11 37l+7 5lq+8 7g4-8 e6n+16 3dc+7 3s4-10 2fr-10 4nc-11 2tl-8 2w9+10 5nf+7 300-7 2ym-18 6pb-11 38+11 65p-13
8yv+12 33n+8 8lc+10 2pz+11 2pp+11 2hs-16 b83+10 3fp+11 lww-11 4pv-7 57p+7 p95+7 126-4 1ep+5 61+11 acg+10 3zi+9 f4l-12 734-10 3j9-7 743-9 1m1-13 9k4+9 a-14
6t4-10 8o3+9 4s2-6 6wd-8 acq-8 66h-8 la+9 2mt-14 n9+11 2yd+13 7kl-9 r8+11 6ht-14 3ic+9 e7x+15 5ue-7 30q+7 wsd-10 cek-17 kx+7 4ru-7 2ru+11 dbc-8 74x-12 se-14
6hr-14 5m4-9 775+8 1s+8 796-14 1od+10 44r+11 8xr-15 ae5-12 ss1+9 4og-13 4r-8 1p3+8 1ze-18 35p-12 5bd-9 jg+10 3cr-8 7ou-8 2kg-10 e3q+9 1wq-6 jqz-10 d7o-8 8o-11
8cw-8 bye-15 cj6-11 23y-13 24s-16 6m6+6 8dn-10 3z5+10 1dx+8 8i-9 1tj+17 1b6+6 1lt-10 cmm-13 87n+19 6c9+11 du5-10 awm+8 6gb+15 39s+10 2zr+14 j8y-9 8p2+9 2uf+11
1t2-12 b1w+10 a87+19 5q8-9 5ep-7 4m4-7 el3+8 93y-8 1dx-6 6c0-8 og+6 1rj+14 7py+6 lx-10 qed-9 7r-9 1wv-12 bog+8 acv+14 141-7 2r7+13 82s+9 ayq-11 ri+10 1kk+9
2a4-10 40n-8 4q+8 a8y-11 4o7+8 2mn+7 8o-13 2fu-10 225-8 cd3+11 ahl-12 uw+8 q2-21 dg+22 jz-17 rk-26 8be-9 42n-11 c1-11 xi-14 u4-8 7jt-7 j9+8 eye+10 14ns-11
1k2+13 j1+9 5v-15 4jq-9 2g2-7 c65+14 47h+16 ac+6 47z-12 ln+10 57m-7 5+7 1hn+9 2qe+6 du5+9 3js+11 6w8+8 2h9-9 4zd+5 2jy-6 ex-10 21n-12 2ex-15 3t4+12 2fa+11
62r+11 qz+11 1z0-10 1bt+9 43m-9 24-6 f6-13 4zx-9 be+10 ki4-9 7z2-9 7xp+14 5c7+10 4ad+8 mw-14 my-9 5m6-14 9p1-7 1lg-8 7aq-12 1um-14 182+7 3en+10 yi+10 69+6
bzu+7 6r3-9 1d5-8 6rv+11 36e-10 a5l-13 20e-16 2ee+7 dw+12 6tc-12 91k-9 2d9-5 53t-10 1r4-22 5jt-18 58+9 2t5-10 95u-8 5ih-13 7t8-13 cng-12 5l5-6 17s+9 acx-9
58o+6 16x-10 55r-8 1gy+10 91r-7 3ee+8 1gp+9 422+13 gd2-18 cj1-7 3ys-13 8vp+14 4ib-7 4e1+9 15n-11 3pr-10 3o+4 vt+8 2h4+11 bb9+8 bqm+13 1fh-9 11x-18 9s-11 z5+12
9m-15 13y-10 3py+7 emv-10 vn+11 fgd-9 8xg+10 251-10 b8f+8 210-9 7q4-8 32w+15 10v+7 2sl+11 8sx-12 bip+10 af1+9 d2x+18 1i9+7 1r6-9 2ga+9 bgd-10 y-10 5ey-13
3at-8 1qc+14 as1-6 bpj-8 7e0-12 6ck+5 57c-8 36s+9 21a-10 7rw-7 7t4-7 4yh-6 8er+9 4vp-9 3nj-8 144-8 1di+9 5x-7 4a5-10 32z-11 ir-12 98u-10 1ql+7 56m+8 25-11
l6-25 efg-9 2gf+9 43h+12 75s-10 10n+17 1lg+12 6x1+9 37-9 n3y+11 aoa+8 yo-14 zz-15 1gj+6 e3+9 2ch+14 9eb+5 6z+7 8yn-7 576-8 1k0+10 293-7 3va-14 1zy+10 606+10
d9h-8 b6-10 nyf-7 ciz-25 27i+9 dbg+12 8zj+10 4ud+7 8e0+7 4vx+8 24t-8 ia7+8 16l-6 6qs+15 7qm-11 n8+10 46t-18 4nw+4 36s-14 471+5 2hw-10 543-3 1gb-13 1z9-10
bf-11 89f+15 3ya+8 8hn-8 afr+15 69l+13 2e5+13 7lf-8 a4o-7 7pu+12 6xd-8 6kp-7 lkd+10 12y-10 1k1+7 78x+10 58+7 20j-6 2vq-15 3qf+11 1vw-7 2lm-11 101+9 6ml+7
cco+10 hg7-9 50m+8 8nv+10 2s1-10 3n0+18 36o-11 4qi-17 8ma-8 bt-12 ol9+10 f8g+9 6ya-22 5en+10 13w+7 236-9 2zt-11 asp-7 5tm-13 2a4+8 1ga-10 4q-9 46p+10 2st-15
38s+9 f6z-9 8ls-10 ol3-8 20c-12 3c1-18 224+9 5ka-19 7uu+6 ef4+8 vi+6 2ex+12 bf3-3 2mm-7 3bz+21 f5p+15 1n3-7 2fr-8 119+7 5w1+9 8ib-7 3yb+21 cp-7 1pc-7 uk-12
vq+8 54r-9 2wk-5 cvk+8 5m1+12 7j1+6 4gk+14 24p-8 1oe-15 ec5+13 20g+13 1se+13 pd-7 1e8+8 2dd+16 2gz-7 4uw-9 1od-7 2p7+8 yt-10 5qd-8 hon+7 3ky-11 1n1-10 6x+10
4z8+10 9sz-11 bej+13 5gp-18 68c-11 x3+12 9ov-15 898-6 de8-8 h46+11 4l5+9 56e-7 81f-9 dx0-8 40-16 hzj-19 dud-10 9qg+16 ef0-8 cr3+7 30-15 5g2-8 4w0-9 ayx-22
6sq-12 ntm+5 5y2+11 p3d+13 370-11 31f+9 a5k+9 1j0-9 3hs-14 4sw-10 2m6-8 nr+9 eo-10 4tz-8 17r+12 tw-11 qj5-17 18e-11 oug-11 jpp-16 17z+6 ck+7 1fo-10 m4e+7
1py-8 2mk+13 99s-15 16x+13 960+11 bw5+11 me0-13 298+6 9qq+10 1wo-10 c7+10 9ag-10 30-11 4yi+10 bbk-15 1an+8 7q-15 361-11 80+8 1z3+8 8jg-6 350-7 lgq+7 1g6-16
6r5+18 1zj+7 24b-11 44w-6 bts-14 2wv-7 me7+9 f6+8 78e-11 23j+6 476-10 4qm+13 934+11 92x+13 984-15 bd6+9 zo+13 5fo+11 baz-9 4hp+13 4jt-10 1d7-10 7zy+15 63t-9
2ov+16 4j0-7 kxr-13 313-12 gxo+4 20i-8 4vq-15 k-11 5j7-11 bdu-13 u6x+11 5i+11 2zx+14 edw+17 hm-11 5jy-21 3sh-18 16i+10 ifu+6 69+11 22k+9 1mr-12 grb+8 7xa-8
2cb-13 4d1+15 4y4+8 2yb-7 5b4+15 24d+9 6rx-9 6ju+11 8zc+16 3rr+10 b08-10 7qt+9 1dw-6 14h+10 qg-9 tt+12 dgs+6 8z2+5 aic-10 380-21 1nr+8 3by+8 22+9 9ln+6 41l+6
48u+7 f2-11 466+9 1nn-5 hu-7 4ui-9 gkr-10 6eu-16 ccg-6 4lq+9 5hs-9 9rr+8 9u0+7 1vj-8 am7+9 2cw-12 29g+9 tz-10 20v-4 6xb-8 8ug+12 35f-8 bi5+12 9k6+8 2ft-6
3da-13 tg-7 52g+9 3sk-9 11x-13 2m6-7 6s-15 11m+8 1hh+11 88q-6 2ao-11 509-14 1w6+7 1p7-8 48o+12 1qh+8 26e+7 54b-9 2co-16 251+7 c3q+13 9gj+20 6wg-12 d+10 3s7-13
4z7-16 1s4-12 5s3+16 30k-8 7mq-8 5xo-6 2iy+6 9as+10 64s+7 1qa+15 51m-10 6ej-10 69l+10 4gb+8 8pi+11 9vs+8 6c8+10 gr9+9 ksg-6 330+6 12f+4 4te+7 1e+14 ry+11
cnf+7 ail+10 1f0+14 8c2+8 8ro+10 pkc-12 3ic+10 73l+10 cu0+6 141+8 30l+10 asg+8 dk8+8 5dq-9 fyn+6 big+11 58g-20 cuy-10 6ey-15 ur4-11 iz-4 xh-8 5lm+13 5oh-13
9ve+10 4ft+4 3xp+10 2ep+8 1jl+9 1os-10 1u0+13 21n-6 j4l+10 qa-10 6rv+9 7cq-10 1lc+7 74j+14 6ai+13 757-15 19a-20 5pn+18 qjv+8 78f+11 2z7+15 2bw+12 14f-8 2bn-7
1uf-8 iqb+12 t0-7 462-8 6i2+6 g6c+10 3vq+10 4xp+16 4b6+8 1o5-6 4p3-6 4a3-11 i4o+17 wif+9 1j5+7 6rg+11 cyb-12 57i+10 3a2+7 gm-19 gg+12 6uc+7 2eg+11 1bp+7 4r5-9
1o4-12 938-19 3zn-8 haa+8 8ze+10 4e3+15 gu-12 84x-7 4ee-8 5lk+7 o3t+9 4k2-12 bd+9 4ra+9 1o3-14 2ld-7 5hj+13 h0-12 2gt+9 3q5+12 3i4-7 14p-11 7ei+6 56y+5 6ku+8
8b6-12 e3-5 3oh+7 9zt-9 2a6-8 lhz+13 1qm-20 3pk-12 292-7 1to-10 1ma+11 bb+13 7uz+12 j01+8 b6-10 fj1+10 1ya+10 1e+15 4wx-7 1yd-13 grm-8 4h7+8 1cd+7 3f4+14
bqb+13 5qw+9 82p+10 1nq+8 4vw-8 uur-8 1bh-8 2gq+8 13j+8 1un+11 2bj-10 2zm-15 279-15 6tf-6 dc9-6 1n2+9 4ic+10 1u1+10 1hs+8 4o0-8 hig-10 1zv+12 6p-12 a88+5
14n-7 fbz-11 fmi-15 33s-9 26e-10 130+9 bl4+8 61e+24 hf+10 73t-12 2c1+7 4u7+17 7e7+12 934-8 3bc-4 aul+10 59a+15 3gm+11 6dt-9 5eo-8 1y2-10 7g5-11 hm+6 5ch-12
3sd-16 cu+12 2yp-15 248-7 4dc-11 9bt-7 2ep+10 5ti-8 8w-9 16l-7 5h4-7 5hy+7 aqk+6 b5d+11 be+18 16b-9 nme-5 1qr+14 xx-7 10y-7 29m+11 2hf+7 29j+10 63i+11 ao0-11
eeu-9 52p-7 nuh-10 2r1+10 2x6+8 20w-7 9in-8 2xh-10 5zo+10 an-8 uks+7 9kw+7 6gk-10 7l-6 24k+16 5ll+10 eh+7 3rt-9 2nq+15 tt3-8 1is+10 890+5 3ee-19 2a6+8 n8w-6
vd-9 8qa+6 mh+8 oj+13 1av-11 1vu-12 qu+6 ox-12 kn-6 6ck-20 arb-7 6pd+8 7k2-10 3i4-13 5tg-7 3zg+17 4mp+9 dwx-7 3wr-7 ks9-9 gc8+10 v4-7 9tz-7 8kk+12 292-12
116-4 3c-17 6ge+11 7ap-13 7qk+9 lz6-15 8p5+8 6tm-29 8r0+8 1ch-14 36z-9 1wj+14 g7g-6 311-10 2iv-6 6zo-10 7il+9 68x+11 8ow+8 8fl-5 gj-6 1jn+9 4uz-15 1e7+10
n9+10 2el+8 5jz-10 gv-5 b6p+10 1bs-9 4fv+14 78q-11 z8-11 1ld+9 2z2-10 2o5-6 r33-10 6a0+5 1zg-4 868+9 4x9+11 8f8+6 87h-8 43a+12 ik+6 133+11 2nd-9 11t+5 3h5+11
we+15 53-13 abv+9 bi0-9 3or-8 21v+10 fmx-11 4yz+5 58z-4 9a7+8 cyo+14 2zi+10 6kx-9 1gz+16 ecm-11 3iq+8 1c4+6 1vm+11 3p5-8 1yc-13 2d5-10 2w-15 4m6-35 10a-8 j7+4
7jy+14 5pf+8 6xy-13 4el-7 4v6+13 lnl-8 rd-9 20x-10 88j-12 84n-9 jec+11 cp4+12 ega-9 1ej+5 z9-18 3xj-13 2z8+8 615-6 2v2-9 14p+7 4nu-12 6qr-8 51o-9 7vj+11
6t6+10 4oc+11 7pm-16 k1-24 3mu+15 11sx-9 1t8-11 gfc-8 6ed+13 bjf-5 42a+6 7q+11 g-10 35j+11 7cn-8 pj-10 10o-12 b9x+11 4xv-11 wy-11 kas-9 3ss-9 ad3-8 8u+13
29r-7 1jx-9 5or-10 i92+7 6vu-10 ews-6 af-10 enr+9 3sb+8 2iy-15 lpb-16 744-12 20n-12 1nz-6 5c3-10 5ln+10 1tu-7 478-9 2n5-10 1e-10 5bb+13 2ko-22 p+14 1r6-9
6xq-5 rj+8 3hy-8 5xs-16 6g0-11 c5+8 131-9 6cj-17 1cy-14 495+6 cnv-18 2dp+2 ck+7 cwk-6 5ee+5 2je+11 184+13 7j-7 2g5-11 8z2-11 250-10 5bs+10 4zw+14 i1i-11 1ej+7
3w4-8 5xz-19 6w5+10 294+9 1mu+12 58k-11 4s1-7 68p-5 pe-7 wd+8 5mh-16 i11+9 936-9 a3k+8 kp8-7 blo+10 42a-12 ad7-8 2f9-14 5z4+21 6y-11 fir-9 4h0+11 1s7+14 y-14
gwl+8 nli-14 1gv+9 44a-11 2iv-8 2na-11 54t-22 it1+13 8xd-20 5v2+9 543+9 1o2-11 9w1+9 c2l+9 9wp+8 iva-11 hyt-9 6al-9 vr+9 1nr-9 371-16 7yv+8 9k7+8 35t+6 2vd+6
6kv+6 274-8 4fm-8 3aj-10 1qm+9 cjd+16 cs0-8 50o+10 3w+10 jrn-10 8aj-6 2jo-5 be-12 3lq-10 4vj-13 2vo-10 708+13 2dq-26 6k8+21 myo+9 4iz+7 3y6+20 vu+6 hp-11 qg+7
9dg+6 75k+7 1487-9 1m9+8 1yh+11 rfc+14 1vf+15 qq+12 bm-16 1p7-8 9g-9 2ui+12 uj-15 102w+7 4dx-8 zc-8 1vc+12 3v8-7 8w+10 9i0-8 2b4+10 6h+7 kq-10 ed4-9 e8-9
1of+12 6ft+10 4v5+9 75f-8 u0+8 56a+11 3e8-15 2s1+8 z6+14 np+12 4a4+16 pae+15 7fm-12 i9+7 22q-6 xq-6 54i-7 d6+19 dgq+11 1ww+8 8hh-6 35t+10 8tv+5 6n8-3 m3d-10
62e-8 6xz-10 mmn-8 tb+9 eqp-8 5ny-8 1xc+12 11q-3 4o9-13 1lg-9 6cq+10 1mo-12 m1j+7 8cq+12 74o-12 3wk-9 2ld-6 51p-20 hxn+6 4ug+16 1jb+7 ezx-11 qr+6 h0+8 88v+9
3kz+9 zc-15 fu4+6 bn-10 6c9+8 8xx+11 1k8-12 ccc+9 1cr+7 4x2+9 1eg-23 eq+13 95-10 7qu-8 un+18 bee-21 5xk-13 84j-10 4ua-13 9l+6 h1+7 1b3-7 47d+9 1f3+7 3tl-6
22r-8 1r5+8 am0-9 1hk-6 t4-6 2qz+7 dqq-8 1fq-6 c50-7 3km-11 8v0-5 4jh+12 1ep-9 2k1+11 161-11 38x-10 6c0+13 3st-13 36y-16 1j2+15 4w4-13 92s-10 7lc-13 ie8+9
29l+12 eg+9 20q-7 15e+12 c29-9 2ar+12 2fu+13 3xq+8 1m0-16 26h+7 4vg+14 fi+7 f69-12 h2-11 1dr+15 i-16 8ee-9 4pv-16 18m-7 9ti-6 ehz+11 k6+7 3gn+11 7rm+12 2dj-9
w8+8 5gk+9 16-10 cn7-11 bs1-10 2du-8 4f0+7 6h+20 gj-10 8c-9 2vj-15 5bs+9 2zf+15 29b+11 6ck-11 4ev+8 6vk+7 8w0-5 27r+11 5cg-8 97-14 529-6 1j4+14 46x-7 107-11
1rg+6 3ac-6 413-13 1f+11 3+15 2nr+8 256+11 2gn-10 1w8-9 bzd-10 5yf+16 wr-10 xe+6 b3k-12 1mz+7 3js+10 h45-14 3vg+14 nlv+7 t1+8 8o5-18 4l3+11 1v7-7 16e+5 302-8
1d2-27 1xe-6 syu-11 cm9+10 18d-7 ae8+12 fez+10 2oo+7 bd+11 pr+12 583-12 c6p+10 5mz+12 6on+11 ffy-11 3pf+7 1zj-11 3st+12 4c0-14 7pw+9 com-9 6xc+8 jhl-8 3t-10
53w-8 1pr-12 e6-19 4dm-5 2jb+11 1zt-11 baw+10 3h1+16 303+7 701-9 38i+10 bme-7 er+16 1qh+4 4f4-9 1h6+7 3pu-9 x2o-10 coz-8 1a+8 6p3+13 dih+8 4o9+11 4qa+8 37a+12
j60-9 34f+4 4vz+10 di7-16 95a-8 5kd-4 dww-12 egg-8 k80+15 dou-16 344-15 u9+11 49r+10 1nn-7 328-10 9el-8 4fo-12 7fr-9 91r-8 3ug+14 1o6-9 1yh-8 4kl+11 410-9
b50-4 y27-18 5l9-16 3xj+7 vsb-8 sd+7 cc-12 12f-12 hfg+8 6zk-7 1fw+17 u9-14 97r+7 qfn-14 d5+9 4p6+8 7h8-12 1hr-21 1ls-6 xq+9 hf-8 25v+8 azg+20 rd+11 b14-7
591-7 66n-9 m7m+9 8v9+11 s1x-14 er2-6 18l-14 dvn+9 1gb+7 67s-11 1tb-14 1p0+9 4ow-8 1re-10 be7+12 2m8+10 g3+9 3a2-9 60h-21 1qy+14 k7u+11 63a+10 5gg-11 2wj-8
42o+13 bvl+12 1m6-11 7r4-7 1gs+6 5hr-12 935+9 wr+5 2vi-8 1ql-12 6jm+15 37o+11 3gb-10 20x-18 d0-10 ebr-14 2cc+7 5oz-9 32w-14 2xy+8 684-9 24q+12 5lj+7 ahy-24
5eb-10 42d+7 c4-11 5sd-8 6x8-8 4mh+10 118-21 er2+10 19n+13 4y6-7 a2j-10 y6-13 hg+13 4wt-5 2r7-10 107+14 26+8 mdr+6 6r0-22 38g-13 1mb-8 4be-11 kg0-12 1an+6
73q-24 4c2-8 67y+13 1d1-14 djb+8 5cg+12 1fw+17 fc+8 1b0+11 458+11 2q4-11 gjf+10 1rg-9 f8a+7 7go-7 o26-9 913+9 j05+10 2te+9 2zt-6 8e-9 3zh-9 a9n+7 2z2+9 8ws+8
2qn-8 5kb-12 41-14 4ni+8 3z+9 27k-8 1fu+11 33i-9 3sn+8 6s3-7 32+12 1bu+9 c30+9 ng+4 cl3-10 8cd+8 ky4-11 84g+10 5p2+7 dmy-9 4hi+9 no-9 2ji-7 455+12 5kv+6 ea9-8
6k8+13 cgc-12 dz5+9 7vy+7 il+7 6x4-7 7nx-8 2ka+10 ch2-19 5o5-8 4oh+13 3s5+9 fr+17 9bg+11 5sv+11 ecv+6 38l-8 6jv-10 eq-8 653-18 53-17 ev-23 rt+9 1kv-11 40m+10
7ii+8 3q6+5 hgk+9 4d2-7 4ls+6 2bt-7 nl+8 2b-12 5y3+6 bmb-7 fg7+7 3gv+14 bac+6 6dp-14 4qo-13 2oz+11 34k-9 u6-14 25o-12 33k+8 1ab+9 66h+9 206-9 1u6+9 1jv-7
2ed-9 on-10 ey+15 76p+13 9yp-5 3h6-6 5jh+9 rx-13 2oa-10 1g4+9 1vw-7 5ka+11 1ym+8 58w+15 k6c+9 3gz+11 k9+11 3a5-13 2t4+13 bd+9 f02+13 12k-10 3on+8 kr4-9 cx+8
44-3 nq+10 557+8 eq-9 9q2-9 a5h+8 1e-20 d44-9 41y+13 3od+9 27t+10 5wm+8 3uz-10 5kd-8 9i-9 70+9 qol+9 cxe-7 44w+9 21w-18 c2+8 v8-6 3je+9 2zs+8 7e2-9 2gk+12
5q3-12 22d+9 4o0+8 qep+9 6ce-7 1h5+15 6dy+11 6g3+7 4gb-8 304+8 ehf+9 1dy+8 3p6-8 cjx-11 afa-15 2fm-9 j7r+9 5jl-8 1xu-11 61q+8 4ou+9 4n6-5 ygt+7 2og-11 6bk-9
7f-10 9xn+5 43w+16 j6+8 2d8-8 2hg-6 3bi-10 4s5-7 32e+13 yy-7 2mk+16 1p+5 2l5-13 3ru-9 nc8-13 5xp-12 5v5+12 45d-8 1er+10 7vn-11 g5-7 h7r-12 12t+12 sx-7 2gr-14
fb+13 3w5-9 252-10 h7a-9 1df-17 2tr+8 6vj+9 2lx-10 1xu+12 4mw+8 5rv-11 j5-6 6mm-12 9n7+13 3bt-7 6aj+8 2ek+6 5vo-13 3g1-6 424+8 fem-12 1n8+9 1tf-9 vu-10 4e4+8
p2+5 790+17 ee-8 ggc-5 6xw-10 2uo-7 1gj-10 355-13 377-14 dz2-7 lzh+6 6m6+11 3o3+7 5jj-10 c09-6 8u9-11 26k-7 6t-8 qd-20 20c-7 9km+10 66b-6 egr-6 2m5+12 9bt-8
70o+7 2gr-11 8-15 188-10 3dg-12 13r+4 64w-8 55e+13 23c+9 267-16 8wa+10 2na-15 1z4+7 4p8-8 blf-11 708-11 mf-10 f3+10 kh7-7 wdl+13 46-10 baz+13 8pr+9 2om+16
91u-6 b36-10 2x9+9 16y+10 it+11 2q8-12 sg+11 w4-13 4uv-10 8em-8 jbo-8 iqx-9 2oc-9 7lx+8 64b-13 5mk-8 d6e+10 3n2+17 2w0-11 3ry+6 ll+12 17d+10 6ir+11 kgl+11
dkv+9 4d6-9 bkd+12 8tl+8 fe8+5 8a1-3 avk+8 2tc-10 fo1+12 9k2-9 312+10 jt4+8 fc9+13 1a3-9 28a+8 2wv+9 at0-15 51q+9 1oy+15 xu-12 3go+11 1hu-7 df-8 3ng-8 afr-11
9e0-15 9bd+7 6po+9 1rv-8 ggz-6 czr+16 lw-16 6f6+8 538+10 51o+8 cy-7 6vl+14 a6z-9 n5p+9 8h9+13 gic-9 3n7+13 26h-7 5a7-6 d8p-8 6xd+6 375+11 ars-9 5mc-9 5rn-16
6ah+11 3ye-13 t8-7 7h9-9 1v0+9 bjq-16 4d3-7 9mj+11 39o-9 2z7-10 4mc-10 5l8-22 7ua+9 e6b-6 948-7 83+13 6v0-9 6s8-11 ccv-8 1bg+17 3ee+8 51h-12 i0t+9 4kj+12
8f0+11 3tu-8 66w-13 2fx+7 xz+7 72r-14 3qs-9 21c+6 2x4-9 8lk+11 1s2+10 7f8-12 33q-17 4ww-17 qq+15 3lh+11 7t-9 4jh-10 4dw-15 iq+12 a4s+10 1ff-12 dja+9 816-9
4qo-7 dat-6 5u3+7 1lv+9 33z-13 5x2+9 1q1+7 bis+13 18o-6 30d-8 mk6-9 a8l+8 17p+13 typ-21 2qi-11 atb-8 1gr-9 43u-9 9ff-7 223+5 zr-7 axj-9 zl-9 13k+10 bpx+12
fmi+11 67l+12 2cg-6 4ux+7 auv-12 7xl-11 3cx+10 2bx+8 6al+4 380-6 53m-18 2hs+11 c4u-8 21t-6 6x8-12 2z5-11 c8g+12 f7e-10 c5+13 5p+9 1o0-6 3x6+15 5tv+8 6p6+9
13k-13 43-10 1g6+7 1vo+11 2ow+7 6za-10 hrs+9 6v7+4 fq0-11 3rw+11 bm+9 10x-10 8nh+8 czj-9 8g2-5 1kb-10 in+11 31c-13 9g9-6 hxu+8 92v-6 h0z-9 92f-16 249-16
176+11 bx4-14 13v-18 l6c-8 3xc+9 dot-10 est+7 ars+15 9pm+7 43w-7 1bb+14 2hg-10 da2+10 3rj-8 1ft-11 468+17 h8+9 1v4+11 2zi-7 1so+7 7v-14 7f5-9 f51+10 1yd+13
bpi-8 fps+14 gpz+9 3sz-11 8ez+9 87+11 3he-8 4hy-14 6m+10 63h+4 220-20 d8+10 5k2+13 cz8-15 pw+15 ct-8 czd+13 ccx+6 6vy-11 5v+14 exy+12 2b0-10 efa-10 6om-10
bfp+9 1ob+7 xo-10 5c+10 1l6-8 ikg-8 9bd+11 28b-8 937-13 8ew-6 709-9 3wv+9 c57-7 f3e+7 1ex-11 27h+11 5m7-8 cfi-10 7gc-21 qj+5 3hm-7 4vo-9 4zh-15 1nn-7 433-7
rp+12 12x-7 bx7-12 ad-6 2zg+6 bcq-12 1ei+8 4e0+17 bqv-9 2si-13 6co+12 szp+6 7qf+20 jp9-12 1lb+8 2lw-11 31f-13 47u-14 ayk+14 186-8 mi-6 3fm+11 5ks-9 adu-10
1px-10 5kv+9 523-11 75-17 1ja-21 cbq-10 47+7 bla-12 o0+8 21b-8 7n6+11 7fq-14 8qv+9 1bc-8 wq+8 acs+6 7lj+4 6sw-13 al0-7 2jc-8 21l-17 2mu+6 ql-10 8hj-9 771+9
gg-10 gac+5 27+9 4bn-9 4vv-10 ni-13 12s-12 34u+10 98+13 1x6-11 345-31 10o-8 4yg-9 iu+5 asz-5 799-10 4nq+5 3xj+19 2wz+10 1ze-10 5aq-9 ej2-8 7dm+16 fff+9 5kz-13
1ze-5 467-6 ls+12 3yb-9 37-9 8v5+14 lb4+11 1n9+12 1sp+10 qp-11 16t-15 195-11 1fv-10 l7-11 1jg+5 qb+9 93h+15 4gl-11 29k+7 3il+7 464-27 6xg-9 1rq+9 3pp-13 3sc+9
2q1-8 7we+11 7cw-13 1p2-10 6vo+8 s0-8 3jh-8 2dp+10 b15-11 axa-15 2zs-12 fhm-10 3wc+13 qjc+9 v7-10 8bi-13 9vf+10 5fk+10 11t-7 1m9+6 380+15 nc+18 fyg+9 29s+13
86+12 8cb-10 nc+11 1jx-8 6oz-13 ty+11 hpx-8 9fc-10 2gl-14 63z+8 5ac-8 5xj-15 17v+5 3tm-10 2nf+12 1ld+10 60b-8 2au+5 743-13 3ok+9 2v+9 9ax-11 nh0+8 a5g+22
a37-7 61q-8 60j+11 6xm+15 3gq+16 nov-10 baq+10 5vi+8 5ug-6 93b-8 4s7-12 3kn+14 21q+17 58a+10 3cs-14 3h2-11 5ri-12 126+12 3on+7 420+11 5vv-8 cax-11 1wj+6 hw7+7
6v+10 1wb+8 6i5+10 fh-9 l6+7 18u-8 43s+20 5sj-9 ms+12 1jw-8 c0m-11 9uk-8 7h6-8 hx-8 1f6+10 8ih-15 jia+7 3wc+9 379-19 54y+19 2ph+14 a8d-11 66z-8 mr-13 j5-10
fj8-12 5xi-14 5d6-15 1hw-9 4vq+8 oy-11 9kp+11 233-12 4a6+12 6gy+11 2lf+6 1k2-6 2w5-17 1g6-10 67v-15 187+10 2dt+7 1nd+10 5vb+12 5x2-5 30-11 7zg-12 6px+8 3n3-11
v53+10 wn+7 p4+12 2tm-18 db0+9 92k-6 oq-8 1eo-7 tu3+10 aer+10 a0c+15 4gf+6 3ue+12 6tu+10 9bu+9 6nw-7 99k-10 63e-7 9l3-10 4f1+15 261+11 d6+8 3gu-9 h8a-8 19-35
1i4+5 19q+9 f3j-14 5ey-9 10-12 abo-10 3zc+17 5bu+8 yz-10 3qy+7 5tp-6 tj+14 8s-11 ejo+7 b8s-7 12dc+7 fi3+3 6a1+10 93a-7 4ik+8 sk+9 7t9+9 vq+9 k8i-6 4ko-14
4vo-10 57m-9 4oi+14 25-10 a68-12 g20-9 50m+6 2vd-8 2rc+8 ed+10 4qj+8 3tc+8 gba-10 145-9 5x9-10 a4c-17 9j9-8 1pb-17 4y6-7 9qm-7 9hp+9 8ri+15 28f+16 5x-10
2q9+11 62+7 h30-13 1ya+9 68w+12 67y+8 8e+18 1ry+8 1a2-7 4m1+8 1sn+8 7hd-15 425-9 63v-15 hyi+13 9w+7 wsl-12 cm2-11 1t4-8 5ns-12 63k-14 42b-8 8bk+10 6q+8 eg+8
nv-7 brs+6 64c-8 nm+7 3kx+12 183-8 53p-12 qab-7 1h0-14 geb+12 5x0+7 3j9+12 hi0+6 195-11 zt+12 9hu-8 12+13 6gl+10 g0r+7 5vn+14 21g-6 37i+20 6aq-9 4mg+13 5rv-8
cp9+10 15f+9 6m0+5 3fa-7 dv+7 bsp-9 hsz-6 4ao+8 2sf-9 erz+10 61-7 cm-9 43d+11 2bo-11 4qt-9 5dn-8 o9q-11 7ki-10 c6d+8 2fv-10 8ha-9 89+11 3o2-9 28-12 48b-7
2gf-7 89b-8 j0q-9 470+16 ux-10 65z+14 3l+12 f1v+6 14n+9 5sr+8 3ax+7 z0+14 6v6+11 5mp+16 17j-18 39n-9 its+10 9ck+7 290-5 3b3-8 4he-8 6w2+7 1jt-8 704-16 7z5-9
jw+10 pz-6 e40-7 81r+11 7or-7 5mv+7 deh+10 5cd+12 5vc+7 11z+18 mxe+12 1ip-11 4w3-8 5dr-16 1pc+9 31w-9 5wm-10 5q-7 6j2-10 1q3+8 3n7-9 1p3+9 1rk+10 p8-11 73l+10
47s+8 2pm+7 4kg-8 ajg+11 cyb+7 3mx+11 50y-13 1ht+11 1lx-8 p0-10 3lt+9 7en+10 zcm+11 fp1+13 al6-8 9y+12 2xp-12 3cw+19 7vl-7 5vk+11 av6+18 3kf+5 6rn-9 24a+8
5jf-14 1pk+12 o-14 86v+16 54p-8 b88-11 qp+7 4ej+15 aok+10 89d+10 79c-10 2fc-9 1dc+8 3nz+16 74h-11 c9o+9 24q+13 57l+14 a62-8 ewl-9 5dz-7 3lw+8 5ar-10 cty-9
5dw+8 br+10 3tl-7 41v-16 um-5 n0-12 892+12 dxq-15 21l+4 cwk+14 d9j-8 5kc+14 icu-8 2dc-9 7y8+9 4h8+10 34f-10 38f-15 k-17 1b6-8 1sx+8 1b8-10 558+10 1ga-13 4p-7
85c+8 pk-10 dgh-9 80v+11 ekz+15 9g-10 q4+13 h26+10 o71-10 226-8 1cw-10 8gn+7 6x1+11 2ei+8 1xa+7 2m1-9 8ms-25 hzh-11 ko+11 wlx-16 uz-10 h57-13 3od-10 6th+13
1tn-8 i05-8 2fh+7 ct-12 1vg+13 79q-10 9ie+9 9mk-8 un+19 1vy-14 4q+15 4wh-12 1e8+8 bld-10 5pf-14 s3+7 82k-7 r-9 2jp+6 gp1+9 9fl-15 bzg-6 57-12 h1+6 1xe+8
5i9-10 66c+13 aef-11 fws+10 24g+7 3z5-9 2ci-14 81e+7 zh-9 6go-11 aya-10 a02+7 7tn+12 3o5-7 cgg-8 2gy-17 cmf+7 2g3+9 34k+8 66w-8 b24+18 50h+13 8m1-18 7p8+7
83w+7 34r+15 v8+5 i83+13 mx5+7 fa7-13 opn-7 5oa-7 7dj+7 5g-8 46-14 19u-8 7ii-12 510-8 3gu+17 7ya+8 2ss+15 nd-7 1yz-19 36z-10 7m3+6 j0g-9 26x-10 i1o+13 9o1-6
6+6 5ep-8 6yu+14 4nr+10 5xu+9 avp+11 3df-7 bj5-14 92o-14 xd-11 eug-7 7nq-10 4hm+7 1g7-7 30+14 geq-12 48f+10 a79-11 126-11 274-15 doi-9 1jx-9 20a-12 1pf+11
4qf-7 zs-11 2rn-17 7dq-15 8qe-9 806-8 vm+17 2wz+6 4cw+11 31o-9 12h+7 5g2-14 75f-9 5kf-12 brd+17 o2+7 2qy-6 429-5 d7-13 1su+6 10v+13 1ba+9 9j-17 dyd-11 1p7-8
ob+10 151-10 kqj-7 unw+9 4tf-10 5la+13 7pn-7 drm-8 d2o+16 7lm-17 4uu+6 2c9-7 dp7+8 1l-8 1tg-8 5vl-14 6gg+6 6ty-8 6ro+7 iq-13 7se+5 1ae-10 5il-10 5wd+8 5ef-11
dfo+8 3lw+7 2n6+11 atu-7 3jx+7 3n4+12 48z-9 k3j+12 ak6+10 2r-10 2yb+12 5ov+11 jtq+15 oqd-8 10o+16 7tc+8 5y5-12 i7e-22 15h-9 1yo+7 10-6 295-6 1i0+25 6gm-16
np-15 ug-17 8xw+10 bo9-7 1mf+13 ctn-11 1xo+6 bro+12 a92+7 te-8 678-7 kfl-8 4xz+7 5j1+6 gkt-10 7go+6 6ks-11 5d7+14 267-6 3sg-10 3b4-6 2rn-10 3ry+9 2bf+8 6wu+6
cw3+8 4ux+7 4hb-7 ct9+5 9g+10 m3h+8 8oe-7 324-11 6q1+8 4pn-10 7pe+8 axx+12 35h+11 2lf-6 czd+8 h8-10 5oy-16 1wz-3 dsn+7 8k6+9 wk-12 4mt-7 1lx+12 xz-13 epb-8
1o1-8 877+10 ht5-13 4p6+12 af7+8 gmt+11 a1e-12 a47-6 v+14 3o8+10 63p-9 nbn+10 9ch+12 1xb+19 kf-6 50e+8 cp6+10 1cg+11 2e-8 8mc-13 8cw-10 6tp+13 16o+11 1or+7
vs+6 1eb-6 9n4-12 3xg+9 795-8 77o-8 5gy+9 7xz+7 1x9-8 10a-9 39y-9 s4+16 3jw-13 1m-8 12l+13 7nd-15 bmt-8 5pd-15 76c-8 1i9-12 2lj-14 778+9 2hn+7 117+9 8b1-7
1sj-13 9i-7 46b-6 li+8 1vi+7 6sr-7 px-8 1oy+7 3wn+6 gv+11 4rb-15 6c2-8 a48+9 6tp+14 154-5 m62-9 94u-13 3eo+17 9d6+19 3cu-14 5zx+21 4hm+8 6q-8 1pq-10 aq-11
3ib+16 2si+11 ear-9 2wz-11 2ke+7 3xc+10 fjg+12 gf8-21 bf-16 3t6-9 78t+17 glf+17 uu-15 190-18 2rh-8 6bw-11 o72+9 3qz+11 6nh+13 dkk-10 49e+9 426+11 33m-17 9cg-8
9n0+8 4gr+9 ai+10 8o9-14 ef+5 qoe-13 b33-16 9mt+8 8p+11 24u+14 566-7 gyq+11 6a5+10 42p+6 rbs-6 9u+12 970+9 3z-11 5cm-8 1pw+10 ni-8 2f7-7 5eg-7 1wj+13 9vd-11
3rj+6 41j-13 1p6+18 kpw-12 2xu+9 5jw-12 2g4-7 2r1-10 88z+11 464-9 4g-9 10z+8 o8+8 8fq-13 2o1+12 33g+7 4tz-13 9ol-12 14x+19 2m8+13 3de-11 840-11 1z4+7 4uh-6
1n-10 3is+14 y6p+9 6jz+9 fog-6 94w+15 9-15 qmw+12 41f+8 2ly+8 kdg-6 496-16 6yf+12 sf-11 6by-11 7qm+7 czp+11 54w-5 2kt+10 bz+12 5b5-10 dj7-11 rk7+10 60+10
1iz-9 18b+15 3py+7 2ce+13 3os-12 7ok-12 51y-7 7z+8 fzd+8 2ik+11 rl+10 1bo+9 2o8+4 43u-14 6p+11 76e-16 3yr-12 441+7 4ga-8 2fv+10 37i-8 6so+11 3gq-10 22y+18
1cz-9 2ul-10 713+7 3hu+7 6yq-9 2sj-10 9sp+13 4c7-19 6lq+8 9z-21 1e-12 9v0-11 1do-13 3br-18 bpy-11 j6m-14 3py-13 5lw+11 5yf+8 927+16 4rh+8 pp-16 1tb-8 1c9-9
b0d+14 3kp-12 6cr-14 68e+8 2iv+11 3kl-13 889-23 if7-9 1ht-8 3b-13 ww-15 aki-17 apw-11 80o-9 dad+9 6dr+7 1hk-9 95g+12 q0+8 5bd-7 4ro-12 wp-10 1vt+10 1el+10
si+8 i9l+6 8ds-7 5s-6 4s9+8 4be+7 8r7-8 3xu-12 6fj+9 dyq+16 m5h+14 1b0-8 4xf-11 6kx-13 1nr+7 3or+12 2nq-10 4vy+13 2de-8 1lo-6 256+10 5ro+7 966-8 7dm+20 2mg+9
bho+9 622-13 c53+10 5ze+8 3ry-10 wj+9 5w6-16 2b1-17 a2x+9 ey+11 5cl+10 7zv-11 ud+13 q5x+10 7av-13 71k-11 6u2+9 4qu-11 3e0-11 1ej+9 45p-16 wy-8 3bt-10 22-12
623+12 8oa+7 6eo+7 4gq-13 go+13 4xb-11 2rg+10 1iwe+9 8xy+7 8ao+7 2c3-9 3te-14 5q5-12 2ap-10 3sz+12 6hq-12 ggu+9 7lr-13 545-6 gl-9 e3+8 1kl-11 4jt+18 65f-8
1wx-9 5y0-11 gmv-12 1qv-15 65k-14 4pv-6 36w-5 2s6+9 4hm+7 amu+6 3fc+9 kiv+5 bz1+8 29w+13 3fc-11 5p-8 4hr+11 a4b+6 2vx+12 3wk+9 1za-15 zs+10 6ve+12 az2-9 b1w-8
1vz+8 7qz+13 7to-7 8b4-8 7sv+7 3i3-8 4lq+13 pwm-12 2m-9 hrl-8 afy+7 3h6-15 5z+8 9hx-13 11v+7 6ee-14 4pf+6 421-7 d62+10 1lc-14 2x5-7 3ba-18 7v+9 215+15 59-9
72v+8 7cj+7 290+8 173-7 7re-4 g8-8 99e-10 1b5-7 4kc-13 18g8-12 ffl-8 37-10 4p1-11 1jj-9 7ng+10 27z-6 bao+19 3qo-9 2iq-6 61s+9 20f-8 4tb+12 6td-10 7qp-14 za+7
2in-13 5hp+8 47c-16 4eb+12 6ar+12 7xq+8 lxl-8 bs5-7 1st+7 1bv+9 f5q+10 9h4+9 32b-14 k1-12 4el+6 37n+5 1de+14 ce-8 4go+10 nyk-14 6pk-8 ue-7 99f-29 q0+9 5bd+7
1ts-14 2kl+6 af8-11 kko+10 2bn+12 1t8+15 3q5-19 274-9 1li+11 oba-15 71b+13 2uw-11 1wh+9 4vm-12 cfg+8 3uq+15 10i-11 3i-11 ine+8 3x8-6 nho-12 it0+12 fvg-18
7xy+9 td-6 11a+6 43r+12 6mo-8 7j4+12 394-9 a00-6 1th+11 dk-10 2ir-12 6od+9 nf+11 9qq+14 f0a+6 2ap-17 56f-7 fx+11 cf8-7 5xi+10 2j7+8 2ie-9 7l7+6 h1-10 10tw+12
2u0-11 1kw+18 25b+13 46f+9 56b-23 ek-12 3no-13 798+10 abq-11 6mf-12 31i-14 4wo-10 e9g-7 4wo+10 13b+7 45n+15 2ar-10 8a2+7 4t0+11 od4+11 5t6-18 h3-13 42z-11
11v-7 3py+12 s0+7 26h+8 wm-10 aon+10 9xf+10 1xs+12 iuw-10 87b+11 kmg-14 en2-10 8gm-8 2mn+13 b5+8 392-9 40b-11 c2f-8 65p+11 gke-9 4e-10 dgm-9 27l-10 1rg+11
ayz+7 e35+10 680-6 dzx+8 4t-17 37b-8 eyu-7 54a+8 81x-7 47t-8 5hq+7 3dj-8 5pq+3 3xx-11 358+11 150+9 3dd-9 v1+11 ib0-5 t8-6 12i-14 bm5+7 8wn-20 83a-15 1ol+9
ras+31 1uc+10 6gd+9 i1-9 g0-6 3pv-7 be9-10 4j4-9 4jd+5 8s4-7 6w-23 68q-9 8sm+7 7md+6 dia-7 9w3+10 3l9+14 m48-8 j2+9 7nr+6 cxs+15 ph+7 bfa+8 h2+12 71d-6 218+15
7sn+12 3zk+8 437+18 gw9+9 4a5-9 aol-9 4h9+11 eze-12 6dl-6 6c-7 60j-22 unm-13 faq+14 8s4+8 j83+7 j6-8 4cs+8 1b4+6 b44+7 19p-14 3tt-7 7gf-9 5xz-11 983+9 4ej-6
19i+8 5nq+9 7my-8 51s-8 8y-17 2mf-10 4g7-9 9l5+13 lr+6 10m+11 44n-13 5ga-10 9w8-13 ngt-13 6oi-13 fqe-7 21f-16 26j+11 1gd2-11 94q-13 7ja-15 bjd+9 1o8-14 32+7
903+8 flc+6 2ft-11 1ev+5 3c8-10 9lh-7 it-12 4md-6 149+16 d2+9 40g+12 3i0-7 2sz+9 20g+8 cip-5 dg5-20 au-7 2zr+10 bnz-9 7zl+11 3cq-9 2sy+8 5gt-8 8we+8 bu-6
6yh-15 ano+14 5wk+13 7my-14 8oq-8 303-13 hlo-8 8ae+18 6kl+10 cuh-9 bx4-12 dbe-9 4do-7 c91+10 1rg-9 9xn+9 4z3-11 qk-11 aqm+13 afd+13 4fe-9 3kr-4 32w-11 1c5+11
9vi+12 3ud+12 184-7 4c4-7 mme-32 35t+8 2gg-12 1dw-13 7j0-8 1dg-14 6gs-11 8vd-12 ke-10 5xu+12 45q+12 1vr-12 1bz-9 oj+10 5hq-10 b25-10 2gc-8 9v7-11 d1u+7 5n6+7
1r-11 19tx+6 5u5-12 1cs-10 4go-9 3g1-13 g6+10 35y-13 8tq-6 34a-12 1zj+5 6rn+15 35g-11 91u+13 9j1-9 2tj+8 5mk+8 143-8 nk7+9 q78-10 3jg+10 2fo+11 14q+11 bk-11
14u-21 2ba+6 hw-7 3so-10 bv4+8 79z+9 1az-8 byt-8 2m0+10 378+5 489+9 47w-11 dnn-12 1r-8 1f3+12 3ic-11 21d-6 2e+11 1ry+8 16u+10 5ar+6 5hw-7 5ex+15 1qx+13 9f-6
fg8-14 16c-13 1y1-15 2e4+9 1nv+10 3gg+10 5w+8 1qi-7 5e-6 5jp-6 xx+23 5jr-14 ink+12 fea+11 4e4-8 3qo-9 75t+12 1lf-13 2li-7 nb-10 49m-10 4on-11 qc5+8 fi5-13
2xj+14 gdl-9 vf+9 6tp+11 4g+12 bfg-13 455+12 106-21 6ns-9 1u9+10 2tk+9 4er-8 1lq-6 8qj-9 4fm+14 a7c+8 222+14 3oe+17 d4x-7 29w-8 8nx+5 7m0+8 15j-7 8ci+7 2dr+9
96g-13 yb3-13 1ei-9 awr-6 11b+7 15n7-16 4we+10 1i9+9 2s8+14 6g9-9 g61+9 6w6+9 1la-7 pq+9 58+5 7nd-13 12a-9 1xt-9 3kl-24 bi7+4 7co+7 1hn+7 6t8-12 bl8-12 7fz+8
1j9+27 cu5-8 b3+13 11c-8 1rr+8 7fb-4 32q-14 zj+6 85-6 4am-7 2h9-8 8l+9 90-6 15t+13 2r9-8 apz+8 7z5-8 mx8+9 ox-8 4vx+9 37e+12 29b+11 7k5+10 53q+12 1pn-6 2mh-8
14z-13 4rq-19 4ci+13 2ou-6 2pz-16 2v0-11 18u+7 5r1-8 d9r-10 4zo+10 1em+6 gc+12 214+5 vc-9 327+9 ve+11 6am+10 3ks+8 as4-9 35g-10 x4-9 bn-14 fa-11 2hb+7 1au+9
3pm-11 1qj+12 2r6-8 309-6 5ny-10 21o-13 gk-12 4nx+8 110-10 yk-6 46-12 r07-10 5qd-11 8re-8 3hs+9 25y+7 39f+12 2m4-7 fm4-6 d1-8 5j0-10 267+7 235-10 6i5-10
4un+12 np-7 8tj-9 25j+8 79h+10 oy-7 b28-14 3zf+13 3nt-9 fai+11 h8a-10 en9-12 29j-10 6jm-7 mk+11 ac-8 9lp-10 1xf-12 ig+3 23u-6 42w-6 1mf-7 7us-10 uv+15 nx-9
foh+12 4qa+11 6md-14 cf+7 3ds+8 3w2+10 1nd+9 4x5-11 6kv+9 1oj+9 6tk-8 fba-9 m5p-4 e79-9 5og+12 5i+10 br3+6 44z+10 60m-7 co-7 e6q+12 b14-13 18z-12 b9x-7 4pu-7
77y+8 2cs-13 17a+11 ve-10 5jb+6 3kd-14 90z-8 5pg+10 5t7+17 1o1+7 a90+12 3tv+10 3oz-16 crh-8 1gd-9 42p-8 qu-9 3o6+9 h2m+8 15c+11 9m4-7 3uo-9 ao9-7 1q8+11 yx+7
rkp+9 3kw+7 aeb-10 4j-11 4uh+6 7ys-8 5rs-8 98c-10 1xq-8 9ed-8 1kx+8 2dv+11 rn+12 42+8 nc-7 fg-7 492+4 ezr-10 u5+8 2hc-14 4pd-13 u7e-14 7yu-8 1ka+8 20k-10
2l4+11 jhr+5 e26-5 5g6+9 29a+19 yoy+11 8in-13 py+12 2q3+10 7aj+9 4e+13 os0-6 3ui-7 3qt+7 7vq-10 92o-14 28r+8 32u-17 13f+12 3k6-11 2p+9 1ab+9 46w-10 op2+19
2gm-7 282+10 51e+14 71u-11 7sm-15 8e6+9 2y8+11 t4+8 8bk+17 5kj-17 567-15 5o1+15 2xf+11 8p-13 8vy+14 3x+11 qsc-11 4kr+13 35j+12 4kc-10 3c+13 1a6-7 246+9 af-6
2se+9 3wc-11 6zr-17 113+12 4ot+15 80-11 3w+10 1r1-9 6lb+5 557+10 1vs-10 2at+11 2c7+17 2z8-8 6e-9 2tn+15 ug+13 cj7+8 5qc+7 6np-13 2oe-10 o9-7 100+9 dk1-8 7ex-6
176-8 l8a-13 2qx-9 3qv+11 321+7 1lh+11 f4-14 2n6-8 1se+10 jh-6 oq+9 1ma-6 2tk-7 6z-6 5tr+11 zc-14 srk-6 32f-11 47c+9 afa-18 470-7 9pi-9 4k+15 1w2-13 40d+21
rv+8 661+8 2zt-13 5c8+7 2q7-9 4e2-10 irv+11 a54-8 b68+8 5p0+9 234+10 4lv+7 15r-11 7ye-12 3lx-8 5oe+7 apu-12 1l2+13 3vc+10 azi-9 et4-8 a2+6 873+6 97z+6 9kh-13
58u-7 xf-11 mc2+9 1ax+11 3vl-11 a14-7 1qu-19 8y0-15 ho+10 60l+10 8l5-11 9o-12 or+13 17i+8 pql+11 9gt+5 j49-12 6gb-7 87h+11 5pp-8 1ma-7 1gs+10 7g+10 14j+15
35h-11 2c5+7 cz5-13 1aj-9 4zk-9 lby+10 dbo-9 2an+11 7dc+12 17v+8 2v0+17 1o9+15 2pt+7 4u5+11 6tr+13 j0a-9 5b9-11 3sf+10 2wn-10 85-15 btz-9 4pi-11 dkc+11 7bl+9
5f9+4 448-11 4ii+6 fiz+7 196-10 cvc-8 3yg-7 83e-8 1wb+9 gb-7 8ie+10 74q-8 4oy+10 6el-8 1d2-10 cya+10 1kf-7 4cp+8 6wt+3 6un-10 6j-19 dh0+8 25v-10 1yx-8 acd+11
2ps+5 sv+8 3fx-7 oe-10 2sg-8 942+10 b72+16 99y-10 w9-10 5f9+12 8j8+14 da8+11 6an+11 5sh+8 f5+8 7of-8 1b5+9 q9-13 ur+10 11k+15 2j6+12 6f6+12 2n7+8 3nz+8 77m+10
2c1-9 3so+14 d3p-13 1ai-15 63m-5 36m-12 5yi+15 876-6 2q8+8 2d3-7 21p-13 28+17 2nv+14 bc8-14 4ca+8 1ny-8 km-7 ba0-10 4it+7 13p+11 d28+11 70t-8 3kd+5 6wz+8
gvu+10 i0+10 1vf+7 2ui-8 6na-16 2e9+12 93q-8 930+6 2ps-18 21m-7 cno-9 ed6-9 385+9 1i4+7 ao+9 ph+8 4nq-10 3u-11 bfx-7 34-7 3yp+8 2k3-6 16b+7 5z+12 8oj+7 cm-10
1f8-6 28n+7 6b6+15 qx-7 e9p-9 8m0-8 7yb+6 f24+9 6yj-11 52a-21 pem-8 4jo+10 1cl-8 l0+8 118-7 7ih-14 9j-8 3ow+10 52y+6 mn+20 298+11 2wg+7 2h9-9 hi-10 ht-7
bxz+17 8r6+4 3kc+8 5s9+9 2qe+8 96h+7 3h5+12 8z+18 dv+14 he+8 t4h+12 19f+7 vs-7 2og+9 16p-8 14y-10 8kg+7 27t-8 2rt-7 33c-8 345+8 4mt-7 z2+8 2jo+6 4mi-8 3sk-9
2gt+8 47m-7 p1j-7 61w-12 hkf-9 4e2+14 h+9 1vg-11 1rw-14 9ri-25 1om-8 15j-9 6yb+8 171+8 374-12 7lh-12 8n0+8 8ao-10 68u-9 2d+11 qt7+8 1r4-13 ez+8 8hu+9 auh-11
cr+6 884+12 73e+8 653-8 52u+17 1qa+8 js+9 kc-7 3c0-8 3b3-14 2lt-9 1vi-16 e1d-9 42e+13 50w-18 37z-15 g25+7 9i-8 4cr-7 70z-5 sx-9 24j-16 8kb-11 657+13 4r9+8
8dc+11 1t3+7 3r+20 2db+13 6mp+9 412-8 70x-13 4lt+10 4a6+18 58y-15 4xh+10 3pk-13 ui+9 1zf-9 dpr+12 30+7 13h+10 2j5-5 5pt-6 2ga+7 3jw-18 3lk-7 7rj+9 a8i-8
528-43 29w-6 4vd+8 20x-11 1ed+15 d2b+13 9p7-9 boc+7 5pb+11 2xq+11 6g7+6 2o+9 4j9-8 fgp-9 73i-16 5uj+7 3j7-5 8p0+9 5p9-6 6cp-10 58y-8 3pa+13 2wk-9 1rh-21 e0c-8
lgc-11 ceb-9 v+7 f2+11 em3+7 5sa-14 vi+5 2n7+8 27v-23 12g+12 f3l-9 fof-10 1yi-10 61y-6 355+11 kp-9 7gs+10 2rh-10 cn-11 461+9 6a3+8 cvt-6 1nn+6 vy-16 6ef+11
4zd+9 atn-12 8hq-9 24a-8 5f2+8 7nw-12 2mk+10 cpl+11 lz+7 wd+10 4u0+11 a0d+13 9ye+7 brm+11 85-10 ck-12 8p-14 6sp+3 1qd-16 d8e+9 41w-8 qx+7 54s+5 lxs-10 96+7
w7+14 d4j-7 1rh-10 2q5-7 axr+9 ekw+16 4i+12 1p6-7 aex-15 12i-11 7yf+10 dtk-10 81f+10 2n3+9 3cx-12 5t1-11 dc5-10 2a6-9 11f+8 dc+9 dre-12 4ly+19 p1-15 7vn+5
8rt-8 23p-8 14b-7 16e+6 1in+9 2v1+9 4o1-12 6rn-8 1po+5 5hd+7 6ze-7 1ko+9 4hp+6 9fi+7 5nd-18 afn+9 vd+12 1jm-13 aj-10 6oa-8 gbb-8 6qg-8 11y-14 92-8 5sp+8
4ai-11 fut+9 1xr-9 538-5 s7-9 1fi-13 3jh+11 24l+7 4le+7 bfb+11 wd2+11 29+7 1j8-13 4i2-11 a5r+7 dku+9 v0-7 1r3+13 1ub+4 3j5-12 5qm-10 3s8-10 3hh-10 5it-24
1ml+7 1qm-10 dtq+9 5e6-5 1hi-13 ffa-11 128+11 7qh+11 87x-10 3uu+12 goq+10 14b-4 35j-12 2k4+10 1xr-6 awu-10 30v-17 28v+18 223+12 fk9-8 c7h-8 axr-7 80w-8 662+9
2ng+10 35+6 78j+9 z7-9 2cw-7 c6v-8 58s+8 axk-9 dhh-6 lxw-3 1kl-7 1kh+10 11w+11 m+13 dc-4 28d-10 73n-10 md+6 5kn+8 3ra+7 h1-9 dld-12 354-8 4of+10 1iu+11 2kg+7
8jb+9 d9t-8 51s+11 3zg-12 1f9+6 7xc+13 l5d+11 13w+13 79b-17 58b-8 aa5-10 3jb-19 iwk-12 2yd-9 627-10 30-8 g9l-9 2tp+9 qj5-6 xc-7 6n9+9 93m+11 43n-10 5sm-12
70b-10 3tn+13 1p9-13 hb6+18 2fw+10 4nh-6 sz+7 h6+9 dwt+6 484-7 6u-10 2ha-18 2ot-9 20a-12 2fs+12 3i4+9 3if+7 jm-10 25n+7 h77-8 27l-12 a0k+6 eit-10 7rb-15
7rc+13 hif-17 n8+10 63l+9 3jn-9 7hm-10 3e9+9 786-9 dh8+6 1ng-6 c3m+6 1bc+20 6q+8 4dw+8 8pb-6 2r3+7 r+8 4vd-12 rq+9 268-11 2tn+8 230+10 3w4+17 gx+9 wt+9 i3x+9
4dj+11 fmz-11 5ao+4 368+10 1ze+13 3ne+5 86k+6 479+7 7nb+7 3um+9 prf-6 344-11 3lu-7 90v+8 bfn+8 1m3+9 2h7+7 131+8 50a-8 30v+9 dz9-10 5ki-3 2r6+5 dn2-9 5i7-20
2cl+6 6ft-13 b01-11 5rd+13 21r+8 7sf-12 2mz+10 58+7 bnt-9 4ja-14 18i+9 bp-9 127-15 bgv+11 6cs+8 1ks+13 70p-9 atk+7 8ym-14 xq-11 5ko-8 1wk+9 ov-7 5iv+12 2lx+9
ahe+11 2pb+13 1oq+11 2qq+13 3z7-7 4o4-9 6oh+5 u7-10 1b9-12 4ej+12 1w3-8 2bp-11 74v-12 2mi+11 1a9-7 4o4+9 4ni+11 8ek-10 1qj-11 9s-8 8w-10 ktp-10 hv1-9 2w9-12
ma-5 11v+9 4y-11 4wo-6 e5-7 cme-16 1ju+7 24n+10 2ih+11 cb1-11 as0+10 3ej-7 no+10 190+10 bx+6 16j-6 zk-9 gd-11 4nc-6 1sd+11 bg+11 q3m-8 4fr+6 lwd-6 ox+9 ffk+11
2mc-11 4v9+6 42e-7 5kl+9 qr5-11 5qu+10 8o3+9 nk6-7 3s7+5 1gy-8 4ju-7 1bk-8 20q-5 2d2-5 ko+6 qdf+8 pf-6 9wb-7 3fi+8 xe-8 1bwi+6 49+9 2vs+18 s0-12 55m-9 497-12
1p2-14 6ck+7 1u1-14 6ny-9 hm-10 42y+8 3w9+6 9lm-11 5q4-8 ecp-9 4u4-9 17f+9 225-15 3u1+12 3qw+9 4e3-16 1qi+7 6i1+19 31k+10 w3+10 50l-22 7dp+10 2q+13 2x1+3
9ga-9 beg+11 5tt-9 7cc+15 2ge-13 im1+10 1s4-7 70o+9 683-10 aor+14 1o0-9 dla-8 1dh+12 jtd+14 8c6+10 yr+7 9f1-7 1sv+12 6w5-7 27n+8 3ir+8 6m5+5 2to+11 dvm-10
17s-11 4hk+8 956+9 2jz+11 bbu-12 2rw-9 48w+9 tl-12 2q4+9 3tu+10 3kx-18 bru-13 ssg-8 6x+11 39t-9 ahq+8 8ec+10 47x+15 2mn+7 1gv+7 1xa-9 p42-11 9t7-7 ejv-6 kkq+8
90k+9 2n1-7 bjn+13 370+7 17i+12 1w0-9 2ly+9 7n9+7 3d-10 7fn+10 8ue-11 oo-9 8mj+16 9pt+6 6g7-13 11e-7 5ju-8 5ps+13 j5k-8 8s+16 7w8+12 2nn+4 2ed-7 6w-9 ij+7
17d-24 5qd-17 4ko+8 1y7+8 2tg-7 2q1+7 5md-12 674-9 u5-12 col-11 cy-10 80k+10 30d-9 2gb+7 k9+5 2mf-12 878-23 ey4+5 o5-2 gfk-10 3p0-9 576-4 asa-12 1e6+9 grv+11
br+5 5sj-16 6sq-7 8aw-8 3xs+9 77k+12 7w7-12 52s+13 aqu-9 6zr+8 km3+8 bwl+9 50m-9 al8-10 6v8-21 3zt-8 2zh-12 o2-20 5yk+8 1mf-15 6pu-10 3cz-19 39o-16 69o+7
3k8+11 gb-11 29f-14 1ak-10 chi-26 9ec-10 4zy+7 a0l+8 290-8 h5k+11 al1-7 f1+12 4xn-7 q7-7 5ca+6 1ha-8 56m+10 dv+10 e0h-8 xx-2 fjl-10 gpk-10 ixc+7 52s+8 5f0-8
73+12 3ye-14 cx9+9 3hh-8 2nc+8 apy-8 2gk-9 25a-12 7zs+14 agd+15 6i8-14 44y+10 3kh+8 6k-10 23e+6 1dg+11 3m6-11 1jg-11 uv+7 5sl+6 2dh-8 2lj+12 awj+10 3og-11
tj3+24 nw8-7 2jy+17 2j7+14 2yz-29 ef-8 2j5+16 ohi-13 47p+3 adh-11 2j6+12 7p9-6 570-10 78+15 98w+5 3ld-11 8s+12 8uq+15 2f1-12 63a-10 tps-9 2zy-11 1v9-17 2ou+7
31r+9 28i-8 3v1+13 3j9-10 hk3+4 fkt-9 7q2+14 32t-11 4s2+7 7ir+6 16s-17 vm+7 69x+6 4gr+8 1t8-11 2oj-8 359-15 6pk-11 16m-8 5ep-14 g7-24 40+15 166+9 8xc+6 11e+9
4y-11 arl+9 5n7+7 1c6-11 2u0+9 9pr+17 af4+6 656-10 1pq+8 4q9+8 1g8-11 9yu-6 8n0+11 f8z-10 1jn-11 1ma-13 5tk+16 qk-7 bmk+8 9bb+10 1wf+9 197+8 42u+11 5ro+12
1l9-11 kuu+8 3hh-13 32q-7 26h-11 dku+11 43g-6 yx2+7 9im-9 aca-11 1d2+10 4t8+8 4us+10 a0o+10 87x-8 4l2-10 7z3+15 2k-11 19a+10 19w-11 68t-6 43q-10 2yo-8 5mq+7
ab8-14 6qb+12 8de-9 75y+9 u7-10 dae-7 7y7-7 8fa-9 7en+8 2xa-10 22g+11 75m+18 3bo+5 6d7-7 9m5+7 5o3-8 37q-10 cbu+10 4bg-7 77v-6 du6-14 3u6+14 1yy+5 29-16
8qz-16 qe+11 i6v-12 avf+9 e9p-11 728+8 a2b+9 3f3+8 m1f-7 2kr-9 c5k-9 4dd+8 rs-10 45b-10 3aq-11 et-11 3rp+15 7v4+15 sq9+8 6q0-7 4lz-4 47o+11 ft+11 uyc-8 374+7
94+10 78d+6 hey+8 2zl+8 2d1+9 jc8+15 bjk-12 374-10 b6-13 n6-9 5nt-16 1yh+13 r6-11 ckb-8 3tc-9 by-7 4ar-9 arp+18 hq3+13 kvw-8 4cn+17 6fp+17 36g+6 ed6-16 5hy-8
n8-8 7qa+8 121+8 1bj-22 6tg+7 3yu-8 w4m+6 gk+8 4sn+13 cd+8 2wn+9 h8s-10 8yz-12 2jp-7 2lr-7 5x7+14 1gf+12 63e-11 7zy-9 4yh-9 51p-12 44m-9 f8o+13 hna-11 rr-11
5gj+13 35r-8 m7+10 4jj-10 3qr-12 4f+9 5hh+22 uo+10 1e-8 1cf-9 34y-9 7le+11 5rg-8 5f1-13 m5+11 73j+8 7e+10 35t-10 7cd+5 4qm-18 1ce-10 4nb+11 iuf-10 31-9 98-15
36a+8 604-7 6y-7 2tl-8 l11+8 2wz+8 2lz-12 1jo-12 21q-5 58-6 360+16 5o4+11 5k2-10 2u7-12 17m+7 ly-12 88x-12 6l1+14 hzv+7 96v+10 16jo-7 8e9+6 mz-7 184w-21 6q6-7
2nz-11 c3o-13 628+10 3ee+15 czy-8 8uk+8 6wv+13 6mo+8 1w3-8 24g+16 5tb+7 2j3+7 8js-11 1bg+8 a8f+9 20c+6 hja-8 4wc-8 1bs+8 l7+13 128-8 4zv+11 vn+10 cxk-12
6ts-12 wj-18 dcf-28 1at4-9 3ox-7 253+11 pg-11 efi+12 21l+11 wq+9 2fv-5 je-7 1bp-8 3hv+11 1e-12 cl-10 4hr-10 1o0-9 6b5-13 ar1-7 ef5-8 7cl-9 uf+13 bjj+6 24p+9
5l8+9 4ym-9 610+10 kz-8 6t-7 5rd+8 uc-9 149+11 3ng+9 1m0-19 o2i-7 kba+3 akd-16 8wr-13 7i5-9 9j4+11 2zd-10 7i+5 39c-10 7az+13 5iu-16 2j6-11 8r1-16 3do-15
3wa+10 c5g+12 69u+8 um-18 6ek-9 dng-7 1yk+9 3a7+7 57d+14 e4t+10 574+7 9es-19 36o+7 234-11 644+12 dhw-9 j0-9 39f-9 50t+9 3cb-10 6v4+8 jc+11 2d2-19 azi-8 5ua-9
x6+9 g1d-13 4n2+14 8b1+6 91+9 eq+12 8x-4 ati+7 5w6-10 d76+9 10f-5 4y4-5 6g7+6 jij-11 18l-10 1tt+6 b9t+5 6wo+5 36b-10 4gy+21 1e0+14 2ue+12 acs-13 k7+11 7um+9
1gy-9 a0c-13 10t-6 c9e+12 pi-10 9kj+16 n+9 4h6-14 fgz-9 2ag-8 9o-9 1l1+10 1d7-8 27k+8 fn-11 4p-11 1as+8 2qb+9 46e-12 bzp-8 3jm-13 h5c-7 hu-11 fq-8 zi+5 f3y-9
2sb-12 2je+11 x1-11 2bl-7 7g-9 ye+10 5mg-9 14h-10 2ns+12 2tu-11 44e-5 654-7 bmv+9 3jj+7 m4v+18 5tj-14 1ro+7 e2u-21 657+13 4da-9 b6j-8 uz-10 1zj+12 1u+10 93u-9
61r-6 5d6+9 v4-8 a6n-8 ldz-7 joz+11 162+12 2ne+5 13o+7 7e-11 15a-11 ejb+10 640+11 6eb-8 281-10 1m5+16 23o+10 3e6+2 6m+9 5ac-8 9qa-11 59n-5 4pe-9 2w1-17 2hz-14
4an-8 4zz-11 12d-6 3xd-9 grv+11 897+9 fb5-10 11q-6 68q+5 4xr+8 aph-13 2zt+12 8dg-11 3n-12 8sw-8 4rq-10 37g+13 182-12 7cg+10 2mb+16 bib+8 3qg+2 c16+12 t3w+9
3uo+10 3gl+8 8dg+7 hhi-9 kr+15 1if+10 8zj+5 4jl-9 4js+8 eel+12 8ux-12 32i-11 7vm-6 88+9 1uc-10 980+10 n1h-4 1q7-9 8yr-20 5co-15 8m+8 e3z+16 8nu-6 7nx-13
3of-11 1qa-8 1l7-8 4qb-11 8or-9 eg5-7 4pn+9 1k0-9 dgh+12 keh+7 1vm-6 2jb-9 9i4+10 n8+7 jlq-12 2kd-11 1ra+13 ao8-7 dv+12 7ep-8 9p3-13 eda+7 8m8-14 62i+8 2vx-6
etj+6 1ia+9 18r-6 1yr-18 7x8-9 3t3-6 1sn-8 ak-8 aok-13 la-8 54f+5 3xv+11 5eb-11 3qq+14 2e5+16 24c+8 69w+8 4cs+11 3zj+16 fik-15 5co+9 aop+12 7y-13 apf-13
f0l-13 b7q-8 ccy+11 16u+17 7fw-11 j4w-9 ox-7 13e8+9 2ze+13 by6-19 46v-8 4zk+7 2zy+10 13e+6 29i-23 ca6+10 2e+7 1l9+9 9xv+6 25r+9 cq8+7 qn-13 8oa-10 1sn+7
28m+11 43x+23 fmn+9 3g6+11 5c1-9 67c-13 1wh+6 2i6-7 9w4-9 oj+11 a2+8 4u-10 kuy+10 1ba-10 993+9 vd-19 6uj+9 a29-11 2l2-7 3ad-8 76c+10 23c+8 el-6 v4-16 x9+12
7vg+6 ijq-15 27p+9 3r3-8 7bd-11 9ad+7 3ch+12 3kj-4 6ks+6 ie5-7 8iy-10 3f+9 28w+9 ym-2 mek+8 yw-10 1uy+10 57k+5 9ay+7 8b1+11 2ln-8 gj9+8 51w+8 eu7+9 2kf+6 bt-8
19k-10 7pd-15 5i4+8 5lu-9 le9-8 2ae-12 91a-7 1yr+6 j0+10 18u+12 6vp+6 19p-10 3ej-13 1uw+8 1kb-15 1hv+9 ds-13 38v-18 cuz+11 492-15 4zo+7 3qt-2 7fa+10 55v+9
97h-12 4rq-14 3tb+10 jz+14 fu-7 vk+10 408-15 1ud+11 v+10 4s5-7 3av-8 5t0+8 4lk+10 1v-13 9r0+7 mz-10 3gj+13 65r-6 57h-12 46w-19 5rg+8 gw+11 ht+11 7h-8 md+9
5zl+5 5rm-10 39a+10 8d+10 8vr+8 1wp-7 5im-11 kju-6 3c1-7 2x0-10 2d7-8 71n-7 438-7 bj4+7 lk+9 3h0-13 isy+7 1wv+11 34i+10 7c4+13 49j-14 6ta+7 9ag-9 4dg-8 92c+11
6pj+14 3h4-9 4k-13 2kv-8 aay-12 4c0+11 r0-11 i0s+11 4mn+10 7im+8 2ad-10 65u-7 24-9 3w+11 f8j-19 1p5+13 2wy-10 1a3+15 1p5-12 1er-13 5tm+21 26x-10 9dq+8 z1+10
2tb-7 k5c+6 1k+11 91j+8 bbj+8 1bek+8 2vl-7 qfc-8 6jp-5 74b+8 mt+11 8s4+17 1+8 2dt+9 1dr+6 827-7 6xz-11 67s+19 2j-12 5r5-10 4l0-7 445+7 25n+10 1a4+8 26c+7
1gy-7 bv2+22 6le+5 htg-17 bn0+7 1vs+10 2r2-11 1dj+9 39o+13 9h1+9 3p3-10 3zm-11 8io-14 62i-5 csl-8 197+10 1tw-13 c7-9 if6+8 1l1+10 2a4-10 dlx-12 132+12 4sd-7
aaq-12 3ng-6 5ut-9 70x+13 281-13 3x0+11 loc-9 1ee-8 54o-11 371+8 3ln+10 r2m-9 3vw-9 li-9 3v9-10 ej+6 k3l-11 1qg-12 3l1-16 hd7+7 6d+8 g7w-9 3nj-8 29+20 6e9+14
3j0-9 2i2+14 25+11 s2q+12 1ot+10 5s6-7 9az-9 71e-9 197i+10 48n-7 2xi-7 gy3+11 37n-12 9hw-9 1e5+9 67a+9 eva+8 1qd-9 qw+7 66c+6 5e0+9 2a4-18 d7-8 a5t+10 2d0-15
12u-8 29r+6 ava+8 gae+10 2x4+10 48+14 5td+11 3iu-11 5ai+9 79g-8 2ei+14 91j-10 8uk-7 8ve-8 2t9+9 1va+8 5ql+9 g0i-8 46v-11 dr-12 62l+7 1hb+9 4yd-7 22-6 13v-7
8jj-14 17y+10 38k-9 3jn+8 2hn-9 786+6 46q+14 4ec+14 1fn+11 6su+15 b3r-7 3i3+8 34o+11 cl6+10 baw-11 e7o-12 28g-13 4dt-19 2kn+6 ao+12 nu-13 e3+7 kfw-9 bu-8
3ka-7 1kq-7 39i+8 c56-9 jng-12 iw+11 9hd-6 dv+10 a1y+13 880-9 jlc+7 19o+4 jc1+9 99h-9 al-9 1ei-9 v3-7 4z3+10 3iq-8 3o4+6 6vb+11 541+6 6ol+8 21w+12 1gq-10 jy-9
7mn+8 56b+9 14l+8 akg-7 9ss+9 1m4-7 a31+16 1gv+10 1bq+7 2sf-8 5fj+9 4k5-10 b9x-9 46z-14 31n-9 11kd-12 7ti+6 amw+8 l6r-11 27i-10 4c9-18 4ym-15 1cg-7 das-13
e4k-9 956+14 1n8+10 464-11 2yt-11 hzs-9 22u+10 362+11 5e1-5 7t6+13 150+11 2sj-7 2v0-13 7l5+12 23a-9 8dh-18 oh-9 ms-11 1hj+6 3k0-8 g2m+8 1im+17 an4+7 ur+12
bvo-14 p7-9 lj7+12 l9-8 20r-12 m3+6 3pc-10 21a+9 1et-9 cv5+10 ui-8 vx-8 z6+10 466+7 5fn-13 oy+15 5oz+7 8e7+9 33o+9 5x-8 3il+14 u8-9 1c1+9 7sh-7 ayo+9 1i3+13
624-11 6rg+9 370+8 25a+8 cwi-8 3d9-8 g4q-11 1ha-9 pgr-8 g1a-9 4d-15 lno-10 259-5 1m-14 1l2+6 19o-8 nv+10 6u-11 3c5-19 2ke-7 5vk+8 ii3-8 2qf-10 mu-16 hlx-11
60z+12 3bf+10 2o4-10 4cg+3 1yh+11 3qv-10 5oj+10 5gu+14 xp+7 42+13 397-13 6u-17 385+7 3dq+12 98w-14 2f+10 hak+6 4vi+10 1zi+10 2ct-10 dz6+11 beh+9 432+10 ux+11
78+12 1yz-11 1pn+10 2s-14 612-7 7zq+8 azz-8 fyn-9 1zx-8 7fm-4 e54-7 57m-9 ce+17 8b5+18 2t6-6 685+14 d5l-8 95u+6 i1-13 1p1-5 3yy-12 2vn+15 148+9 1y1-8 95l+11
kjx-9 5t3+8 568+8 2k4-11 6wq-7 84x+10 c6y-7 diy-9 8v+8 iia+6 9th+10 26o+8 lfn-9 3u7+10 ra+5 6ks-12 428-23 4ys+10 vp+8 h1w+9 3a6-6 4xo+11 1f7-10 nb+10 pd+15
4eb-11 7h0-14 tk-8 1pv-18 i2p-10 4x6-13 4zx+9 5lx-10 3p0+8 8bk-8 1d8-8 c6o-8 i5r+9 8e4-12 46r+8 5fr-8 4yb+8 1uc-11 8hz-8 2k4-7 5lx+13 ae3+11 wo+8 5bz-10 c5-11
6y1+12 dlo+15 7ec+10 7df-11 3c6+7 6cn+7 1lw+6 43q-8 yu+19 ba9-8 1tg+6 3qn-8 yt-10 1ex-11 wdi+11 1x5+11 ms-9 732+7 6am+9 2k4+9 3fq+9 93b+13 1b9-9 9qq-11 4gk+10
ahw+10 15e-13 1ry+10 abh-8 25u-7 4oi+8 1kv+13 2z-10 6nu+8 2lf+13 95w+5 7q-10 92v+10 380+13 37s-10 dk-8 347+7 74d-11 8w8-11 2ui+12 5ep+9 19y+11 4wq+7 29w+7
2bn-8 rp+10 8n5-9 154+11 1ci+8 jr8-9 dyh-11 3y0-8 3m5+7 ho+8 5p7-12 5mi-8 6ix+9 7mo-9 9rp-8 jzn-7 4my-7 2lw-8 7d0-12 b3+7 918-13 3af-8 133+8 38u-9 2go-7 2f-14
gj9-8 2o4-8 nb+9 6zf+9 fjx-8 4r5-8 1pg-12 3hr-6 272+9 2ah-9 5dc+12 3tf+16 4hs-5 1tk+10 bah-7 2m6+16 15s+20 1y6+9 a53-11 2hz-12 o9o-10 42x+10 f0k-9 b2o-5
10s-13 365+8 3u9-6 ac-7 tda-9 3gv-8 18g+14 3oy-16 5jg+8 ek-8 1x9-11 h7-11 wez-12 19g+10 jo-7 est+11 6ei+8 3eq+14 cea-9 3cd-10 34x-8 2ov-8 6hf-9 80m-7 14q+8
2cx-8 6uf-12 hfz-8 a59-13 86e-9 5ey+11 3ib-6 79g-23 emu-9 hqw-11 1x3-8 3zj-7 20d-12 2uo+5 1j9-7 85v+10 2fl-13 1qc+10 abz-19 8ii+8 28p-8 90u+5 8xd-7 7hs-15
55c-12 2w8-9 mv7-10 1rw+6 8dg+7 2gv-9 17y+8 3n-12 awi-10 45o-10 523+11 2y5-8 brc+9 7u+10 7wq+7 661-7 2ki+12 2jf+6 8ui-19 4co-7 aow+8 4yq-13 hq-16 653-11 dc3+9
30b+9 2he+14 2i+11 959-7 da8-12 99j-20 346-8 4fh-10 1lx-10 i8-9 1iy+10 1do-10 aim+9 4je+7 11e+12 n5n+9 5vo+13 881-9 14o-7 8g6+17 cp1+9 620-9 8y5-9 11he-7
63s+15 3ej-15 aqg+11 xh-11 58v-9 eru-13 2w1-10 j2a-8 efz+5 8tr-11 7n2-9 n3b+5 2ph-8 jyx+10 4ta+12 5h3-6 4ep+9 4a8+13 841+10 4on+9 15x-10 lm-13 1cg+12 42-8
sk-21 55w-6 3yv+10 h5+11 7ay+16 1lv-8 cb7+8 37a-15 32b+7 2r6-13 rf+7 2jt-9 40u-13 pvc+9 7pj-8 1nn+11 g0u-10 4ia-7 22w+9 5xr-20 143+19 1ar-12 c18+11 3hu+11
2cm+7 35c-11 90i+9 si-11 fi-12 f8-11 1js+9 4k9+8 5wm-12 97+8 463+12 1kp-12 1ny+5 23s+12 bb5+6 77+8 2w7+14 33b+12 4am+11 179-10 6gb-10 bck+5 4de-9 4vc+6 9cx+7
2l1-10 6g+6 2a4-19 4ci-8 2xq+9 7t-10 24m-7 2xr+13 3w+10 24t-10 2yq+7 2lb-8 4s5-8 3ag-11 1om+6 2q3-15 1w4-7 8j2-10 lo3-6 3kl+4 2r0-8 9gs+14 uo+8 5bo+11 2zl+8
co3+6 xd+6 5xx-13 1h1-8 4hs-12 14b-11 7qu-11 7s4+8 1b5+7 4qi+11 1du-10 6i2+10 1fx+9 82e-7 168-8 48o+10 33h-14 3ay+9 2j4+13 4yw+11 957+11 6ql-9 a7+11 8b1+6
1ns+9 2wh+10 548+13 5u-13 1vg+18 52+14 bo-9 44h+9 33k+10 7nt-7 1s1+9 393+8 qy+11 5xm+31 62x+13 56x+9 ze+7 8nf-6 ky+11 1u1-13 4ty-10 y3+10 eg+1 c4+11 1cp-9
4lz+10 dg1-10 47g-14 tu-8 am5+13 56+8 1q-8 a06+9 4wl+6 kzu+8 bbv+9 7ei+10 wb+10 3ky-9 2ts+7 3qa-8 q6t+9 25c+11 2w+11 293+9 7kj-10 8m6+10 wo-7 f6-8 23x+11
59u+9 a6k-7 e2d-12 axh+10 424+8 1wa-8 bn7-12 59-7 6mx+6 47c-7 3cv+11 5ln+8 1j7+7 3jf+11 76s-8 ze-7 62l+10 1hx-12 g7-7 phc+6 14v-7 9ez-18 dgw-8 72v+7 s0-10
2sj+11 dpd+8 9k2-8 2lj-10 6ys+9 7ud-13 668-6 5jq+10 4pb+15 c9-14 49i-9 9i9-15 137+23 4lp-13 27h-9 2-8 29h-8 15l-8 51z-7 6um+3 1mq-7 n4-7 tud+7 3xu+8 203-10
4z8+10 vg-8 6ev-19 42t-8 672+12 qr+12 4lt+7 tyr-9 ja+7 4j7+8 kc+10 78o+8 13o+3 kb-6 3f9+10 e1+19 g0-10 iv+10 11d-17 7de+7 2bj-13 3ey-10 nm+8 29v+8 jwi+8 985+4
ka-8 3p-7 1ot+9 5ro-12 a0j-8 7bu+8 3pj+13 au5-11 33y+10 dgs+6 39c-11 63p+11 257+6 3hh-12 kt1+10 88b+9 kf3-12 9g2-12 3gb-8 cac+11 gx-11 49j-15 2vn+10 7ed-9
54d-10 3vy+8 1hm-9 1ka+9 396-8 jy+9 85r+8 1tq-4 dvu-11 231+15 50w-22 31a-8 1gz-11 9q9-9 266-11 ht1-7 9al-11 1tq-8 1gy-7 7oj-11 8uc-14 3i5-11 2v0+4 1gh-8 3sz-7
1lt-9 3q5+8 mjx-12 15d-8 2sr-8 lh+7 1me-7 c76-28 ay-7 1nd+8 bq4+10 2pb-12 5x6-11 il-9 2gz+9 5sr-9 7sq+15 b0g+10 36o+6 83j+15 5e0-8 2k-8 2nb+12 5ca-5 701+11
vb+10 2xk+11 2rz-8 6i1+8 2w8+18 d2x-16 kmw+12 t4q+10 hms-14 28d-6 1v1+10 nxi-7 8qd+9 5ng+13 5yw-8 x5+8 546-12 550+8 7i9-12 anc+9 1yp-12 1dx-13 a0m-9 g0d-9
kax-12 9nq-8 byf+14 26n+6 1xx-12 h33-11 3i5+6 d4m-9 dqt+14 cr7+12 9z5+7 2k9-15 68g+17 2at-8 auj-10 61d-9 3yg-9 1ai-7 eg3-12 2vl+10 1m3+12 7ug+8 23k+13 dx7+8
14q+5 8px-7 2ga+11 2mc+6 3ac-13 2rq+5 az0+8 3l4+6 764-8 32x-10 iu+7 1sb-12 6t9+4 7-15 3jy-9 4ki+7 4jm+8 2j0-12 169+8 2fz+5 17h3-8 ooj-13 5ev+9 222-6 1oi+14
1qr+9 4mg-9 2wk+12 3ly+11 7jb-8 gq3-7 ei-6 1uq+8 an4-8 iu+16 4i0+8 3dy+8 st+10 x4+10 fir+10 3p5+7 4y+10 120-8 3js+10 1f9+9 3th+7 2ny-12 70-8 4zs+6 gb-11
3yr-12 7vz+17 ef-9 1mv-11 24+10 5an+14 w3-8 2ym-16 vx-9 1ps+29 iy-13 1z+6 8pe+12 126+10 3iv+9 57g-11 47j+9 1p+11 3ji-9 fh-7 4xf+13 nqy-7 41-14 6tj-12 5tm-6
7iq+12 4nf+5 3qu+6 3g7+9 1t1-8 20n+12 5xq+9 e3l-9 pt-12 d5s+11 4ks+7 97a-9 4xa+7 1hb+7 4dz+15 2ee+15 cmu-12 3ue+16 3ly-7 je+7 7u1+15 1m2+6 8nn-12 nx7+14
378+10 cg4+35 1ex+13 kte-7 aaz-7 56m-9 209-12 bhj-8 3kc-9 8f9+9 3ho-9 26f-8 8zn-6 7bo+10 1km+12 1iy-10 8f5+8 8o5-10 876-11 1gf+10 22f-12 2ba-7 i8-10 478+9
5i-10 1ik+9 9e2+7 bbu+12 4hy+9 2zk+10 1s3-7 5cg-16 4u7+7 2ak-8 8nr-11 5o0+13 3mg-11 2ns+6 37q+10 3y6+11 5u6-7 42w-10 42j-10 4i4+13 go7+10 2fm-8 1w7+9 2nr+6
4fj+12 1r0-9 4w8+10 291-8 4rt-7 2tu-14 19a+8 2yo-9 1jb-8 emz-9 6pq-13 4v+7 7ap+9 iw-12 ee6-9 ul-10 6n4-17 9j+10 9o5+13 5gs-8 z0+10 875+10 9lp-8 1b5-9 1o7-9
lww-5 nw+7 ur-12 83w-6 fmc-8 i3-7 67z-11 88-8 4le+7 2e5+10 3z-13 le+8 5bn-13 o0+10 ep5+9 1vv-9 4v8+8 2ug-7 1gr+8 vg-14 nb8-7 5w4-4 1l6+11 8o-12 ga+10 c21-12
49i+10 af0-17 18b+13 1qo-7 17y+8 5z5+11 g1b-7 2w7+15 ki0-8 ee4-11 597+10 29u-7 j+12 3xz-13 11m+8 3j7-8 bcw+11 oxn+9 5dw+9 3is-10 dy+7 55m-8 304+9 74z-12 3up-5
211+6 e8h+9 7f+9 1as-6 4gg+9 24c+8 22w-7 1d5-8 kq-6 3qz+8 7lv-8 5sp-5 bqy-10 67q-7 2ax+10 9rn+20 bd9+12 22g+12 qy-9 4pz+7 10v2-11 82r-10 99o-13 5vj-8 44n+6
86f-10 6m3+14 b88-7 4pm-14 w0-16 3dv-11 6k-11 1pu+5 5u5-7 5di-13 7m4-13 3ey-10 1rw-13 7z+16 1df-7 1ni+16 45p-8 1fe+7 byb-17 80+10 2fm-11 8li+7 39r-17 6u9-9
h1r-12 17f+10 6n-6 c5l-14 1lq-9 1nv-10 ecw-11 1w9-7 1m1-15 mz-18 gy+12 578-12 eco-7 35y-12 5ah-12 4da+5 23y-7 1m5+9 cv-14 re-7 9kw-10 mi-12 oy-10 6zu-7 6u3+16
2nx+8 czc+17 388+6 apb+10 9k-10 1iy+8 c3y-14 6uy+6 mx+10 990+9 5lj+12 dxl+11 318+10 6nj+11 fx2-6 7x-12 3nx+17 47a+8 3i4-10 70e-10 5bk-10 bru-14 6y4-13 ag+9
bz3-7 1lm-6 10xr-9 1mz-10 83g+11 7d2+9 88i+10 aej-6 6k7-8 s7-7 wjz-10 d48+15 scq+7 2-7 nzz-20 6e-11 2ji+6 bv3-14 2gl-7 36l-4 jaf+8 700-13 64-14 au4-10 b99-17
13j+9 2pd+8 2xb-8 1kz+13 4xu-14 5lz-10 2dj+7 6y3-19 1sn+20 2c7-12 5p-9 31m+6 dxl+4 am6+10 awb+11 1c1+8 7jb+16 ou+7 2r7-9 2ed+6 52i+8 jtt-12 tx-12 1px+10
153o-9 myz-12 1xu+14 qo-14 nv-9 bof-7 94e-6 7iz+7 6kq-8 8u6+20 2h9-17 8k7+7 r-8 2yb-5 7x-10 11q-19 1aj-14 3m3+8 1yo-10 fpy+6 x3+10 233+9 64r-14 8xh+7 esl-6
5de+8 cx5-7 hn-11 1xf-13 93v-8 ow+10 227-9 16f-4 4qt-6 as7+6 hrp-10 2h8-13 kn9-11 1fh-19 24t-18 b5r-14 6re-6 4kp-11 654+15 arp+6 8ts-7 ahk+10 5yg-21 6z7-17
38o-8 j84+9 7l9+10 c3+9 2xk+8 1r7+11 184-20 406-11 4z6+7 ggq+17 4t4+12 88n+11 c75+11 5vn+11 v5h+7 3yr+12 7wn-15 se-8 4lo+12 8as-20 4up-8 qm9+8 fp-6 35l-9
1j4-9 do-9 3hv-8 3zl-7 abg+15 5dp-9 kvl+11 7ju+15 eti-10 ct9-6 ubz+14 3y0+8 mr-15 863+7 adu-9 ikg+11 14r+4 1hu-15 6c3-9 281-10 40d-9 34l-8 5oy-12 g24-12
7hn+11 2cl-6 19o-9 k4b-9 939-7 2fi+6 ws+15 9mr+12 3kh-9 ol+8 60k-8 x2+8 512+6 26q-13 fl-8 52q-12 ky-15 20u+9 2w1-8 40z-5 1wz+12 1jp+10 cng-11 8vj-14 h8+10
9m8-8 1oi-6 mu7+7 661+14 52h+17 6y7-15 kg-8 2p5-9 9j-11 4zy+8 xo+6 7bd-14 gy+14 4fh-23 2km-10 du3+8 2g4-6 p+10 5k8-10 i0w-7 bm3-10 65l-8 aoz-11 80x-12 4af+7
ub-9 3q-11 77d-6 fk+8 jwl-5 jie-10 3n0-6 9hl+7 5l2-7 1fd-7 8f-5 4zv+6 6b8+8 4xf-6 dof-7 7tw+7 17w-23 lf-12 j69+5 b9+10 1nd+10 5kj-9 2rc+9 c3j+16 78y+7 51y+6
jhh-11 bw+7 3vx+12 aqn-20 1vv+11 6sr+11 1cn+11 dj+12 im+8 6ie+6 cl-7 4r-9 55z+7 2np-12 1jy-10 cz2+8 ha8+12 3o7-11 4n1+7 8mb+11 35l+15 23w+24 2of-7 22o-8
7ns+11 9sn+6 iz-13 go+9 3b3+8 s1-10 ohi+8 1pq+8 29s+6 2ne-9 5v3+11 2ro+10 ex3-11 ws+10 4d7-12 bpu-15 ico+9 mvp-5 648-11 4i2-7 k9e+8 1f+9 4xb-7 elm+19 qf8+7
c5k-7 g8h-5 kg+7 1fa+13 1bz-10 bq-8 41a+9 52g-7 2lc+14 5az+15 mj-6 7x4+9 6th-13 83p+15 59b-8 166-11 oj+9 fcr+8 865+11 2q2-11 4dc+10 1p7+13 5am+14 xh-14 6sy-11
4uv-6 4yk-8 hoy-10 1tc-10 bw3+17 p3+8 1s7-7 6ja+7 4p7-9 7qz-9 btl+11 asc+12 oo9+8 1mp-10 irs-12 29j-11 1i0-8 7u6+8 5q5+7 98z+12 8p-11 bmt-11 3sv-9 igx-8
1mb-14 4mh-6 6xz-6 4cj+8 j3+11 d7d-8 vr+9 2pa+6 il4-10 23x-9 88v+13 b5v-8 aq+11 bo6-10 1hy+6 5ke-13 16o+12 2pj-13 1st-9 5w3+7 4eb-9 kc-10 15z-9 911+14 qxb-9
b3-15 56p-15 5hr+9 3kx-9 rm-5 7y0-11 12j-6 cz9+9 82o-9 34p-8 3ox-8 1ac+8 2hd+8 8n-8 2bz-7 6d+5 7i6+9 3qh+13 hk-10 3t5-12 kl+14 i2+12 254-10 6rn+9 2dm+11 4ak-6
5st+9 398-12 64p+12 64x-11 70v-7 5a3+11 3ys-11 ctc+3 889-8 hu-7 cjl-12 bs-7 2cs-8 87d+8 6sg+9 c95+12 fa8+14 14n+18 4vh+10 3u1+14 1ra+5 685-6 15z+12 1y4-13
8z7+9 t0e-19 vvm-14 3dy+10 2gk+14 85m+6 89g-6 iaj-9 ax8+8 aan+10 zo+8 b9x+9 jp-10 3sa+14 1w0-9 7ye+17 289+8 3h4-13 ajj+8 36q-6 efj-10 gd2-12 6z8+7 4ac-9
5j3-32 1ck-9 62t-8 5s8-7 7lf-5 7dq+10 42f-15 h5w+9 5c6+8 ak-14 20f+8 1im-15 eiu-10 6pa-13 110-8 1ve-10 49t+10 1hj+11 1xk-11 y7-11 3lj+6 81g-17 zn+11 8t2-15
2fc+14 9c-7 lp+8 2k1+9 cz+9 g12-11 z4-6 2zf+10 cq8-11 9us-8 671+14 u6-9 80+7 g5-10 3ey+7 1n9-6 5zn-8 nm-18 38u+8 c2b+6 2o6+9 4bx-12 d43+8 43l+10 5ns-10 26b-8
2fy+11 iw6-7 c19-10 664-8 att+15 83o+7 9ak-12 158-11 dn5+8 1na+9 dpk+10 3on-6 1qd-9 2j6+11 3w0+9 gh3+5 5mr-12 6c8+12 ueh+12 6h6+6 czz+10 bvf+16 25n-8 4i+6
3sw-8 3j4-7 2po+9 vfi-8 o3-11 51n-13 la6+12 5mb+19 7a5-9 88m+9 g77-11 2aa-10 328+16 4to+9 9i-19 60w-11 3pj-7 31q+11 3yt+9 5na+10 6wb-9 8mw+7 3cy-12 581-16
a4v+10 cin+19 mg+13 79b+8 3qz-11 5g9-7 4mh-6 2lj+8 3su+10 8wp-9 4i9+12 oqb-9 2vd-8 62f-13 4i2+5 d5i+7 9z8+6 4f7+17 gx+6 8ff+7 8lc-7 2j3+11 is-14 j6+18 3d+5
87l-16 1d4-8 2r3-7 5iq+11 d7-15 5x-16 3w5-8 d3s+8 78+6 2wo-8 2cl-8 43x+7 3sz-9 156+15 3bt+9 2d2-10 3cg+9 3kr-11 1pq+10 457-13 123+10 49q+8 5zh-7 3m6-20 2wn-14
8ut-7 7pg-8 mba+7 7h4+14 1m4-14 8uk+8 16k-10 3zf+10 cyv-10 dqd-13 3zd+18 hvj+11 fr+10 2cn-11 5ms+16 4x+6 716-16 2ar-9 8j5-10 2be+11 1cs-8 2q1-11 b28+8 yn+11
h8i-12 9ha+10 7b5-7 1rk-6 lv+14 55m+7 t3m-10 i4f+7 2rs+8 c8r+7 5et-10 36l-6 aa-9 9t-13 3sp+11 4lj+7 eqe-8 zt-11 4-11 4wx-5 1tt-11 2al-16 1xy+13 1wa+9 36s-14
ywg+12 6e9+9 bfu+15 71g+11 fy+11 196+14 8tg-8 ci0+9 2ky+7 84d-9 1fa+10 9oi+14 47y-17 2bx+7 3kk+12 4bk-6 12f-25 9nn-7 3hn+9 6ug-16 7cl+9 46f+14 50r+8 24m-14
3mn+6 j3-11 dty+10 bsv+9 pm9-10 4fi+8 4md+18 58e+10 9s0+7 bt+8 orj+11 c4-6 q7-7 4gs+12 65h+7 4fw+8 ss-7 1cy-7 3pm+12 9xk+10 8uw+5 b76+8 ccq-11 gq-11 6td+10
35u+9 19j-8 4kp-7 avz+16 14g+13 1yf-9 4r1-11 6ie-8 1k6+10 buh+12 cqp+16 215-7 7m2+8 1wp+7 1m6-14 i59+7 df+10 2i6+8 8j2+9 1cu-8 hsu-9 3bk+14 6r7-7 ej+12 3zl-9
3kd-10 1i5-10 i8r+10 25b+13 1o8+13 bdj+12 656-20 2jf-8 9me+8 1ks+9 p1+6 h3l+10 1g6-8 10p-13 i1z-13 92i-9 28-8 3af-9 7kp-4 buj-13 tb+6 381-7 ag-8 3ti-8 3x5-15
6fl+11 305+8 13o+10 7k5-8 8b5-13 31z-14 8me+12 4ws-5 7mv+12 1ok+10 219-7 2rh-9 e41-12 96c-12 40q+9 h4+6 2g+10 12i-13 a7p+7 60o+16 6ju-13 b6-24 1t8+10 9et+14
1v6-11 l9p-10 3ay-11 83p+5 1zo-20 2c8-11 4zk+11 2w8-13 28-11 3t9-10 3q9+10 mea-7 14l-7 4mb-15 sd-9 1of-14 fv+8 1rd-10 15y+7 2mc+7 gsy+14 2jo-9 i3k+9 ebo-7
3dm-9 157+9 3h+14 58y-12 85n+13 5oo-6 9xz-7 e2-8 2rn-9 w8+9 5re-6 xb+9 51a+9 33f+5 id-6 1wx-7 70r+7 2id+7 sc-10 127-7 69p+12 2hr+7 2k-9 90a+10 ad0-11 7yf-9
1g3+7 36v+10 ph+7 3em+9 agh-23 56t+8 5d0-8 5lr+8 1pn+12 alo-12 361+15 5n0+11 ep4-12 3fg+13 2j0+8 pt6+12 ni-9 56g-12 v-16 4su-6 3f4+12 4u1+11 py+6 74e-7 abu+13
k9d+6 32z+14 2cd+8 3op+11 ymu+7 26n+12 1i7+7 5b4+12 dpu+10 67v-9 1ov-5 6l8+7 1aj+14 8zn+7 2vj-5 6yi+10 2u6-11 35l-16 ej-9 3oh+7 134+9 5u8+8 7yz+16 3wb+19
2mh-12 44i-14 1ih-10 4jf-9 3gy-11 28v+14 3uv+8 cw-14 1j6+14 23m-10 84o-8 67-6 73g+15 32j-5 dvt-10 k4-9 65d-9 apn+12 1u5-7 2x5-8 3lt-6 1my+11 4b-11 3fc+12
8ec-9 5to-9 78u-11 26e-8 8gg-7 7eq+9 bgd-8 e6j+12 99p+9 42b+7 237-9 18r+8 cwa+11 39z-7 yw-9 2vr-6 i47-11 539+15 w7+11 48c+4 9v4-4 5wr-10 ayb-13 g5t-10 6en+8
3ds+12 dvv-7 16w-18 5nv-7 976+13 7rs-7 hjh+9 e1t-9 94-9 93q-5 62j+13 4tn+12 42i-7 jq-8 642+15 2sz+13 44+10 3lg-8 r8+19 6ka+14 4xy+8 3zf-10 3y5+13 2qw-12 s6+12
60a+9 hm+9 3st+7 1x2-8 4za-12 eqd+9 2lk+11 qo+9 chv-7 2zn+9 erk-7 73p-7 3u4-12 mc0+6 4fa+7 1b+8 68c+11 1gv+10 ozh-11 9oz-9 8n+6 6b7+7 27w-10 3e7+6 6qi-12
3oo-9 1ep+12 f8q+9 k8+11 91r-9 a69-7 3tt+9 1t0-8 1sv-11 63w+23 ha-15 a5+7 5q6+8 bd1-9 68p+6 5bg+9 6gy+15 7g-9 98v+7 35y+7 dgf-9 qw+7 8eu+10 a2z-6 qg+12 3sq-8
58k-12 4ar+9 bf+10 1h1+8 775-10 uv+9 3r-9 6nm-8 71s+11 1e8u+14 eb-8 cpb+11 s2v-9 ue-9 jkp+9 7r1-8 asq-17 18w-15 1au+9 b8-29 aa8-15 5sx-13 3n3-8 1u+8 3ox-4
696-8 1ka-8 1bi-6 2dw+9 1d3+7 q8-10 4gn-10 3x0-7 2fr+8 bsa-12 fw3+8 5we-7 39u+11 cv-12 1r-6 kz1-13 3ps+8 231-12 2b3+16 1d8-12 83r+12 1mu+15 14m+8 1lr-12
64p+18 2na-9 7g7+11 84j+11 gnl+7 o0-7 6dl+9 8mg+6 282+6 da-12 12d+17 fcs+9 2ci+12 2xm-6 2o+9 8uc-13 d0t+12 22s-10 32h-9 7py+9 8c4-12 1eg-10 3h2-6 75-11 34g-9
2cm+10 2eq-14 2e8+12 1kw-4 3lf+17 90o-13 8uv+11 8tj-12 u5-13 7ji+12 168d-9 7ko-9 5un+6 hix+12 2op-10 3bl-6 5ec+12 6jp+11 b5w-14 3nk-19 354+11 332+10 4wm-6
1ah-8 3a8+7 5yt-17 53v-6 61l+9 1dt+6 6sp+11 9y6+8 54m-8 hn3-17 17l-7 4s2+8 1ll-13 5wb+10 8pl-20 9fa-14 3ii+9 h7+9 3jp+11 4lx-10 3nh+9 66w-9 t4-12 5a+5 6nf-20
kjc-11 1l1-16 28g+7 3p+11 5m1+10 177-9 5ab-21 3s4-12 2zr-23 1yx+6 3re-7 o6-9 anj-10 5c1+7 1op-11 4ou-12 ia1-9 3vw+8 2cl+6 b42+5 f1u+6 5co+12 75m+6 962+13
1ef+9 9ds+13 1wy-9 esr+9 6yw+12 adj+10 7z3-15 2qw+9 1m6-8 rav+6 7z9+5 156+9 1f7-15 5x3+9 4lp+8 iih-11 d8t-3 2qr-10 hj-6 dl0+11 9ub-10 dgt+15 ftr-10 1i+10
59n+8 d0l+15 1wh+10 qf+6 4jh+7 mh8-12 b5k+9 2mg-13 dl6+14 bn8-7 t5-6 6wj-14 my+22 5lh-7 4h7-8 24o-9 23r-9 1ys-9 cey+9 4jg+15 15q+10 dvc-11 2wf+6 3jt+13 538-19
145+8 3ff+6 7m+8 h4-14 arw+7 4bv+11 64j+22 3jg-9 337+9 cp1-8 bix+8 9up-13 c38+12 1o1-8 59j+11 6f-10 73s-11 ei0-15 320-9 17m+9 tm+6 3f+7 324+9 ae-15 q0+7 j8-6
a4+8 dv+14 4pn-10 mc-12 20d+9 6oe-7 2cq+17 42o+14 6es-7 96u-13 3qc+11 79q+5 3e3+9 58m-8 5lm+15 1er-13 i5+7 7ui-9 py+8 au-15 19k-10 3lt+8 5s8-11 1tk-14 35h+10
3bb-11 7ql+12 2tf+16 l3-7 h59-11 4yz-12 q2+13 tyq+9 lz+11 88-11 cg5-10 5gk+8 en9-8 68v-13 94g+12 57z+5 aya-11 wl-7 56u-7 3dw-9 2mt+4 7q-7 d3p+14 2bc-11 174-12
8x8-21 dvi+13 5hi-13 2k9+8 45u-9 lug+21 3op+6 1vf-13 zha-19 ho3-14 6tv+8 a0-7 7rl+7 6ly-13 4x3-11 cpg+12 1xw+12 3ti-6 2um+10 2ei-8 34p+6 25z+10 h4m-13 285-7
36h+21 8rr+12 2im-22 1mc-19 d2w-9 cu-8 1zl-11 4fb+10 4ag+8 es+9 nx+12 1ll-17 5y9-7 jj-10 26w-6 6v9-13 47d-8 2tr-11 4er-8 5mv-10 6q2-13 53f+7 2c4+8 e6m-13 5y-8
67t+19 2hd+12 8n5+7 gyn+13 1x+8 661-9 20r+7 1rg+7 208-8 6aw-10 5xa-7 1zy-15 2g+14 6tj-8 5gs+14 a1l-10 2a1+8 auz-9 5be+8 2fs-9 4a5-19 3gi-6 ca1-9 ll-10 6kk+6
1y4+11 h6x+5 288-8 75z-6 3fo+16 5ww-12 561+9 419-11 l0w-7 5u-11 76j-11 6km+8 8t+16 1yg-8 6z3-19 31r-10 5zd+9 5ge+12 ic-11 dc1+8 1gd+8 463-10 5v2+8 y-9 hck-5
a2+6 7j-14 4n7+10 2jz+9 9br-10 4k9+8 3hc+14 984+15 bdj-4 vuc+9 b5n+9 exa-22 34b+12 d0n-8 60t-5 9u4-12 5v1+10 339-8 h8+12 ay7-13 1jk-8 c1y+7 17m-6 2ix-8 1xo-13
19p-8 9os+14 147+12 8gq-7 16v-4 86j-8 4vc+9 4y9-8 24v-10 13g+9 7pv-8 4xw+9 iy-10 1ry+13 6rc+9 fxw+8 g05-12 ovb-13 610-8 26q-15 ctd-7 3t4+11 bc+9 39f-10 64t+12
9p+6 1jb+8 4gb+13 138-7 2ek+7 mc+7 4pl-7 4bf+7 8i+15 c22-9 9lo-11 8p6-9 26d-5 b54+8 4bq-8 d5-11 20k+7 dyk-10 3cc-8 n4-9 1qh-7 q3+10 2cr+23 edg-10 1aq-8 qq+10
tp-7 7xb-8 2v0+9 82+9 qrb-12 977-8 a2b-15 dyk-7 4cl-6 3ky-11 4rm+14 40r-10 hc+7 5bp-6 2pb-13 3ck-10 3tb-5 a09-14 4dp-8 o7+11 165+8 8vt-9 2be+14 908-9 zn+10
7k0-9 so+9 8oz+7 6cd-5 1i-5 6ut-9 oez+8 2qd+17 rs+10 5by-6 1oj+10 7fv+11 44z-8 q4u+17 72f-13 4ph+10 o3e+10 8pk-9 73k-16 3ct-15 1g8-14 7ra-9 hh+9 35g-8 4wb-9
2da-7 6cq-7 399-11 8ca+8 8z+6 9i-17 6v3-8 bv9+9 7pt-11 76p-10 6ps-14 4kq+9 2kh+8 68j-9 be0+6 5ou+9 50z+8 kax-13 4kz+11 677-6 10g-9 m8-11 2sz-8 5jg-8 6kz+12
5rm+7 68a+10 jl-8 3ro-10 258-6 sb-11 6x7+13 69b-6 1fj+7 1fs-11 2os-8 jxj-23 1q-9 4ft-8 1w1-17 61p-14 q-8 2v8-12 5ls-8 7ye+6 1vr+7 22y+8 8pt-7 16d+8 s2n-10
5gd+9 1co-7 5ok-8 ix-6 11h+11 3yu-7 bto+11 3e3+9 70o-10 1ea-6 4te-10 3jv+8 2fm-7 5z5+8 a56+8 4jh-11 2es+11 16d+11 qw+5 4g+9 7h2-8 fkz-9 d-7 3mk-9 43e+8 627+10
6gr-9 9k-8 6mg+6 2jp-10 5m7-11 17s+11 3yx+12 1b-9 j4+11 i61-8 ec-10 8hx+11 5ev+8 2pp-7 3xi-6 bbe-12 1n+13 336-8 144-11 26x-8 ip+12 e5-19 9u+8 deu+8 7mu+9
3h7-9 4m6-10 65b+12 8cm+5 2eb-9 6ly-13 6i1+6 7cu-11 77t+11 4zj-13 1d9+7 9n9-12 7k2+7 pr+9 1he+16 171+7 qc-7 3s8+5 7o-11 14e-28 7z-9 b13-7 8e+12 9dp-10 5k4+8
4jx+19 38m-11 8jv-7 41z+5 bzi+14 147-10 d5i+11 4n2+13 302+12 124-10 7i7-7 czg-10 blw+11 dm9-20 29q-17 3d5-8 3g7-5 3v1+7 6gd-8 d1m+9 93-14 84g-14 746-9 1i7+7
4cd-12 a84-9 41w+14 1oc+10 44k-7 mea+6 ef4+9 21z+10 2es+10 mkv+12 dg-9 5wa-8 31n+11 d8a+13 d1+9 6t3+17 45x+7 3kc-9 2pp+8 5dm-15 54b+10 429-6 bkp-10 atb-6
`
